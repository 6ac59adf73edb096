/** The mock server of the descriptions in this repository. */
import {loadAll} from '../../openapi-docs/src/node/load';
import {serveMock, type Mock, type MockOptions} from './serveMock';

export type {Mock};

/**
 * Starts the mock server.
 *
 * @throws DescriptionErrors when a description cannot be read; Error when the port is taken
 */
export function startMock(options: MockOptions = {}): Promise<Mock> {
  return serveMock(loadAll(), options);
}
