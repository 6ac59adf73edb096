/** For tests only: hostile text, servers, and the interpreters of this machine. */
import {spawnSync} from 'node:child_process';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Json, Operation} from '../model';
import {exampleValues, type RequestValues} from './request';

/** Text that ends strings, starts interpolation or disappears, in at least one language. */
const PIECES = [
  ...'a Z 0 _ - -- . ~ / // @ @scope/name github.com/a/b : , + = & ? # ; | < > ( ) [ ] { } * ! ^'.split(' '),
  ...String.raw`' " \ \\ \n \u0041 \0 $ $HOME $(id) #{1} #$0 #@a % %s %41 %2F %% <!-- </script> """ ''' r"( )"`.split(
    ' ',
  ),
  ...[' ', '  ', '`', '`id`', '${HOME}'],
  ...['\n', '\r', '\r\n', '\t', '\0', '\u0007', '\u001b', '\u007f', '\u0085', '\u00a0', '\u2028', '\u202e', '\ufeff'],
  ...'é e\u0301 ß 漢字 עברית 👩‍💻 🏴\u{e0067}\u{e007f} \u{1d11e} \ud800 \udc00 \udc00\ud800'.split(' '),
];

/** @returns numbers from 0 up to, but not including, `limit`: the same ones for the same seed (mulberry32). */
export function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** @returns each piece alone, and `count` texts made of several. */
export function hostileTexts(count: number, seed = 1): string[] {
  const next = generator(seed);
  return [
    ...PIECES,
    ...Array.from({length: count}, () =>
      Array.from({length: 1 + next(7)}, () => PIECES[next(PIECES.length)]!).join(''),
    ),
  ];
}

function hostileJson(value: Json, text: () => string): Json {
  if (typeof value === 'string') return text();
  if (Array.isArray(value)) return [...value.map((item) => hostileJson(item, text)), null, true, 0.1, [], {}];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, inner]) => [name, hostileJson(inner, text)]),
    [`${text()}x`, -1e21],
    ['if', false],
  ]);
}

/** @returns a value for every parameter but `page`, with hostile text wherever text may stand; no service would accept it. */
export function hostileValues(operation: Operation, seed: number): RequestValues {
  const next = generator(seed);
  const texts = hostileTexts(0);
  const text = () => Array.from({length: 2 + next(4)}, () => texts[next(texts.length)]!).join('');
  const {body} = exampleValues(operation);
  return {
    parameters: Object.fromEntries(
      operation.parameters
        .filter(({name}) => name !== 'page')
        .map(({name, example}) => [name, typeof example === 'string' ? `x${text()}` : example]),
    ),
    ...(body === undefined ? {} : {body: hostileJson(body, text)}),
  };
}

/** What a program needs to find a server of this machine, and not a proxy or the reader's settings. */
export function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name));
  return {...Object.fromEntries(kept), NO_PROXY: '*', no_proxy: '*', LC_ALL: 'C.UTF-8', ...more};
}

/** @returns the first of the commands that exits without an error. */
export function findCommand(
  ...candidates: readonly (readonly [command: string, ...args: string[]])[]
): string | undefined {
  return candidates.find(
    ([command, ...args]) => spawnSync(command, args, {stdio: 'ignore', env: environment()}).status === 0,
  )?.[0];
}

/** @returns the origin of a server that has started */
export async function listen(server: Server, host = '127.0.0.1'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
