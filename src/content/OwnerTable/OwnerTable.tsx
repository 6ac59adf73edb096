import type {ReactNode} from 'react';
import {MAX_LINE_LENGTH} from '../../browser/fieldLength';
import {OWNER_PLACE} from '../../markers/markers';

/** The form that lists an owner's repositories with their packages below it (src/lockfile-check/browser/ownerTable.ts). */
export default function OwnerTable(): ReactNode {
  return (
    <owner-table>
      <form>
        <div className="field__tools question-filter">
          <input
            className="filter field-input"
            maxLength={MAX_LINE_LENGTH}
            placeholder="rails or gitlab.com/gnome"
            aria-label="Person or organisation"
            aria-describedby="owner-hint"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <button className="expand" type="submit">
            List repositories
          </button>
        </div>
        <p className="note" id="owner-hint">
          Sends one request to repos.ecosyste.ms. We ask again before we look up packages.
        </p>
      </form>
      <noscript>
        <p className="note">This needs JavaScript. Without it, use the program below.</p>
      </noscript>
      <div {...{[OWNER_PLACE]: ''}} />
    </owner-table>
  );
}
