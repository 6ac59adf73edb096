/** What the parts of a service's page show. */
import {countOperations, descriptionsOf, operationLink, operationPath} from '../../../api/node/descriptions';
import {objectId, serviceObjects} from '../../../api/node/objects';
import {resolveLinks} from '../../../api/node/text';
import {getService} from '../../../catalogue/services';
import type {ObjectsProps} from '../Objects/objectsProps';
import type {OperationsProps} from '../Operations/Operations';
import type {ServiceFactsProps} from '../ServiceFacts/ServiceFacts';

/** @throws Error if there is no such service */
export function serviceFacts(service: string): ServiceFactsProps {
  const descriptions = descriptionsOf(getService(service).id);
  return {
    service,
    descriptions: descriptions.map(({id, title, baseUrl, cors}) => ({id, title, baseUrl, cors})),
    operationCount: countOperations(descriptions),
    taskCount: serviceOperations(service).tasks.length,
  };
}

/** @throws Error if there is no such service */
export function serviceOperations(service: string): OperationsProps {
  const tasks = descriptionsOf(getService(service).id).flatMap(({tags, operations}) =>
    tags.map(({name, description}) => ({
      name,
      id: `operations-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      description: resolveLinks(description),
      operations: operations
        .filter(({tag}) => tag === name)
        .map((operation) => {
          const {method, summary, path, deprecated} = operation;
          return {method, summary, path, ...(deprecated ? {deprecated} : {}), page: operationPath(operation)};
        }),
    })),
  );
  return {tasks: tasks.filter(({operations}) => operations.length > 0)};
}

/** @throws Error if there is no such service, or if no two of its operations return the same object */
export function serviceObjectsProps(service: string): ObjectsProps {
  const objects = serviceObjects(service);
  if (objects.length === 0)
    throw new Error(
      `No two operations of the service "${service}" return the same object: leave <Objects service="${service}" /> out.`,
    );
  return {
    objects: objects.map(({name, fullest, joins}) => ({
      name,
      id: objectId(name),
      fullest: operationLink(fullest),
      joins,
    })),
  };
}
