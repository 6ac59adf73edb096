import {type DescriptionError, type Loaded, placeOf} from '@ecosystems-docs/openapi-docs/node';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {sentencesOf} from '../docs-lint/passage';
import {withInner} from './schemas';

/** A property in code, as our APIs spell them: no header, no value with a slash. */
const PROPERTY = /`([a-z][a-z0-9_]*)`/g;

/** @returns the names of all properties that an operation's responses can have, at any depth */
function returnedBy({responses}: Operation): Set<string> {
  const schemas = withInner(responses.flatMap(({content}) => content.map(({schema}) => schema)));
  return new Set([...schemas].flatMap(({properties = []}) => properties.map(({name}) => name)));
}

/** Every sentence that is about the response of this operation alone, with the keys that lead to its text. */
function sentencesOn(operation: Operation): {text: string; place: (string | number)[]}[] {
  const said = [
    {text: operation.description, place: ['description']},
    ...operation.caveats.map((text, index) => ({text, place: ['x-caveats', index]})),
  ].flatMap(({text, place}) =>
    sentencesOf(text)
      .filter((sentence) => /\bin the response\b/.test(sentence.text) && !sentence.text.includes('](op:'))
      .map((sentence) => ({text: sentence.text, place})),
  );
  const unchanged = operation.responses.filter(({status}) => status === '304');
  return [...said, ...unchanged.map(({description}) => ({text: description, place: ['responses', '304']}))];
}

/**
 * Compares the properties that a description finds in a response, or lets change behind a `304`, with those that the
 * responses have: such a sentence is often copied from another operation.
 */
export function checkNamedProperties({api, origin}: Loaded): DescriptionError[] {
  return (api?.operations ?? []).flatMap((operation) => {
    const at = origin(operation);
    const returned = returnedBy(operation);
    return sentencesOn(operation).flatMap(({text, place}) =>
      [...text.matchAll(PROPERTY)]
        .map(([, name = '']) => name)
        .filter((name) => at !== undefined && !returned.has(name))
        .map((name) => ({
          rule: 'named-property',
          ...placeOf(at!.file, [...at!.path, ...place]),
          message: `The text names \`${name}\`, which no response of ${operation.id} has.`,
          fix: 'Name a property of the response, or say it in words.',
        })),
    );
  });
}
