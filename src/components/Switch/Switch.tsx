import type {ReactNode} from 'react';
import {SCROLL_ROW, SWITCH_PANE} from '../../markers/markers';

export interface Choice {
  label: string;
  className?: string;
  content: ReactNode;
}

interface SwitchProps {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** What is before and after the buttons of an outermost switch. */
  bar?: {title: string; action: ReactNode};
  /** Whether its panes scroll. */
  isScrolled?: boolean;
}

/** Radio buttons with the content that each shows. CSS alone hides the rest, so without CSS all content is visible. */
export default function Switch({name, legend, choices, bar, isScrolled = false}: SwitchProps): ReactNode {
  const focusable = isScrolled && {tabIndex: 0};
  return (
    <div className="switch">
      <fieldset className="code__bar">
        <legend className="out-of-sight">{legend}</legend>
        <div className={`code__tabs ${SCROLL_ROW}`}>
          {bar && (
            <b className="code__title" aria-hidden="true">
              {bar.title}
            </b>
          )}
          {choices.map(({label, className}, index) => (
            <label key={label} className={className}>
              <input type="radio" name={name} value={label} data-choice={index} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </div>
        {bar?.action}
      </fieldset>
      {choices.map(({label, content}, index) => (
        <div key={label} className={SWITCH_PANE} data-choice={index} role="group" aria-label={label} {...focusable}>
          {content}
        </div>
      ))}
    </div>
  );
}
