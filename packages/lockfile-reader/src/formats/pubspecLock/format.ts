import type {Format} from '../format';

export const pubspecLock: Format = {
  id: 'pubspec-lock',
  language: 'Dart',
  title: 'pubspec.lock',
  tools: 'Dart and Flutter',
  fileName: /^pubspec\.lock$/i,
  syntax: 'text',
  sign: (text) => /^packages:\r?\n {2}\S[^\n]*:\r?\n {4}dependency: /m.test(text),
  read: async (text) => (await import('./pubspecLock')).readPubspecLock(text),
  nearby: [
    {
      name: /^pubspec\.yaml$/i,
      message: 'This looks like pubspec.yaml. It lists version ranges. Use pubspec.lock: dart pub get.',
    },
  ],
};
