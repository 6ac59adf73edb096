import {epssOf, openAdvisories} from '@ecosystems-docs/lockfile-check';
import type {Face} from './column';
import {MarkWord, percent} from './cells';

export const epssFace: Face = {
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
};
