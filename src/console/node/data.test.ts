import {expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {exampleValues, prepareRequest, requestProblems, samplesFor} from '@ecosystems-docs/openapi-docs/samples';
import {consoleOperation} from './data';

const operations = loadAll().flatMap((api) => api.operations);

it('is small, holds no words of the page, and makes the same request and samples as the operation itself', () => {
  for (const operation of operations) {
    const data = consoleOperation(operation);
    const values = exampleValues(operation);
    expect(JSON.stringify(data).length, operation.id).toBeLessThan(6000);
    expect(data.responses.every(({content}) => content.length === 0)).toBe(true);
    if (operation.parameters[0])
      expect(JSON.stringify(data)).not.toContain(JSON.stringify(operation.parameters[0].description).slice(1, -1));
    expect(exampleValues(data)).toEqual(values);
    expect(prepareRequest(data, values)).toEqual(prepareRequest(operation, values));
    expect(requestProblems(data, {parameters: {}})).toEqual(requestProblems(operation, {parameters: {}}));
    expect(samplesFor(data, values), `${operation.api}/${operation.id}`).toEqual(samplesFor(operation, values));
  }
});

it('knows which APIs no page may call', () => {
  const without = new Set(operations.filter((operation) => !consoleOperation(operation).cors).map(({api}) => api));
  expect([...without]).toEqual(['advisories-osv', 'dashboards']);
});

it('knows what creates and reads jobs', () => {
  const jobs = operations.filter((operation) => consoleOperation(operation).job);
  expect(jobs.filter(({effect}) => effect === 'creates')).toEqual(
    operations.filter(({effect}) => effect === 'creates'),
  );
  expect(new Set(jobs.map(({id}) => id))).toEqual(new Set(['createJob', 'createJobWithGet', 'getJob']));
});
