/**
 * Makes the script that runs before the first paint. It replaces the theme's own
 * (colour mode, a dismissed announcement) in the finished pages, and differs in
 * four points:
 * - It reads only the colour mode from the URL, if it is one of the two. Stock
 *   Docusaurus copies any `docusaurus-data-*` parameter onto the root element,
 *   where a script may mistake it for its own.
 * - It applies a dismissal only to the announcement that was dismissed. Stock
 *   Docusaurus hides a new announcement on the first page view after an old
 *   dismissal.
 * - It drops a stored theme other than light or dark (an older `system`), because
 *   the site offers only these two.
 * - It sets the reader's sample language, so that no sample changes after the
 *   first paint.
 * It writes to the storage last, because a full storage throws.
 *
 * Every line delays the first paint, so a first visit writes nothing to the
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
