import type {ComponentProps, ComponentType, ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import Heading from '../components/Heading/Heading';
import StaticHtml from '../components/StaticHtml';

type HeadingProps = ComponentProps<'h2'>;

const heading =
  (level: 1 | 2 | 3 | 4) =>
  ({id, className, children}: HeadingProps): ReactNode => (
    <Heading level={level} id={id} className={className}>
      {children}
    </Heading>
  );

/** Files of this site are written as `pathname://…`, so that Docusaurus does not take them for pages. Other sites open in a tab of their own. */
function MarkdownLink({href = '', ...props}: ComponentProps<'a'>): ReactNode {
  const isOutside = /^(?!pathname:)[a-z]+:/i.test(href);
  return (
    <a
      {...props}
      href={href.replace(/^pathname:\/\//, '')}
      target={isOutside ? '_blank' : undefined}
      rel={isOutside ? 'noopener noreferrer' : undefined}
    />
  );
}

/** A wide table scrolls in its own box, which the keyboard can reach. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** What the elements and components of our Markdown become. */
export const mdxComponents = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  a: MarkdownLink,
  table: Table,
  admonition: Admonition as ComponentType<ComponentProps<typeof Admonition>>,
  StaticHtml,
};
