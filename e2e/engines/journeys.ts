/** The journeys that readers make, written once and made in every engine. */
import {expect} from '@playwright/test';
import {lockfile} from '../support/bulkLookup';
import {WIDE} from './driver';
import {pause, type Reader} from './reader';

/** What a reader does, by its name. */
export const journeys = new Map<string, (reader: Reader) => Promise<void>>();

const CONVENTIONS = '/docs/usage/conventions';
const JOBS = '/docs/guides/jobs';
const FIRST_CALL = '/docs/guides/first-api-call';
const USAGE = '/docs/usage/';
const ERRORS = '/docs/usage/errors';
const LOOKUP = '/docs/services/data-services/packages/lookup-package';
const SEARCH = '/search?q=packages';

/** Links of the bar, which is in view wherever the reader stands. */
const TO_USAGE = 'nav.navbar a.navbar__item[href="/docs/usage/"]';
const TO_ABOUT = 'nav.navbar a.navbar__item[href="/docs/about/"]';
const ABOUT = '/docs/about/';

/** What a navigation fetches. */
const PAGES = /\/parts\/|assets\/js/;

/** Attribute by which a journey finds the element again that it has chosen. */
const CHOSEN = '[data-chosen]';

async function search(reader: Reader, query: string): Promise<void> {
  await reader.seesCount('dialog.search-dialog[open]', 1);
  await reader.browser.type(query);
  await reader.sees(
    () => document.querySelector('.search-dialog [role="status"]')?.textContent?.match(/“(.*)”/)?.[1],
    query,
  );
  await expect
    .poll(() =>
      reader.browser.run(() => {
        const body = document.querySelector('.search-body');
        const first = body?.querySelector('.search-option')?.getBoundingClientRect();
        return (body?.clientHeight ?? 0) > 200 && (first?.height ?? 0) > 20;
      }),
    )
    .toBe(true);
}

/** Marks the first of the elements that lies in the middle of the window. */
async function choose(reader: Reader, selector: string): Promise<void> {
  const isFound = await reader.browser.run((wanted) => {
    document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
    const found = [...document.querySelectorAll(wanted)].find((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return top > 150 && bottom < window.innerHeight - 100;
    });
    found?.setAttribute('data-chosen', '');
    return found !== undefined;
  }, selector);
  expect(isFound).toBe(true);
}

journeys.set(
  'goes back while the search dialog is loading, and no dialog opens over the page before',
  async (reader) => {
    await reader.open(JOBS);
    await reader.browser.click(TO_USAGE);
    await reader.isAt(USAGE);
    reader.site.held = /search-dialog/;
    await reader.browser.press('Control+k');
    await reader.waitsForFile();
    await reader.browser.back();
    await reader.isAt(JOBS);
    reader.site.held = undefined;
    await reader.hasFiles();
    await reader.seesCount('dialog[open]', 0);
    await reader.browser.press('Control+k');
    await reader.seesCount('dialog.search-dialog[open]', 1);
    await reader.browser.press('Escape');
    await reader.seesCount('dialog[open]', 0);
  },
);

journeys.set('presses Escape or a field while the search dialog is loading, and types there', async (reader) => {
  const {browser, site} = reader;
  const ways = [() => browser.press('Escape'), () => browser.click('question-filter input')];
  for (const giveUp of ways) {
    await reader.open('/docs/about/faq');
    site.held = /search-dialog/;
    await browser.press('Control+k');
    await reader.waitsForFile();
    await giveUp();
    await browser.click('question-filter input');
    // A page that is opened again in the same entry keeps its filter.
    await browser.press('Control+a');
    await browser.type('key');
    site.held = undefined;
    await reader.hasFiles();
    await reader.seesCount('dialog[open]', 0);
    await reader.sees(() => document.querySelector<HTMLInputElement>('question-filter input')?.value, 'key');
  }
});

