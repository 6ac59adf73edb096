import {useEffect, useRef, useState} from 'react';
import {waitUntil} from '../../browser/wait';
import {lookUp, type Progress, type Surroundings} from '@ecosystems-docs/lockfile-check';

/** A lookup and what starts and ends it. */
export interface Lookup<F> {
  progress: Progress<F>;
  /** Sends the batches that wait, or those that failed. */
  start: (which: 'waiting' | 'failed') => void;
  cancel: () => void;
}

/**
 * @param begin a lookup of which nothing has been sent yet; later ones are ignored
 * @param send sends a batch
 * @returns the lookup; it ends with the component
 */
export function useLookup<F>(begin: () => Progress<F>, send: Surroundings<F>['send']): Lookup<F> {
  const [progress, setProgress] = useState(begin);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = (which: 'waiting' | 'failed'): void => {
    const own = new AbortController();
    controller.current = own;
    const show = (next: Progress<F>): void => {
      if (controller.current === own) setProgress(next);
    };
    const {pathname} = window.location;
    const sendHere: typeof send = (batch, signal) => {
      // The next page can take a while to load. Nothing more is sent for one that the reader has left.
      if (window.location.pathname !== pathname) own.abort();
      return send(batch, signal);
    };
    void lookUp(progress, which, {send: sendHere, wait: waitUntil, show}, own.signal);
  };
  return {progress, start, cancel: () => controller.current?.abort()};
}
