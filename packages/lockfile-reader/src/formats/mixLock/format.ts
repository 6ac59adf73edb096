import type {Format} from '../format';
import {isMixLock, readMixLock} from './mixLock';

export const mixLock: Format = {
  id: 'mix-lock',
  language: 'Elixir',
  title: 'mix.lock',
  tools: 'Mix (Elixir)',
  syntax: 'text',
  fileName: /^mix\.lock$/i,
  sign: isMixLock,
  read: readMixLock,
  nearby: [
    {
      name: /^(?:mix\.exs|rebar\.(?:config|lock))$/i,
      message: "This looks like a Mix or Rebar file that we don't read. Use mix.lock, or an SBOM in CycloneDX (JSON).",
    },
  ],
};