journeys.set(
  'types elsewhere while the console is loading, and keeps the focus and the place; comes back to the open console where they were',
  async (reader) => {
    const {browser, site} = reader;
    await reader.open(LOOKUP);
    site.held = /openapi\/operations/;
    await browser.click('.console-open');
    // "Loading…" moves the page.
    await reader.waitsForFile();
    await browser.click('schema-table .filter');
    await pause();
    const place = await reader.place();
    expect(place).toBeGreaterThan(200);
    await browser.type('na');
    site.held = undefined;
    await reader.seesCount('form.console-form', 1);
    await browser.type('me');
    await reader.sees(() => document.querySelector<HTMLInputElement>('schema-table .filter')?.value, 'name');
    await reader.staysAt(place);

    await browser.run(() => window.history.replaceState(window.history.state, '', '#try=1&purl=pkg%3Anpm%2Fvue'));
    await reader.scrollTo(700);
    await browser.click(TO_USAGE);
    await reader.isAt(USAGE);
    await browser.back();
    await reader.isAt(LOOKUP);
    await reader.seesCount('form.console-form', 1);
    await reader.staysAt(700);
    await reader.reload();
    await reader.seesCount('form.console-form', 1);
    await reader.staysAt(700);
  },
);

journeys.set('scrolls on in a narrow window while a response is on its way, and the page stays', async (reader) => {
  const {browser} = reader;
  /** Responses come once the journey lets them. */
  const holdResponses = (): Promise<void> =>
    browser.run(() => {
      const {fetch} = window;
      const released = new Promise<void>((resolve) => Object.assign(window, {releaseResponses: resolve}));
      // The console sends requests, and loads what it needs by its address.
      window.fetch = async (request, ...rest) => {
        if (request instanceof Request) await released;
        return fetch.call(window, request, ...rest);
      };
    });
  const releaseResponses = (): Promise<void> =>
    browser.run(() => (window as unknown as {releaseResponses: () => void}).releaseResponses());
  await browser.resize(450, 800);
  try {
    const runs: [path: string, begin: () => Promise<void>, changed: string][] = [
      [
        LOOKUP,
        async () => {
          await browser.click('.console-open');
          await reader.sees(() => document.activeElement?.classList.contains('control-input'), true);
          await holdResponses();
          await browser.press('Enter');
        },
        '.response-panel',
      ],
      [
        FIRST_CALL,
        async () => {
          await holdResponses();
          await browser.click('run-request button');
        },
        '.request',
      ],
    ];
    for (const [path, begin, changed] of runs) {
      await reader.open(path);
      await begin();
      await reader.sees(() => document.querySelector('.control-status')?.getAttribute('data-state'), 'busy');
      await browser.run((selector) => {
        window.scrollBy({
          top: document.querySelector(selector)!.getBoundingClientRect().bottom + 500,
          behavior: 'instant',
        });
        document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
        // What a reader reads, not what holds it and begins further up.
        [...document.querySelectorAll('main :is(p, li, h2, h3)')]
          .find((element) => element.getBoundingClientRect().top > 300)
          ?.setAttribute('data-chosen', '');
      }, changed);
      await pause();
      const top = await reader.topOf(CHOSEN);
      await releaseResponses();
      await reader.sees(() => document.querySelector('.control-status')?.getAttribute('data-state'), 'good');
      await pause();
      expect(Math.abs((await reader.topOf(CHOSEN)) - top)).toBeLessThanOrEqual(2);
    }
  } finally {
    await browser.resize(WIDE.width, WIDE.height);
  }
});

journeys.set(
  'follows a link to a request from the end of a guide, and stands at the top before the console has come',
  async (reader) => {
    await reader.open(FIRST_CALL);
    await reader.browser.run(() => {
      const links = [...document.querySelectorAll('.markdown a[href*="#try="]')];
      links.at(-1)?.setAttribute('data-chosen', '');
      links.at(-1)?.scrollIntoView({block: 'center'});
    });
    await pause();
    expect(await reader.place()).toBeGreaterThan(2000);
    reader.site.held = /openapi\/operations/;
    await reader.browser.click(CHOSEN);
    await reader.sees(() => window.location.hash.startsWith('#try='), true);
    await reader.waitsForFile();
    await reader.staysAt(0);
    reader.site.held = undefined;
    await reader.sees(() => document.activeElement?.classList.contains('control-input'), true);
  },
);

