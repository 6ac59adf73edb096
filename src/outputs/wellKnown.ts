/** `/robots.txt` and `/.well-known/security.txt`. */
import {links} from '../catalogue/links';
import {absolute} from './addresses';

/**
 * The day on which somebody last looked through what this site promises: the
 * contact for vulnerabilities and its policy. Set it at each release.
 */
export const LAST_RELEASE = '2026-11-21';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/** @returns a file that lets crawlers read everything but the files that pages fetch for themselves */
export function robotsTxt(): string {
  return ['User-agent: *', 'Disallow: /parts/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}

/**
 * The contact for vulnerabilities, in the form of RFC 9116.
 *
 * @param released the day from which it is valid, as YYYY-MM-DD
 */
export function securityTxt(released = LAST_RELEASE): string {
  const expires = new Date(`${released}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: ${links.mailSecurity}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    `Policy: ${absolute('/docs/about/contact#security')}`,
    '',
  ].join('\n');
}
