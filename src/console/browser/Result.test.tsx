import {expect, it} from 'vitest';
import {mount} from '../../browser/mounted.testing';
import {ExchangeView} from './Result';
import {listOperation} from './pages.testing';

it.each([
  ['2', 'The form has changed since.'],
  ['1', ''],
])('says whether the form still asks for what was sent: page %s', async (typed, note) => {
  const body = new Blob();
  const response = {status: 204, url: '', redirected: false, headers: [], milliseconds: 1, received: 0, body};
  const texts = (page: string) => ({parameters: {page}, body: ''});
  const exchange = {busy: false, isWaiting: false, response};
  const {element, remove} = await mount(
    <ExchangeView operation={listOperation()} {...{exchange, page: '', onAgain: () => {}}} sent={texts('1')} texts={texts(typed)} />,
  );
  expect(element.querySelector('.console-content')?.textContent).toMatch(new RegExp(`page=1 ?${note}$`));
  await remove();
});
