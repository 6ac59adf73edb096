import {isValidElement, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import CodeBlock from '../components/CodeBlock/CodeBlock';
import Heading from '../components/Heading/Heading';
import {contentComponents} from './components';
import {STATIC} from '../markers/markers';

const heading =
  (level: 1 | 2 | 3 | 4) =>
  ({id, className, children}: ComponentProps<'h2'>): ReactNode => (
    <Heading level={level} id={id} className={className}>
      {children}
    </Heading>
  );

/** Files of this site are written as `pathname://…`, so that Docusaurus does not take them for pages. Other sites open in a tab of their own. */
function MarkdownLink({href = '', children, ...props}: ComponentProps<'a'>): ReactNode {
  const isOutside = /^(?!pathname:)[a-z]+:/i.test(href);
  return (
    <a
      {...props}
      href={href.replace(/^pathname:\/\//, '')}
      target={isOutside ? '_blank' : undefined}
      rel={isOutside ? 'noopener noreferrer' : undefined}
    >
      {children}
    </a>
  );
}

/** A wide table scrolls in its own box, which the keyboard can reach. Its name is that of its section (node/tableNames.ts). */
function MarkdownTable({'aria-label': name, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table" role="group" aria-label={name} tabIndex={0}>
      <table aria-label={name} {...props} />
    </div>
  );
}

interface CodeProps {
  children?: string;
  className?: string;
  /** What follows the language of a fence, for example `title="…"`. */
  metastring?: string;
}

function Fence({children}: ComponentProps<'pre'>): ReactNode {
  const code = isValidElement<CodeProps>(children) ? children.props : {};
  const language = /(?:^|\s)language-(\S+)/.exec(code.className ?? '')?.[1];
  const title = /title="([^"]*)"/.exec(code.metastring ?? '')?.[1];
  return (
    <div className={STATIC}>
      <CodeBlock code={(code.children ?? '').replace(/\n$/, '')} language={language} title={title} />
    </div>
  );
}

/** Sets a part of a page apart from the text around it. */
function apart<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Apart(props: Props): ReactNode {
    return (
      <div className={STATIC}>
        <Component {...props} />
      </div>
    );
  };
}

/** What the elements and components of our Markdown become. */
export const mdxComponents = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  a: MarkdownLink,
  table: MarkdownTable,
  pre: Fence,
  admonition: Admonition as ComponentType<ComponentProps<typeof Admonition>>,
  ...Object.fromEntries(
    Object.entries(contentComponents).map(([name, component]) => [name, apart(component as ComponentType<object>)]),
  ),
};
