/** The id that Docusaurus gives its banner. */
const ID = '__docusaurus-base-url-issue-banner';

/**
 * Says that the site stands under another path than it was built for: its
 * scripts are not found then. Says the same as Docusaurus' banner, which makes
 * elements and styles of text, and the policy (tools/delivery/headers.ts) refuses that.
 *
 * @param baseUrl the path that the site was built for
 * @returns a script for the head of the landing page
 */
export function baseUrlHelp(baseUrl: string): string {
  const lines = [
    'Your Docusaurus site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
  ];
  return `document.addEventListener('DOMContentLoaded', function() {
  if (window.docusaurus) return;
  var banner = document.createElement('div');
  banner.id = '${ID}';
  banner.style.cssText = 'border: thick solid red; background: #ffe6b3; color: #000; margin: 20px; padding: 20px; font-size: 20px';
  ${JSON.stringify(lines)}.concat('We suggest trying baseUrl = ' + location.pathname.replace(/\\/?$/, '/')).forEach(function(text) {
    var line = document.createElement('p');
    line.textContent = text;
    banner.appendChild(line);
  });
  document.body.prepend(banner);
})`;
}
