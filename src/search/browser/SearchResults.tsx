import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {count} from '@ecosystems-docs/text';
import {ResultBody} from './ResultBody';
import {KIND_TITLES} from '../groups';
import type {Result, Results} from '../shown';

function Others({others}: {others: Result['others']}): ReactNode {
  if (others.length === 0) return null;
  return (
    <details className="search-others">
      <summary>{count(others.length, 'more place')}</summary>
      <ul>
        {others.map(({title, address}) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Results as an ordinary list of links, by kind. */
export default function SearchResults({results}: {results: Results}): ReactNode {
  return results.groups.map(({kind, results: list}) => (
    <section key={kind} className="search-group" aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>{KIND_TITLES[kind]}</h2>
      <ul role="list" className="search-list">
        {list.map((result) => (
          <li key={result.address}>
            <Link to={result.address} className="search-option">
              <ResultBody result={result} />
            </Link>
            <Others others={result.others} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
