import type {ReactNode} from 'react';
import {formatNumber} from '@ecosystems-docs/text';
import {missingText, REASONS, TITLES, unreadOf, type Inventory} from '@ecosystems-docs/lockfile-check';

interface NameListProps {
  title: string;
  /** Number of names; the lines where absent. */
  count?: number;
  lines: readonly string[];
  children?: ReactNode;
}

/** Names behind their number. Thousands of list items would take longer than the lookup, so they're lines of one text. */
export default function NameList({title, lines, count = lines.length, children}: NameListProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({formatNumber(count)})
      </summary>
      {children}
      <pre className="lockfile-check__names" translate="no" tabIndex={0} role="group" aria-label={title}>
        {lines.join('\n')}
      </pre>
    </details>
  );
}

/** What was skipped, by its reason, and what wasn't read. */
export function LeftOut({inventory}: {inventory: Inventory}): ReactNode {
  const {skipped, files} = inventory;
  const reasons = [...new Set(skipped.map(({reason}) => reason))];
  const lines = reasons.flatMap((reason) => [
    `${REASONS[reason]}:`,
    ...skipped
      .filter((entry) => entry.reason === reason)
      .map(
        ({name, version, host, in: from}) =>
          `  ${[version ? `${name} ${version}` : name, host, files.length > 1 && from.join(', ')].filter(Boolean).join(' · ')}`,
      ),
  ]);
  return (
    <>
      <NameList title={TITLES.skipped} count={skipped.length} lines={lines} />
      {unreadOf(inventory).map(({title, entries}) => (
        <NameList key={title} title={title} lines={entries.map(missingText)} />
      ))}
    </>
  );
}
