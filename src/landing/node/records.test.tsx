import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {recognise} from '../../recognise/recognise';
import RecordCard from '../RecordCard/RecordCard';
import {landingRecords} from './records';

const records = landingRecords();

describe('the records of the landing page', () => {
  it('show what the response below them says, each under the request that returns it', () => {
    const [react] = records;
    const response = JSON.parse(react?.example.response?.text ?? '') as {dependent_packages_count: number}[];
    expect(react?.facts).toContainEqual([
      'Dependent packages',
      response[0]?.dependent_packages_count.toLocaleString('en-GB'),
    ]);
    expect(records.map(({example}) => 'curl' in example.request)).toEqual([true, true, true]);
  });

  it('say where their values come from', () => {
    for (const {example} of records) expect(example.response?.caption).toMatch(/^(?:Example data|Recorded on)/);
  });

  it.each(records.map(({text}) => [text]))('are recognised by the form: %s', (text) => {
    expect(recognise(text)).toHaveProperty('readings.length', 1);
  });

  it('stand in the page whole, the others hidden', () => {
    const html = records.map((record, index) =>
      renderToStaticMarkup(<RecordCard record={record} hidden={index > 0} />),
    );
    expect(html.map((card) => card.includes('hidden=""'))).toEqual([false, true, true]);
    for (const [index, {name}] of records.entries()) expect(html[index]).toContain(`<strong>${name}</strong>`);
  });
});
