/** "Start from what you have": the form, and the list of what it takes, each request checked. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {requestProblems} from '../samples/request';
import {starts, type Start} from '../recognise/starts';
import {findOperation, operationPath} from '../api/build/descriptions';

/** The examples that the form offers: the kinds of identifier that most readers bring. */
const EXAMPLES: readonly Start['id'][] = ['package-url', 'repository-url', 'vulnerability'];

/** @returns the form; recognise/browser/mountStart.tsx makes it work, and without JavaScript it is not shown */
export function startForm(): Element {
  const examples = starts.filter(({id}) => EXAMPLES.includes(id));
  return h('form.start', {dataStartForm: true}, [
    h('label', {htmlFor: 'start-text'}, 'Paste what you have'),
    h('input', {
      id: 'start-text',
      placeholder: 'pkg:npm/react',
      ariaDescribedBy: 'start-hint',
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: 'false',
    }),
    h(
      'p.note',
      {id: 'start-hint'},
      'A package URL, a repository URL, an identifier or a name. It stays in your browser.',
    ),
    h('div', {dataStartResults: true}),
    h('p', [
      'For example: ',
      ...examples.map(({example}) => h('button.expand', {type: 'button', dataStartExample: true}, example)),
    ]),
  ]);
}

/** @throws Error when a start names an operation that does not exist, or values that it does not take */
export function startList(): Element {
  return h(
    'ul.starts',
    starts.map((start) =>
      h('li', {id: `start-${start.id}`}, [
        h('div', [h('strong', start.what), ' ', h('code', start.example)]),
        h(
          'div.starts__links',
          start.requests.map((request) => {
            const operation = findOperation(request.operation);
            const problems = requestProblems(operation, request.values);
            if (problems.length > 0)
              throw new Error(
                `src/recognise/starts.ts: the request of "${start.id}" to ${request.operation} is not allowed: ${problems.join('; ')}.`,
              );
            return h('a', {href: operationPath(operation)}, request.gives);
          }),
        ),
      ]),
    ),
  );
}
