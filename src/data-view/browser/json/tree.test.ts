import {expect, it} from 'vitest';
import {JsonTree} from './tree';

it('gives rows of every kind', () => {
  const tree = new JsonTree('{"a":1.50,"b":"x\\n","c":null,"d":true,"e":[],"f":{},"g":[1],"h":{"i":2}}');
  expect(tree.root).toEqual({kind: 'object', count: 8, id: 0});
  expect(tree.children(0, 0, 100)).toEqual([
    {key: 'a', kind: 'number', text: '1.50'},
    {key: 'b', kind: 'string', text: '"x\\n"'},
    {key: 'c', kind: 'null', text: 'null'},
    {key: 'd', kind: 'boolean', text: 'true'},
    {key: 'e', kind: 'array', count: 0},
    {key: 'f', kind: 'object', count: 0},
    {key: 'g', kind: 'array', count: 1, id: 1},
    {key: 'h', kind: 'object', count: 1, id: 2},
  ]);
  expect(tree.children(2, 0, 100)).toEqual([{key: 'i', kind: 'number', text: '2'}]);
});

it.each([
  ['{"a":1,"a":2}', ['a']],
  ['[{"b":{"a":1}},{"b" :{"\\u0061":1.0,"x":["a"],"a"\n:2}}]', ['a']],
  ['{"":1,"":2,"b":1,"b":1,"c":{"d":1,"d":1},"e":1,"e":1}', ['', 'b', 'd']],
  ['[{"a":1},{"a":2},{"b":{"a":1},"a":"\\"a\\":"}]', []],
  [`{"a":${'['.repeat(9000)}${']'.repeat(9000)},"__proto__":1}`, []],
  ['"a"', []],
])('names what an object has more than once: %j', (json, names) => {
  expect(new JsonTree(json).repeated).toEqual(names);
});

it('gives a few rows of many', () => {
  const tree = new JsonTree(JSON.stringify(Array.from({length: 250}, (_, index) => index)));
  expect(tree.children(0, 200, 100).map(({key}) => key)).toEqual(Array.from({length: 50}, (_, index) => 200 + index));
  const names = new JsonTree(
    JSON.stringify(Object.fromEntries(Array.from({length: 250}, (_, index) => [`n${index}`, index]))),
  );
  expect(names.children(0, 100, 2)).toEqual([
    {key: 'n100', kind: 'number', text: '100'},
    {key: 'n101', kind: 'number', text: '101'},
  ]);
});

it('shows each number as it was written', () => {
  const numbers = ['1.0', '0.12345678901234567890', '123456789.12345678', '-0', '1E5', '0.0000001', '0.10', '-12.50'];
  const tree = new JsonTree(`[${numbers.join(',')}]`);
  expect(tree.children(0, 0, 99).map(({kind, text}) => `${kind} ${text}`)).toEqual(numbers.map((n) => `number ${n}`));
});

it.each([
  // A text is no number, whatever it begins with.
  ['"\\u00001234"', '"\\u00001234"'],
  ['12345678901234567890', '12345678901234567890'],
  ['"\\u0000\\u00001"', '"\\u0000\\u00001"'],
  // Characters that change the order of a line, or that nobody sees, are escapes.
  ['"x\u202egnp.exe"', '"x\\u202egnp.exe"'],
  ['"\u200b\ufeff"', '"\\u200b\\ufeff"'],
  ['"a\u2066b"', '"a\\u2066b"'],
  ['"שלום 👩‍💻"', '"שלום 👩‍💻"'],
  // No character is cut in two.
  [`"${'x'.repeat(299)}👩x"`, `"${'x'.repeat(299)}…`],
])('shows %j as %j', (json, text) => {
  const tree = new JsonTree(`{"id":12345678901234567890,"\\u0000k":${json}}`);
  expect(tree.children(0, 1, 1)).toMatchObject([
    {key: '\u0000k', kind: text.startsWith('"') ? 'string' : 'number', text},
  ]);
});

it('opens a text of 32 MB, of any characters, beside a number that needs care', () => {
  for (const piece of ['x', '\\\\', '\\"', '\\n']) {
    const text = piece.repeat(32_000_000 / piece.length);
    const tree = new JsonTree(`{"id":12345678901234567890,"s":"${text}"}`);
    expect(tree.children(0, 0, 1)[0]?.text).toBe('12345678901234567890');
  }
});

it('cuts long texts, and gives them whole', () => {
  const tree = new JsonTree(JSON.stringify({long: 'é'.repeat(400), vast: 'x'.repeat(200_000)}));
  const [long, vast] = tree.children(0, 0, 2);
  expect(long).toEqual({key: 'long', kind: 'string', text: `"${'é'.repeat(300)}…`, count: 400, id: 1});
  expect(tree.text(1)).toBe(JSON.stringify('é'.repeat(400)));
  expect(tree.text(vast!.id!)).toBe(`"${'x'.repeat(100_000)}…`);
});

it('knows simple documents and the status of a job', () => {
  expect(new JsonTree('"x"').root).toEqual({kind: 'string', text: '"x"'});
  expect(new JsonTree('[]').root).toEqual({kind: 'array', count: 0});
  expect(new JsonTree('{"status":"working"}').status).toBe('working');
  expect(new JsonTree('{"status":404}').status).toBeUndefined();
  expect(() => new JsonTree('<html>')).toThrow(SyntaxError);
});
