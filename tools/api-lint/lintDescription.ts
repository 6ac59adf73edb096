import type {Plugin} from '@redocly/openapi-core';
import type {DescriptionError} from '../../src/openapi/build/errors';
import {words} from '../command/words';
import {runLinter} from './linter';
import {documentRules} from './documentRules';
import {operationRules} from './operationRules';
import {schemaRules} from './schemaRules';
import type {Loaded} from '../../src/openapi/build/loaded';

const rules = {...documentRules, ...operationRules, ...schemaRules};

const plugin: Plugin = {id: 'ecosystems', rules: {oas3: rules}};

/** Redocly's own rules that we keep. */
const KEPT = words(`
  operation-operationId operation-operationId-unique operation-operationId-url-safe operation-parameters-unique
  operation-singular-tag operation-tag-defined operation-description tag-description parameter-description
  path-parameters-defined path-declaration-must-exist path-not-include-query no-path-trailing-slash
  no-identical-paths info-license info-contact no-server-trailing-slash no-enum-type-mismatch
  no-duplicated-tag-names no-required-schema-properties-undefined no-schema-type-mismatch no-unused-components
`);

/** Checks a document of sound structure against the rules of this project. */
export async function lintDescription({root}: Pick<Loaded, 'root'>): Promise<DescriptionError[]> {
  return runLinter(root.file, [...KEPT, ...Object.keys(rules).map((rule) => `ecosystems/${rule}`)], [plugin]);
}
