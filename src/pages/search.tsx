import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import indexAddress from '@generated/search/default/index.json';
import Layout from '@theme/Layout';
import SearchPage from '../search/browser/SearchPage';

/** Search as a page: works as a link and from a browser's search bar (static/opensearch.xml). */
export default function Search(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search pages, services, API operations, parameters and response properties of the ecosyste.ms documentation."
    >
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="preload" href={indexAddress} as="fetch" crossOrigin="anonymous" />
      </Head>
      {/* A translator would take pieces of text away from React. */}
      <main className="container margin-vert--lg search-page" translate="no">
        <h1>Search</h1>
        <p className="search-without">
          Search needs JavaScript. Without it, <Link to="/docs/guides/find-a-service">find the right service</Link> or{' '}
          <Link to="/docs/guides/find-a-service#families">browse the services</Link>.
        </p>
        <SearchPage />
      </main>
    </Layout>
  );
}
