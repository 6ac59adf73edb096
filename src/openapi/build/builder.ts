import {below, child, isMapping, Reader, type Cursor} from './cursor';
import {sortErrors} from './errors';
import {examplePath} from '../examplePath';
import {blankFact, operationFact} from '../fact';
import type {Loaded} from './loaded';
import type {
  ApiDescription,
  Content,
  Difference,
  Effect,
  Example,
  Header,
  Json,
  Operation,
  Parameter,
  ParameterPlace,
  PastEnd,
  Provenance,
  RequestBody,
  Response,
  Schema,
} from '../model';
import {SchemaBuilder} from './schema';
import {slugOf} from '../slug';

/** The methods that the model has, in lower case as the documents write them. */
export const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];

/** The set of headers that every response has. */
export const UNIVERSAL_HEADERS = 'rate-limit';

/** Builds the model of one document. Use once. */
export class Builder {
  private readonly reader = new Reader();
  private readonly schemas = new SchemaBuilder(this.reader);
  private readonly origins = new WeakMap<object, Cursor>();
  private baseUrl = '';
  /** The path of the operation that is being built, with the examples of its parameters. */
  private ownPath = '';

  /** `sharedPath`: the file whose `components.x-header-sets` a response's `x-headers` names. */
  constructor(
    private readonly id: string,
    private readonly path: string,
    private readonly sharedPath: string,
  ) {}

  build(): Loaded {
    const root = this.reader.root(this.path);
    const api = isMapping(root.value) ? this.description(root) : undefined;
    if (!api && this.reader.errors.length === 0) {
      this.reader.report(root, 'structure', 'The file does not contain a mapping.', 'Write an OpenAPI 3.1 document.');
    }
    return {
      id: this.id,
      api,
      root,
      errors: sortErrors(this.reader.errors),
      files: [...this.reader.files.values()],
      origin: (part) => this.origins.get(part) ?? this.schemas.origins.get(part as Schema),
    };
  }

  private note<T extends object>(part: T, at: Cursor): T {
    this.origins.set(part, at);
    return part;
  }

  private description(root: Cursor): ApiDescription {
    const {reader} = this;
    const info = child(root, 'info');
    const differences = reader.items(root, 'x-differences').map((at) => this.difference(at));
    const api: ApiDescription = {
      id: this.id,
      service: reader.text(root, 'x-service'),
      title: reader.text(info, 'title'),
      summary: reader.text(info, 'summary'),
      description: reader.text(info, 'description'),
      version: reader.text(info, 'version'),
      baseUrl: reader.text(below(root, 'servers', 0), 'url').replace(/\/$/, ''),
      tags: reader
        .items(root, 'tags')
        .map((at) => this.note({name: reader.text(at, 'name'), description: reader.text(at, 'description')}, at)),
      operations: [],
      differences,
      provenance: this.provenance(child(root, 'x-provenance')),
    };
    this.baseUrl = api.baseUrl;
    for (const [path, item] of reader.entries(root, 'paths')) {
      for (const method of Object.keys(isMapping(item.value) ? item.value : {})) {
        if (METHODS.includes(method)) api.operations.push(this.operation(api, path, item, method));
      }
    }
    return this.note(api, root);
  }

  private provenance(at: Cursor): Provenance {
    const text = (key: string): string => this.reader.text(at, key);
    return this.note(
      {
        repository: text('repository'),
        commit: text('commit'),
        read: text('read'),
        publishedPath: text('publishedPath'),
        publishedUrl: text('publishedUrl'),
      },
      at,
    );
  }

  private difference(at: Cursor): Difference {
    const {reader} = this;
    return this.note(
      {
        id: reader.text(at, 'id'),
        operations: reader.texts(at, 'operations'),
        what: reader.text(at, 'what'),
        why: reader.text(at, 'why'),
        evidence: reader.texts(at, 'evidence'),
        facts: reader.texts(at, 'facts'),
      },
      at,
    );
  }

  private operation(api: ApiDescription, path: string, item: Cursor, method: string): Operation {
    const {reader} = this;
    const at = child(item, method);
    const id = reader.text(at, 'operationId');
    const bodyAt = child(at, 'requestBody');
    const body = bodyAt.value === undefined ? undefined : this.body(bodyAt);
    const fact = operationFact(method, path);
    const effect = reader.text(at, 'x-effect');
    const redirectsTo = reader.text(at, 'x-redirects-to');
    const pastEnd = reader.text(at, 'x-past-end');
    const parameters = this.parameters(item, at);
    this.ownPath = examplePath(path, parameters);
    return this.note(
      {
        api: api.id,
        service: api.service,
        id,
        slug: slugOf(id),
        method: method.toUpperCase() as Operation['method'],
        path,
        baseUrl: api.baseUrl,
        summary: reader.text(at, 'summary'),
        description: reader.text(at, 'description'),
        tag: reader.texts(at, 'tags')[0] ?? '',
        parameters,
        ...(body ? {requestBody: body} : {}),
        responses: this.responses(at),
        // The linter refuses any other word.
        effect: (effect === '' ? 'read' : effect) as Effect,
        ...(redirectsTo === '' ? {} : {redirectsTo}),
        ...(pastEnd === '' ? {} : {pastEnd: pastEnd as PastEnd}),
        ...(child(at, 'deprecated').value === true ? {deprecated: true as const} : {}),
        caveats: reader.texts(at, 'x-caveats'),
        // A difference that names the very operation says that the published document lacks it.
        published: !api.differences.some(({facts}) => facts.some((text) => blankFact(text) === fact)),
        differences: api.differences.filter(({operations}) => operations.includes(id)),
      },
      at,
    );
  }

