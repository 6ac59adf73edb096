import {below, child, DescriptionReader, type Cursor} from './cursor';
import {asObject, isObject} from '../objects';
import {sortErrors, type DescriptionError} from './errors';
import {examplePath} from '../facts/examplePath';
import {blankFact, operationFact} from '../facts/structuralFact';
import {describedHeaders} from './responseHeaders';
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
} from '../model';
import {SchemaBuilder} from './schema';
import {slugOf} from '../words/slug';
import type {SourceFile} from './source';

/** The methods that the model has, in lower case as the documents write them. */
export const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];

/** A description with what the checks need besides the model. */
export interface Loaded {
  id: string;
  /** Undefined where the file cannot be read at all. */
  api: ApiDescription | undefined;
  root: Cursor;
  errors: DescriptionError[];
  /** Every file that the document refers to, itself included. */
  files: SourceFile[];
  /** Where a part of the model stands: an operation, parameter, header, example or schema. */
  origin(part: object): Cursor | undefined;
}

/** Builds the model of one document. Use once. */
export class Builder {
  private readonly reader = new DescriptionReader();
  private readonly schemas = new SchemaBuilder(this.reader);
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
    const api = isObject(root.value) ? this.description(root) : undefined;
    if (!api && this.reader.errors.length === 0) {
      this.reader.report(root, 'structure', 'The file does not contain a mapping.', 'Write an OpenAPI 3.1 document.');
    }
    return {
      id: this.id,
      api,
      root,
      errors: sortErrors(this.reader.errors),
      files: [...this.reader.files.values()],
      origin: (part) => this.reader.origins.get(part),
    };
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
      cors: asObject(root.value)['x-cors'] !== false,
      tags: reader
        .items(root, 'tags')
        .map((at) => ({name: reader.text(at, 'name'), description: reader.text(at, 'description')})),
      operations: [],
      differences,
      provenance: this.provenance(child(root, 'x-provenance')),
    };
    this.baseUrl = api.baseUrl;
    for (const [path, item] of reader.entries(root, 'paths')) {
      for (const method of Object.keys(asObject(item.value)))
        if (METHODS.includes(method)) api.operations.push(this.operation(api, path, item, method));
    }
    return api;
  }

  private provenance(at: Cursor): Provenance {
    const text = (key: string): string => this.reader.text(at, key);
    return {
      repository: text('repository'),
      commit: text('commit'),
      read: text('read'),
      publishedPath: text('publishedPath'),
      publishedUrl: text('publishedUrl'),
    };
  }

  private difference(at: Cursor): Difference {
    const {reader} = this;
    return {
      id: reader.text(at, 'id'),
      operations: reader.texts(at, 'operations'),
      what: reader.text(at, 'what'),
      why: reader.text(at, 'why'),
      evidence: reader.texts(at, 'evidence'),
      facts: reader.texts(at, 'facts'),
    };
  }

  private operation(api: ApiDescription, path: string, item: Cursor, method: string): Operation {
    const {reader} = this;
    const at = child(item, method);
    const id = reader.text(at, 'operationId');
    const body = this.body(child(at, 'requestBody'));
    const fact = operationFact(method, path);
    const effect = reader.text(at, 'x-effect');
    const redirectsTo = reader.text(at, 'x-redirects-to');
    const pastEnd = reader.text(at, 'x-past-end');
    const sample = child(at, 'x-sample').value;
    const parameters = this.parameters(item, at);
    this.ownPath = examplePath(path, parameters);
    return this.reader.note(
      {
        api: api.id,
        service: api.service,
        id,
        slug: slugOf(id),
        method: method.toUpperCase() as Operation['method'],
        path,
        baseUrl: api.baseUrl,
        cors: api.cors,
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
        ...(isObject(sample) ? {sample: sample as Record<string, Json>} : {}),
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
    const parameters = new Map<string, Parameter>();
    for (const cursor of [...this.reader.items(item, 'parameters'), ...this.reader.items(at, 'parameters')]) {
      const parameter = this.parameter(cursor);
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    return [...parameters.values()];
  }

  private parameter(from: Cursor): Parameter | undefined {
    const {reader} = this;
    const at = reader.deref(from);
    if (!at || !isObject(at.value)) return undefined;
    const place = reader.text(at, 'in') as ParameterPlace;
    const schema = child(at, 'schema');
    return this.reader.note(
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
    if (!at || !isObject(at.value)) return undefined;
    return {
      required: at.value.required === true,
      description: this.reader.text(at, 'description'),
      content: this.content(at),
    };
  }

  private responses(operation: Cursor): Response[] {
    const responses: Response[] = [];
    for (const [status, from] of this.reader.entries(operation, 'responses')) {
      const at = this.reader.deref(from);
      if (!at || !isObject(at.value)) continue;
      responses.push({
        status,
        description: this.reader.text(from, 'description') || this.reader.text(at, 'description'),
        headers: this.headers(at),
        content: this.content(at),
      });
    }
    return responses.sort((a, b) => a.status.localeCompare(b.status));
  }

  private headers(response: Cursor): Header[] {
    return describedHeaders(this.reader, response, this.sharedPath).flatMap(
      ([name, from]) => this.header(name, from) ?? [],
    );
  }

  private header(name: string, from: Cursor): Header | undefined {
    const at = this.reader.deref(from);
    if (!at || !isObject(at.value)) return undefined;
    return this.reader.note(
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
      return {
        mediaType,
        schema: schema.value === undefined ? {types: [], nullable: false} : this.schemas.build(schema),
        examples: this.reader.entries(at, 'examples').flatMap(([key, from]) => this.example(key, from) ?? []),
      };
    });
  }

  private example(key: string, from: Cursor): Example | undefined {
    const at = this.reader.deref(from);
    if (!at || !isObject(at.value)) return undefined;
    const recorded = this.reader.text(at, 'x-recorded');
    return this.reader.note(
      {
        key,
        summary: this.reader.text(at, 'summary'),
        value: (at.value.value ?? null) as Json,
        ...(recorded === '' ? {} : {recorded}),
        ...(isObject(at.value['x-request']) ? {request: at.value['x-request'] as Example['request']} : {}),
      },
      at,
    );
  }
}
