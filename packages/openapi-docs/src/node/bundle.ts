import {dirname, resolve} from 'node:path';
import {stringify} from 'yaml';
import {below, child, DescriptionReader, type Cursor, type Document} from './cursor';
import {asObject, isObject} from '../objects';
import {DescriptionErrors} from './errors';
import {examplePath} from '../facts/examplePath';
import {describedHeaders} from './responseHeaders';
import {defaultDirectory} from './load';
import type {Json} from '../model';

/** Keys whose values are data, not parts of the description. */
const DATA = new Set(['example', 'value', 'default', 'const', 'enum']);

const KINDS = ['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers'];

/** Keys whose values are maps from names of any kind. */
const MAPS = new Set(['properties', 'content', 'paths', ...KINDS]);

/** Keys of ours that only the sources need. */
const DROPPED = new Set(['x-values', 'x-headers', 'x-header-sets']);

/**
 * The description in one self-contained OpenAPI 3.1 document: shared parts are
 * its own components, header sets are headers, anchors and merge keys are
 * written out.
 * @throws DescriptionErrors where a reference leads nowhere, or a shared part has the name of another of its own.
 */
export function bundleDescription(id: string, dir: string = defaultDirectory()): Document {
  const document = new Bundler(resolve(dir, `${id}.yaml`), resolve(dir, 'shared', 'components.yaml')).bundle();
  const [server] = (document.servers ?? []) as {url: string}[];
  // Shared headers are examples of every service: `{base}` in them is this document's base URL.
  return JSON.parse(JSON.stringify(document).replaceAll('{base}', server?.url ?? '')) as Document;
}