journeys.set('follows a link to what a filter hides, and sees it', async (reader) => {
  for (const [page, field, target] of [
    ['/docs/about/faq', 'question-filter input', '#sso'],
    [LOOKUP, 'schema-table .filter', '#response-200-id'],
  ] as const) {
    await reader.open(page);
    await reader.browser.click(field);
    await reader.browser.type('zzz');
    await reader.sees((id) => document.querySelector<HTMLElement>(id)?.offsetParent === null, true, target);
    // As a result of search on the same page: the browser itself is told of no step.
    await reader.browser.run(
      ([path, id]) => {
        const link = Object.assign(document.createElement('a'), {href: path + id});
        document.querySelector('[data-part]')?.append(link);
        link.click();
        link.remove();
      },
      [page, target] as const,
    );
    await reader.sees((id) => document.querySelector<HTMLElement>(id)?.offsetParent === null, false, target);
    await pause();
    const top = await reader.topOf(target);
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(130);
  }
});

journeys.set('follows a link to a place, scrolls away, and follows it again', async (reader) => {
  await reader.open(`${ERRORS}#bodies`);
  await reader.sees(() => window.scrollY > 500, true);
  await pause();
  const place = await reader.place();
  await reader.scrollTo(100);
  await reader.browser.click('.table-of-contents a[href="#bodies"]');
  await reader.staysAt(place);
});

journeys.set(
  'clicks a link twice, and another one while that page loads, and one step back is the page before',
  async (reader) => {
    const {browser, site} = reader;
    await reader.open(ERRORS);
    await reader.scrollTo(300);
    site.held = PAGES;
    for (const link of [TO_USAGE, TO_USAGE, TO_ABOUT]) await browser.click(link);
    await reader.waitsForFile();
    site.held = undefined;
    await reader.isAt(ABOUT);
    await reader.staysAt(0);
    await browser.back();
    await reader.isAt(ERRORS);
    await reader.staysAt(300);
    await browser.forward();
    await reader.isAt(ABOUT);
  },
);

journeys.set('opens an address while a page, the dialog or the console is loading, and gets there', async (reader) => {
  const waits: [from: string, file: RegExp, begin: () => Promise<void>][] = [
    [JOBS, /assets\/js/, () => reader.browser.click(TO_USAGE)],
    [JOBS, /search-dialog/, () => reader.browser.press('Control+k')],
    [LOOKUP, /assets\/js/, () => reader.browser.click('.console-open')],
    ['/', /assets\/js/, () => reader.browser.click('[data-start-form] input')],
  ];
  for (const [from, file, begin] of waits) {
    await reader.open(from);
    reader.site.held = file;
    await begin();
    // The address is held with the files that are still loading: a page that takes their end for a failure comes back.
    reader.site.held = new RegExp(`${file.source}|conventions`);
    await reader.browser.run(() => void setTimeout(() => window.location.assign('/docs/usage/conventions'), 50));
    await pause();
    reader.site.held = undefined;
    await reader.isAt(CONVENTIONS);
  }
});

journeys.set('reloads while a page is loading, and stands at its top', async (reader) => {
  const {browser, site} = reader;
  await reader.open(ERRORS);
  await reader.scrollTo(900);
  site.held = PAGES;
  await browser.click(TO_ABOUT);
  await reader.waitsForFile();
  site.held = undefined;
  await reader.reload();
  await reader.isAt(ABOUT);
  await reader.staysAt(0);
});

/** Steps through the history, over documents. */
async function goBy(reader: Reader, steps: number, path: string, place: number): Promise<void> {
  await reader.browser.run((by) => void window.setTimeout(() => window.history.go(by)), steps);
  await reader.isAt(path);
  await reader.staysAt(place);
}

journeys.set(
  'opens addresses, a reload between them, steps back as soon as they have scrolled, and returns to each where they were',
  async (reader) => {
    await reader.open(JOBS);
    await reader.scrollTo(1200);
    await reader.reload();
    await reader.staysAt(1200);
    await reader.open(CONVENTIONS);
    await reader.scrollTo(2200);
    // Firefox keeps a document that has come to rest, and leaves one with this listener without telling it.
    await pause(1000);
    await reader.open(ERRORS);
    await reader.browser.run(() => {
      window.addEventListener('unload', () => undefined);
      window.addEventListener('scroll', () => window.history.back(), {once: true});
      window.scrollTo({top: 2000, behavior: 'instant'});
    });
    await reader.isAt(CONVENTIONS);
    await reader.staysAt(2200);
    await goBy(reader, -1, JOBS, 1200);
    await goBy(reader, 1, CONVENTIONS, 2200);
    await goBy(reader, 1, ERRORS, 2000);
    await goBy(reader, -2, JOBS, 1200);
    await goBy(reader, 2, ERRORS, 2000);
  },
);

