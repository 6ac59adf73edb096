import {Fragment, type ReactNode} from 'react';
import {formatDate} from '../../catalogue/access';
import {InlineMarkdown} from '../../components/Markdown/Markdown';
import type {ChangelogEntry, ServiceChanges} from './changelogProps';

function Service({anchor, title, groups}: ServiceChanges): ReactNode {
  return (
    <>
      <h4 id={anchor}>{title}</h4>
      {groups.map(({heading, changes}) => (
        <Fragment key={heading}>
          <p className={`kind kind--${heading.split(' ')[0]?.toLowerCase()}`}>{heading}</p>
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
export function Entry({notes, services}: Pick<ChangelogEntry, 'notes' | 'services'>): ReactNode {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>
          <InlineMarkdown>{note}</InlineMarkdown>
        </p>
      ))}
      {services.map((service) => (
        <Service key={service.anchor} {...service} />
      ))}
    </>
  );
}

/** The changelog of the API descriptions, with a heading for each entry. */
export default function Changelog({entries}: {entries: readonly ChangelogEntry[]}): ReactNode {
  return (
    <div className="changelog">
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          <h3 id={entry.id}>{`${formatDate(entry.date)}: ${entry.title}`}</h3>
          <Entry {...entry} />
        </Fragment>
      ))}
    </div>
  );
}
