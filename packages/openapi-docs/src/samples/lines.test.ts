import {describe, expect, it} from 'vitest';
import {DESCRIPTIONS} from '../fixtures.testing';
import {loadAll} from '../node/load';
import {sampleLines} from './lines';
import {exampleValues} from './request';
import {samplesFor} from './samples';

const all = loadAll(DESCRIPTIONS).flatMap((api) => api.operations);

describe('the lines of a sample', () => {
  it('are its text, for every operation in every language', () => {
    for (const operation of all) {
      const values = exampleValues(operation);
      for (const {id, code} of samplesFor(operation, values)) {
        const lines = sampleLines([{text: code}], operation, values);
        expect(lines.map(({pieces}) => pieces.map(({text}) => text).join('')).join(''), `${operation.id} ${id}`).toBe(
          code,
        );
        expect(lines.length, `${operation.id} ${id}`).toBe(code.split('\n').length);
      }
    }
  });

  it('name every parameter that is sent, in every language', () => {
    for (const operation of all) {
      const values = exampleValues(operation);
      const sent = operation.parameters
        .filter(({name, in: place}) => place !== 'header' && values.parameters[name] !== undefined)
        .map(({name}) => name);
      for (const {id, code} of samplesFor(operation, values)) {
        const named = new Set(
          sampleLines([{text: code}], operation, values).flatMap(({pieces}) =>
            pieces.flatMap(({parameter}) => parameter ?? []),
          ),
        );
        expect([...named].sort(), `${operation.id} ${id}`).toEqual([...sent].sort());
      }
    }
  });
});
