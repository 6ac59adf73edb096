import {BaseResolver, createConfig, lintDocument, Source, type Document, type Oas3Rule} from '@redocly/openapi-core';
import {
  type DescriptionError,
  fromPointer,
  placeOf,
  readSource,
  type SourceFile,
} from '@ecosystems-docs/openapi-docs/node';

/** What Redocly finds is shown with a fix; our own rules carry theirs in `suggest`. */
const FIXES: Record<string, string> = {
  struct: 'Follow the OpenAPI 3.1 structure; in a flow mapping, quote a string that contains a comma or a colon.',
  'no-unresolved-refs': 'Correct the file name or the pointer, or define the target.',
  'operation-operationId-unique': 'Give one of them another operationId.',
  'operation-tag-defined': 'Use one of the tags at the top of the document, or add it there.',
  'operation-singular-tag': 'Give the operation exactly one tag.',
  'path-parameters-defined': 'Describe every name in the path template as a parameter in: path, and no other.',
  'no-unused-components': 'Refer to it or remove it.',
  'no-required-schema-properties-undefined': 'Describe the property or take it out of `required`.',
  'no-enum-type-mismatch': 'Make the values of `enum` fit `type`; quote strings that look like numbers.',
  'operation-parameters-unique': 'Remove one of them.',
};

/** Gives Redocly the files as our parser reads them, so that there is one reading of YAML. Never reads from the network. */
class SourceResolver extends BaseResolver {
  override async resolveDocument<T>(base: string | null, ref: string): Promise<Document<T>> {
    const file = readSource(this.resolveExternalRef(base, ref));
    return Promise.resolve({source: new Source(file.path, file.text), parsed: file.value as T});
  }
}

/**
 * Runs Redocly's linter over a parsed file and all that it refers to.
 * `own`: rules of ours by name; `kept`: names of Redocly's rules to switch on.
 */
export async function runLinter(
  file: SourceFile,
  own: Record<string, Oas3Rule>,
  kept: readonly string[],
): Promise<DescriptionError[]> {
  const names = [...kept, ...Object.keys(own).map((rule) => `ecosystems/${rule}`)];
  const config = await createConfig({
    plugins: [{id: 'ecosystems', rules: {oas3: own}}],
    rules: Object.fromEntries(names.map((name) => [name, 'error'])),
  });
  const problems = await lintDocument({
    document: {source: new Source(file.path, file.text), parsed: file.value},
    config,
    externalRefResolver: new SourceResolver(),
  });
  return problems.map((problem) => {
    const [location] = problem.location;
    const at = location ? readSource(location.source.absoluteRef) : file;
    // A file that was parsed from a text is not on the disk.
    const source = at.path === file.path ? file : at;
    const rule = problem.ruleId.replace(/^.*\//, '');
    const fix = FIXES[rule] ?? problem.suggest.join(', ');
    return {
      rule,
      ...placeOf(source, fromPointer(location?.pointer ?? '#')),
      message: problem.message.replace(/\s+/g, ' ').trim(),
      fix: fix === '' ? 'See the rule of this name in the documentation of Redocly.' : fix,
    };
  });
}
