import {dirname, resolve} from 'node:path';
import {stringify} from 'yaml';
import {UNIVERSAL_HEADERS} from './builder';
import {below, child, isMapping, Reader, type Cursor, type Mapping} from './cursor';
import type {Document} from './document';
import {DescriptionError, DescriptionErrors} from './errors';
import {defaultDirectory} from './load';
import type {Json} from '../model';
import {withOwnPaths} from './ownPaths';
import {placeOf} from './source';

/** Keys whose values are data, not parts of the description. */
const DATA = new Set(['example', 'value', 'default', 'const', 'enum']);

/** Kinds of component. */
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
  const own = JSON.parse(JSON.stringify(document).replaceAll('{base}', server?.url ?? '')) as Document;
  return withOwnPaths(own);
}

/** The document as YAML without anchors; texts that YAML 1.1 would read as dates or booleans are in quotes. */
export function toYaml(document: Document): string {
  return stringify(document, {aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1'});
}

/** The document as indented JSON that ends in a line break. */
export function toJson(document: Document): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

class Bundler {
  private readonly reader = new Reader();
  /** Components of other files that were taken in, by kind and name, with the place they came from. */
  private readonly taken = new Map<string, Cursor>();
  private readonly components: Record<string, Document> = {};

  constructor(
    private readonly path: string,
    private readonly sharedPath: string,
  ) {}

  bundle(): Document {
    const root = this.reader.root(this.path);
    const document = this.copy(root) as Document;
    if (this.reader.errors.length > 0) throw new DescriptionErrors(this.reader.errors);
    const own = isMapping(document.components) ? (document.components as Record<string, Document>) : {};
    const components: Document = {};
    for (const kind of KINDS) {
      const all = {...own[kind], ...this.components[kind]};
      if (Object.keys(all).length > 0) components[kind] = all;
    }
    return Object.keys(components).length > 0 ? {...document, components} : document;
  }

  /** A copy in which references lead into this document. `inMap`: the keys are names. */
  private copy(at: Cursor, inMap = false): Json {
    if (Array.isArray(at.value)) return at.value.map((_, index) => this.copy(child(at, index)));
    if (!isMapping(at.value)) return at.value as Json;
    const result: Document = {};
    for (const key of Object.keys(at.value)) {
      const part = child(at, key);
      if (inMap) result[key] = this.copy(part);
      else if (key === '$ref') result.$ref = this.reference(at);
      else if (DROPPED.has(key)) continue;
      // OpenAPI 3.1 allows this only in a query; of a path it is true of some routes all the same.
      else if (key === 'allowReserved' && at.value.in === 'path') result['x-allow-reserved'] = part.value as Json;
      else if (DATA.has(key) || key.startsWith('x-')) result[key] = structuredClone(part.value) as Json;
      else if (key === 'responses') result[key] = this.responses(part);
      else result[key] = this.copy(part, MAPS.has(key));
    }
    return result;
  }

  private responses(at: Cursor): Json {
    if (!isMapping(at.value)) return this.copy(at);
    return Object.fromEntries(
      Object.keys(at.value).map((name) => {
        const from = child(at, name);
        return [name, isMapping(from.value) && '$ref' in from.value ? this.copy(from) : this.response(from)];
      }),
    );
  }

  /** A response with its header sets written out. */
  private response(at: Cursor): Json {
    const copy = this.copy(at);
    if (!isMapping(copy)) return copy;
    const headers: Mapping = isMapping(copy.headers) ? {...copy.headers} : {};
    const sets = below(this.reader.root(this.sharedPath), 'components', 'x-header-sets');
    for (const set of [...this.reader.texts(at, 'x-headers'), UNIVERSAL_HEADERS]) {
      for (const [name, header] of this.reader.entries(sets, set)) {
        if (!Object.keys(headers).some((known) => known.toLowerCase() === name.toLowerCase()))
          headers[name] = this.copy(header);
      }
    }
    const {description, headers: _, ...rest} = copy as Document;
    return {...(description === undefined ? {} : {description}), headers: headers as Document, ...rest};
  }

  /** The address, in this document, of what a `$ref` leads to. What stands in another file is taken in. */
  private reference(at: Cursor): string {
    const text = String(child(at, '$ref').value);
    const [name = '', fragment = ''] = text.split('#', 2);
    const path = name === '' ? at.file.path : resolve(dirname(at.file.path), name);
    if (path === this.path) return `#${fragment}`;
    const target = this.reader.deref({...at, value: {$ref: text}});
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
    const key = `${kind}/${name}`;
    if (this.taken.has(key)) return;
    this.taken.set(key, part);
    if (child(below(this.reader.root(this.path), 'components', kind), name).value !== undefined) {
      this.reader.errors.push(
        new DescriptionError(
          'bundle',
          placeOf(from.file, from.path),
          `Both ${part.file.name} and this document have a component ${key}.`,
          'Rename the one in this document.',
        ),
      );
    }
    const components = (this.components[kind] ??= {});
    components[name] = {};
    components[name] = kind === 'responses' ? this.response(part) : this.copy(part);
  }
}
