import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {keyboardFocusedClassName} from '@docusaurus/theme-common/internal';
import routes from '@generated/routes';

/** Routes of pages are exact. Any other path leads to the page of a wrong address, which the build makes as a page of its own. */
function isPage(pathname: string): boolean {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact === true && route.path !== '/404.html';
}

/** What the head of each page says besides the page's own. A wrong address is not canonical for anything. */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const address = url + pathname;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:locale" content={currentLocale} />
        <body className={keyboardFocusedClassName} />
      </Head>
      {isPage(pathname) && (
        <Head>
          <meta property="og:url" content={address} />
          <link rel="canonical" href={address} />
          <link rel="alternate" href={address} hrefLang={currentLocale} />
          <link rel="alternate" href={address} hrefLang="x-default" />
        </Head>
      )}
    </>
  );
}
