declare module '@generated/landing/default/landing.json' {
  const landing: {request: string; starts: string};
  export default landing;
}

declare module '@generated/landing/default/starts.json' {
  const table: import('./starts/table').StartTable;
  export default table;
}
