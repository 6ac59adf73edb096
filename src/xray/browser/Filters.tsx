import {useRef, useState, type ReactNode} from 'react';
import {count} from '../../catalogue/numbers';
import {readExploited} from '../exploited';
import type {Exploited, Filter} from '../rows';

interface CatalogueProps {
  exploited: Exploited | undefined;
  /** Why the last file couldn't be read. */
  problem: string;
  onFile: (file: File) => void;
}

/** Takes a catalogue of exploited vulnerabilities, which stays in the browser. */
function Catalogue({exploited, problem, onFile}: CatalogueProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="xray__catalogue">
      <button type="button" className="try-button" onClick={() => input.current?.click()}>
        Mark known exploited…
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.csv"
        hidden
        onChange={({target}) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <span className="xray__hint" role="status">
        {problem ||
          (exploited &&
            `${count(exploited.size, 'exploited vulnerability', 'exploited vulnerabilities')} in your file.`)}
      </span>
      {!exploited && !problem && (
        <span className="xray__hint">
          Choose or drop <a href="/docs/guides/recipes/kev-vex-triage#kev">CISA's KEV file</a>. It isn't sent.
        </span>
      )}
    </div>
  );
}

interface FiltersProps {
  filter: Filter;
  hasAllColumns: boolean;
  exploited: Exploited | undefined;
  problem: string;
  onFilter: (filter: Filter) => void;
  onColumns: (all: boolean) => void;
  onFile: (file: File) => void;
}

/** A share that the reader types; what is none counts as 0, which filters nothing. */
const shareOf = (text: string): number => {
  const share = Number(text.replace(',', '.'));
  return share > 0 && share <= 1 ? share : 0;
};

/** What the table shows: rows by text and EPSS, columns, and a catalogue of exploited vulnerabilities. */
export default function Filters({
  filter,
  hasAllColumns,
  exploited,
  problem,
  onFilter,
  onColumns,
  onFile,
}: FiltersProps): ReactNode {
  const [epss, setEpss] = useState('');
  return (
    <div className="xray__filters">
      <label>
        Filter by name, licence or advisory
        <input
          type="search"
          className="try-input"
          value={filter.text}
          spellCheck={false}
          autoComplete="off"
          onChange={({target}) => onFilter({...filter, text: target.value})}
        />
      </label>
      <label className="xray__epss">
        EPSS at least
        <input
          className="try-input"
          inputMode="decimal"
          placeholder="0 to 1"
          value={epss}
          autoComplete="off"
          onChange={({target}) => {
            setEpss(target.value);
            onFilter({...filter, epss: shareOf(target.value)});
          }}
        />
      </label>
      <Catalogue exploited={exploited} problem={problem} onFile={onFile} />
      <label className="xray__columns">
        <input type="checkbox" checked={hasAllColumns} onChange={({target}) => onColumns(target.checked)} /> All columns
      </label>
    </div>
  );
}

/** The catalogue that the reader has brought, and what reads another one. */
export function useCatalogue(): {exploited: Exploited | undefined; problem: string; read: (file: File) => void} {
  const [exploited, setExploited] = useState<Exploited>();
  const [problem, setProblem] = useState('');
  const read = (file: File): void => {
    void readExploited(file).then((outcome) => {
      setProblem('problem' in outcome ? outcome.problem : '');
      if ('exploited' in outcome) setExploited(outcome.exploited);
    });
  };
  return {exploited, problem, read};
}
