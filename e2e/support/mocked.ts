/** Tests whose requests go to the mock server instead of the services. */
import {test as base} from '@playwright/test';
import type {Received} from '@ecosystems-docs/mock-server';
import {type Mock, startMock} from '../../tools/mock/startMock';

interface RecordingMock extends Mock {
  /** Every request since the test began. */
  received: Received[];
}

export const test = base.extend<{mock: RecordingMock}, {workerMock: RecordingMock}>({
  workerMock: [
    async ({}, provide) => {
      const received: Received[] = [];
      const mock = Object.assign(await startMock({onRequest: (one) => received.push(one)}), {received});
      await provide(mock);
      await mock.close();
    },
    {scope: 'worker'},
  ],
  mock: async ({workerMock, page}, provide) => {
    workerMock.prefer = '';
    workerMock.received.length = 0;
    await page.addInitScript((url) => localStorage.setItem('console-base', url), workerMock.url);
    await provide(workerMock);
  },
});
