import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import './NotFound.css';

/** Says that the page does not exist and where to go on. The title is set here because under `/docs` nothing else sets it. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const [Suggestions, setSuggestions] = useState<ComponentType<{path: string}>>();
  useEffect(() => {
    // Without search the links below are enough.
    import('../../../search/browser/Suggestions').then(
      ({default: loaded}) => setSuggestions(() => loaded),
      () => undefined,
    );
  }, []);
  return (
    <main className={clsx('container margin-vert--xl not-found', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page not found</h1>
      <p>We can't find that page. It may have moved, or the link may be wrong.</p>
      {Suggestions && <Suggestions path={pathname} />}
      <ul>
        <li>
          <Link to="/docs/">Go to the documentation home</Link>
        </li>
        <li>
          <Link to="/docs/guides/find-a-service">Find the right service</Link>
        </li>
        <li>
          <Link to="/docs/guides/find-a-service#families">Browse the services</Link>
        </li>
      </ul>
    </main>
  );
}
