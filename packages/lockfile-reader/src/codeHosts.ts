/** Public code hosts: the one list of them. Browser-safe. */

interface CodeHost {
  /** Its name in paths of the APIs; absent: its domain, which is redirected. */
  apiName?: string;
  /** Type of the package URLs of its repositories, where it is the only host of that type. */
  purlType?: string;
  /** Whether repositories can be in groups of groups, where the domain doesn't say that it runs GitLab. */
  nests?: true;
  /** Other domains of it, for single files and for archives of a repository. */
  raw?: string;
  archives?: string;
}

/** Hosts by their domain: those with a name of their own, and those whose domain doesn't show what they are. */
export const CODE_HOSTS: Readonly<Record<string, CodeHost>> = {
  'github.com': {
    apiName: 'GitHub',
    purlType: 'github',
    raw: 'raw.githubusercontent.com',
    archives: 'codeload.github.com',
  },
  'gitlab.com': {apiName: 'GitLab.com', purlType: 'gitlab'},
  'codeberg.org': {apiName: 'Codeberg.org'},
  'bitbucket.org': {apiName: 'Bitbucket.org', purlType: 'bitbucket'},
  'salsa.debian.org': {nests: true},
  'invent.kde.org': {nests: true},
  'framagit.org': {nests: true},
  'notabug.org': {},
};

/** Other places of public code. Only the lockfile check must know them; a list of their own keeps them out of what others load. */
const OTHER_PUBLIC_HOSTS = ['api.github.com', 'gitee.com', 'git.sr.ht', 'gitbox.apache.org', 'gitlab.freedesktop.org'];

/** Words that npm has for hosts in place of a URL, as in `github:owner/name`, for a regular expression. */
export const SHORTHANDS = 'github|gitlab|bitbucket|gist|sourcehut';

const isListed = (domain: string): boolean => Object.hasOwn(CODE_HOSTS, domain);

/** @returns the name of a host in paths of the APIs, if that isn't its domain */
export const apiNameOf = (domain: string): string | undefined => CODE_HOSTS[domain]?.apiName;

/** @returns the domain of the host that has a property of this value */
export const hostWith = (property: keyof CodeHost, value: string): string | undefined =>
  Object.keys(CODE_HOSTS).find((domain) => CODE_HOSTS[domain]?.[property] === value);

/** @returns whether repositories of a host can be in groups of groups */
export const hasNestedGroups = (domain: string): boolean =>
  domain.includes('gitlab') || CODE_HOSTS[domain]?.nests === true;

/** @returns whether a path of one part names an owner */
export const hasOwnerPages = (domain: string): boolean =>
  isListed(domain) || /(^|\.)(gitlab|gitea|forgejo)\./.test(domain);

/** @returns whether a domain is that of a code host, as far as its name says */
export const looksLikeCodeHost = (domain: string): boolean =>
  isListed(domain) || /(^|[.-])(gitlab|gitea|forgejo|git|code|scm)[.-]|^git|\.git$/.test(domain);

/** @returns whether everybody finds public code at a domain: in pages, in archives or by the API */
export const isPublicCodeHost = (domain: string): boolean =>
  isListed(domain) || OTHER_PUBLIC_HOSTS.includes(domain) || hostWith('archives', domain) !== undefined;
