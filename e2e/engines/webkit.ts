/** WebKitGTK over W3C WebDriver, on a screen of its own. */
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {callOf, waitForMiddle, WIDE, type Driver, type Engine} from './driver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

/** The standard's code points of keys that type nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  PageDown: '\uE00F',
  End: '\uE010',
};

/** How long the driver may take to answer. */
const START_MS = 30_000;

/** @returns the browser that the package of the library brings along for tests */
function findBrowser(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders
    .map((folder) => path.join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @returns a screen that nobody else uses, with its name */
async function startScreen(): Promise<[screen: ChildProcess, display: string]> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

interface Reply {
  value: unknown;
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {'content-type': 'application/json'},
    body: body && JSON.stringify(body),
  });
  const {value} = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
  return value;
}

/** Waits until the driver listens. */
async function ready(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; ; ) {
    try {
      await ask('GET', `${url}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const keyActions = (keys: readonly string[], type: 'keyDown' | 'keyUp'): object[] =>
  keys.map((value) => ({type, value}));

/** @param session URL of the session */
function driverOf(session: string, end: () => Promise<void>): Driver {
  const post = (command: string, body: object = {}): Promise<unknown> => ask('POST', `${session}/${command}`, body);
  const pressAll = (actions: object[]): Promise<unknown> =>
    post('actions', {actions: [{type: 'key', id: 'keys', actions}]});
  const run: Driver['run'] = async (code, argument) => {
    const script = `const done = arguments[0]; Promise.resolve().then(() => ${callOf(code, argument)}).then((value) => done({value}), (error) => done({error: String(error)}))`;
    const execute = (): Promise<unknown> => post('execute/async', {script, args: []});
    const result = await execute().catch((failure: unknown) => {
      // The page has gone on to another document meanwhile.
      if (!/Could not parse script result/.test(String(failure))) throw failure;
      return execute();
    });
    const {value, error} = result as {value: never; error?: string};
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    open: async (url) => void (await post('url', {url})),
    run,
    async click(selector) {
      const {x, y} = await waitForMiddle(run, selector);
      const actions = [
        {type: 'pointerMove', x, y},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ];
      await post('actions', {actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}]});
    },
    async press(keys) {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      await pressAll([...keyActions(values, 'keyDown'), ...keyActions(values.toReversed(), 'keyUp')]);
    },
    async type(text) {
      await pressAll(
        [...text].flatMap((letter) => [...keyActions([letter], 'keyDown'), ...keyActions([letter], 'keyUp')]),
      );
    },
    back: async () => void (await post('back')),
    forward: async () => void (await post('forward')),
    reload: async () => void (await post('refresh')),
    async resize(width, height) {
      const size = {width, height};
      // The driver gives up on a window that a busy machine resizes late; the second time it has the size.
      await post('window/rect', size).catch(() => post('window/rect', size));
    },
    close: end,
  };
}

async function start(): Promise<Driver> {
  const port = await freePort();
  const [screen, display] = await startScreen();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1'},
  });
  const end = (): void => {
    driver.kill();
    screen.kill();
  };
  try {
    return await openBrowser(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** @param end ends the driver and the screen */
async function openBrowser(url: string, end: () => void): Promise<Driver> {
  await ready(url);
  const {sessionId} = (await ask('POST', `${url}/session`, {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {binary: findBrowser(), args: ['--automation']},
      },
    },
  })) as {sessionId: string};
  const session = `${url}/session/${sessionId}`;
  const browser = driverOf(session, async () => {
    await ask('DELETE', session).catch(() => undefined);
    end();
  });
  await browser.resize(WIDE.width, WIDE.height);
  return browser;
}

export const WEBKIT: Engine = {
  name: 'WebKit',
  missing: () =>
    existsSync(DRIVER) && existsSync(SCREEN) && findBrowser()
      ? undefined
      : 'WebKit is missing: install the packages webkit2gtk-driver and xvfb.',
  start,
};
