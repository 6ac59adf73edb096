/** Constants of the whole site that the configuration, the build and the tests share. */

export const SITE_URL = 'https://docs.ecosyste.ms';
export const SITE_TITLE = 'ecosyste.ms documentation';
export const TAGLINE = 'Open source intelligence for your project';

/** Where pages are edited: the repository of this site on the code host, and its branch. */
export const EDIT_BASE = 'https://github.com/ecosyste-ms/docs/edit/main/';
export const REPORT_BASE = 'https://github.com/ecosyste-ms/docs/issues/new';

/** Id of the announcement: a new one makes the bar show again to readers who dismissed the last. */
export const ANNOUNCEMENT_ID = 'many-lockfiles-2026-11';

/** Where the mock server listens if no other port is chosen. */
export const MOCK_URL = 'http://localhost:4010';

/** Text that stands for the files of a folder that are not there: src/outputs/notFound.ts makes it, tools/delivery sends it. */
export const NOT_FOUND_TEXT = '404.txt';