journeys.set(
  'opens an address after a link to a place, and after a search result, and returns to each where they were',
  async (reader) => {
    const {browser} = reader;
    await reader.open(ERRORS);
    await reader.scrollTo(200);
    await choose(reader, '.table-of-contents a');
    await browser.click(CHOSEN);
    await reader.sees(() => window.location.hash !== '' && window.scrollY !== 200, true);
    await pause();
    const heading = await reader.place();
    await reader.open(CONVENTIONS);
    await reader.scrollTo(2200);
    await goBy(reader, -1, ERRORS, heading);
    await goBy(reader, -1, ERRORS, 200);
    await goBy(reader, 2, CONVENTIONS, 2200);

    await reader.open(SEARCH);
    await reader.sees(() => document.body.scrollHeight > 2500, true);
    await reader.scrollTo(800);
    await browser.click('.search-page .search-option');
    await reader.sees(() => window.location.pathname !== '/search', true);
    await pause();
    const result = await browser.run(() => window.location.pathname);
    const place = await reader.place();
    await reader.open(JOBS);
    await reader.scrollTo(1200);
    await reader.reload();
    await reader.staysAt(1200);
    // Not both steps at once: Firefox then shows the result, which is in the document of the page of results.
    await goBy(reader, -1, result, place);
    await goBy(reader, -1, '/search', 800);
    await goBy(reader, 2, JOBS, 1200);
  },
);

journeys.set('closes the search dialog at once, whatever had the focus, and the page stays', async (reader) => {
  const ways: [focused: string, close: string][] = [
    ['.page-footer a', 'Escape'],
    ['body', '.search-form button'],
  ];
  for (const [focused, close] of ways) {
    await reader.open(LOOKUP);
    await reader.browser.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), focused);
    await reader.scrollTo(300);
    await reader.browser.press('Control+k');
    await reader.seesCount('dialog.search-dialog[open]', 1);
    await pause();
    await (close === 'Escape' ? reader.browser.press(close) : reader.browser.click(close));
    await reader.seesCount('dialog[open]', 0);
    await reader.staysAt(300);
  }
});

journeys.set('types, at once follows a link to a page that loads slowly, and gets there', async (reader) => {
  await reader.open('/search?q=purl');
  await reader.browser.click('.search-page .search-input');
  await reader.browser.type(' type');
  await reader.sees(
    () => document.querySelector('.search-page [role="status"]')?.textContent?.includes('purl type'),
    true,
  );
  reader.site.held = PAGES;
  await reader.browser.run(() => document.querySelector<HTMLElement>('.search-page .search-option')?.click());
  await reader.waitsForFile();
  await reader.letTimePass();
  reader.site.held = undefined;
  await reader.sees(() => window.location.pathname.startsWith('/docs/'), true);

  await reader.open(LOOKUP);
  await reader.browser.click('.console-open');
  await reader.sees(() => document.activeElement?.classList.contains('control-input'), true);
  await reader.browser.type('x');
  reader.site.held = PAGES;
  await reader.browser.run((link) => document.querySelector<HTMLElement>(link)?.click(), TO_USAGE);
  await reader.waitsForFile();
  await reader.letTimePass();
  reader.site.held = undefined;
  await reader.isAt(USAGE);
  await reader.sees(() => window.location.hash, '');
});

journeys.set('goes back and forward, and stands where they were on each page', async (reader) => {
  await reader.open(CONVENTIONS);
  await reader.scrollTo(2200);
  await reader.browser.click(TO_ABOUT);
  await reader.isAt(ABOUT);
  await reader.staysAt(0);
  await reader.scrollTo(120);
  await reader.browser.click(TO_USAGE);
  await reader.isAt(USAGE);
  await reader.staysAt(0);
  await reader.browser.back();
  await reader.isAt(ABOUT);
  await reader.staysAt(120);
  await reader.browser.back();
  await reader.isAt(CONVENTIONS);
  await reader.staysAt(2200);
  await reader.browser.forward();
  await reader.isAt(ABOUT);
  await reader.staysAt(120);
  await reader.browser.back();
  await reader.isAt(CONVENTIONS);
  await reader.staysAt(2200);
  await reader.reload();
  await reader.staysAt(2200);
});

