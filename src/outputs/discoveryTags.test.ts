import {describe, expect, it} from 'vitest';
import {discoveryTags} from './discoveryTags';
import {jsonLd} from './jsonLd';
import {listPages, type Page} from './pages';

const pages = listPages();
const page = (route: string): Page => pages.find((candidate) => candidate.route === route) as Page;

describe('the JSON-LD of a page', () => {
  it('is an article, the website on the landing page, and a collection on a page of services', () => {
    expect(jsonLd(page('/docs/services/data-services/advisories'), '2026-11-21T10:00:00+00:00')).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Advisories',
      url: 'https://docs.ecosyste.ms/docs/services/data-services/advisories',
      dateModified: '2026-11-21T10:00:00+00:00',
      inLanguage: 'en-GB',
    });
    expect(jsonLd(page('/'))).toMatchObject({'@type': 'WebSite', name: 'ecosyste.ms documentation'});
    expect(jsonLd(page('/docs/category/products'))).toMatchObject({'@type': 'CollectionPage', name: 'Products'});
  });
});

describe('the tags of a page', () => {
  it('name its image with its words, its Markdown, llms.txt and the feed', () => {
    const tags = discoveryTags({kind: 'landing', route: '/', title: 'A "b" & <c>', description: 'd', file: 'e'});
    expect(tags).toContain('<meta property="og:image" content="https://docs.ecosyste.ms/social/index.png">');
    expect(tags).toContain(
      '<meta property="og:image:alt" content="ecosyste.ms documentation: A &quot;b&quot; &amp; &lt;c&gt;">',
    );
    expect(tags).toContain('<link rel="alternate" type="text/markdown" href="/index.md">');
    expect(tags).toContain('<link rel="describedby" type="text/plain" href="/llms.txt">');
    expect(tags).toContain('type="application/atom+xml" href="/changes.xml"');
  });

  it('cannot be broken out of', () => {
    const tags = discoveryTags({
      kind: 'landing',
      route: '/',
      title: 'x',
      description: '</script><script>alert(1)</script>',
      file: 'e',
    });
    expect(tags.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(tags)?.[1] ?? '')).toMatchObject({
      description: '</script><script>alert(1)</script>',
    });
  });
});
