import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import Admonition from '@theme/Admonition';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import StaticHtml from '@site/src/components/StaticHtml';

/** The components of our Markdown: without the code block, the tabs and Mermaid, which are made at build time here. */
const MDXComponents = {
  Head,
  StaticHtml,
  details: MDXDetails,
  Details: MDXDetails,
  // The stock link of Markdown serves footnotes, which no page has.
  a: Link,
  img: MDXImg,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  // Wide tables scroll in their own box, which the keyboard can reach.
  table: (props: ComponentProps<'table'>) => (
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  ),
  admonition: Admonition,
} as unknown as MDXComponentsObject;

export default MDXComponents;
