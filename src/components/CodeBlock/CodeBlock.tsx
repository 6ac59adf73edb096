import {Fragment, type ReactNode} from 'react';
import {CopyButton} from '../CopyButton/CopyButton';
import {colouredPieces, languageName} from './highlight';

/** From this many lines on, a block reaches its `max-height` (CodeBlock.css) and scrolls, so a browser knows its height without laying it out. */
const MAX_LINES = 23;

/** Text in which a long URL may break after each slash. */
export function Breakable({children}: {children: string}): ReactNode {
  return children.split(/(?<=[^:/]\/)(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface HighlightedProps {
  code: string;
  /** Language of a fence; code in an unknown language stays plain. */
  language?: string;
  /** Whether long URLs may break. */
  breaks?: boolean;
}

/** Code in the colours of the style sheet. */
export function Highlighted({code, language, breaks = false}: HighlightedProps): ReactNode {
  return colouredPieces(code, language).map(({text, colour}, index) => {
    const content = breaks ? <Breakable>{text}</Breakable> : text;
    return colour ? (
      <b key={index} className={colour}>
        {content}
      </b>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}

export interface CodeBlockProps {
  /** Source text, without a closing line break. */
  code: string;
  /** Language of a fence. */
  language?: string;
  /** What the code is: shown above it, and its accessible name. By default the language. */
  title?: string;
  /** What the button copies, where the title alone does not tell one block of a page from another. */
  copies?: string;
  /** A button beside "Copy". */
  action?: ReactNode;
}

/** A block of code with its copy button. */
export default function CodeBlock({
  code,
  language,
  title = languageName(language),
  copies = title,
  action,
}: CodeBlockProps): ReactNode {
  const isLong = code.split('\n').length >= MAX_LINES;
  return (
    <div className="code">
      <div className="code__bar">
        <span className="code__title">{title}</span>
        {action}
        <CopyButton className="code__copy" name={`Copy ${copies}`} />
      </div>
      <pre tabIndex={0} role="group" aria-label={title} className={isLong ? 'is-long' : undefined}>
        <code>
          <Highlighted code={code} language={language} />
        </code>
      </pre>
    </div>
  );
}
