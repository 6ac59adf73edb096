import {dataPath} from '../address';
import type {ConsoleOperation} from '../consoleOperation';

/**
 * @param reference `<api>/<operationId>`
 * @throws Error where the data does not come
 */
export async function loadOperation(reference: string, signal: AbortSignal): Promise<ConsoleOperation> {
  const response = await fetch(dataPath(reference), {signal});
  if (!response.ok) throw new Error(`The data of ${reference} could not be loaded (${response.status}).`);
  return (await response.json()) as ConsoleOperation;
}
