import type {ReactNode} from 'react';
import {MAX_LINE_LENGTH} from '../../browser/fieldLength';

/** A field that filters the questions below it (QuestionFilter.browser.ts). */
export default function QuestionFilter(): ReactNode {
  return (
    <question-filter>
      <div className="field__tools question-filter">
        <input
          className="filter field-input field-input--l"
          type="search"
          maxLength={MAX_LINE_LENGTH}
          placeholder="Filter questions"
          aria-label="Filter questions"
          autoComplete="off"
        />
        <span className="note" role="status" />
        <a href="/search" hidden>
          Search all pages
        </a>
      </div>
    </question-filter>
  );
}