  /** The operation's own parameters, then those of its path that it does not replace. */
  private parameters(item: Cursor, at: Cursor): Parameter[] {
    const found = new Map<string, Parameter>();
    for (const cursor of [...this.reader.items(item, 'parameters'), ...this.reader.items(at, 'parameters')]) {
      const parameter = this.parameter(cursor);
      if (parameter) found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    return [...found.values()];
  }

  private parameter(from: Cursor): Parameter | undefined {
    const {reader} = this;
    const at = reader.deref(from);
    if (!at || !isMapping(at.value)) return undefined;
    const place = reader.text(at, 'in') as ParameterPlace;
    const schema = child(at, 'schema');
    return this.note(
      {
        name: reader.text(at, 'name'),
        in: place,
        required: at.value.required === true,
        description: reader.text(from, 'description') || reader.text(at, 'description'),
        schema: schema.value === undefined ? {types: [], nullable: false} : this.schemas.build(schema),
        example: (at.value.example ?? null) as Json,
        allowReserved: at.value.allowReserved === true,
        explode: typeof at.value.explode === 'boolean' ? at.value.explode : place === 'query',
      },
      at,
    );
  }

  private body(from: Cursor): RequestBody | undefined {
    const at = this.reader.deref(from);
    if (!at || !isMapping(at.value)) return undefined;
    return this.note(
      {
        required: at.value.required === true,
        description: this.reader.text(at, 'description'),
        content: this.content(at),
      },
      at,
    );
  }

  private responses(operation: Cursor): Response[] {
    const found: Response[] = [];
    for (const [status, from] of this.reader.entries(operation, 'responses')) {
      const at = this.reader.deref(from);
      if (!at || !isMapping(at.value)) continue;
      found.push(
        this.note(
          {
            status,
            description: this.reader.text(from, 'description') || this.reader.text(at, 'description'),
            headers: this.headers(at),
            content: this.content(at),
          },
          at,
        ),
      );
    }
    return found.sort((a, b) => a.status.localeCompare(b.status));
  }

  /** The response's own headers, those of the sets it names, and those of every response. */
  private headers(response: Cursor): Header[] {
    const found = new Map<string, Header>();
    const add = (entries: readonly [string, Cursor][]): void => {
      for (const [name, from] of entries) {
        const header = this.header(name, from);
        if (header && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), header);
      }
    };
    add(this.reader.entries(response, 'headers'));
    const sets = below(this.reader.root(this.sharedPath), 'components', 'x-header-sets');
    for (const name of this.reader.items(response, 'x-headers')) {
      if (typeof name.value === 'string' && isMapping(child(sets, name.value).value))
        add(this.reader.entries(sets, name.value));
      else {
        this.reader.report(
          name,
          'headers',
          `There is no header set \`${String(name.value)}\`.`,
          `Use one of ${Object.keys(isMapping(sets.value) ? sets.value : {})
            .filter((set) => set !== UNIVERSAL_HEADERS)
            .join(', ')}.`,
        );
      }
    }
    add(this.reader.entries(sets, UNIVERSAL_HEADERS));
    return [...found.values()];
  }

  private header(name: string, from: Cursor): Header | undefined {
    const at = this.reader.deref(from);
    if (!at || !isMapping(at.value)) return undefined;
    return this.note(
      {
        name,
        description: this.reader.text(from, 'description') || this.reader.text(at, 'description'),
        schema: this.schemas.build(child(at, 'schema')),
        example: this.ownExample(at.value.example as Json | undefined),
      },
      at,
    );
  }

  /** Shared headers are examples of every operation: `{base}` is the document's base URL, `{path}` the operation's path. */
  private ownExample(example: Json = null): Json {
    return typeof example === 'string'
      ? example.replaceAll('{base}', this.baseUrl).replaceAll('{path}', this.ownPath)
      : example;
  }

  private content(holder: Cursor): Content[] {
    return this.reader.entries(holder, 'content').map(([mediaType, at]) => {
      const schema = child(at, 'schema');
      return this.note(
        {
          mediaType,
          schema: schema.value === undefined ? {types: [], nullable: false} : this.schemas.build(schema),
          examples: this.reader.entries(at, 'examples').flatMap(([key, from]) => {
            const example = this.example(key, from);
            return example ? [example] : [];
          }),
        },
        at,
      );
    });
  }

  private example(key: string, from: Cursor): Example | undefined {
    const at = this.reader.deref(from);
    if (!at || !isMapping(at.value)) return undefined;
    const recorded = this.reader.text(at, 'x-recorded');
    return this.note(
      {
        key,
        summary: this.reader.text(at, 'summary'),
        value: (at.value.value ?? null) as Json,
        ...(recorded === '' ? {} : {recorded}),
      },
      at,
    );
  }
}
