/** The address of the index in a built site; plugin.ts writes the file and makes the bundler treat it so. */
declare module '@generated/search/default/index.json' {
  const address: string;
  export default address;
}

/** The address of the texts that results show parts of. */
declare module '@generated/search/default/texts.json' {
  const address: string;
  export default address;
}
