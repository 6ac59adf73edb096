import {useEffect, useRef, type ReactNode} from 'react';
import {count, formatNumber} from '@ecosystems-docs/text';
import type {Progress} from '@ecosystems-docs/lockfile-check';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import Countdown from '../../components/controls/Countdown/Countdown';
import type {Lookup} from './useLookup';

/** @returns where a lookup stands, in a sentence; it changes once for each request */
function stateText({batches, busy, limitedUntil}: Pick<Progress, 'batches' | 'busy' | 'limitedUntil'>): string {
  const done = batches.filter(({state}) => state === 'done').length;
  const of = `${formatNumber(done)} of ${count(batches.length, 'request')}`;
  if (limitedUntil !== undefined) {
    const clock = new Date(limitedUntil).toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});
    return `You've reached the rate limit (${of} done). The lookup continues at ${clock}.`;
  }
  if (busy) return `Looking up: ${of} done.`;
  return done === batches.length ? `Done. ${count(done, 'request')} sent.` : `Stopped: ${of} done.`;
}

interface LookupProgressProps extends Omit<Lookup<unknown>, 'progress'> {
  progress: Progress<unknown>;
  /** What is looked up, for one and for several. */
  units?: readonly [one: string, several: string];
  /** What stands there to be seen once all is done; absent: how many requests were sent, which is announced in any case. */
  summary?: string;
}

/** What stops a lookup, sends again what failed, and goes on with the rest. */
function Actions({
  progress: {batches, busy},
  start,
  cancel,
  units,
}: Required<Omit<LookupProgressProps, 'summary'>>): ReactNode {
  const failed = batches.filter(({state}) => state === 'failed');
  const waiting = batches.filter(({state}) => state === 'waiting');
  return (
    <ButtonRow as="p">
      {busy && <Button onClick={cancel}>Cancel</Button>}
      {!busy && failed.length > 0 && (
        <Button isMain onClick={() => start('failed')}>
          Retry {count(failed.length, 'failed request')}
        </Button>
      )}
      {!busy && waiting.length > 0 && (
        <Button onClick={() => start('waiting')}>
          Look up the remaining{' '}
          {count(
            waiting.reduce((sum, {urls}) => sum + urls.length, 0),
            ...units,
          )}
        </Button>
      )}
    </ButtonRow>
  );
}

/** Progress of a lookup, with what stops it and what sends again. */
export default function LookupProgress({
  progress,
  start,
  cancel,
  units = ['package', 'packages'],
  summary,
}: LookupProgressProps): ReactNode {
  const {batches, busy, limitedUntil} = progress;
  const done = batches.filter(({state}) => state === 'done').length;
  const failed = batches.filter(({state}) => state === 'failed');
  const isSummed = summary !== undefined && !busy && done === batches.length;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that the reader has pressed is gone.
    if (document.activeElement === document.body) status.current?.focus({preventScroll: true});
  }, [busy]);
  const problems = [...new Set(failed.flatMap(({problem}) => problem ?? []))];
  return (
    <div className="lockfile-check__progress">
      <p role="status" ref={status} tabIndex={-1}>
        {isSummed ? (
          <>
            <span className="out-of-sight">{stateText(progress)}</span>{' '}
            <span className="lockfile-check__summary">{summary}</span>
          </>
        ) : (
          stateText(progress)
        )}
      </p>
      {done < batches.length && <progress aria-label="Requests done" max={batches.length} value={done} />}
      {limitedUntil !== undefined && <Countdown until={limitedUntil} lead="Continues in" />}
      {failed.length > 0 && (
        <p role="alert">
          {count(failed.length, 'request')} failed. {problems.join(' ')}
        </p>
      )}
      <Actions progress={progress} start={start} cancel={cancel} units={units} />
    </div>
  );
}
