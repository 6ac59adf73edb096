import {expect, it} from 'vitest';
import {recognise} from '../../recognise/recognise';
import {landingRecords} from './records';

const records = landingRecords();

it('records show what the response below them says, each under the request that returns it', () => {
  const [react] = records;
  const response = JSON.parse(react?.example.response?.text ?? '') as {dependent_packages_count: number}[];
  expect(react?.card.facts).toContainEqual({
    label: 'Dependent packages',
    property: 'dependent_packages_count',
    value: response[0]?.dependent_packages_count.toLocaleString('en-GB'),
  });
  expect(records.map(({example}) => 'curl' in example.request)).toEqual([true, true, true]);
});

it.each(records.map(({text}) => [text]))('a record is recognised by the form: %s', (text) => {
  expect(recognise(text)).toHaveProperty('readings.length', 1);
});
