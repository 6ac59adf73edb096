import {Fragment, type ReactNode} from 'react';
import {formatDate} from '@ecosystems-docs/text';
import {InlineMarkdown} from '../../components/Markdown/Markdown';
import type {ChangelogEntry, ServiceChanges} from './changelogProps';

function Kind({children}: {children: string}): ReactNode {
  return <p className={`kind kind--${children.split(' ')[0]?.toLowerCase()}`}>{children}</p>;
}

/** @param isKindKnown whether the kind of all its changes stands above it */
function Service({anchor, title, groups, isKindKnown}: ServiceChanges & {isKindKnown: boolean}): ReactNode {
  return (
    <>
      <h4 id={anchor}>{title}</h4>
      {groups.map(({heading, changes}) => (
        <Fragment key={heading}>
          {!isKindKnown && <Kind>{heading}</Kind>}
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <InlineMarkdown>{change}</InlineMarkdown>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

/** What an entry of the changelog says, without its date. The feed shows it too. */
export function ChangelogEntryContent({notes, services}: Pick<ChangelogEntry, 'notes' | 'services'>): ReactNode {
  const kinds = [...new Set(services.flatMap(({groups}) => groups.map(({heading}) => heading)))];
  // Several services with changes of one kind have it once, above them all.
  const shared = services.length > 1 && kinds.length === 1 ? kinds[0] : undefined;
  return (
    <>
      {notes.map((note) => (
        <p key={note}>
          <InlineMarkdown>{note}</InlineMarkdown>
        </p>
      ))}
      {shared && <Kind>{shared}</Kind>}
      {services.map((service) => (
        <Service key={service.anchor} isKindKnown={shared !== undefined} {...service} />
      ))}
    </>
  );
}

/** The changelog of the API descriptions, with a heading for each entry. */
export default function Changelog({entries}: {entries: readonly ChangelogEntry[]}): ReactNode {
  return (
    <div className="changelog">
      {entries.map((entry) => (
        <section key={entry.id}>
          <h3 id={entry.id}>
            <time dateTime={entry.date}>{formatDate(entry.date)}</time>
            <span className="out-of-sight">: </span>
            {entry.title}
          </h3>
          <ChangelogEntryContent {...entry} />
        </section>
      ))}
    </div>
  );
}
