import type {Format} from '../format';
import {field, has, itemsOf, textField} from '../shared/looseValues';
import {readCargoLock} from './cargoLock';

export const cargoLock: Format = {
  id: 'cargo-lock',
  language: 'Rust',
  title: 'Cargo.lock',
  tools: 'Cargo',
  syntax: 'toml',
  // What it is called says more than its entries, which are like those of other tools.
  is: (value) =>
    has(value, 'root') ||
    itemsOf(field(value, 'package')).every(
      (entry) =>
        !['requires_python', 'files', 'summary', 'python-versions'].some((key) => has(entry, key)) &&
        !textField(entry, 'checksum')?.startsWith('sha256:'),
    ),
  read: readCargoLock,
  nearby: [
    {
      name: /^Cargo\.toml$/i,
      content: /^\[(?:dependencies|workspace)\]\s*$/m,
      message: 'This looks like Cargo.toml. It lists version ranges, not installed versions. Use Cargo.lock.',
    },
  ],
};
