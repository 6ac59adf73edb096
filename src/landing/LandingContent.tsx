import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import StaticHtml from '../components/StaticHtml';
import {scale, SCALE_DATE} from '../catalogue/access';
import {categories, servicePath, servicesOf} from '../catalogue/services';
import {TAGLINE} from '../site/config';
import landing from '@generated/landing/default/landing.json';
import styles from './landing.module.css';

const READERS = [
  {title: 'You maintain or use open source', text: 'Find who depends on you, what you depend on and where it needs help.', to: '/docs/get-started/oss', label: 'Use it in open source'},
  {title: 'You build a product', text: 'Plan for limits, licences and attribution before you ship.', to: '/docs/get-started/commercial', label: 'Use it in a company'},
  {title: 'You work on ecosyste.ms', text: 'Set up a service, learn the conventions, and land a first change.', to: '/docs/get-started/internal', label: 'Work on the team'},
  {title: 'You are new to this', text: 'Learn the words, send a request, and read the answer.', to: '/docs/get-started/new', label: 'New starters'},
] as const;

function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
}

/** Everything between navigation and footer of the landing page. In the browser bundle an island stands in for it (src/islands). */
export default function LandingContent(): ReactNode {
  return (
    <div className={styles.page} data-island="landing">
      <header className={styles.hero}>
        <div className={`${styles.inner} ${styles.heroGrid}`}>
          <div>
            <h1>{TAGLINE}</h1>
            <p className={styles.lead}>
              ecosyste.ms publishes open data about software projects: packages, repositories, advisories, commits, issues and funding. Every service answers in JSON, and none asks for a key.
            </p>
            <div className={styles.actions}>
              <Link className={styles.primary} to="/docs/guides/first-api-call">
                Make your first API call
              </Link>
              <Link className={styles.secondary} to="/docs/category/data-services">
                Browse the services
              </Link>
            </div>
          </div>
          <section className={styles.first} aria-labelledby="first-request">
            <h2 id="first-request">A first request: what is known about a package</h2>
            <StaticHtml html={landing.request} />
          </section>
        </div>
      </header>
      <section className={styles.section} aria-labelledby="start">
        <div className={styles.inner}>
          <h2 id="start">Start from what you have</h2>
          <p className={styles.intro}>Each line leads to the operations that take it.</p>
          <StaticHtml html={landing.starts} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="services">
        <div className={styles.inner}>
          <h2 id="services">The services</h2>
          <p className={styles.intro}>Five families. Each service has an API of its own, with the same conventions for paging, errors and limits.</p>
          <ul className={styles.grid}>
            {categories.map((category) => (
              <li key={category.id} className={styles.card}>
                <h3>
                  <Link to={`/docs/category/${category.id}`}>{category.title}</Link>
                </h3>
                <p>{category.description}</p>
                <ul>
                  {servicesOf(category.id).map((service) => (
                    <li key={service.id}>
                      <Link to={servicePath(service)}>{service.title}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="readers">
        <div className={styles.inner}>
          <h2 id="readers">Where to begin</h2>
          <ul className={styles.grid}>
            {READERS.map((reader) => (
              <li key={reader.to} className={styles.card}>
                <h3>{reader.title}</h3>
                <p>{reader.text}</p>
                <ul>
                  <li>
                    <Link to={reader.to}>{reader.label}</Link>
                  </li>
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`${styles.section} ${styles.end}`} aria-labelledby="numbers">
        <div className={styles.inner}>
          <h2 id="numbers">The scale of it</h2>
          <dl className={styles.numbers}>
            {scale.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.date}>
            As published by ecosyste.ms on {formatDate(SCALE_DATE)}. Data under <Link to="/docs/usage/licences">CC BY-SA 4.0</Link>.
          </p>
        </div>
      </section>
    </div>
  );
}
