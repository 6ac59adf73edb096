import {Fragment, type ReactNode} from 'react';
import {DIFFERENCES_PAGE} from '../../api/wording';
import {formatDate} from '../../catalogue/access';
import Joined from '../../components/Joined/Joined';
import {
  KINDS,
  type ChangedOperation,
  type ChangelogEntry,
  type ChangeLine,
  type Changes,
  type Disagreements,
} from './changelogProps';

function OperationName({name, page}: ChangedOperation): ReactNode {
  return page ? (
    <a href={page}>
      <code>{name}</code>
    </a>
  ) : (
    <code>{name}</code>
  );
}

function Line({api, what, code, operation, summary, values}: ChangeLine): ReactNode {
  return (
    <li>
      {`${api}: `}
      {summary !== undefined && operation?.page && <a href={operation.page}>{summary}</a>}
      {what}
      {code !== undefined && (
        <>
          {what && ' '}
          <code>{code}</code>
        </>
      )}
      {summary === undefined && operation && (
        <>
          {what && ' of '}
          <OperationName {...operation} />
        </>
      )}
      {values && (
        <>
          , from <code>{values.before}</code> to <code>{values.after}</code>
        </>
      )}
    </li>
  );
}

/** The changes of one cause, with a heading for each kind. */
function ChangeList({intro, lines}: Changes): ReactNode {
  return (
    <>
      <p>{intro}</p>
      {KINDS.map((kind) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        return (
          ofKind.length > 0 && (
            <Fragment key={kind}>
              <h4>{kind}</h4>
              <ul>
                {ofKind.map((line, index) => (
                  <Line key={index} {...line} />
                ))}
              </ul>
            </Fragment>
          )
        );
      })}
    </>
  );
}

function DisagreementList({intro, apis}: Disagreements): ReactNode {
  return (
    <>
      <p>{intro}</p>
      <ul>
        {apis.map(({title, operations}) => (
          <li key={title}>
            {`${title}: `}
            <Joined
              items={operations.map((operation) => (
                <OperationName key={operation.name} {...operation} />
              ))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What an entry of the changelog says, without its date. The feed shows it too. */
export function Entry({initial, changes, wording}: ChangelogEntry): ReactNode {
  return (
    <>
      {initial && (
        <>
          <p>{initial.published}</p>
          <p>
            {`${initial.differed} `}
            <a href={DIFFERENCES_PAGE}>Differences from the services’ own OpenAPI documents</a> has the current list.
          </p>
          {initial.disagreements.map((disagreements) => (
            <DisagreementList key={disagreements.intro} {...disagreements} />
          ))}
        </>
      )}
      {changes.map((one) => (
        <ChangeList key={one.intro} {...one} />
      ))}
      {wording && (
        <>
          <h4>Descriptions</h4>
          <p>{wording}</p>
        </>
      )}
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
