/** Writes the most common tasks of an agent, each with its exact request from the API descriptions, so that a wrong name fails the build. */
import {findOperation, operationPath} from '../api/node/descriptions';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {prepareRequest, requestProblems} from '@ecosystems-docs/openapi-docs/samples';
import {AGENT_TASKS, type AgentTask} from '../catalogue/agentTasks';
import {absolute} from './addresses';
import {joinBlocks} from './markdownText';

/** Path of the file. */
export const TASKS = '/llms/tasks.txt';

/** What the paths of all pages of operations begin with. */
const PAGES = '/docs/services/';

/** @returns the path of the folder of an operation's page, as a heading has it, and the page's name */
function pagePlace(operation: Operation): {folder: string; name: string} {
  const path = operationPath(operation).slice(PAGES.length);
  const at = path.lastIndexOf('/') + 1;
  return {folder: path.slice(0, at - 1), name: path.slice(at)};
}

/**
 * @returns the task as a line: what is wanted, the request below its API's base URL, its page, size and trap
 * @throws Error if the API description does not allow the request
 */
export function taskLine({task, operation: reference, size, trap, ...request}: AgentTask): string {
  const operation = findOperation(reference);
  const problems = requestProblems(operation, request);
  if (problems.length > 0)
    throw new Error(
      `src/catalogue/agentTasks.ts: "${task}" is not a request that ${reference} allows: ${problems.join('; ')}.`,
    );
  const {method, url, body} = prepareRequest(operation, request);
  const sent = [...(method === 'GET' ? [] : [method]), url.slice(operation.baseUrl.length), ...(body ? [body] : [])];
  const notes = [...(size ? [size] : []), ...(trap ? [`! ${trap}`] : [])];
  return `- ${task}: ${sent.join(' ')} → ${pagePlace(operation).name}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

/** @returns the heading of an API's tasks: its host and what follows it, and the folder of its operations' pages */
function heading(operation: Operation): string {
  const {host, pathname} = new URL(operation.baseUrl);
  return `## ${host.replace(/\.ecosyste\.ms$/, '')}${pathname === '/api/v1' ? '' : pathname} → ${pagePlace(operation).folder}`;
}

/** @returns the text of `/llms/tasks.txt` */
export function renderTasks(): string {
  const byApi = new Map<string, string[]>();
  for (const task of AGENT_TASKS) {
    const title = heading(findOperation(task.operation));
    byApi.set(title, [...(byApi.get(title) ?? []), taskLine(task)]);
  }
  return `${joinBlocks([
    '# Common tasks, each with its exact request',
    `GET unless POST is written, to https://HOST.ecosyste.ms/api/v1 (OSV: /v1) and the path; HOST is in the heading. Replace the values, keep the encoding. → = page with parameters and properties: ${absolute(PAGES)}FOLDER/PAGE.md. ! = trap. Rules, service indexes: ${absolute('/llms.txt')}`,
    ...[...byApi].map(([title, lines]) => [title, ...lines].join('\n')),
  ])}\n`;
}
