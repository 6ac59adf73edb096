/**
 * The script that runs before anything is painted. Besides what the theme's own
 * script does (colour mode, a dismissed announcement), whose place it takes in
 * the finished pages:
 * - no attribute is taken from the URL but the colour mode, and that only when
 *   it is one of the two: stock Docusaurus writes any `docusaurus-data-*`
 *   parameter onto the root element, where a script may take it for its own;
 * - a dismissal counts for the announcement it was made for: stock Docusaurus
 *   hides a new announcement on the first page view after an old dismissal;
 * - a stored theme other than light or dark (an older `system`) is dropped,
 *   because the site offers these two only;
 * - the reader's choice of sample language is set, so that no sample changes
 *   after the first paint.
 * It writes last: a full storage refuses that, and everything is read by then.
 *
 * Every line delays the first paint. So a first visit writes nothing to the
 * storage, and a URL without a query is not parsed.
 *
 * @param announcementId id of the current announcement
 * @returns the script's text
 */
export function headScript(announcementId: string): string {
  return `(function(root, storage, theme, dismissed, language, query) {
  try {
    storage = localStorage;
    theme = storage.getItem('theme');
    if (!/^(light|dark)?$/.test(theme || '')) {
      storage.removeItem('theme');
      theme = null;
    }
    dismissed = storage.getItem('docusaurus.announcement.dismiss') === 'true';
    language = storage.getItem('sample-language');
    if (/^[a-z]+$/.test(language || '')) root.setAttribute('data-sample-language', language);
    if (dismissed && storage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(announcementId)}) {
      dismissed = false;
      storage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch (error) {}
  query = location.search && new URLSearchParams(location.search);
  query = query && query.get('docusaurus-theme');
  theme = /^(light|dark)$/.test(query) ? query : theme || 'light';
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-theme-choice', theme);
  root.setAttribute('data-announcement-bar-initially-dismissed', !!dismissed);
})(document.documentElement)`;
}
