declare module '@generated/docusaurus-plugin-content-docs/default/operation-counts.json' {
  import type {OperationCounts} from '@site/src/reference/category/ServiceTable';

  const counts: OperationCounts;
  export default counts;
}

declare module '@generated/landing/default/landing.json' {
  import type {LandingData} from '@site/src/landing/LandingContent.static';

  const landing: LandingData;
  export default landing;
}

declare module '@generated/landing/default/starts.json' {
  import type {StartTable} from '@site/src/recognise/startTarget';

  const table: StartTable;
  export default table;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Runs a request where it stands (src/console/browser/runRequest.ts). */
    'run-request': {of: string; children: React.ReactNode};
    /** Copies a text, a file, or the code beside it (src/components/CopyButton/CopyButton.browser.ts). */
    'copy-button': {text?: string; src?: string; children: React.ReactNode};
    /** Chooses the language of samples (src/components/Samples/LanguageTabs.browser.ts). */
    'language-tabs': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    /** Filters and opens a list of properties (src/components/SchemaTable/SchemaTable.browser.ts). */
    'schema-table': {children: React.ReactNode};
    /** Filters the questions of a page (src/content/QuestionFilter/QuestionFilter.browser.ts). */
    'question-filter': {children: React.ReactNode};
    /** Lists an owner's repositories with their packages (src/lockfile-check/browser/ownerTable.ts). */
    'owner-table': {children: React.ReactNode};
    /** Marks the current section (src/reference/operation/Contents/Contents.browser.ts). */
    'page-contents': {children: React.ReactNode};
    /** Makes an example readable line by line (src/reference/operation/ResponsePanel/ResponsePanel.browser.ts). */
    'response-example': {children: React.ReactNode};
    /** Highlights rows and lines of code in pairs (src/reference/operation/Operation.browser.ts). */
    'operation-pairs': {children: React.ReactNode};
  }
}

/** The package has types that its `exports` do not lead to; this is what the tests need. */
declare module 'postman-collection' {
  interface Variables {
    all(): {key?: string; value?: unknown}[];
    get(key: string): unknown;
  }
  interface Request {
    url: {variables: Variables; toString(): string};
  }
  interface Response {
    name: string;
    code: number;
    body?: string;
    headers: Variables;
    originalRequest?: Request;
  }
  export class Item {
    name: string;
    request: Request;
    responses: {all(): Response[]};
  }
  export class Collection {
    constructor(definition: object);
    variables: Variables;
    forEachItem(visit: (item: Item) => void): void;
  }
}
