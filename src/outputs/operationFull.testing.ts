/** Reads the Markdown of an operation back into what it says. For tests only: unit tests compare it with the model, browser tests with the HTML. */

/** Entries are texts, so that sets of them can be compared. */
export interface ReadOperation {
  /** `query purl` */
  parameters: Set<string>;
  /** `200` */
  statuses: Set<string>;
  /** `200 registry.name`; `body purls` in a request. Without the marks of arrays and maps: see `plainPath`. */
  properties: Set<string>;
  /** `200 Link` */
  headers: Set<string>;
  /** `query sort: name`, `200 registry.name: npm`, `200 (body): complete` */
  enums: Set<string>;
  /** Every value in a block of JSON or text below the name of an example. */
  examples: unknown[];
}

/** @returns the path of a property as the ids of the HTML have it: without `[]` and `{key}` */
export function plainPath(path: string): string {
  return path.replaceAll('[]', '').replaceAll('{key}', '').split('.').filter(Boolean).join('.');
}

const PLACES: Readonly<Record<string, string>> = {
  'Path parameters': 'path',
  'Query parameters': 'query',
  'Header parameters': 'header',
};

/** @returns the values that a line allows */
function allowed(line: string): string[] {
  return [...line.matchAll(/Allowed: (`[^`]+`(?:, `[^`]+`)*)/g)].flatMap(([, values = '']) =>
    [...values.matchAll(/`([^`]+)`/g)].map(([, value]) => value as string),
  );
}

/**
 * @param markdown the complete Markdown of an operation
 * @returns what it lists
 */
export function readOperation(markdown: string): ReadOperation {
  const found: ReadOperation = {
    parameters: new Set(),
    statuses: new Set(),
    properties: new Set(),
    headers: new Set(),
    enums: new Set(),
    examples: [],
  };
  let [part, place, list] = ['', '', ''];
  // Takes blocks of code out first, because they hold no Markdown.
  const blocks = markdown.split(/^(`{3,})(.*)\n([\s\S]*?)\n\1$/m);
  blocks.forEach((text, index) => {
    if (index % 4 === 3) {
      const [before = '', , language] = blocks.slice(index - 3, index);
      if (/\nExample: [^\n]+\n\s*$/.test(before)) found.examples.push(language === 'json' ? JSON.parse(text) : text);
    }
    if (index % 4 !== 0) return;
    for (const line of text.split('\n')) {
      const heading = /^(#+) (.*)$/.exec(line);
      if (heading) {
        const [, marks = '', title = ''] = heading;
        if (marks.length === 2) [part, place] = [title, title === 'Request body' ? 'body' : ''];
        else place = PLACES[title] ?? title.split(' ')[0] ?? '';
        list = '';
        if (part === 'Responses' && marks.length === 3) found.statuses.add(place);
      } else if (/^(Properties|Response headers):$/.test(line)) list = line.slice(0, -1);
      else if (/^`[^`]+`, /.test(line)) for (const value of allowed(line)) found.enums.add(`${place} (body): ${value}`);
      const [, name] = /^- `([^`]+)` \(/.exec(line) ?? [];
      if (name === undefined) continue;
      const subject = `${place} ${list === 'Properties' ? plainPath(name) : name}`;
      if (part === 'Parameters') found.parameters.add(subject);
      else if (list === 'Properties') found.properties.add(subject);
      else if (list === 'Response headers') found.headers.add(subject);
      else continue;
      for (const value of allowed(line)) found.enums.add(`${subject}: ${value}`);
    }
  });
  return found;
}
