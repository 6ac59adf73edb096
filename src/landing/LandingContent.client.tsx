import type {ReactNode} from 'react';
import Island from '../islands/Island';
import styles from './landing.module.css';

/** Stands in for LandingContent in the production browser bundle: the content is in the page's HTML. */
export default function LandingContent(): ReactNode {
  return <Island path="/" name="landing" className={styles.page} />;
}
