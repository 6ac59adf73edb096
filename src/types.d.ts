declare module '@generated/landing/default/landing.json' {
  const landing: {request: string; starts: string};
  export default landing;
}

declare module '@generated/landing/default/starts.json' {
  import type {StartTable} from '@site/src/starts/table';

  const table: StartTable;
  export default table;
}
