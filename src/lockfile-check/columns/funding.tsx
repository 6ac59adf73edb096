import type {Face} from './column';

export const fundingFace: Face = {
  cell: ({finding: {record}}) => {
    const [first, ...others] = record.funding;
    if (first === undefined) return <small>none known</small>;
    return (
      <>
        <a href={first}>{new URL(first).hostname.replace(/^www\./, '')}</a>
        {others.length > 0 && ` and ${others.length} more`}
      </>
    );
  },
  explanation: {
    page: '/docs/guides/recipes/funding#links',
    title: 'Collect the links of your dependencies',
    trap: 'No link means that none was published where we look, not that the project takes no money.',
  },
};
