import {epssOf, openAdvisories, type Row} from '../rows';
import type {Column} from './column';
import {MarkWord, percent} from './cells';

/** The percentile that belongs to the highest probability. */
function percentileOf(row: Row): number | undefined {
  const highest = epssOf(row);
  return openAdvisories(row).find(({epss}) => epss === highest)?.epssPercentile;
}

export const epssColumn: Column = {
  id: 'epss',
  title: 'EPSS',
  isFirst: true,
  isDescending: true,
  key: epssOf,
  cell: ({row}) => {
    const epss = epssOf(row);
    if (epss === undefined) return openAdvisories(row).length > 0 ? <small>no score</small> : '';
    return epss >= 0.5 ? <MarkWord of="bad">{percent(epss)}</MarkWord> : percent(epss);
  },
  request: (_row, {record}) => ({
    operation: 'advisories/getAdvisories',
    values: {
      parameters: {ecosystem: record.ecosystem, package_name: record.name, sort: 'epss_percentage', order: 'desc'},
    },
  }),
  explanation: {
    page: '/docs/guides/recipes/kev-vex-triage#scores',
    title: 'Get identifiers and scores',
    trap: 'The highest probability, among the advisories that may affect your version, of being exploited in the next 30 days. Our record has the score from the day it was stored.',
  },
  exports: [
    {title: 'EPSS', text: (row) => String(epssOf(row) ?? '')},
    {title: 'EPSS percentile', text: (row) => String(percentileOf(row) ?? '')},
  ],
};
