import type {ReactNode} from 'react';
import Prerendered from '../../prerendered/browser/Prerendered';
import styles from '../landing.module.css';

/** Stands in for LandingContent in the production browser bundle: the content is in the page's HTML. */
export default function PrerenderedLanding(): ReactNode {
  return <Prerendered path="/" name="landing" className={styles.page} />;
}
