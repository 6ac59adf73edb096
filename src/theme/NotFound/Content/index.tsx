import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {MAX_LINE_LENGTH} from '../../../browser/fieldLength';
import type * as SearchParts from '../../../search/browser/NotFoundSuggestions';
import './NotFound.css';

/** Where to go on, whatever the address was. */
const WAYS = [
  ['/docs/', 'Go to the documentation home', 'Pages by task, and a first request.'],
  ['/docs/guides/find-a-service', 'Find the right service', 'Start from a package URL, a repository, a CVE or a DOI.'],
  ['/docs/guides/find-a-service#families', 'Browse the services', 'All services, by category.'],
  ['/docs/guides/troubleshooting', 'Troubleshooting', 'A request fails, or its response is empty.'],
] as const;

/** Says that the page does not exist and where to go on. The title is set here because under `/docs` nothing else sets it. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const [search, setSearch] = useState<typeof SearchParts>();
  useEffect(() => {
    // Without search the links are enough.
    import('../../../search/browser/NotFoundSuggestions').then(setSearch, () => undefined);
  }, []);
  const Suggestions = search?.default;
  const words = search?.pathWords(pathname);
  return (
    <main className={clsx('container margin-vert--xl not-found', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page not found</h1>
      <p>We can't find that page. It may have moved, or the link may be wrong.</p>
      <form action="/search" role="search">
        <input
          className="field-input field-input--l"
          key={words}
          type="search"
          name="q"
          maxLength={MAX_LINE_LENGTH}
          aria-label="Search the documentation"
          defaultValue={words}
        />
        <button className="button button--primary button--lg" type="submit">
          Search
        </button>
      </form>
      <ul role="list">
        {WAYS.map(([to, title, text]) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <small>{text}</small>
          </li>
        ))}
      </ul>
      {/* Below the links, so that it moves none of them when it comes. */}
      {Suggestions && <Suggestions path={pathname} />}
    </main>
  );
}
