import {useEffect, useRef, useState} from 'react';
import type {ConsoleOperation} from '../../console/consoleOperation';
import {waitUntil} from '../../static/browser/wait';
import {lookUp, startOf, type Progress} from '../lookUp';
import type {ReadPackage} from '../types';
import {askBatch} from './askBatch';
import type {Connection} from './connection';

/** A lookup and what starts and ends it. */
export interface Lookup {
  progress: Progress;
  /** Sends the batches that wait, or those that failed. */
  start: (which: 'waiting' | 'failed') => void;
  cancel: () => void;
}

/**
 * @param packages what to look up; the same array as long as the component lives
 * @param operation bulk lookup
 * @param connection the worker that reads responses
 */
export function useLookup(
  packages: readonly ReadPackage[],
  operation: ConsoleOperation,
  connection: Connection,
): Lookup {
  const [progress, setProgress] = useState(() => startOf(packages));
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = (which: 'waiting' | 'failed'): void => {
    const own = new AbortController();
    controller.current = own;
    const show = (next: Progress): void => {
      if (controller.current === own) setProgress(next);
    };
    void lookUp(
      progress,
      which,
      {send: (batch, signal) => askBatch(batch, packages, operation, connection, signal), wait: waitUntil, show},
      own.signal,
    );
  };
  return {progress, start, cancel: () => controller.current?.abort()};
}
