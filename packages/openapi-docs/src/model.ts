/**
 * The typed model that everything else is made from: reference pages, samples,
 * console, mock server, search records and Markdown twins. It is built by
 * `load.ts` from the API descriptions in `openapi/`, with every reference
 * resolved and every default of OpenAPI 3.1 applied, so that no reader of the
 * model needs to know OpenAPI's rules.
 *
 * Text fields named `description` hold Markdown (paragraphs, lists, inline
 * code, links; never HTML). All other text is plain.
 */

/** A JSON value as it is in an example, default or enum. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** The JSON types of OpenAPI 3.1 without `null`, which the model keeps as `nullable`. */
export type JsonType = 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';

/** A resolved schema. References are expanded; a reference back to a schema that is being expanded ends in `recursive`. */
export interface Schema {
  /** The component's name, where the schema was reached through a reference. */
  name?: string;
  /** True where this is a reference back to `name`, an enclosing schema: it has no properties of its own here. */
  recursive?: true;
  description?: string;
  /** Empty: any type. */
  types: JsonType[];
  nullable: boolean;
  format?: string;
  enum?: Json[];
  const?: Json;
  default?: Json;
  example?: Json;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  /** In the order of the description. */
  properties?: Property[];
  /** What properties with names of their own hold; `true`: anything. Absent: no statement. */
  additionalProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  deprecated?: true;
}

export interface Property {
  name: string;
  /** Always present in the answer (null counts as present), or required in a request. */
  required: boolean;
  schema: Schema;
}

export type ParameterPlace = 'path' | 'query' | 'header';

/** A value that a request takes: a parameter, or a property of its body. */
export interface Input {
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  /** A value that works, in the input's own type. */
  example: Json;
}

export interface Parameter extends Input {
  in: ParameterPlace;
  /** `allowReserved`: slashes in a path value may stand as they are. */
  allowReserved: boolean;
  /** Array parameters: repeated (`a=1&a=2`) or joined by commas. */
  explode: boolean;
}

export interface Example {
  key: string;
  summary: string;
  value: Json;
  /** The day it was recorded from the live API, as YYYY-MM-DD. Absent: written by us. */
  recorded?: string;
  /** Values of the request that it answers, by parameter name, where they are not those of the operation's own example. */
  request?: Record<string, Json>;
}

export interface Content {
  /** For example `application/json`. */
  mediaType: string;
  schema: Schema;
  examples: Example[];
}

export interface Header {
  name: string;
  description: string;
  schema: Schema;
  example: Json;
}

export interface Response {
  /** Three digits, as text. */
  status: string;
  description: string;
  headers: Header[];
  /** Empty: no body. */
  content: Content[];
}

export interface RequestBody {
  required: boolean;
  description: string;
  content: Content[];
}

/** What calling the operation does besides answering. */
export type Effect =
  /** Nothing. */
  | 'read'
  /** It may queue a refresh or a first synchronisation of the record. */
  | 'queues'
  /** It creates a job or a record. */
  | 'creates';

/** A page after the last one as a `404`, with the body of the response's example or with none. */
export type PastEnd = 'not-found' | 'not-found-empty';

/** One deliberate difference from the document that the provider publishes. */
export interface Difference {
  id: string;
  /** The operation ids it touches; empty: the whole description. */
  operations: string[];
  /** What the published document says, or leaves out. */
  what: string;
  /** What the code does, and so what we say. */
  why: string;
  /** `path:line` in the repository of the provenance, at its commit or, as `path:line@commit`, at another. */
  evidence: string[];
  /** The structural facts that differ because of it; may end in `*`. Empty: a difference of meaning only. */
  facts: string[];
}

export interface Provenance {
  /** `owner/name` on the code host. */
  repository: string;
  /** Full commit id that was read. */
  commit: string;
  /** The day of that commit, as YYYY-MM-DD: the code as it was then is what the description says. */
  read: string;
  /** Path of the published document inside the repository. */
  publishedPath: string;
  /** Address of the published document. */
  publishedUrl: string;
}

export interface Operation {
  /** Id of the API description, for example `packages` or `advisories-osv`. */
  api: string;
  /** Id of the service in the catalogue. */
  service: string;
  /** The operationId, for example `lookupPackage`. */
  id: string;
  /** The id in kebab-case: the last part of the page's address. */
  slug: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the base URL, for example `/registries/{registryName}`. */
  path: string;
  /** Base URL without a closing slash, for example `https://packages.ecosyste.ms/api/v1`. */
  baseUrl: string;
  /** Whether scripts on other sites may read its responses. */
  cors: boolean;
  /** Verb first, no full stop: the page's title. */
  summary: string;
  description: string;
  /** The task that groups it on the service page. */
  tag: string;
  parameters: Parameter[];
  requestBody?: RequestBody;
  /** By rising status. */
  responses: Response[];
  effect: Effect;
  /** Id of the operation of the same API that its redirect leads to. */
  redirectsTo?: string;
  /** What a page after the last one returns. Absent: an empty list. */
  pastEnd?: PastEnd;
  /** Whether callers are asked to move away from it. */
  deprecated?: true;
  /** Values of optional parameters that its notes ask for: the samples send them too. */
  sample?: Readonly<Record<string, Json>>;
  /** Traps, one sentence each (Markdown). */
  caveats: string[];
  /** Whether the document that the provider publishes has this operation (the command line client is made from that). */
  published: boolean;
  differences: Difference[];
}

interface Tag {
  name: string;
  description: string;
}

export interface ApiDescription {
  id: string;
  service: string;
  title: string;
  summary: string;
  description: string;
  version: string;
  baseUrl: string;
  /** Whether it sends CORS headers. */
  cors: boolean;
  /** In the order in which the service page lists them. */
  tags: Tag[];
  /** In the order of the description. */
  operations: Operation[];
  differences: Difference[];
  provenance: Provenance;
}
