import {retryTime as retryTimeOf, type TimedResponse} from '@ecosystems-docs/openapi-docs';
import {WINDOW_SECONDS} from '../../catalogue/access';

/** @returns when to send again after a `429`, in Unix milliseconds of the reader's clock */
export const retryTime = (response: TimedResponse): number => retryTimeOf(response, WINDOW_SECONDS);
