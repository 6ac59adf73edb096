import type {ReactNode} from 'react';
import Cards, {type Card} from '../../components/Cards/Cards';

/** What most readers come for. */
const TASKS: readonly Card[] = [
  {
    label: 'Your first API call',
    to: '/docs/guides/first-api-call',
    isFirst: true,
    text: 'Start here: assess a package in fifteen minutes, without a key.',
  },
  {
    label: 'Find the right service',
    to: '/docs/guides/find-a-service',
    text: 'Start from a package, a repository, a CVE or a DOI.',
  },
  {
    label: 'Check your project',
    to: '/docs/guides/check-your-project',
    text: 'Drop a lockfile or an SBOM, and see its advisories.',
  },
  {
    label: 'Page through large lists',
    to: '/docs/guides/large-lists',
    text: 'Get thousands or millions of items without gaps.',
  },
  {label: 'Get data in bulk', to: '/docs/guides/bulk-data', text: 'Choose between dumps, bulk lookups and exports.'},
  {
    label: 'Connect an AI agent',
    to: '/docs/guides/agents',
    text: 'Call the API, run an MCP server, or read pages as Markdown.',
  },
];

/** The tasks that the documentation opens with. */
export default function Tasks(): ReactNode {
  return <Cards cards={TASKS} />;
}
