import {describe, expect, it} from 'vitest';
import {parseSource} from '@ecosystems-docs/openapi-docs/node';
import {checkSummaries} from './summaries';

function problems(...summaries: string[]): string[] {
  const paths = summaries.map((summary, index) => `  /path/${index}:\n    get:\n      summary: ${summary}\n`);
  return checkSummaries(parseSource('openapi/example.yaml', `paths:\n${paths.join('')}`)).map(
    ({line, rule, what}) => `${line} ${rule}: ${what}`,
  );
}

describe('summaries of operations', () => {
  it('fit into the sidebar and are told apart', () => {
    expect(problems("List a package's versions", 'Look up a package', 'Queue a sync of a package')).toEqual([]);
  });

  it('have 60 characters at most', () => {
    const longest = `Get ${'x'.repeat(56)}`;
    expect(problems(longest)).toEqual([]);
    expect(problems(`${longest}x`)).toEqual([`4 summary: "${longest}x" has 61 characters.`]);
  });

  it('differ within a service', () => {
    expect(problems('Get a job', 'Get a Job')).toEqual(['7 summary: Line 4 has the same summary: "Get a Job".']);
  });

  it('are asked for where there are operations', () => {
    expect(checkSummaries(parseSource('openapi/shared/components.yaml', 'components: {}\n'))).toEqual([]);
  });
});
