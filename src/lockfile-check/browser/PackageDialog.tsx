import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {Button} from '../../components/controls/Button/Button';
import {Select} from '../../components/controls/FormField/FormField';
import RecordCard from '../../components/RecordCard/RecordCard';
import table from '@generated/landing/default/starts.json';
import {useOperation} from '../../requests/browser/useOperation';
import type {StartTable} from '../../recognise/startTarget';
import {consoleLink} from '../../requests/fragment';
import {type Sample, samplesFor} from '@ecosystems-docs/openapi-docs/samples';
import {closeModal, openModal} from '../../browser/modal';
import {AdvisoryLink} from '../columns/advisories';
import type {Column, ColumnRequest} from '../columns/column';
import {COLUMNS, requestFor} from '../columns/columns';
import {percent, SeverityPill} from '../columns/cells';
import {
  fixedText,
  openAdvisories,
  VERDICTS,
  type Finding,
  type JudgedAdvisory,
  type Row,
} from '@ecosystems-docs/lockfile-check';
import {CODE, SAMPLE_LANGUAGE} from '../../markers/markers';

const pages: StartTable = table;

/** The request in every language; undefined until its operation's data has come. */
function useSamples({operation, values}: ColumnRequest): {samples?: readonly Sample[]; failed?: boolean} {
  const {operation: data, failed} = useOperation(operation);
  const samples = useMemo(() => data && samplesFor(data, values), [data, values]);
  return {samples, failed};
}

function SampleCode({request}: {request: ColumnRequest}): ReactNode {
  const {samples, failed} = useSamples(request);
  // The language that the reader has chosen on any page.
  const [language, setLanguage] = useState(() => document.documentElement.getAttribute(SAMPLE_LANGUAGE));
  const sample = samples?.find(({id}) => id === language) ?? samples?.[0];
  if (failed) return <p>The sample didn't load.</p>;
  return (
    <>
      <label>
        Language
        <Select value={sample?.id} onChange={({target}) => setLanguage(target.value)}>
          {samples?.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      <div className={CODE}>
        <pre translate="no" tabIndex={0} role="group" aria-label="Sample">
          <code>{sample?.code ?? 'Loading…'}</code>
        </pre>
        <copy-button>
          <button type="button" className="code__copy">
            Copy
          </button>
        </copy-button>
      </div>
    </>
  );
}

/** The request that returns a value of the record, and what can be got wrong with it. */
function Request({row}: {row: Row}): ReactNode {
  const [column, setColumn] = useState(COLUMNS[0] as Column);
  // A sample is written once for a request.
  const request = useMemo(() => requestFor(column, row), [column, row]);
  const {page, title, trap} = column.explanation;
  return (
    <>
      <label>
        Value
        <Select
          value={column.id}
          onChange={({target}) => setColumn(COLUMNS.find(({id}) => id === target.value) ?? column)}
        >
          {COLUMNS.map(({id, title: name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <p>
        {trap} <a href={page}>{title}</a>
      </p>
      <SampleCode key={request.operation} request={request} />
      <p>
        <a href={consoleLink(pages[request.operation].page, request.values)}>Try it with these values</a>
      </p>
    </>
  );
}

function Advisory({advisory}: {advisory: JudgedAdvisory}): ReactNode {
  const {title, severity, ranges, fixed, epss, cvss, identifiers, verdict} = advisory;
  return (
    <li>
      <SeverityPill of={severity} /> <strong>{title}</strong>
      <p>
        <AdvisoryLink advisory={advisory} />
        {identifiers.slice(1).map((identifier) => ` · ${identifier}`)} · {VERDICTS[verdict]}
        {ranges.filter(Boolean).map((range) => ` · ${range}`)}
        {fixed.length > 0 && ` · ${fixedText(fixed)}`}
        {cvss !== undefined && ` · CVSS ${cvss}`}
        {epss !== undefined && ` · EPSS ${percent(epss)}`}
      </p>
    </li>
  );
}

interface DetailsProps {
  row: Row;
  finding: Finding;
  now: number;
  /** Id of its name. */
  title: string;
}

/** What we know of the package: each column's value as a card, and its advisories in full. */
function RecordDetails({row, finding, now, title}: DetailsProps): ReactNode {
  const advisories = openAdvisories(row);
  const {name, version = ''} = row.package;
  const facts = COLUMNS.map((column) => ({...column, label: column.title, value: column.cell({row, finding, now})}));
  const age = facts.find(({id}) => id === 'synced');
  return (
    <>
      {age && (
        <RecordCard
          nameId={title}
          card={{
            kind: finding.record.registry,
            name,
            mark: version,
            summary: '',
            page: finding.record.url,
            facts: facts.filter((fact) => fact !== age),
            age,
          }}
        />
      )}
      {advisories.length > 0 && (
        <ul role="list" className="lockfile-check__advisories">
          {advisories.map((advisory) => (
            <Advisory key={advisory.uuid} advisory={advisory} />
          ))}
        </ul>
      )}
    </>
  );
}

interface PackageDialogProps {
  row: Row;
  /** In Unix milliseconds. */
  now: number;
  onClose: () => void;
}

/** The record of a package, and the request that returns it, in the reader's language. */
export default function PackageDialog({row, now, onClose}: PackageDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => openModal(dialog.current!), []);
  return (
    <dialog ref={dialog} className="lockfile-check__dialog" aria-labelledby={title} onClose={onClose}>
      <Button className="lockfile-check__close" onClick={() => closeModal(dialog.current)}>
        Close
      </Button>
      {row.finding ? (
        <RecordDetails row={row} finding={row.finding} now={now} title={title} />
      ) : (
        <h3 id={title}>
          {row.package.name} {row.package.version}
        </h3>
      )}
      <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>Show the request</summary>
        {isOpen && <Request row={row} />}
      </details>
    </dialog>
  );
}
