import {mapping} from '../../src/openapi/node/cursor';
import type {Loaded} from '../../src/openapi/node/builder';
import {contentsOf, withInner} from '../api-lint/schemas';
import {table} from '../command/table';

/**
 * Working operations of each service: the routes of its API namespaces with an
 * action behind them, counted in the services' code (July and August 2026; dashboards
 * September 2025). `advisories` counts both of its documents.
 */
export const ROUTED: Readonly<Record<string, number>> = {
  advisories: 10,
  archives: 6,
  awesome: 13,
  commits: 8,
  dashboards: 18,
  dependabot: 21,
  'dependency-parser': 3,
  diff: 3,
  docker: 11,
  funds: 3,
  issues: 16,
  'license-parser': 2,
  'open-collective': 8,
  ost: 12,
  packages: 35,
  papers: 7,
  repositories: 36,
  resolver: 4,
  ruby: 6,
  'sbom-parser': 2,
  science: 8,
  sponsors: 6,
  summary: 7,
  timeline: 6,
};

/** How many of a kind there are, and how many are as they should be. */
export interface Share {
  all: number;
  good: number;
}

/** What is counted as a share. */
const LABELS = {
  /** Parameters that have an example. */
  parameters: 'parameters with example',
  /** Operations that show an example of each success that has a body. */
  examples: 'examples per success',
  /** Operations that list their errors: some, and 404 where the path has parameters (or `x-no-404` says why not). */
  errors: 'error statuses',
  /** Operations that list 429. */
  limits: 'status 429',
  /** Properties of all schemas that have a description. */
  properties: 'properties with meaning',
} as const;

const SHARES = Object.keys(LABELS) as (keyof typeof LABELS)[];

export interface Coverage extends Record<keyof typeof LABELS, Share> {
  id: string;
  service: string;
  operations: number;
  /** Operations whose first example of a success was recorded from the live API. */
  recorded: number;
}

/** Counts what one description covers. */
export function coverageOf(loaded: Loaded): Coverage {
  const {api} = loaded;
  const operations = api?.operations ?? [];
  const share = <T>(all: readonly T[], isGood: (one: T) => boolean): Share => ({
    all: all.length,
    good: all.filter(isGood).length,
  });
  const rawHas = (part: object, key: string): boolean => Object.hasOwn(mapping(loaded.origin(part)?.value), key);
  const schemas = withInner(operations.flatMap(contentsOf).map(({schema}) => schema));
  const properties = [...schemas].flatMap((schema) => schema.properties ?? []);
  return {
    id: loaded.id,
    service: api?.service ?? '',
    operations: operations.length,
    parameters: share(
      operations.flatMap(({parameters}) => parameters),
      (parameter) => rawHas(parameter, 'example'),
    ),
    examples: share(operations, ({responses}) =>
      responses
        .filter(({status}) => status.startsWith('2'))
        .every(({content}) => content.every(({examples}) => examples.length > 0)),
    ),
    errors: share(operations, (operation) => {
      const errors = operation.responses.filter(({status}) => /^[45]/.test(status)).map(({status}) => status);
      const inPath = operation.parameters.some((parameter) => parameter.in === 'path');
      return errors.length > 0 && (!inPath || errors.includes('404') || rawHas(operation, 'x-no-404'));
    }),
    limits: share(operations, ({responses}) => responses.some(({status}) => status === '429')),
    properties: share(properties, ({schema}) => (schema.description ?? '') !== ''),
    recorded: operations.filter(
      ({responses}) =>
        responses.find(({status}) => status.startsWith('2'))?.content[0]?.examples[0]?.recorded !== undefined,
    ).length,
  };
}

/** The report as text, and whether all is at 100% and every service has the operations that its code routes. */
export function formatReport(
  rows: readonly Coverage[],
  routed: Readonly<Record<string, number>> = ROUTED,
): {text: string; complete: boolean} {
  const gaps = rows.flatMap((row) =>
    SHARES.filter((key) => row[key].good < row[key].all).map(
      (key) => `${row.id}: ${LABELS[key]} ${row[key].good} of ${row[key].all}`,
    ),
  );
  const services = [...new Set(rows.map((row) => row.service))];
  const miscounted = services.flatMap((service) => {
    const found = sum(rows.filter((row) => row.service === service).map((row) => row.operations));
    const expected = routed[service];
    return expected === found
      ? []
      : [`${service}: ${found} operations, the code routes ${expected ?? 'none that we know of'}`];
  });
  const operations = sum(rows.map((row) => row.operations));
  const totals = SHARES.map((key) =>
    percent({all: sum(rows.map((row) => row[key].all)), good: sum(rows.map((row) => row[key].good))}),
  );
  const text = [
    table(
      ['description', 'operations', ...Object.values(LABELS)],
      [
        ...rows.map((row) => [row.id, row.operations, ...SHARES.map((key) => percent(row[key]))]),
        ['all', operations, ...totals],
      ],
    ),
    '',
    `${operations} operations of ${sum(services.map((service) => routed[service] ?? 0))} that the code routes; ${sum(rows.map((row) => row.recorded))} show a recorded example first`,
    ...gaps,
    ...miscounted,
  ];
  return {text: text.join('\n'), complete: gaps.length + miscounted.length === 0};
}

function percent({all, good}: Share): string {
  return `${good}/${all} ${all === 0 ? 100 : Math.floor((good / all) * 100)}%`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
