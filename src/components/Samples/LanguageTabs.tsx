import type {ReactNode} from 'react';
import type {Sample} from '@ecosystems-docs/openapi-docs/samples';
import {LANGUAGE, SCROLL_ROW} from '../../markers/markers';

/** Buttons that choose a language (LanguageTabs.browser.ts); the choice holds for all pages. */
export default function LanguageTabs({samples}: {samples: readonly Sample[]}): ReactNode {
  return (
    <language-tabs className={`code__tabs ${SCROLL_ROW}`} role="group" aria-label="Language">
      {samples.map(({id, label}, index) => (
        <button key={id} type="button" {...{[LANGUAGE]: id}} aria-pressed={index === 0}>
          {label}
        </button>
      ))}
    </language-tabs>
  );
}
