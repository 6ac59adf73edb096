/** What the generated parts of pages show, by the names that pages use. */
import {
  countOperations,
  findOperation,
  loadDescriptions,
  operationLink,
  operationPath,
} from '../../api/node/descriptions';
import {differenceAnchor, evidenceUrl, operationAnchor, namedOperations} from '../../api/node/differences';
import {resolveLinks} from '../../api/node/text';
import {entities, entityIds} from '../../catalogue/dataModel';
import {type ApiDescription, FINAL_STATES} from '@ecosystems-docs/openapi-docs';
import {getService, servicePath} from '../../catalogue/services';
import type {CodeAsOfProps} from '../../components/CodeAsOf/CodeAsOf';
import type {JobLifeProps} from '../drawings/JobLife/JobLife';
import {addresses} from '../../api/node/fileAddresses';
import {starts} from '../../recognise/starts';
import {requestProblems} from '@ecosystems-docs/openapi-docs/samples';
import {bundleCommand} from '@ecosystems-docs/lockfile-check/bundle';
import {formats} from '@ecosystems-docs/lockfile-reader';
import type {EntityOperations} from '../DataModel/DataModelTables';
import type {ApiDifferences} from '../Differences/Differences';
import type {DownloadableApi} from '../Downloads/Downloads';
import {parts, type PartName, type PartProps, type PartWithData} from '../Generated';
import type {StartListProps} from '../Starts/Starts';
import {changelogEntries} from './changelogData';

function entityOperations(): EntityOperations {
  const operationOf = (reference: string): EntityOperations[keyof EntityOperations] => {
    const operation = findOperation(reference);
    const service = getService(operation.service);
    return {...operationLink(operation), service: {title: service.title, page: servicePath(service)}};
  };
  return Object.fromEntries(entityIds.map((id) => [id, operationOf(entities[id].operation)])) as EntityOperations;
}

function codeOf({provenance: {repository, commit, read}}: ApiDescription): CodeAsOfProps {
  return {repository, commit, read};
}

function differencesOf(api: ApiDescription): ApiDifferences {
  return {
    id: api.id,
    title: api.title,
    publishedUrl: api.provenance.publishedUrl,
    code: codeOf(api),
    differences: api.differences.map((difference) => ({
      anchor: differenceAnchor(api.id, difference),
      what: resolveLinks(difference.what),
      why: resolveLinks(difference.why),
      operations: namedOperations(api, difference).map((operation) => ({
        ...operationLink(operation),
        anchor: operation.differences[0]?.id === difference.id ? operationAnchor(operation) : undefined,
      })),
      evidence: difference.evidence.map((place) => ({
        // The whole path is in the URL, and so is the commit.
        name: place.replace(/^.*\/|@.*$/g, ''),
        url: evidenceUrl(place, api.provenance),
      })),
    })),
  };
}

const downloadableApis = (): DownloadableApi[] =>
  loadDescriptions().map((api) => ({
    title: api.title,
    service: api.service,
    operationCount: countOperations([api]),
    code: codeOf(api),
    files: {
      yaml: addresses.yaml(api.id),
      json: addresses.json(api.id),
      postman: addresses.postman(api.id),
      http: addresses.http(api.id),
    },
  }));

/** @throws Error if a start names an operation that does not exist, or values that it does not take */
function startList(): StartListProps {
  return {
    starts: starts.map(({id, what, example, requests}) => ({
      id,
      what,
      example,
      requests: requests.map(({operation: reference, values, gives}) => {
        const operation = findOperation(reference);
        const problems = requestProblems(operation, values);
        if (problems.length > 0)
          throw new Error(
            `src/recognise/starts.ts: the request of "${id}" to ${reference} is not allowed: ${problems.join('; ')}.`,
          );
        return {gives, page: operationPath(operation)};
      }),
    })),
  };
}

function jobLife(): JobLifeProps {
  const response = findOperation('dependency-parser/createJob').responses[0];
  const header = response?.headers[0]?.name;
  const job = findOperation('dependency-parser/getJob').responses.find(({status}) => status === '200');
  const states = job?.content[0]?.schema.properties?.find(({name}) => name === 'status')?.schema.enum?.map(String);
  if (!response || header === undefined || !FINAL_STATES.every((state) => states?.includes(state)))
    throw new Error('openapi/dependency-parser.yaml no longer says what the drawing of a job shows.');
  return {
    created: {status: response.status, header},
    open: states?.filter((state) => !FINAL_STATES.includes(state)) ?? [],
    final: FINAL_STATES,
  };
}

const partData: {readonly [Name in PartWithData]: () => PartProps<Name>} = {
  changelog: () => ({entries: changelogEntries()}),
  'check-program': () => {
    const {version, sha256, text} = bundleCommand();
    return {version, sha256, size: Math.round(Buffer.byteLength(text) / 1000)};
  },
  collections: () => ({
    apis: downloadableApis(),
    environments: {live: addresses.postmanEnvironment('Live'), mock: addresses.postmanEnvironment('Mock')},
  }),
  'data-model': () => ({operations: entityOperations()}),
  'data-model-entities': () => ({operations: entityOperations()}),
  differences: () => ({
    apis: loadDescriptions()
      .filter((api) => api.differences.length > 0)
      .map(differencesOf),
  }),
  downloads: () => ({
    apis: downloadableApis(),
    merged: {yaml: addresses.yaml(addresses.merged), json: addresses.json(addresses.merged)},
  }),
  'job-life': jobLife,
  'lockfile-formats': () => ({
    formats: formats.map(({language = 'Any language', title, tools, note = ''}) => ({language, title, tools, note})),
  }),
  'lockfile-check': () => ({picture: false}),
  starts: startList,
};

/** @returns whether a page can use a generated part of this name */
export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

export const partNames = Object.keys(parts);

/** @returns whether the component of a part takes props */
export const hasData = (name: PartName): name is PartWithData => Object.hasOwn(partData, name);

/** @returns what a part is given */
export const dataOf = <Name extends PartWithData>(name: Name): PartProps<Name> => partData[name]();
