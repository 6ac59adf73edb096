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
  it('begin with a verb, fit into the sidebar and are told apart', () => {
    expect(problems("List a package's versions", 'Look up a package', 'Queue a sync of a package')).toEqual([]);
  });

  it('do not begin with another word', () => {
    expect(problems('Package versions', 'Listing of packages')).toEqual([
      '4 summary: "Package versions" does not begin with a verb of ours.',
      '7 summary: "Listing of packages" does not begin with a verb of ours.',
    ]);
  });

  it('name one owner with a possessive', () => {
    expect(problems('List the repositories of an owner', 'Get the totals of a fund')).toEqual([
      '4 summary: "List the repositories of an owner" names the owner after "of".',
      '7 summary: "Get the totals of a fund" names the owner after "of".',
    ]);
    expect(
      problems(
        'Get a tag of a repository',
        'Get the result of a job',
        "List the maintainers of an owner's repositories",
        'List dependencies of reviewed projects',
      ),
    ).toEqual([]);
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
