import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {count, csvFile} from '@ecosystems-docs/text';
import {Button} from '../../components/controls/Button/Button';
import {TextInput} from '../../components/controls/FormField/FormField';
import {saveFile} from '../../data-view/browser/saveFile';
import {findByName, listToCsv, REASONS, type Inventory} from '@ecosystems-docs/lockfile-check';

/** Packages that are listed. The file has all. */
const MAX_LISTED = 100;

/** Says which of the files have a package, from what was read: nothing is sent. */
export default function FindPackage({inventory}: {inventory: Inventory}): ReactNode {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const matches = useMemo(() => (wanted ? findByName(inventory, wanted) : []), [inventory, wanted]);
  const files = new Set(matches.flatMap((one) => one.in));
  return (
    <div className="lockfile-check__find">
      <label>
        Find a package in {inventory.files.length === 1 ? 'this file' : 'these files'}, without a lookup
        <TextInput type="search" placeholder="log4j-core" value={text} onChange={({target}) => setText(target.value)} />
      </label>
      <p role="status" className="lockfile-check__hint">
        {wanted && `${count(matches.length, 'match', 'matches')} in ${count(files.size, 'file')}.`}
      </p>
      {matches.length > 0 && (
        <>
          <ul>
            {matches.slice(0, MAX_LISTED).map((one, place) => (
              <li key={place}>
                <strong>{one.name}</strong> {'reason' in one ? `skipped: ${REASONS[one.reason]}` : one.version}{' '}
                {inventory.files.length > 1 && <small>{one.in.join(', ')}</small>}
              </li>
            ))}
          </ul>
          <Button onClick={() => saveFile(csvFile(listToCsv(matches)), 'packages-found.csv')}>
            Download {count(matches.length, 'match', 'matches')} as CSV
          </Button>
        </>
      )}
    </div>
  );
}