/** The document as YAML without anchors; texts that YAML 1.1 would read as dates or booleans are in quotes. */
export function toYaml(document: Document): string {
  return stringify(document, {aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1'});
}

/** The document as indented JSON that ends in a line break. */
export function toJson(document: Document): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Placeholder in the example of a shared header: the path of the operation that uses it. */
const PATH = '{path}';

/** Whether a part is a header that has an example of its own in each operation. */
function hasPathPlaceholder(part: Cursor | undefined): boolean {
  return part?.path.at(-2) === 'headers' && String(asObject(part.value).example).includes(PATH);
}

class Bundler {
  private readonly reader = new DescriptionReader();
  /** Components of other files that were taken in, by kind and name. */
  private readonly components: Record<string, Document> = {};
  /** The path of the operation that is being copied, with the examples of its parameters. */
  private ownPath = '';

  constructor(
    private readonly path: string,
    private readonly sharedPath: string,
  ) {}

  bundle(): Document {
    const root = this.reader.root(this.path);
    const document = this.copy(root) as Document;
    if (this.reader.errors.length > 0) throw new DescriptionErrors(this.reader.errors);
    const own = asObject(document.components) as Record<string, Document>;
    const components: Document = {};
    for (const kind of KINDS) {
      const all = {...own[kind], ...this.components[kind]};
      if (Object.keys(all).length > 0) components[kind] = all;
    }
    return Object.keys(components).length > 0 ? {...document, components} : document;
  }

  /** A copy in which references lead into this document. */
  private copy(at: Cursor): Json {
    if (Array.isArray(at.value)) return at.value.map((_, index) => this.copy(child(at, index)));
    if (!isObject(at.value)) return at.value as Json;
    const target = this.reader.deref(at);
    if (target && target !== at && hasPathPlaceholder(target)) return this.copy(target);
    return Object.fromEntries(Object.keys(at.value).flatMap((key) => this.keyword(at, key)));
  }

  /** A copy of a mapping whose keys are names. */
  private copyMap(at: Cursor): Json {
    if (!isObject(at.value)) return this.copy(at);
    return Object.fromEntries(Object.keys(at.value).map((name) => [name, this.copy(child(at, name))]));
  }

  /** A keyword and its value as they are published; none if only the sources need it. */
  private keyword(holder: Cursor, key: string): [string, Json][] {
    if (DROPPED.has(key)) return [];
    if (key === '$ref') return [[key, this.reference(holder)]];
    if (key === 'responses') return [[key, this.responses(holder)]];
    const part = child(holder, key);
    // OpenAPI 3.1 allows this only in a query; of a path it is true of some routes all the same.
    if (key === 'allowReserved' && asObject(holder.value).in === 'path')
      return [['x-allow-reserved', part.value as Json]];
    if (DATA.has(key) || key.startsWith('x-')) return [[key, structuredClone(part.value) as Json]];
    return [[key, MAPS.has(key) ? this.copyMap(part) : this.copy(part)]];
  }

  /** The responses of an operation, or of the document's own components. */
  private responses(holder: Cursor): Json {
    const isComponent = holder.path[0] === 'components';
    if (!isComponent) this.ownPath = this.examplePathOf(holder);
    const responses = this.reader.entries(holder, 'responses').flatMap(([name, from]): [string, Json][] => {
      const target = this.reader.deref(from) ?? from;
      const headers = describedHeaders(this.reader, target, this.sharedPath);
      // A component has one example for all operations: what tells the path of an operation is written out there.
      if (headers.some(([, header]) => hasPathPlaceholder(this.reader.deref(header))))
        return isComponent ? [] : [[name, this.response(target)]];
      return [[name, target === from ? this.response(from) : this.copy(from)]];
    });
    return Object.fromEntries(responses);
  }

  private examplePathOf(operation: Cursor): string {
    const path = String(operation.path[1]);
    const item = below(this.reader.root(this.path), 'paths', path);
    const parameters = [operation, item].flatMap((holder) => this.reader.items(holder, 'parameters'));
    return examplePath(
      path,
      parameters.map((from) => asObject(this.reader.deref(from)?.value)),
    );
  }

  /** A response with its header sets written out. */
  private response(at: Cursor): Json {
    const copy = this.copy(at);
    if (!isObject(copy)) return copy;
    const {description, headers: _, ...rest} = copy;
    const headers = describedHeaders(this.reader, at, this.sharedPath).map(([name, header]) => [
      name,
      this.copy(header),
    ]);
    const ownHeaders = JSON.stringify(Object.fromEntries(headers)).replaceAll(PATH, this.ownPath);
    return {...(description === undefined ? {} : {description}), headers: JSON.parse(ownHeaders) as Json, ...rest};
  }

  /** The address, in this document, of what a `$ref` leads to. Values from another file are included. */
  private reference(at: Cursor): string {
    const text = String(child(at, '$ref').value);
    const [name = '', fragment = ''] = text.split('#', 2);
    const path = name === '' ? at.file.path : resolve(dirname(at.file.path), name);
    if (path === this.path) return `#${fragment}`;
    const target = this.reader.deref(at);
    const [, kind = '', component = ''] = fragment.slice(1).split('/');
    if (target && KINDS.includes(kind))
      this.take(kind, component, below(this.reader.root(path), 'components', kind, component), at);
    else if (target)
      this.reader.report(
        at,
        'bundle',
        `The reference ${text} does not point to a component.`,
        'Refer to #/components/<kind>/<Name>.',
      );
    return `#${fragment}`;
  }

  private take(kind: string, name: string, part: Cursor, from: Cursor): void {
    const components = (this.components[kind] ??= {});
    if (Object.hasOwn(components, name)) return;
    if (below(this.reader.root(this.path), 'components', kind, name).value !== undefined)
      this.reader.report(
        from,
        'bundle',
        `Both ${part.file.name} and this document have a component ${kind}/${name}.`,
        'Rename the one in this document.',
      );
    // Taken before it is copied, so that a component in itself ends here.
    components[name] = {};
    components[name] = kind === 'responses' ? this.response(part) : this.copy(part);
  }
}
