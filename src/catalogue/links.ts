/**
 * Every address outside this site that navigation, pages and listings name.
 * In Markdown a page writes `[text](link:status)`; the name is checked when the
 * site is built.
 */
export const links = {
  website: 'https://ecosyste.ms',
  github: 'https://github.com/ecosyste-ms',
  mastodon: 'https://mastodon.social/@ecosystems',
  openCollective: 'https://opencollective.com/ecosystems',
  blog: 'https://blog.ecosyste.ms',
  status: 'https://ecosystems.appsignal-status.com/',
  discord: 'https://discord.gg/kUGhVJEsD3',
  account: 'https://ecosyste.ms/account/api_key',
  login: 'https://ecosyste.ms/login',
  apiPage: 'https://ecosyste.ms/api',
  pricing: 'https://ecosyste.ms/pricing',
  openSourceCollective: 'https://oscollective.org',
  dataLicence: 'https://creativecommons.org/licenses/by-sa/4.0/',
  codeLicence: 'https://www.gnu.org/licenses/agpl-3.0.html',
  cliRepository: 'https://github.com/ecosyste-ms/ecosyste_ms_cli',
  documentationRepository: 'https://github.com/ecosyste-ms/docs',
  mailGeneral: 'mailto:hello@ecosyste.ms',
  mailSupport: 'mailto:support@ecosyste.ms',
  mailSecurity: 'mailto:security@ecosyste.ms',
  mailGovernance: 'mailto:governance@ecosyste.ms',
  mailFunds: 'mailto:funds@ecosyste.ms',
  mailDmca: 'mailto:dmca@ecosyste.ms',
  live: 'https://live.ecosyste.ms/events',
} as const;

export type LinkName = keyof typeof links;
