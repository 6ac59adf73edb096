/**
 * What one file writes into a page and another reads from it. Both import it from here, so that a rename can't forget
 * a side: lint refuses a selector that is written out. Style sheets name the classes as well.
 */

// Attributes. Written: `<p {...{[SLOT]: name}}>`; read: `[${SLOT}]`.
export const PART = 'data-part';
export const PAGE = 'data-page';
/** The language that the reader has chosen, on the root element. */
export const SAMPLE_LANGUAGE = 'data-sample-language';
/** A button that chooses a language. */
export const LANGUAGE = 'data-language';
/** A request in one language. */
export const SAMPLE = 'data-sample';
/** A piece of a request that shows a parameter. */
export const PARAMETER = 'data-parameter';
/** A line of a response that shows a property. */
export const PROPERTY = 'data-property';
/** Where a parameter's field appears, by its name; `body` for the body. */
export const SLOT = 'data-slot';
/** Where the console appears, with `<api>/<operationId>`. */
export const CONSOLE = 'data-console';
export const START_FORM = 'data-start-form';
export const START_EXAMPLE = 'data-start-example';
export const START_RESULTS = 'data-start-results';
export const START_SAID = 'data-start-said';
/** A record of the landing page, by what a reader pastes to get it. */
export const RECORD = 'data-record';
export const LOCKFILE_CHECK = 'data-lockfile-check';
/** A button that opens the chooser: for `files` or a `folder`. */
export const CHOOSE = 'data-choose';
/** What the report is filtered by at first. */
export const FIND = 'data-find';
export const LOCKFILE_SAMPLE = 'data-lockfile-sample';
export const OWNER_PLACE = 'data-owner-place';

// Classes.
export const STATIC = 'static';
export const CODE = 'code';
export const FIELD = 'field';
export const FIELD_HEAD = 'field__head';
export const FIELD_TYPE = 'field__type';
export const FIELD_TEXT = 'field__text';
export const FIELD_FACTS = 'field__facts';
export const FIELD_KIND = 'field__kind';
export const OPERATION = 'operation';
/** An operation while its console is open. */
export const TRYING = 'is-trying';
export const RAIL = 'rail';
export const REQUEST_PANEL = 'request-panel';
export const RESPONSE_PANEL = 'response-panel';
export const CONSOLE_OPEN = 'console-open';
export const FOLD = 'control-fold';
export const PAGE_MENU = 'page-menu';
/** A request in a page that can be run there, and the example that the response replaces. */
export const REQUEST = 'request';
export const EXAMPLE = 'example';
export const SWITCH_PANE = 'switch__pane';
export const SCROLL_ROW = 'scroll-row';
export const LOCKFILE_REPORT = 'lockfile-check';

// Ids and names.
/** What the id of a letter of the glossary begins with. */
export const LETTER = 'letter-';
export const CHOOSE_FILES_ID = 'start-file';
export const CONTENT_VERSION = 'content-version';

// Docusaurus' own, which its theme writes.
export const ROOT_ID = '__docusaurus';
export const HYDRATED = 'data-has-hydrated';
export const THEME = {
  collapseSidebar: 'aside button[class*="collapseSidebarButton"]',
  contentsLinks: '.table-of-contents a',
  markdown: '.markdown',
  menu: '.menu',
  menuLinks: 'a.menu__link',
  menuList: '.menu__list',
  closingList: '.menu__list-item--collapsed > .menu__list',
  mobileMenuClose: '.navbar-sidebar__close',
  mobileMenuHere: '.navbar-sidebar__item .menu__link--active:not(.menu__link--sublist)',
  mobileMenuItem: '.navbar-sidebar__item a',
  mobileMenuShown: '.navbar-sidebar--show',
  mobileMenuToggle: '.navbar__toggle',
  navbarInner: '.navbar__inner',
  notNavbar: ':not(.navbar)',
} as const;

/** Links to the next and the previous page, below the text (the theme's DocPaginator). */
export const NEIGHBOURS = '.pagination-nav a';

/** How the fragment of an operation's page begins if it holds a request (src/requests/fragment.ts). */
export const REQUEST_FRAGMENT = '#try=';

export const isRequestFragment = (hash: string): boolean => hash.startsWith(REQUEST_FRAGMENT);
