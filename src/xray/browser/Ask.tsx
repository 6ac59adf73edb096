import {useState, type ReactNode} from 'react';
import {count, formatNumber} from '../../catalogue/numbers';
import AccessFields from '../../console/browser/AccessFields';
import {whoAsks, type Secret} from '../../console/browser/secrets';
import {requestsLeft} from '../../console/browser/usage';
import type {Batch} from '../lookUp';
import type {ReadResult, SkippedEntry} from '../types';

/** Why entries aren't looked up. */
const REASONS: Readonly<Record<SkippedEntry['reason'], string>> = {
  private: 'Private registry',
  local: 'Local path',
  git: 'Git repository',
  url: 'URL',
  'unknown-ecosystem': 'Ecosystem not indexed',
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
      <pre className="xray__names" tabIndex={0} role="group" aria-label={title}>
        {names.join('\n')}
      </pre>
    </details>
  );
}

function Skipped({skipped}: {skipped: readonly SkippedEntry[]}): ReactNode {
  const reasons = [...new Set(skipped.map(({reason}) => reason))];
  const lines = reasons.flatMap((reason) => [
    `${REASONS[reason]}:`,
    ...skipped.filter((entry) => entry.reason === reason).map(({name}) => `  ${name}`),
  ]);
  return (
    <details>
      <summary>Skipped ({formatNumber(skipped.length)})</summary>
      <pre className="xray__names" tabIndex={0} role="group" aria-label="Skipped">
        {lines.join('\n')}
      </pre>
    </details>
  );
}

/** What the lookup costs of the hour's limit. */
function Limit({requests, left}: {requests: number; left: ReturnType<typeof requestsLeft>}): ReactNode {
  return (
    <p className="xray__hint">
      {left
        ? `This uses ${formatNumber(requests)} of your remaining ${formatNumber(left.left)} requests this hour.`
        : `This uses ${count(requests, 'request')} of the limit of your API key.`}{' '}
      We send names without versions, store nothing, and compare versions in your browser.
    </p>
  );
}

interface AskProps {
  result: ReadResult;
  batches: readonly Batch[];
  onLookUp: () => void;
}

/** Says what was read and what would be sent, and asks. */
export default function Ask({result, batches, onLookUp}: AskProps): ReactNode {
  const {packages, skipped, formatName} = result;
  const [tried, setTried] = useState(false);
  const [unfit, setUnfit] = useState<Secret>();
  const [left, setLeft] = useState(() => requestsLeft(Date.now(), whoAsks()));
  const purls = batches.flatMap((batch) => batch.purls);
  const versions = packages.length === purls.length ? '' : ` in ${count(packages.length, 'version')}`;
  if (purls.length === 0)
    return (
      <>
        <p>There are no packages in {formatName} that we can look up.</p>
        {skipped.length > 0 && <Skipped skipped={skipped} />}
      </>
    );
  const lookUp = (): void => {
    setTried(true);
    if (unfit === undefined) return onLookUp();
    const field = document.getElementById(`xray-${unfit}`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  return (
    <div className="xray__ask">
      <p>
        <strong>{count(purls.length, 'package')}</strong>
        {versions} in {formatName}. Look {purls.length === 1 ? 'it' : 'them'} up at packages.ecosyste.ms in{' '}
        {count(batches.length, 'request')}?
      </p>
      <Names title="Package names to send" names={purls} />
      {skipped.length > 0 && <Skipped skipped={skipped} />}
      <AccessFields
        id="xray"
        tried={tried}
        onChange={(field) => {
          setUnfit(field);
          setLeft(requestsLeft(Date.now(), whoAsks()));
        }}
      />
      <Limit requests={batches.length} left={left} />
      <p>
        <button type="button" className="try-button try-button--main" onClick={lookUp}>
          Look {purls.length === 1 ? 'it' : 'them'} up
        </button>
      </p>
    </div>
  );
}
