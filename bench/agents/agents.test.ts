import {describe, expect, it} from 'vitest';
import {renderTexts} from '../../src/outputs/outputFiles';
import {listPages} from '../../src/outputs/pages';
import {MOST, readTasks, summary, wayOf} from './measure';

describe('what an agent fetches before it has the right request', () => {
  const files = renderTexts(listPages());
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
