import type {Format} from '../format';

export const pnpmLock: Format = {
  id: 'pnpm-lock',
  language: 'JavaScript',
  title: 'pnpm-lock.yaml',
  tools: 'pnpm 3 and newer',
  syntax: 'text',
  sign: (text) => /^lockfileVersion:\s*\S/m.test(text),
  read: async (text) => (await import('./pnpmLock')).readPnpmLock(text),
  nearby: [
    {
      name: /^pnpm-workspace\.ya?ml$/i,
      message: 'This looks like pnpm-workspace.yaml. Use pnpm-lock.yaml, which is in the same folder.',
    },
  ],
};
