import {describe, expect, it} from 'vitest';
import {csvFile} from '@ecosystems-docs/text';
import {JsonTree} from './tree';

const treeOf = (value: unknown): JsonTree => new JsonTree(JSON.stringify(value));

const columnsOf = (tree: JsonTree): string[] => tree.list?.columns ?? [];
const csv = (tree: JsonTree): string => tree.csv(columnsOf(tree));

/** The texts of the table's rows. */
const rows = (tree: JsonTree): (string | undefined)[][] =>
  tree.table(columnsOf(tree), 0, 100).map((row) => row.map((cell) => cell?.text));

describe('the table of a response', () => {
  it('has what names an item first, then simple values, then nested ones', () => {
    const tree = treeOf([
      {id: 7, keywords: ['ui', 'view'], name: 'react', repo: {a: 1, b: 2}, versions: [{n: 1}], ok: true, gone: null},
      {id: 8, name: 'vue', extra: 'x\ny'},
    ]);
    expect(tree.list).toEqual({
      columns: ['name', 'id', 'ok', 'gone', 'extra', 'keywords', 'repo', 'versions'],
      count: 2,
    });
    expect(rows(tree)).toEqual([
      ['react', '7', 'true', undefined, undefined, 'ui, view', '{"a":1,"b":2}', '[{"n":1}]'],
      ['vue', '8', undefined, undefined, 'x y', undefined, undefined, undefined],
    ]);
    expect(tree.table(columnsOf(tree), 1, 1)).toHaveLength(1);
  });

  it('keeps the digits of numbers, cuts long texts, and shows what cannot be seen', () => {
    const tree = new JsonTree(`[{"name":"a\\u202eb","n":12345678901234567890,"s":"${'x'.repeat(500)}"}]`);
    const [[name, n, s] = []] = tree.table(['name', 'n', 's'], 0, 1);
    expect(name).toEqual({kind: 'string', text: 'a\\u202eb'});
    expect(n).toEqual({kind: 'number', text: '12345678901234567890'});
    expect(s?.text).toBe(`${'x'.repeat(120)}…`);
  });

  it('finds the list in a small object, and none in a record', () => {
    expect(treeOf({total: 2, funds: [{name: 'a'}, {name: 'b'}]}).list?.count).toBe(2);
    const record = Object.fromEntries(Array.from({length: 8}, (_, index) => [`p${index}`, [{name: 'a'}]]));
    for (const value of [record, [], {}, [1, 2], [{}, 1], [null], 'x', {names: ['a']}])
      expect(treeOf(value).list).toBeUndefined();
  });
});

describe('CSV', () => {
  it('has the names of what is in a list, as the table shows them, and the whole a click away', () => {
    const tree = treeOf([
      {
        name: 'react',
        maintainers: [{uuid: 'fb', login: 'fb', url: 'x'}, {login: 'gaearon'}],
        mixed: [{login: 'a'}, {}],
      },
    ]);
    expect(rows(tree)).toEqual([['react', 'fb, gaearon', '[{"login":"a"},{}]']]);
    expect(csv(tree)).toBe('name,maintainers,mixed\r\nreact,"fb, gaearon","[{""login"":""a""},{}]"\r\n');
    expect(JSON.parse(tree.cell(0, 'maintainers'))).toHaveLength(2);
    expect(tree.cell(9, 'maintainers')).toBe('null');
  });

  it('begins with the mark by which Excel knows UTF-8', async () => {
    expect([...new Uint8Array(await csvFile('é').arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
  });

  it.each([
    // Quotation marks stand where they have to, and objects are JSON.
    [
      '[{"name":"a,b","text":"say \\"hi\\"\\nbye","licences":["MIT"],"repo":{"stars":1}},{"name":"c","text":null}]',
      'name,text,licences,repo\r\n"a,b","say ""hi""\nbye",MIT,"{""stars"":1}"\r\nc,,,\r\n',
    ],
    // No spreadsheet runs a value or the name of a property.
    ['[{"name":"a","=1":"=1"}]', `name,"'=1"\r\na,"'=1"\r\n`],
    // Numbers stay as they were written, also inside of nested values.
    [
      '[{"id":12345678901234567890,"low":-1.50,"in":{"n":[1e400,"\\u0000x","1.0"]}}]',
      'id,low,in\r\n12345678901234567890,-1.50,"{""n"":[1e400,""\\u0000x"",""1.0""]}"\r\n',
    ],
    // A name that can't be seen gets one.
    ['[{"name":"a","":1," ":2}]', 'name,(no name),(no name)\r\na,1,2\r\n'],
    // What an item only inherits is left out.
    ['[{"toString":"x"},{"name":"b"}]', 'name,toString\r\n,x\r\nb,\r\n'],
  ])('of %s is %j', (json, text) => {
    expect(csv(new JsonTree(json))).toBe(text);
  });
});

it('says why a cell is empty whose value has too many levels, and shows the row', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const tree = new JsonTree(`[{"name":"a","size":1.0,"deep":${deep}}]`);
  expect(rows(tree)).toEqual([['a', '1.0', 'Too many levels to show here: use the tree, or download the JSON.']]);
  expect(tree.cell(0, 'deep')).toContain('Too many levels');
});