journeys.set(
  'goes back to a page with open folds or a filter, and finds them and their place again',
  async (reader) => {
    const {browser} = reader;
    const countOpen = (): number => document.querySelectorAll('.operation details.fields[open]').length;
    await reader.open(LOOKUP);
    for (const index of [0, 1]) {
      await browser.run((at) => {
        document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
        const summary = document.querySelectorAll('.operation details.fields:not(details *) > summary')[at];
        summary?.setAttribute('data-chosen', '');
        summary?.scrollIntoView({block: 'center', behavior: 'instant'});
      }, index);
      await browser.click(CHOSEN);
      await reader.sees(countOpen, index + 1);
    }
    // A link to a place on the page makes an entry of its own.
    await browser.run(() => void (window.location.hash = 'parameter-purl'));
    await browser.run(() => document.querySelector('.page-footer')?.scrollIntoView({behavior: 'instant'}));
    await pause();
    const place = await reader.place();
    const comesBack = async (): Promise<void> => {
      await reader.isAt(LOOKUP);
      await reader.sees(countOpen, 2);
      await reader.staysAt(place);
    };
    await browser.click(TO_USAGE);
    await reader.isAt(USAGE);
    await browser.back();
    await comesBack();
    await reader.reload();
    await comesBack();
    await browser.open(`${reader.site.origin}${USAGE}`);
    await reader.isAt(USAGE);
    await browser.back();
    await comesBack();

    await reader.open('/docs/about/faq');
    await browser.click('question-filter input');
    await browser.type('key');
    const shown = (): string =>
      [...document.querySelectorAll<HTMLElement>('.markdown h3')]
        .filter(({hidden}) => !hidden)
        .map(({id}) => id)
        .join();
    await reader.sees(() => document.querySelector('question-filter [role=status]')?.textContent !== '', true);
    const questions = await browser.run(shown);
    await browser.run((id) => void (window.location.hash = id), questions.split(',')[0]);
    await browser.click(TO_USAGE);
    await reader.isAt(USAGE);
    await browser.back();
    await reader.isAt('/docs/about/faq');
    await reader.sees(() => document.querySelector<HTMLInputElement>('question-filter input')?.value, 'key');
    await reader.sees(shown, questions);
  },
);

journeys.set('steps back twice, forward at once and back while a page is loading', async (reader) => {
  const {browser} = reader;
  await reader.open(LOOKUP);
  await reader.scrollTo(900);
  await browser.click(TO_ABOUT);
  await reader.isAt(ABOUT);
  await browser.click(TO_USAGE);
  await reader.isAt(USAGE);
  // The second step is made once the first has changed the address: Chromium drops one that comes before.
  await browser.run(() => {
    window.addEventListener('popstate', () => window.history.back(), {once: true});
    window.history.back();
  });
  await reader.isAt(LOOKUP);
  await reader.staysAt(900);
  // Both steps are over before the next click: WebKit may make them late, and a step ends what a click began.
  await browser.run(
    () =>
      new Promise<void>((resolve) => {
        const goBack = (): void => {
          window.addEventListener('popstate', () => resolve(), {once: true});
          window.history.back();
        };
        window.addEventListener('popstate', goBack, {once: true});
        window.history.forward();
      }),
  );
  await reader.isAt(LOOKUP);
  await reader.staysAt(900);
  reader.site.held = /\/parts\/docs\/contributing|docs_contributing/;
  await browser.click('nav.navbar a.navbar__item[href="/docs/contributing/"]');
  await reader.waitsForFile();
  await browser.back();
  await reader.letTimePass();
  reader.site.held = undefined;
  await reader.hasFiles();
  await reader.isAt(LOOKUP);
  await reader.staysAt(900);
});

journeys.set('scrolls after a step back, and a page that still grows does not take them away', async (reader) => {
  await reader.open(JOBS);
  await reader.scrollTo(1200);
  await reader.browser.click(TO_USAGE);
  await reader.isAt(USAGE);
  await reader.browser.back();
  await reader.isAt(JOBS);
  await reader.staysAt(1200);
  await reader.scrollTo(300);
  await reader.browser.run(() => {
    const late = document.createElement('p');
    late.style.height = '500px';
    document.body.append(late);
  });
  await reader.staysAt(300);
});

