import vm from 'node:vm';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import {describe, expect, it} from 'vitest';
import {headScript} from './headScript';

const ID = 'news-2';
const siteStorage = {type: 'localStorage', namespace: ''} as const;
const THEME = [
  getThemeInlineScript({
    colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: false},
    siteStorage,
  }),
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript({siteStorage}),
].join('\n');

interface Page {
  attributes: Record<string, string>;
  stored: Record<string, string>;
  url: string;
}

/** Runs our script and then the theme's, as a page does. @param stored what the storage holds, or nothing if it may not be read */
function run(stored: Record<string, string> | undefined, search = ''): Page {
  const page: Page = {attributes: {}, stored: {...stored}, url: search};
  const localStorage = {
    getItem: (key: string) => page.stored[key] ?? null,
    removeItem: (key: string) => delete page.stored[key],
  };
  const location = {search, hash: ''};
  const scope: Record<string, unknown> = {
    document: {
      documentElement: {setAttribute: (name: string, value: unknown) => (page.attributes[name] = String(value))},
    },
    location,
    history: {
      state: null,
      replaceState: (_state: null, _title: string, url: string) => (page.url = location.search = url),
    },
    URLSearchParams,
  };
  Object.defineProperty(scope, 'localStorage', {
    get() {
      if (!stored) throw new Error('SecurityError');
      return localStorage;
    },
  });
  scope.window = scope;
  vm.runInNewContext(`${headScript(ID)};${THEME}`, scope);
  return page;
}

const light = {'data-theme': 'light', 'data-theme-choice': 'light'};
const dark = {'data-theme': 'dark', 'data-theme-choice': 'dark'};
const seen = {'data-announcement-bar-initially-dismissed': 'false'};
const dismissed = (id: string) => ({'docusaurus.announcement.id': id, 'docusaurus.announcement.dismiss': 'true'});

describe("headScript before the theme's own", () => {
  it.each([
    ['no storage', undefined, '', {...light, ...seen}],
    ['what was chosen', {theme: 'dark'}, '?q=1%202', {...dark, ...seen}],
    ['what the URL chooses', {theme: 'light'}, '?docusaurus-theme=dark', {...dark, ...seen}],
    ['a theme that this site lacks', {theme: 'system'}, '', {...light, ...seen}],
    ['a dismissal', dismissed(ID), '', {...light, 'data-announcement-bar-initially-dismissed': 'true'}],
    ['the dismissal of another announcement', dismissed('news-1'), '', {...light, ...seen}],
    ['a language of samples', {'sample-language': 'go'}, '', {...light, ...seen, 'data-sample-language': 'go'}],
    ['what is no language', {'sample-language': '"><b>'}, '', {...light, ...seen}],
  ])('%s', (_what, stored, search, attributes) => {
    expect(run(stored, search)).toMatchObject({attributes, url: search});
  });

  it('takes nothing else from the URL', () => {
    const {attributes, url} = run(
      {theme: 'dark'},
      '?q=1&docusaurus-data-part=x&docusaurus%2Ddata-page=y&docusaurus-theme=%3Cb%3E',
    );
    expect(attributes).toEqual({...dark, ...seen});
    expect(url).toBe('?q=1');
  });
});
