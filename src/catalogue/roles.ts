/** The roles of readers and where each begins, the most frequent first. */
export const roles = [
  {
    label: 'Maintain a project',
    to: '/docs/get-started/oss',
    text: 'Find out who depends on you, and add a missing package.',
  },
  {
    label: 'Secure what you run',
    to: '/docs/guides/quickstart-security',
    text: 'Go from a dependency to its advisories, the affected versions and the fixes.',
  },
  {
    label: 'Study open source',
    to: '/docs/guides/quickstart-research',
    text: 'Draw a sample, get the statistics, and report them so that others can repeat your work.',
  },
  {
    label: 'Run a programme office',
    to: '/docs/guides/quickstart-ospo',
    text: 'See what your organisation publishes, what it depends on, and who to fund.',
  },
  {
    label: 'Use it in a company',
    to: '/docs/get-started/commercial',
    text: 'Plan for limits, licences and attribution before you ship.',
  },
  {
    label: 'Contribute',
    to: '/docs/get-started/new',
    text: 'Follow a project that you know through three services, then make your first change.',
  },
] as const;
