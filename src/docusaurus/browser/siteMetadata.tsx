/**
 * Replaces what Docusaurus puts into the head of every page. The stock part also sets the site's
 * title, in case a page has none. Pages are hydrated in pieces, so the tab would show that title
 * until the piece with the page's own comes, 0.3 to 1.2 s later on a slow phone. Every page here has a title (src/outputs checks it).
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The page's language, how wide a phone draws it, and its icon. */
export default function SiteMetadataDefaults(): ReactNode {
  const {
    siteConfig: {favicon},
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {htmlLang, direction} = localeConfigs[currentLocale]!;
  const icon = useBaseUrl(favicon);
  return (
    <Head>
      <html lang={htmlLang} dir={direction} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      <link rel="icon" href={icon} />
    </Head>
  );
}
