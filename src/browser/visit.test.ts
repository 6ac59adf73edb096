import {createMemoryHistory} from 'history';
import {expect, it} from 'vitest';
import visits, {currentVisit, followVisits} from './visit';

const location = {pathname: '/', search: '', hash: '', state: null};
const show = (): void => void visits.onRouteDidUpdate?.({previousLocation: null, location});

it('makes one entry for a page, however often it is asked for while it loads, and for another one instead', () => {
  const history = createMemoryHistory({initialEntries: ['/a']});
  followVisits(history);
  for (const path of ['/b', '/b', '/c']) history.push(path);
  const paths = (): string[] => history.entries.map(({pathname}) => pathname);
  expect(paths()).toEqual(['/a', '/c']);
  show();
  history.push('/d');
  show();
  history.goBack();
  history.push('/e');
  expect(paths(), 'The entry that Back leads to stays.').toEqual(['/a', '/c', '/e']);
  show();
  history.replace('/e?q=1');
  history.push('/f');
  expect(paths(), 'So does one that changes its own address.').toEqual(['/a', '/c', '/e', '/f']);
});

it('ends a visit at the click', () => {
  const history = createMemoryHistory({initialEntries: ['/a']});
  followVisits(history);
  const visit = currentVisit();
  history.replace('/a?q=1');
  expect(visit.aborted).toBe(false);
  history.push('/b');
  expect(visit.aborted).toBe(true);
});
