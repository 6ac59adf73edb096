/** Checks the licences of installed packages: which are allowed, and why. */
import satisfies from 'spdx-satisfies';
import {words} from '../command/words';
import type {LockedPackage} from './lockfile';

/** Licences that let the site be built, published and changed without conditions beyond a notice. */
const ALLOWED = [
  ...words(`
    0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 Unlicense WTFPL
  `),
  // Applies to whole files, which must stay free if they are passed on, and we pass none of them on.
  'MPL-2.0',
  // Of data and texts, with attribution: browsers' capabilities, the names of licences, lists of typing errors.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  // Of fonts: they may be used in anything, and sold with nothing else but it.
  'OFL-1.1',
];

/** Packages whose package.json states no licence in the usual field or form, and what their licence file says. */
const READ: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

/**
 * @param expression an SPDX expression such as `(MIT OR CC0-1.0) AND ISC`
 * @returns whether it is allowed; false if it is no expression
 */
export function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false;
  }
}

export function licenceProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({name, path, version, license}) => {
    const licence = READ[name] ?? license;
    if (licence !== undefined && isAllowed(licence)) return [];
    const fault = licence
      ? `has the licence ${licence}, which is not an allowed one in`
      : 'states no licence: read its files and add it to';
    return [`${path} ${version} ${fault} tools/supply-chain/licences.ts.`];
  });
}
