/** The program of the package: the mock server with the descriptions that lie beside it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDescription} from '../../openapi-docs/src/model';
import {runMock} from './command';
import {serveMock} from './serveMock';

runMock('ecosystems-mock', (options) =>
  serveMock(JSON.parse(readFileSync(path.join(__dirname, 'apis.json'), 'utf8')) as ApiDescription[], options),
);
