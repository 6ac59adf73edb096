/** Tells DocSearch's crawler the language and version of a page. This site has a search of its own. */
export default function SearchMetadata(): null {
  return null;
}
