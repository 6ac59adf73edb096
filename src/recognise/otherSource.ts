/** What a package URL says of its source. Apart from `recognise.ts`, because search shows no notes and needn't load the list of registries. */
import {purlElsewhere} from '@ecosystems-docs/lockfile-reader';
import {parsePackageUrl} from '@ecosystems-docs/lockfile-reader/purl';
import {otherRegistry} from './containerImages';
import type {Recognised, Refusal} from './reading';
import {clean, recognise, withNotes} from './recognise';

/** @returns what `recognise` returns, with a note where a package URL names another source than the public registry */
export function recogniseWithSource(input: string): Recognised | Refusal {
  const result = recognise(input);
  const text = 'refusal' in result ? '' : clean(input);
  const url = /^pkg:/i.test(text) ? parsePackageUrl(text) : undefined;
  const {host, reason} = (url && purlElsewhere(url, text)) ?? {};
  if (host && url && /^(?:docker|oci)$/.test(url.type)) return otherRegistry(host);
  return reason ? withNotes(result, ['The package URL names another source, so this may be another package.']) : result;
}
