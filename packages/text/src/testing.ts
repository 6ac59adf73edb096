/** For tests only: what strangers write, for the functions of the page and for every published program. */

/** Two package URLs, and whether they name one package. */
export const NAMES: readonly (readonly [a: string, b: string, isSame: boolean])[] = [
  ['pkg:npm/%40babel/core@7.0.0', 'pkg:npm/@babel/core', true],
  ['pkg:npm/%40babel%2Fcore@7.2.0+build', 'pkg:npm/%40babel/core', true],
  ['pkg:NPM/react@1.0.0-rc.1?download_url=https://a.example/b@2#sub/path@3', 'pkg:npm/react', true],
  ['pkg:npm/string-decoder', 'pkg:npm/string_decoder', false],
  ['pkg:npm/JSONStream', 'pkg:npm/jsonstream', false],
  ['pkg:npm/%40a/core', 'pkg:npm/%40b/core', false],
  ['pkg:pypi/Zope.Interface@5.0', 'pkg:pypi/zope__interface', true],
  ['pkg:pypi/jupyter-core', 'pkg:pypi/jupytercore', false],
  ['pkg:composer/Symfony/Console', 'pkg:composer/symfony/console', true],
  ['pkg:composer/a/b-c', 'pkg:composer/a/b_c', false],
  ['pkg:nuget/Newtonsoft.Json@13.0.1', 'pkg:nuget/newtonsoft.json', true],
  ['pkg:nuget/a.b', 'pkg:nuget/a-b', false],
  ['pkg:githubactions/Actions/Checkout@v4', 'pkg:githubactions/actions/checkout', true],
  ['pkg:gem/Rails', 'pkg:gem/rails', false],
  ['pkg:gem/a-b', 'pkg:gem/a_b', false],
  ['pkg:cargo/serde-json', 'pkg:cargo/serde_json', false],
  ['pkg:hex/a_b', 'pkg:hex/a-b', false],
  ['pkg:golang/github.com/Azure/go@v1.0.0%2Bincompatible?type=module', 'pkg:golang/github.com/Azure/go', true],
  ['pkg:golang/github.com/!burnt!sushi/toml', 'pkg:golang/github.com/BurntSushi/toml', true],
  ['pkg:golang/github.com/Azure/go', 'pkg:golang/github.com/azure/go', false],
  ['pkg:maven/junit/junit?repository_url=https%3A%2F%2Fmaven.example.org', 'pkg:maven/junit/junit', true],
  ['pkg:maven/org.a/b_c', 'pkg:maven/org.a/b-c', false],
];

/** What a spreadsheet takes for a formula, also where it removes spaces and in the widths of East Asian scripts. */
export const FORMULAS = [
  ...['=1', '+1+1', '-1+1', '@SUM(1)', ' =1', '\u00a0=1', '\u3000=1', '\n=1', '\t=1'],
  ...['＝1', '＋1', '－1', '＠x', '﹦1', '﹢1', '﹣1', '﹫x'],
] as const;

/** Where a spreadsheet may split a line into cells. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Where few programs split. There only a call is one: `by @name` is what people write. */
const RARE_SEPARATORS = [' ', ':', '^'] as const;

/** Texts whose parts are formulas, wherever a program splits them. */
export const CELLS: readonly string[] = FORMULAS.flatMap((formula) => [
  formula,
  ...SEPARATORS.map((separator) => `x${separator}${formula}`),
  `x"${formula}`,
]).concat(
  RARE_SEPARATORS.flatMap((separator) => [`x${separator}=HYPERLINK("https://a.example")`, `x${separator}@cmd|'/C'!A0`]),
);

/** @returns the cells of a table that a spreadsheet would run, at whichever separator it splits */
export function formulasIn(csv: string): string[] {
  const begins = (separators: readonly string[], formula: RegExp): string[] =>
    separators.flatMap((separator) => csv.split(separator)).filter((cell) => formula.test(cell));
  return [
    ...begins(['\r\n', '\n', ...SEPARATORS], /^["\s]*[=+\-@＝＋－＠﹦﹢﹣﹫]/),
    ...begins(RARE_SEPARATORS, /^"*[=+\-@＝＋－＠﹦﹢﹣﹫][^\s:^]*[(|]/),
  ];
}

/** What a terminal, a log or a reader's eye obeys: titles, clipboard, colours, erased lines, the other direction. */
export const CONTROLS = [
  ...['\u001b]52;c;aGk=\u0007', '\u001b]0;title\u0007', '\u001b[2J', '\u009b2J', '\u009d0;title\u009c'],
  ...['a\rb', 'a\u0008b', 'a\u007fb', 'a\u2028b', 'a\n::error::b'],
] as const;

/** Whether a terminal would obey something in a text that is one line. */
export const obeyed = (text: string): boolean => /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text);
