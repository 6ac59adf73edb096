import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import LandingContent from '@site/src/landing/LandingContent';

/** The landing page: what this is, a request that works, and a way in for every kind of question. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Open source intelligence for your project"
      description="Documentation of ecosyste.ms: open data about packages, repositories, advisories, commits and funding, through 24 JSON APIs and a command line client.">
      <main>
        <LandingContent />
      </main>
    </Layout>
  );
}
