import {useRef, useState, type ReactNode} from 'react';
import {count} from '../../format/numbers';
import {readExploited} from '../exploited';
import {readProbability, type Exploited, type Filter} from '../rows';

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
  const isWrong = readProbability(epss) === undefined;
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
          placeholder="0.5 or 50%"
          value={epss}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'xray-epss' : undefined}
          onChange={({target}) => {
            setEpss(target.value);
            onFilter({...filter, epss: readProbability(target.value) ?? 0});
          }}
        />
      </label>
      <Catalogue exploited={exploited} problem={problem} onFile={onFile} />
      <label className="xray__columns">
        <input type="checkbox" checked={hasAllColumns} onChange={({target}) => onColumns(target.checked)} /> All columns
      </label>
      {isWrong && (
        <p className="xray__wrong" id="xray-epss" role="alert">
          Not filtered by EPSS: enter a probability, such as 0.5 or 50%.
        </p>
      )}
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
