import {expect, it} from 'vitest';
import {isOtherLanguage} from './otherLanguage';

it.each([
  ['依存関係', ['依存関係']],
  ['límite de peticiones', ['límite', 'peticiones']],
  ['wie finde ich ein Paket', ['finde']],
  ['comment trouver les paquets', ['trouver']],
])('%s is no English', (text, unknown) => expect(isOtherLanguage(text, unknown)).toBe(true));

it.each([
  ['how do I find a package', []],
  ['zzqxwvk', ['zzqxwvk']],
  ['Les Mis', []],
  ['naïve', []],
])('%s may be', (text, unknown) => expect(isOtherLanguage(text, unknown)).toBe(false));
