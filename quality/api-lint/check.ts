import {
  bundleDescription,
  defaultDirectory,
  type DescriptionError,
  DescriptionErrors,
  type Loaded,
  loadWithPlaces,
  sortErrors,
} from '@ecosystems-docs/openapi-docs/node';
import {words} from '../../tools/command/words';
import {checkExamples} from './examples';
import {checkExampleRequests} from './exampleRequests';
import {checkPageSize} from './pageSize';
import {documentRules} from './documentRules';
import {runLinter} from './linter';
import {operationRules} from './operationRules';
import {schemaRules} from './schemaRules';
import {validateAgainstSchema, validateStructure} from './validate';

/** Rules of this project, for a document of sound structure. */
const RULES = {...documentRules, ...operationRules, ...schemaRules};

/** Redocly's own rules that we keep. */
const KEPT = words(`
  operation-operationId operation-operationId-unique operation-operationId-url-safe operation-parameters-unique
  operation-singular-tag operation-tag-defined operation-description tag-description parameter-description
  path-parameters-defined path-declaration-must-exist path-not-include-query no-path-trailing-slash
  no-identical-paths info-license info-contact no-server-trailing-slash no-enum-type-mismatch
  no-duplicated-tag-names no-required-schema-properties-undefined no-schema-type-mismatch no-unused-components
`);

/**
 * Every check of one description: YAML, references, structure, our rules,
 * examples, and the bundled document against the official schema. A file whose
 * structure is broken is not checked further, because what follows from that
 * would hide the cause.
 */
export async function checkDescription(id: string, dir: string = defaultDirectory()): Promise<DescriptionError[]> {
  const loaded = loadWithPlaces(id, dir);
  if (!loaded.api) return loaded.errors;
  const {errors} = loaded;
  const structure = errors.some(({rule}) => rule === 'ref') ? [] : await validateStructure(loaded.root.file);
  const first = [...errors, ...withoutTwins(structure, errors)];
  if (first.length > 0) return sortErrors(first);
  const rules = await runLinter(loaded.root.file, RULES, KEPT);
  // With a schema that is none, nothing can be compared.
  const examples = rules.some(({rule}) => rule === 'shape')
    ? []
    : [checkExamples, checkExampleRequests, checkPageSize].flatMap((check) => check(loaded));
  const errorsOfRules = [...rules, ...examples];
  return sortErrors(errorsOfRules.length > 0 ? errorsOfRules : await checkBundle(loaded, dir));
}

/** The published form of the document, against the official schema of OpenAPI 3.1. */
async function checkBundle({id, root}: Loaded, dir: string): Promise<readonly DescriptionError[]> {
  try {
    return await validateAgainstSchema(bundleDescription(id, dir), root.file);
  } catch (error) {
    if (error instanceof DescriptionErrors) return error.errors;
    throw error;
  }
}

/** Where both the loader and the linter found something on a line, the loader's message is the plainer one. */
function withoutTwins(linter: readonly DescriptionError[], loader: readonly DescriptionError[]): DescriptionError[] {
  const lines = new Set(loader.map(({file, line}) => `${file}:${line}`));
  return linter.filter(({rule, file, line}) => rule === 'unsupported' || !lines.has(`${file}:${line}`));
}
