import {useMemo, useState, type ReactNode} from 'react';
import {count, formatNumber} from '../../format/numbers';
import {toBatches, type Batch} from '../lookUp';
import {
  decide,
  type FileContents,
  type ReadResult,
  type SkippedEntry,
  type SkipReason,
  type SourceKind,
  type UncertainSource,
} from '@ecosystems-docs/lockfile-reader';
import Agree from './Agree';

/** Why entries aren't looked up. */
const REASONS: Readonly<Record<SkipReason, string>> = {
  private: 'Private registry',
  unsure: 'Possibly a private registry',
  ssh: 'Fetched over SSH, possibly private',
  'other-registry': "Registry that we don't index",
  local: 'Local path',
  git: 'Git repository',
  url: 'URL',
  archive: 'Archive of another package',
  bundled: 'Bundled in another package',
  'unknown-ecosystem': 'Ecosystem not indexed',
  unfindable: "Type that a lookup by package URL can't find",
  'no-purl': 'No package URL',
  'no-package': "Files, systems and other parts that aren't packages",
  unreadable: "Can't be read",
};

/** The names of a file's packages. Thousands of list items would take longer than the lookup, so they're lines of one text. */
function Names({title, names, children}: {title: string; names: readonly string[]; children?: ReactNode}): ReactNode {
  return (
    <details>
      <summary>
        {title} ({formatNumber(names.length)})
      </summary>
      {children}
      <pre className="xray__names" translate="no" tabIndex={0} role="group" aria-label={title}>
        {names.join('\n')}
      </pre>
    </details>
  );
}

function Skipped({skipped}: {skipped: readonly SkippedEntry[]}): ReactNode {
  const reasons = [...new Set(skipped.map(({reason}) => reason))];
  const lines = reasons.flatMap((reason) => [
    `${REASONS[reason]}:`,
    ...skipped.filter((entry) => entry.reason === reason).map(({name, host}) => `  ${name}${host ? ` (${host})` : ''}`),
  ]);
  return (
    <details>
      <summary>Skipped ({formatNumber(skipped.length)})</summary>
      <pre className="xray__names" translate="no" tabIndex={0} role="group" aria-label="Skipped">
        {lines.join('\n')}
      </pre>
    </details>
  );
}

/** What is asked about packages of each kind, and what sending their names means. */
const QUESTIONS: Readonly<Record<SourceKind, (source: UncertainSource) => {about: string; send: string}>> = {
  beside: ({hosts, packages}) => ({
    about: `This file also uses ${hosts.join(', ')}, and doesn't say which packages come from there.`,
    send: `Send ${count(packages.length, 'name')} anyway`,
  }),
  mirror: ({hosts, packages}) => ({
    about: `${count(packages.length, 'package')} in this file come from ${hosts.join(', ')}. Is that a mirror of the public registry?`,
    send: `Yes, it's a mirror: send ${count(packages.length, 'name')}`,
  }),
  ssh: ({hosts, packages}) => ({
    about: `${count(packages.length, 'package')} in this file ${packages.length === 1 ? 'is' : 'are'} fetched over SSH from ${hosts.join(', ')}. Can everybody see ${packages.length === 1 ? 'it' : 'them'} there?`,
    send: `Yes, ${packages.length === 1 ? "it's" : "they're"} public: send ${count(packages.length, 'name')}`,
  }),
};

interface SourceQuestionProps {
  source: UncertainSource;
  contents: FileContents;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** Asks whether names that may be private are sent. They aren't unless the reader says so. */
function SourceQuestion({source, contents, isAccepted, onChange}: SourceQuestionProps): ReactNode {
  const {about, send} = QUESTIONS[source.kind](source);
  const names = source.packages.map((index) => contents.all.packages[index]!.name);
  return (
    <fieldset className="xray__source">
      <legend>{about}</legend>
      <label>
        <input type="checkbox" checked={isAccepted} onChange={({target}) => onChange(target.checked)} /> {send}
      </label>
      <Names title="Names that may be private" names={[...new Set(names)]} />
    </fieldset>
  );
}

interface AskProps {
  contents: FileContents;
  /** Called with what is looked up: what the reader left out is among its skipped entries. */
  onLookUp: (result: ReadResult) => void;
}

/** Says what was read and what would be sent, and asks. */
export default function Ask({contents, onLookUp}: AskProps): ReactNode {
  const [accepted, setAccepted] = useState<ReadonlySet<SourceKind>>(new Set());
  const result = useMemo(() => decide(contents, accepted), [contents, accepted]);
  const batches = useMemo(() => toBatches(result.packages), [result]);
  return (
    <div className="xray__ask">
      {contents.sources.map((source) => (
        <SourceQuestion
          key={source.kind}
          source={source}
          contents={contents}
          isAccepted={accepted.has(source.kind)}
          onChange={(isAccepted) => {
            const next = new Set(accepted);
            if (isAccepted) next.add(source.kind);
            else next.delete(source.kind);
            setAccepted(next);
          }}
        />
      ))}
      {batches.length > 0 ? (
        <Question result={result} batches={batches} onLookUp={() => onLookUp(result)} />
      ) : (
        <p>
          {contents.sources.length > 0
            ? 'Nothing is sent unless you choose to.'
            : `There are no packages in ${result.formatName} that we can look up.`}
        </p>
      )}
      {result.skipped.length > 0 && <Skipped skipped={result.skipped} />}
    </div>
  );
}

interface QuestionProps {
  result: ReadResult;
  batches: readonly Batch[];
  onLookUp: () => void;
}

/** Says which names are sent, what that costs, and sends them. */
function Question({result: {packages, formatName}, batches, onLookUp}: QuestionProps): ReactNode {
  const purls = batches.flatMap((batch) => batch.urls);
  const versions = packages.length === purls.length ? '' : ` in ${count(packages.length, 'version')}`;
  const them = purls.length === 1 ? 'it' : 'them';
  return (
    <>
      <p>
        <strong>{count(purls.length, 'package')}</strong>
        {versions} in {formatName}. Look {them} up at packages.ecosyste.ms in {count(batches.length, 'request')}?
      </p>
      <Names title="Package names to send" names={purls}>
        <p className="xray__hint">
          Check them first: we skip what the file marks as private, but files don't always say so.
        </p>
      </Names>
      <Agree
        id="xray"
        requests={batches.length}
        note="We send names without versions, store nothing, and compare versions in your browser."
        label={`Look ${them} up`}
        onAgree={onLookUp}
      />
    </>
  );
}
