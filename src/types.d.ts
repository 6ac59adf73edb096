declare module '@generated/landing/default/landing.json' {
  const landing: {request: string; starts: string};
  export default landing;
}

declare module '@generated/landing/default/starts.json' {
  import type {StartTable} from '@site/src/starts/table';

  const table: StartTable;
  export default table;
}

declare module '@generated/server/pages.json' {
  import type {KeptPages} from '@site/src/performance/keptPages';

  const pages: KeptPages;
  export default pages;
}

declare module '@docusaurus/core/lib/client/serverEntry' {
  export interface PageToRender {
    pathname: string;
    v4RemoveLegacyPostBuildHeadAttribute: boolean;
  }

  /** Plain data, as Docusaurus needs it to render in workers. */
  export interface RenderedPage {
    html: string;
    collectedData: object;
  }

  export default function render(page: PageToRender): Promise<RenderedPage>;
}
