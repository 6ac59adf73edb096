import {useMemo, useState, type ReactNode} from 'react';
import {count} from '@ecosystems-docs/text';
import {joinFiles, toBatches, type Batch, type Inventory} from '@ecosystems-docs/lockfile-check';
import {decide, sourceKey, type SourceKind} from '@ecosystems-docs/lockfile-reader';
import {MAX_PACKAGES, tooManyPackages} from '@ecosystems-docs/lockfile-reader/limits';
import Agree from './Agree';
import FindPackage from './FindPackage';
import NameList, {LeftOut} from './NameList';
import type {BroughtRead, FileRead} from './readBrought';

/** @returns what the files are called together */
export const filesText = (files: readonly FileRead[]): string =>
  files.length === 1 && files[0] ? files[0].contents.all.formatName : count(files.length, 'file');

/** A source that files name alike, so that the reader is asked once. */
interface Asked {
  /** Its kind and hosts. */
  key: string;
  kind: SourceKind;
  hosts: readonly string[];
  /** Names that may be private. */
  names: Set<string>;
}

function askedOf(files: readonly FileRead[]): Asked[] {
  const byKey = new Map<string, Asked>();
  for (const {contents} of files)
    for (const source of contents.sources) {
      const key = sourceKey(source);
      const asked = byKey.get(key) ?? {...source, key, names: new Set<string>()};
      byKey.set(key, asked);
      for (const index of source.packages) asked.names.add(contents.all.packages[index]!.name);
    }
  return [...byKey.values()];
}

/** What is asked about packages of each kind, and what sending their names means. */
const QUESTIONS: Readonly<Record<SourceKind, (asked: Asked) => {about: string; send: string}>> = {
  beside: ({hosts, names}) => ({
    about: `${count(names.size, 'package')} may come from ${hosts.join(', ')} and not from the public registry.`,
    send: `Send ${count(names.size, 'name')} anyway`,
  }),
  mirror: ({hosts, names}) => ({
    about: `${count(names.size, 'package')} ${names.size === 1 ? 'comes' : 'come'} from ${hosts.join(', ')}. Is that a mirror of the public registry?`,
    send: `Yes, it's a mirror: send ${count(names.size, 'name')}`,
  }),
  ssh: ({hosts, names}) => ({
    about: `${count(names.size, 'package')} ${names.size === 1 ? 'is' : 'are'} fetched over SSH from ${hosts.join(', ')}. ${names.size === 1 ? 'Is it' : 'Are they'} public there?`,
    send: `Yes, ${names.size === 1 ? "it's" : "they're"} public: send ${count(names.size, 'name')}`,
  }),
};

interface SourceQuestionProps {
  asked: Asked;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** Asks whether names that may be private are sent. They aren't unless the reader says so. */
function SourceQuestion({asked, isAccepted, onChange}: SourceQuestionProps): ReactNode {
  const {about, send} = QUESTIONS[asked.kind](asked);
  return (
    <fieldset className="lockfile-check__source">
      <legend>
        {about} Unless you tick the box, we skip {asked.names.size === 1 ? 'it' : 'them'}.
      </legend>
      <label>
        <input type="checkbox" checked={isAccepted} onChange={({target}) => onChange(target.checked)} /> {send}
      </label>
      <NameList title="Names that may be private" lines={[...asked.names]} />
    </fieldset>
  );
}

interface AskProps extends BroughtRead {
  /** Called with what is looked up: what the reader left out is among its skipped entries. */
  onLookUp: (inventory: Inventory) => void;
}

/** Says what was read and what would be sent, and asks. */
export default function Ask({files, unread, passedOver, onLookUp}: AskProps): ReactNode {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const asked = useMemo(() => askedOf(files), [files]);
  const inventory = useMemo(() => {
    const decided = files.map(({name, contents}) => ({
      name,
      result: decide(contents, (source) => accepted.has(sourceKey(source))),
    }));
    return joinFiles(decided, unread, passedOver);
  }, [files, unread, passedOver, accepted]);
  const choose = (key: string, isAccepted: boolean): void =>
    setAccepted(new Set(isAccepted ? [...accepted, key] : [...accepted].filter((one) => one !== key)));
  return (
    <div className="lockfile-check__ask">
      {asked.map((one) => (
        <SourceQuestion
          key={one.key}
          asked={one}
          isAccepted={accepted.has(one.key)}
          onChange={(isAccepted) => choose(one.key, isAccepted)}
        />
      ))}
      <Question inventory={inventory} title={filesText(files)} hasAsked={asked.length > 0} onLookUp={onLookUp} />
      <LeftOut inventory={inventory} />
      <FindPackage inventory={inventory} />
    </div>
  );
}

interface QuestionProps {
  inventory: Inventory;
  /** What the files are called. */
  title: string;
  /** Whether the reader is asked about sources. */
  hasAsked: boolean;
  onLookUp: (inventory: Inventory) => void;
}

/** Says which names are sent, what that costs, and sends them. */
function Question({inventory, title, hasAsked, onLookUp}: QuestionProps): ReactNode {
  const {packages} = inventory;
  const batches = useMemo<readonly Batch[]>(() => toBatches(packages), [packages]);
  if (packages.length > MAX_PACKAGES) return <p role="alert">{tooManyPackages('This report', packages.length)}</p>;
  if (batches.length === 0)
    return (
      <p>
        {hasAsked ? 'Nothing is sent unless you choose to.' : `There are no packages in ${title} that we can look up.`}
      </p>
    );
  const purls = batches.flatMap(({urls}) => urls);
  const versions = packages.length === purls.length ? '' : ` in ${count(packages.length, 'version')}`;
  const them = purls.length === 1 ? 'it' : 'them';
  return (
    <>
      <p>
        <strong>{count(purls.length, 'package')}</strong>
        {versions} in {title}. Look {them} up at packages.ecosyste.ms in {count(batches.length, 'request')}?
      </p>
      <NameList title="Package names to send" lines={purls}>
        <p className="lockfile-check__hint">
          Check them first: we skip what the file marks as private, but files don't always say so.
        </p>
      </NameList>
      <Agree
        id="lockfile-check"
        requests={batches.length}
        note="We send names without versions, and compare versions in your browser."
        label={`Look ${them} up`}
        onAgree={() => onLookUp(inventory)}
      />
    </>
  );
}
