import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {baseUrlHelp} from '@site/src/landing/baseUrlHelp';
import LandingContent from '@site/src/landing/LandingContent.static';
// The content comes prerendered, its styles with this page's script.
import '@site/src/components/Cards/Cards.css';
import '@site/src/components/Figures/Figures.css';
import '@site/src/components/ServiceChips/ServiceChips.css';
import '@site/src/content/RequestExample/RequestExample.css';
import '@site/src/content/ServiceMap/ServiceMap.css';
import '@site/src/content/Starts/Starts.css';
import '@site/src/content/LockfileCheck/CheckPicture.css';
import '@site/src/components/RecordCard/RecordCard.css';
import '@site/src/components/Switch/Switch.css';
import '@site/src/landing/LandingExample.css';
import '@site/src/landing/landing.module.css';

/** The landing page: what this is, a request that works, and a way in for every kind of question. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title="Open source intelligence for your project"
      description={`Documentation of ecosyste.ms: open data about packages, repositories, advisories, commits and funding, through ${String(siteConfig.customFields?.apiCount)} JSON APIs and a command line client.`}
    >
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{baseUrlHelp(siteConfig.baseUrl)}</script>
        </Head>
      )}
      <main>
        <LandingContent path="/" name="landing" />
      </main>
    </Layout>
  );
}
