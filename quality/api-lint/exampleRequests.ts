import {type DescriptionError, type Loaded, placeOf} from '@ecosystems-docs/openapi-docs/node';
import {exampleMismatches, exampleRequest} from '@ecosystems-docs/openapi-docs/facts';

const FIX =
  'Make it the response to the examples of the parameters, or name the request that it answers in `x-request`.';

/** Compares every successful example with the request of its operation, or with the request that it names itself. */
export function checkExampleRequests({api, origin}: Loaded): DescriptionError[] {
  const operations = api?.operations ?? [];
  return operations.flatMap((operation) =>
    operation.responses
      .filter(({status}) => status.startsWith('2'))
      .flatMap(({content}) => content.flatMap(({examples}) => examples))
      .flatMap((example) => {
        const at = origin(example);
        if (!at) return [];
        const [mismatch] = exampleMismatches(operation, exampleRequest(operation, example), example.value);
        if (mismatch === undefined) return [];
        return [
          {
            rule: 'example-request',
            ...placeOf(at.file, [...at.path, 'value']),
            message: `Example \`${example.key}\` of ${operation.id} does not answer its request: ${mismatch}.`,
            fix: FIX,
          },
        ];
      }),
  );
}
