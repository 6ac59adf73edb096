import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {type AnyObject, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {fromPointer} from '@ecosystems-docs/openapi-docs/node';

/** Reports a problem, its fix, and its keys below the node. */
export type Fail = (message: string, fix: string, ...place: (string | number)[]) => void;

/** What a rule needs besides the node that it looks at. */
export interface Look {
  fail: Fail;
  /** @returns the target of a node's reference, or the node itself; an empty object if there is none */
  resolve(from: unknown): AnyObject;
  /** Redocly's name of the kind of node. */
  kind: string;
  /** Keys that lead to the node. */
  path: readonly string[];
}

type Kind =
  | 'Root'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'Responses'
  | 'ExamplesMap'
  | 'SchemaProperties'
  | 'NamedSchemas'
  | 'Schema'
  | 'any';

/** Makes a rule for Redocly's linter of functions that look at the nodes of a kind. */
export function rule(visitors: Partial<Record<Kind, (node: AnyObject, look: Look) => void>>): Oas3Rule {
  const enter = (visit: (node: AnyObject, look: Look) => void) => (node: unknown, context: UserContext) => {
    if (!isObject(node)) return;
    const {location, report, resolve, type} = context;
    visit(node, {
      fail: (message, fix, ...place) => report({message, suggest: [fix], location: location.child(place)}),
      resolve: (from) => asObject(isObject(from) ? resolve(from).node : undefined),
      kind: type.name,
      path: fromPointer(location.pointer),
    });
  };
  return () => Object.fromEntries(Object.entries(visitors).map(([kind, visit]) => [kind, {enter: enter(visit)}]));
}

/** @returns the operations of a document, each with the keys that lead to it. */
export function documentOperations(root: AnyObject): {operation: AnyObject; at: [string, string, string]}[] {
  return Object.entries(asObject(root.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).flatMap(([method, operation]) =>
      isObject(operation) ? [{operation, at: ['paths', path, method] as [string, string, string]}] : [],
    ),
  );
}

/** @returns whether a value is no text, or an empty one. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
