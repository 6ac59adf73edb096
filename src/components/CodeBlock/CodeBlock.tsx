import {Fragment, type ReactNode} from 'react';
import {breakable, indentClass, type Line, type Piece} from '@ecosystems-docs/openapi-docs/samples';
import {CopyButton} from '../CopyButton/CopyButton';
import {colouredPieces, languageName} from './highlight';
import {CODE, PARAMETER} from '../../markers/markers';

/** Text in which a long URL may break after each slash. */
export function Breakable({children}: {children: string}): ReactNode {
  return breakable(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A run of code of one colour; that of a parameter's value is marked with its name. */
function CodePiece({text, colour, parameter, breaks}: Piece & {breaks: boolean}): ReactNode {
  const content = breaks ? <Breakable>{text}</Breakable> : text;
  const coloured = colour ? <b className={colour}>{content}</b> : content;
  return parameter === undefined ? coloured : <span {...{[PARAMETER]: parameter}}>{coloured}</span>;
}

/** A line of code that hangs by its own indent, where an operation's narrow panel shows it. */
export function CodeLine({indent, pieces}: Line): ReactNode {
  return (
    <span className={indentClass(indent)}>
      {pieces.map((piece, index) => (
        <CodePiece key={index} {...piece} breaks />
      ))}
    </span>
  );
}

interface HighlightedProps {
  code: string;
  /** Language of a fence; code in an unknown language stays plain. */
  language?: string;
  /** Whether long URLs break after a slash. */
  breaks?: boolean;
}

/** Code in the colours of the style sheet. */
export function Highlighted({code, language, breaks = false}: HighlightedProps): ReactNode {
  return colouredPieces(code, language).map((piece, index) => <CodePiece key={index} {...piece} breaks={breaks} />);
}

interface CodeBlockProps {
  /** Source text, without a closing line break. */
  code: string;
  language?: string;
  /** What the code is: shown above it, and its accessible name. By default the language. */
  title?: string;
  /** Where an example comes from: shown beside its title. */
  caption?: string;
  /** What the button copies, where the title alone does not tell one block of a page from another. */
  copies?: string;
  /** A button beside "Copy". */
  action?: ReactNode;
}

/** A block of code with its copy button. In a command, a URL that can't break would leave an empty line behind the indent before it. */
export default function CodeBlock({
  code,
  language,
  title = languageName(language),
  caption,
  copies = title,
  action,
}: CodeBlockProps): ReactNode {
  return (
    <div className={CODE}>
      <div className="code__bar">
        <span className="code__title">
          {title}
          {caption && (
            <>
              {' '}
              <span className="example__caption">{caption}</span>
            </>
          )}
        </span>
        {action}
        <CopyButton name={`Copy ${copies}`} />
      </div>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>
          <Highlighted code={code} language={language} breaks={language === 'bash'} />
        </code>
      </pre>
    </div>
  );
}
