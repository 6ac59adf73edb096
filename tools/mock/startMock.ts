/** The mock server with the descriptions of this repository and the limits of our gateway. */
import {serveMock, type Mock, type MockOptions} from '@ecosystems-docs/mock-server';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {KEY_WITHOUT_PLAN, tiers, type Tier} from '../../src/catalogue/access';

export type {Mock};

/** Requests in an hour by tier. */
const limits = Object.fromEntries(tiers.map(({id, limit}) => [id, limit ?? KEY_WITHOUT_PLAN])) as Record<
  Tier['id'],
  number
>;

/**
 * Starts the mock server.
 *
 * @throws DescriptionErrors when a description cannot be read; Error when the port is taken
 */
export function startMock(options: MockOptions = {}): Promise<Mock> {
  return serveMock(loadAll(), {limits, ...options});
}
