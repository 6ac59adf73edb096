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
  written: string[];
}

/** Runs a script as a page would. @param stored what the storage holds, or nothing if it may not be read */
function run(script: string, stored: Record<string, string> | undefined, search = '', isFull = false): Page {
  const page: Page = {attributes: {}, stored: {...stored}, written: []};
  const localStorage = {
    getItem: (key: string) => page.stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      page.written.push(key);
      page.stored[key] = value;
    },
    removeItem: (key: string) => void (page.written.push(key), delete page.stored[key]),
  };
  const setAttribute = (name: string, value: unknown): void => {
    if (!/^[a-z-]+$/.test(name)) throw new Error('InvalidCharacterError');
    page.attributes[name] = String(value);
  };
  const scope: Record<string, unknown> = {
    document: {documentElement: {setAttribute}},
    location: {search},
    URLSearchParams,
  };
  Object.defineProperty(scope, 'localStorage', {
    get() {
      if (!stored) throw new Error('SecurityError');
      return localStorage;
    },
  });
  scope.window = scope;
  vm.runInNewContext(script, scope);
  return page;
}

describe('headScript', () => {
  const storages: readonly (Record<string, string> | undefined)[] = [
    undefined,
    {},
    {theme: 'dark'},
    {theme: 'light', 'docusaurus.announcement.dismiss': 'false'},
    {theme: '', 'docusaurus.announcement.id': ID, 'docusaurus.announcement.dismiss': 'true'},
  ];
  const queries = [
    '',
    '?docusaurus-theme=dark',
    '?docusaurus-theme=',
    '?docusaurus-theme=light&docusaurus-theme=dark',
    '?q=1',
  ];
  it.each(storages.flatMap((stored) => queries.map((query) => [stored, query] as const)))(
    'sets what the script of the theme sets: %j %s',
    (stored, query) => {
      const [own, theme] = [run(headScript(ID), stored, query), run(THEME, stored, query)];
      expect(own.attributes).toEqual(theme.attributes);
      expect(Object.keys(own.attributes)).toContain('data-theme');
      expect(own.written).toEqual([]);
    },
  );

  it('takes nothing else from the URL', () => {
    const {attributes} = run(
      headScript(ID),
      {theme: 'dark'},
      '?docusaurus-data-part=content&docusaurus-data-page=x&docusaurus-theme=%3Cb%3E',
    );
    expect(attributes).toEqual({
      'data-theme': 'dark',
      'data-theme-choice': 'dark',
      'data-announcement-bar-initially-dismissed': 'false',
    });
  });

  it('drops a stored theme that is neither light nor dark', () => {
    const {attributes, stored} = run(headScript(ID), {theme: 'system'});
    expect(attributes).toMatchObject({'data-theme': 'light', 'data-theme-choice': 'light'});
    expect(stored).toEqual({});
  });

  it('shows a new announcement to those who dismissed an older one', () => {
    const old = {'docusaurus.announcement.id': 'news-1', 'docusaurus.announcement.dismiss': 'true'};
    const {attributes, stored} = run(headScript(ID), old);
    expect(attributes['data-announcement-bar-initially-dismissed']).toBe('false');
    expect(stored['docusaurus.announcement.dismiss']).toBe('false');
  });

  it('reads everything before a full storage refuses to be written to', () => {
    const old = {
      theme: 'dark',
      'docusaurus.announcement.id': 'news-1',
      'docusaurus.announcement.dismiss': 'true',
      'sample-language': 'go',
    };
    const {attributes} = run(headScript(ID), old, '', true);
    expect(attributes).toMatchObject({
      'data-theme': 'dark',
      'data-sample-language': 'go',
      'data-announcement-bar-initially-dismissed': 'false',
    });
  });

  it('sets the language of samples, where it is one', () => {
    expect(run(headScript(ID), {'sample-language': 'python'}).attributes['data-sample-language']).toBe('python');
    expect(run(headScript(ID), {'sample-language': '"><b>'}).attributes).not.toHaveProperty('data-sample-language');
  });
});
