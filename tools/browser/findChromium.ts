/** The system's Chromium: tests use it and never download a browser. */
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without its windows and settings: the same pages for half the work. */
const SHELL = '/usr/bin/chromium-headless-shell';

function firstThere(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => {
    if (!place) return false;
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @returns the path of a Chromium on this machine (CHROMIUM_PATH first); undefined if there is none. */
export const findChromium = (): string | undefined => firstThere([process.env.CHROMIUM_PATH, ...PLACES]);

/** @returns the path of the Chromium that opens pages in tests: the headless shell, or else any */
export const findTestChromium = (): string | undefined => firstThere([process.env.CHROMIUM_PATH, SHELL, ...PLACES]);

/**
 * Finds Chromium, and installs Debian's package where that is possible.
 *
 * @returns its path
 * @throws Error that says in one line how to get it
 */
export function ensureChromium(): string {
  const executable = findChromium();
  if (executable) return executable;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('There is no Chromium on this machine: installing the package "chromium".');
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}
