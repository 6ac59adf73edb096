import {useEffect, useState} from 'react';
import {copyText, REPORT_MS, type CopyFailure} from './copyText';

/** @returns whether the last copy worked, for as long as a button reports it, and what copies a text */
export function useCopy(): [
  report: {failure: CopyFailure | undefined} | undefined,
  copy: (text: string | Promise<string>) => void,
] {
  const [report, setReport] = useState<{failure: CopyFailure | undefined}>();
  useEffect(() => {
    if (!report) return;
    const timer = window.setTimeout(() => setReport(undefined), report.failure ? REPORT_MS.failed : REPORT_MS.copied);
    return () => window.clearTimeout(timer);
  }, [report]);
  return [report, (text) => void copyText(text).then((failure) => setReport({failure}))];
}
