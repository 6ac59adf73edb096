import {UNKNOWN} from '@ecosystems-docs/lockfile-check';
import type {Face} from './column';
import {MarkWord} from './cells';

/** Names that stand in a cell. */
const MAX_NAMES = 2;

export const maintainersFace: Face = {
  cell: ({
    finding: {
      record: {maintainers},
    },
  }) => {
    if (!maintainers) return <small>{UNKNOWN}</small>;
    const names = maintainers.filter(Boolean).slice(0, MAX_NAMES);
    const more = maintainers.length - names.length;
    return (
      <>
        {maintainers.length === 1 && <MarkWord of="check">only one</MarkWord>} {names.join(', ')}{' '}
        {more > 0 && maintainers.length > 1 && <small>{names.length > 0 ? `and ${more} more` : more}</small>}
      </>
    );
  },
  explanation: {
    page: '/docs/guides/recipes/maintainers#publishers',
    title: 'See who can publish a package',
    trap: "Maintainers are the accounts that can publish. Some registries list none: that doesn't mean there are none.",
  },
};
