/**
 * Makes a script that runs before the theme's own (colour mode, a dismissed announcement), and corrects what that one
 * reads: a stored theme other than light or dark, the dismissal of an earlier announcement, and parameters of the URL,
 * which it would copy onto the root element, where a script may mistake them for its own. It also sets the reader's
 * sample language, so that no sample changes after the first paint.
 *
 * @param announcementId id of the current announcement
 * @returns the script's text
 */
export function headScript(announcementId: string): string {
  return `(function(root, storage, language, query, given) {
  if (/docusaurus|%/.test(location.search)) {
    query = new URLSearchParams(location.search);
    given = String(query);
    Array.from(query.keys()).forEach(function(name) {
      if (/^docusaurus-(?!theme$)/.test(name) || (name === 'docusaurus-theme' && !/^(light|dark)$/.test(query.get(name)))) query.delete(name);
    });
    if (String(query) !== given) history.replaceState(history.state, '', '?' + query + location.hash);
  }
  try {
    storage = localStorage;
    language = storage.getItem('sample-language');
    if (/^[a-z]+$/.test(language || '')) root.setAttribute('data-sample-language', language);
    if (!/^(light|dark)?$/.test(storage.getItem('theme') || '')) storage.removeItem('theme');
    if (storage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(announcementId)}) storage.removeItem('docusaurus.announcement.dismiss');
  } catch (error) {}
})(document.documentElement);`;
}
