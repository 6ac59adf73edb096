import {expect, it} from 'vitest';
import {DESCRIPTIONS} from '../fixtures.testing';
import {loadAll} from '../node/load';
import {sampleLines} from './lines';
import {exampleValues} from './request';
import {samplesFor} from './samples';

const all = loadAll(DESCRIPTIONS).flatMap((api) => api.operations);

it('the lines of a sample are its text and name every parameter that is sent, for every operation in every language', () => {
  for (const operation of all) {
    const values = exampleValues(operation);
    const sent = operation.parameters
      .filter(({name, in: place}) => place !== 'header' && values.parameters[name] !== undefined)
      .map(({name}) => name);
    for (const {id, code} of samplesFor(operation, values)) {
      const lines = sampleLines([{text: code}], operation, values).map(({pieces}) => pieces);
      const sample = `${operation.id} ${id}`;
      expect(lines.map((pieces) => pieces.map(({text}) => text).join('')).join(''), sample).toBe(code);
      expect(lines.length, sample).toBe(code.split('\n').length);
      const named = new Set(lines.flat().flatMap(({parameter}) => parameter ?? []));
      expect([...named].sort(), sample).toEqual([...sent].sort());
    }
  }
});
