/** Code is highlighted at build time: there are no languages to load. */
export default function prismIncludeLanguages(): void {}
