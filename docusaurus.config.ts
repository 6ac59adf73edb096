import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {links} from './src/catalogue/links';
import {API_COUNT} from './src/catalogue/services';
import {ANNOUNCEMENT_ID, SITE_TITLE, SITE_URL, TAGLINE} from './src/catalogue/site';
import {warnOfBrokenMarkdownLink} from './src/content/node/brokenLinks';
import {beforeRehype, beforeRemark} from './src/content/node/plugins';
import pagesOnDemandPlugin from './src/docusaurus/node/pagesOnDemand';
import {withCategoryDates} from './src/outputs/sitemapDates';
import {recmaStaticContent} from './src/prerender/node/recma';
import {readHistory} from './src/api/node/lastChanged';

const history = readHistory(__dirname);

const themeConfig: UserThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // We highlight code when we build; Docusaurus would send its default colours to every reader.
  prism: {theme: {plain: {}, styles: []}},
  announcementBar: {
    id: ANNOUNCEMENT_ID,
    content: '<a href="/docs/guides/check-your-project">New: check all your lockfiles at once</a>',
    isCloseable: true,
  },
  navbar: {
    hideOnScroll: false,
    logo: {
      alt: 'ecosyste.ms documentation',
      src: 'img/logo.png',
      srcDark: 'img/logo-dark.png',
      width: 150,
      height: 30.5,
    },
    items: [
      {type: 'docSidebar', sidebarId: 'getStarted', label: 'Get Started', position: 'left'},
      {type: 'docSidebar', sidebarId: 'services', label: 'Services', position: 'left'},
      {type: 'docSidebar', sidebarId: 'guides', label: 'Guides', position: 'left'},
      {type: 'docSidebar', sidebarId: 'contributing', label: 'Contributing', position: 'left'},
      {type: 'docSidebar', sidebarId: 'usage', label: 'Usage', position: 'left'},
      {href: links.github, label: 'GitHub', position: 'right'},
      {href: links.mastodon, label: 'Mastodon', position: 'right'},
      {type: 'docSidebar', sidebarId: 'about', label: 'About', position: 'right'},
    ],
  },
  footer: {
    links: [
      {title: 'Docs', items: [{label: 'Getting Started', to: '/docs/'}]},
      {
        title: 'Community',
        items: [
          {label: 'GitHub', href: links.github},
          {label: 'Mastodon', href: links.mastodon},
          {label: 'Open Collective', href: links.openCollective},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'ecosyste.ms', href: links.website},
          {label: 'Contact', to: '/docs/about/contact'},
        ],
      },
    ],
    // The specification fixes the year.
    copyright:
      'Copyright © 2025 ecosyste.ms. Text CC BY-SA 4.0, code MIT. For agents: <a href="/llms.txt">llms.txt</a>.',
  },
};

const config: Config = {
  title: SITE_TITLE,
  tagline: TAGLINE,
  // The landing page shows it; the catalogue would weigh more in its script.
  customFields: {apiCount: API_COUNT},
  url: SITE_URL,
  baseUrl: '/',
  favicon: 'img/favicon.png',
  // The landing page has its own (src/landing/baseUrlHelp.ts): the stock one makes elements of text, which the policy refuses.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en'}}},
  markdown: {
    format: 'mdx',
    hooks: {onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // Its keys do not know that a page depends on an API description, and a fresh machine has no cache anyway.
      rspackPersistentCache: false,
      // Two cores and a few hundred pages: starting workers costs more than it saves.
      ssgWorkerThreads: false,
    },
  },
  plugins: [
    [
      './src/reference/routes/node/plugin.ts',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        breadcrumbs: true,
        showLastUpdateTime: history.known,
        beforeDefaultRemarkPlugins: beforeRemark,
        beforeDefaultRehypePlugins: beforeRehype,
        recmaPlugins: [recmaStaticContent],
      },
    ],
    ['@docusaurus/plugin-content-pages', {path: 'src/pages'}],
    [
      '@docusaurus/plugin-sitemap',
      {
        changefreq: null,
        priority: null,
        lastmod: history.known ? 'date' : null,
        ignorePatterns: ['/search'],
        createSitemapItems: withCategoryDates,
      },
    ],
    './src/content/node/plugin.ts',
    './src/docusaurus/node/plugin.ts',
    pagesOnDemandPlugin,
    './src/landing/node/plugin.ts',
    './src/console/node/plugin.ts',
    './src/prerender/node/plugin.ts',
    './src/outputs/plugin.ts',
    './src/search/node/plugin.ts',
  ],
  themes: [['@docusaurus/theme-classic', {customCss: './src/css/custom.css'}]],
  themeConfig,
};

export default config;
