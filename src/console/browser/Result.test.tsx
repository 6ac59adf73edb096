import {expect, it} from 'vitest';
import {mount} from '../../browser/mounted.testing';
import {listOperation, responseOf} from './pages.testing';
import {ExchangeView} from './Result';

it.each([
  ['1', /page=1$/],
  ['2', /page=1 The form has changed since\.$/],
])('says whether the form still asks for what was sent, page 1: page %s', async (page, words) => {
  const exchange = {busy: false, isWaiting: false, response: responseOf('', 204)};
  const texts = {sent: {parameters: {page: '1'}, body: ''}, texts: {parameters: {page}, body: ''}};
  const {element, remove} = await mount(
    <ExchangeView operation={listOperation()} exchange={exchange} page="" onAgain={() => {}} {...texts} />,
  );
  expect(element.querySelector('.console-content')?.textContent).toMatch(words);
  await remove();
});
