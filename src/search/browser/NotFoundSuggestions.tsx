import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ask} from './connection';
import {plainText} from './ResultBody';
import {nearestFirst, pathWords, sharesWord} from '../pathWords';
import type {Result} from '../shown';

export {pathWords};

/** Suggests pages and operations only, because a misspelt address is seldom that of a property. */
const KINDS = new Set(['guide', 'operation', 'page', 'service']);
const LIST = {group: 4, all: 24};
const COUNT = 5;

/**
 * Searches for the words of an address that does not exist, and suggests the pages closest to it.
 *
 * @param props.path the address
 */
export default function NotFoundSuggestions({path}: {path: string}): ReactNode {
  const [suggested, setFound] = useState<{path: string; results: Result[]}>();
  const words = pathWords(path);
  useEffect(() => {
    if (!words) return undefined;
    let left = false;
    void ask(words, LIST).then(({results}) => {
      // Without search the plain links below remain.
      if (left || !results) return;
      const pages = results.groups
        .flatMap((group) => group.results)
        .filter(({kind, address, title}) => KINDS.has(kind) && sharesWord(path, {address, title: plainText(title)}));
      setFound({path, results: nearestFirst(path, pages).slice(0, COUNT)});
    });
    return () => {
      left = true;
    };
  }, [path, words]);
  const results = suggested?.path === path ? suggested.results : [];
  return (
    <div role="status">
      {results.length > 0 && (
        <>
          <h2>Were you looking for one of these?</h2>
          <ul role="list">
            {results.map(({address, title, trail}) => (
              <li key={address}>
                <Link to={address}>{plainText(title)}</Link>
                <small>{trail}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
