import {describe, expect, it} from 'vitest';
import {renderTexts} from '../../src/outputs/outputFiles';
import {listPages} from '../../src/outputs/pages';
import {MOST, readTasks, summary, wayOf} from './measure';
import {MOST_OF_QUESTIONS, readingOf, readQuestions} from './questions';

const files = renderTexts(listPages());

describe('what an agent fetches before it has the right request', () => {
  const ways = readTasks().map((task) => wayOf(task, files));

  it('is enough for all thirty tasks', () => {
    expect(ways).toHaveLength(30);
    expect(ways.filter(({complete}) => !complete).map(({task}) => task.task)).toEqual([]);
  });

  it('is little', () => {
    const {median, worst} = summary(ways);
    expect(median).toBeLessThanOrEqual(MOST.median);
    expect(worst).toBeLessThanOrEqual(MOST.worst);
  });

  it('is not measured as complete where a value was not read', () => {
    const task = readTasks().find(({parameters}) => parameters.registryName === 'crates.io');
    expect(task).toBeDefined();
    const without = new Map([...files].map(([name, text]) => [name, text.replaceAll('crates.io', '')]));
    expect(task && wayOf(task, without).complete).toBe(false);
  });
});

describe('what an agent fetches before it knows where an answer stands', () => {
  const readings = readQuestions().map((question) => readingOf(question, files));

  it('is enough for all thirty questions, those without an answer included', () => {
    expect(readings).toHaveLength(30);
    expect(readings.filter(({complete}) => !complete).map(({question}) => question.task)).toEqual([]);
  });

  it('is little, and in few fetches', () => {
    const {median, worst} = summary(readings);
    expect(median).toBeLessThanOrEqual(MOST_OF_QUESTIONS.median);
    expect(worst).toBeLessThanOrEqual(MOST_OF_QUESTIONS.worst);
    expect(Math.max(...readings.map((reading) => reading.files.length))).toBeLessThanOrEqual(MOST_OF_QUESTIONS.fetches);
  });

  it('is not measured as complete where no page names the property', () => {
    const question = readQuestions().find(({steps}) => steps?.[0]?.reads.includes('maintainers'));
    const without = new Map([...files].map(([name, text]) => [name, text.replaceAll('maintainers', '')]));
    expect(question && readingOf(question, without).complete).toBe(false);
  });

  it('refuses a question about a property that is not returned', () => {
    expect(() =>
      readingOf({task: 'x', steps: [{operation: 'packages/lookupPackage', reads: ['country']}]}, files),
    ).toThrow('packages/lookupPackage returns no country');
  });
});
