import type {ReactNode} from 'react';
import {scale, SCALE_DATE} from '../catalogue/access';
import {formatDate} from '@ecosystems-docs/text';
import {roles} from '../catalogue/roles';
import {API_COUNT} from '../catalogue/services';
import {TAGLINE} from '../catalogue/site';
import Prerender from '../prerender/Prerender.static';
import type {PartProps} from '../prerender/browser/Prerendered';
import Figures from '../components/Figures/Figures';
import Cards from '../components/Cards/Cards';
import LockfileCheck from '../content/LockfileCheck/LockfileCheck';
import ServiceMap from '../content/ServiceMap/ServiceMap';
import {StartForm, StartResultsPlace} from '../content/Starts/Starts';
import LandingExample, {type LandingRecord} from './LandingExample';
import landing from '@generated/landing/default/landing.json';
import styles from './landing.module.css';
import {STATIC} from '../markers/markers';

/** What of the landing page comes from the API descriptions (node/plugin.ts). */
export interface LandingData {
  records: readonly LandingRecord[];
}

/** The tagline, the form that leads from what a reader has to the request for it, and what comes back. */
function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={STATIC}>
          <h1>{TAGLINE}</h1>
          <p className={styles.lead}>
            Open data for developers, researchers and security teams, through {API_COUNT} JSON APIs. No key needed.
          </p>
          <StartForm examples={landing.records.map(({text}) => text)} />
          <p className="note">
            <a href="/docs/guides/find-a-service">What you can paste</a>
            {' · '}
            <a href="/docs/guides/first-api-call">Make your first API call</a>
          </p>
          <div className={styles.figures}>
            <Figures figures={scale.slice(0, 4)} />
            <p className="note">As of {formatDate(SCALE_DATE)}</p>
          </div>
        </div>
        <div className={STATIC}>
          {landing.records.map((record, index) => (
            <LandingExample key={record.text} record={record} hidden={index > 0} />
          ))}
          <StartResultsPlace />
        </div>
      </div>
    </header>
  );
}

function Services(): ReactNode {
  return (
    <section className={`${styles.inner} ${styles.section} ${styles.end} ${STATIC}`} aria-labelledby="services">
      <h2 id="services">Choose a service</h2>
      <ServiceMap />
      <p className="note">
        The data is licensed under <a href="/docs/usage/licences">CC BY-SA 4.0</a>.
      </p>
    </section>
  );
}

function Readers(): ReactNode {
  return (
    <section className={`${styles.inner} ${styles.section} ${STATIC}`} aria-labelledby="readers">
      <h2 id="readers">Where to begin</h2>
      <Cards cards={roles} />
    </section>
  );
}

/** Everything between navigation and footer of the landing page. */
export default function LandingContent(part: PartProps): ReactNode {
  return (
    <Prerender {...part}>
      <Hero />
      <div className={`${styles.inner} ${STATIC}`}>
        <LockfileCheck lead picture />
      </div>
      <Readers />
      <Services />
    </Prerender>
  );
}