journeys.set(
  'follows the contents to a heading, goes back to where they were, and opens a link to a place',
  async (reader) => {
    await reader.open(ERRORS);
    await reader.scrollTo(200);
    await choose(reader, '.table-of-contents a');
    const id = await reader.browser.run(() =>
      document.querySelector<HTMLAnchorElement>('[data-chosen]')!.hash.slice(1),
    );
    await reader.browser.click(CHOSEN);
    await pause();
    const top = await reader.topOf(`[id="${id}"]`);
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(130);
    await reader.browser.back();
    await reader.staysAt(200);
    await reader.browser.forward();
    await pause();
    expect(Math.abs((await reader.topOf(`[id="${id}"]`)) - top)).toBeLessThanOrEqual(1);
    await reader.browser.open(`${reader.site.origin}${ERRORS}#${id}`);
    await pause();
    expect(Math.abs((await reader.topOf(`[id="${id}"]`)) - top)).toBeLessThanOrEqual(1);
  },
);

journeys.set('searches by keyboard, and returns from the result to where they were', async (reader) => {
  await reader.open(JOBS);
  await reader.scrollTo(1000);
  await reader.browser.press('Control+k');
  await search(reader, 'rate limit');
  await reader.browser.press('ArrowDown');
  await reader.seesCount('.search-option[aria-selected="true"]', 1);
  await reader.browser.press('Enter');
  await reader.seesCount('dialog[open]', 0);
  await reader.sees(() => window.location.pathname !== '/docs/guides/jobs', true);
  await pause();
  await reader.browser.back();
  await reader.isAt(JOBS);
  await reader.staysAt(1000);
});

journeys.set(
  'chooses a language in the third request, whose row stays under the pointer, and finds it on the next page',
  async (reader) => {
    await reader.open(FIRST_CALL);
    await reader.browser.run(() => {
      const row = document.querySelectorAll('language-tabs')[2];
      row?.setAttribute('data-chosen', '');
      row?.scrollIntoView({block: 'center'});
    });
    await pause();
    const row = `${CHOSEN} button`;
    const before = await reader.topOf(row);
    for (const language of ['go', 'r']) {
      await reader.browser.click(`${CHOSEN} [data-language="${language}"]`);
      await pause(200);
      // Firefox holds on to a place of its own, in whole pixels.
      expect(Math.abs((await reader.topOf(row)) - before)).toBeLessThan(2);
    }
    await reader.open(JOBS);
    await reader.sees(() => document.documentElement.getAttribute('data-sample-language'), 'r');
    await reader.seesCount('language-tabs [data-language="curl"][aria-pressed="true"]', 0);
    await reader.browser.run(() => localStorage.removeItem('sample-language'));
  },
);

journeys.set('drops a lockfile anywhere on the page, which reads it and asks', async (reader) => {
  await reader.open('/');
  await reader.browser.run((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'package-lock.json'));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.querySelector('h1')?.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
  }, lockfile(20));
  await reader.seesText('.lockfile-check', '20 packages in package-lock.json. Look them up at packages.ecosyste.ms');
});

journeys.set('opens and closes the menu of a narrow window, and the page stays; then goes on by it', async (reader) => {
  await reader.browser.resize(450, 800);
  try {
    await reader.open(USAGE);
    await reader.browser.click('main a[href="/docs/usage/pagination"]');
    await reader.isAt('/docs/usage/pagination');
    await reader.staysAt(0);
    await reader.scrollTo(1500);
    const close = [
      () => reader.browser.back(),
      () => reader.browser.press('Escape'),
      () => reader.browser.click('.navbar-sidebar__close'),
      () => reader.browser.run(() => document.querySelector<HTMLElement>('.navbar-sidebar__backdrop')?.click()),
    ];
    for (const closeIt of close) {
      await reader.browser.click('.navbar__toggle');
      await reader.seesCount('.navbar-sidebar--show', 1);
      await pause();
      await closeIt();
      await reader.seesCount('.navbar-sidebar--show', 0);
      await reader.staysAt(1500);
    }
  } finally {
    await reader.browser.resize(WIDE.width, WIDE.height);
  }
});
