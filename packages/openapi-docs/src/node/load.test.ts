import {readFileSync, writeFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {DescriptionErrors} from './errors';
import {load, loadAll} from './load';
import type {Operation, Property, Schema} from '../model';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '../fixtures.testing';

const dir = temporaryFolder();
const api = load(FIXTURE, FIXTURES);

function operation(id: string): Operation {
  const found = api.operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

function schemaOf(id: string): Schema {
  const content = operation(id).responses.find(({status}) => status === '200')?.content[0];
  if (!content) throw new Error(`There is no content of ${id}.`);
  return content.schema;
}

function property(schema: Schema | undefined, name: string): Property {
  const found = schema?.properties?.find((one) => one.name === name);
  if (!found) throw new Error(`There is no property ${name}.`);
  return found;
}

describe('load', () => {
  it('reads what stands at the top', () => {
    expect(api).toMatchObject({
      id: FIXTURE,
      service: 'library',
      title: 'Library',
      version: '1.0.0',
      baseUrl: 'https://library.example.com/v1',
      summary: 'Which books are there?',
      provenance: {repository: 'example/library', read: '2026-11-21'},
    });
    expect(api.tags.map(({name}) => name)).toEqual(['Find a book', 'Change the library', 'Run a job']);
    expect(api.operations.map(({id}) => id)).toEqual(
      'listBooks addBook searchBooks getBook updateBook changeBook removeBook getJob createJob'.split(' '),
    );
  });

  it('gives an operation its defaults, its differences and whether it is published', () => {
    expect(operation('searchBooks')).toMatchObject({
      api: FIXTURE,
      service: 'library',
      slug: 'search-books',
      method: 'GET',
      path: '/books/search',
      effect: 'queues',
      published: false,
      caveats: [],
      tag: 'Find a book',
    });
    expect(operation('searchBooks').differences.map(({id}) => id)).toEqual(['books-search']);
    expect(operation('listBooks')).toMatchObject({
      published: true,
      effect: 'read',
      caveats: ['An unknown tag is ignored.'],
    });
    expect(operation('listBooks').differences.map(({id}) => id)).toEqual(['title-is-text']);
    expect(api.operations.filter(({deprecated}) => deprecated).map(({id}) => id)).toEqual(['getBook']);
  });

  it('reads parameters of every place, with shared ones and those of the path', () => {
    expect(operation('listBooks').parameters).toMatchObject([
      {
        name: 'page',
        in: 'query',
        required: false,
        example: 2,
        explode: true,
        schema: {types: ['integer'], minimum: 1, default: 1},
      },
      {
        name: 'tag',
        in: 'query',
        explode: true,
        example: ['novel', 'classic'],
        schema: {types: ['array'], maxItems: 3, items: {types: ['string']}},
      },
      {name: 'fields', in: 'query', explode: false, schema: {minItems: 1, items: {enum: ['id', 'title']}}},
      {name: 'X-Reader', in: 'header', explode: false, schema: {minLength: 2, maxLength: 20, pattern: '^[a-z]+$'}},
    ]);
    expect(operation('getBook').parameters).toMatchObject([
      {name: 'isbn', in: 'path', required: true, allowReserved: true},
    ]);
    expect(operation('updateBook').parameters).toMatchObject([
      {name: 'isbn', allowReserved: false, example: '9780441172719'},
    ]);
  });

  it('reads bodies, media types and examples, through references, anchors and merge keys', () => {
    expect(operation('addBook').requestBody).toMatchObject({
      required: true,
      description: 'The book to add.',
      content: [{schema: {name: 'NewBook'}}],
    });
    expect(operation('updateBook').requestBody).toMatchObject({
      required: false,
      content: [{schema: {oneOf: [{name: 'NewBook'}, {types: ['array']}]}}],
    });
    expect(operation('addBook').responses[0]?.content[0]?.examples).toMatchObject([
      {key: 'typical', summary: 'Dune', value: {id: 7, author: {name: 'Ada'}}},
    ]);
    const [list] = operation('listBooks').responses;
    expect(list?.content.map(({mediaType}) => mediaType)).toEqual(['application/json', 'text/csv']);
    expect(list?.content[0]?.examples.map(({key}) => key)).toEqual(['typical', 'none']);
    const recorded = operation('searchBooks').responses[0]?.content[0]?.examples[0];
    expect(recorded).toMatchObject({
      recorded: '2026-11-20',
      request: {q: 'messiah'},
      value: {Dune: {id: 7, title: 'Dune Messiah'}},
    });
    expect(list?.content[0]?.examples[0]).not.toHaveProperty('recorded');
  });
});

describe('schemas', () => {
  const book = schemaOf('getBook');

  it('merges allOf, and lets one part require what another defines', () => {
    expect(book).toMatchObject({name: 'Book', types: ['object'], nullable: false, description: 'A book.'});
    expect(book.properties?.map(({name, required}) => (required ? `${name}!` : name)).join(' ')).toBe(
      'id! added_at! title! isbn homepage state! format author editor reference metadata counts shelf comments!',
    );
  });

  it('keeps null as nullable', () => {
    expect(property(book, 'isbn').schema).toEqual({
      types: ['string'],
      nullable: true,
      deprecated: true,
      description: 'Its number.',
    });
    expect(property(book, 'state').schema).toMatchObject({types: ['string'], nullable: true, enum: ['lent', 'there']});
    expect(property(book, 'author').schema).toMatchObject({
      name: 'Author',
      nullable: false,
      description: 'Its author.',
    });
    expect(property(book, 'editor').schema).toMatchObject({
      name: 'Author',
      types: ['object'],
      nullable: true,
      description: 'Its editor.',
    });
    expect(property(schemaOf('getJob'), 'result').schema).toMatchObject({
      types: [],
      nullable: true,
      anyOf: [{types: ['array']}, {name: 'Error'}],
    });
  });

  it('ends a recursion', () => {
    expect(property(property(book, 'comments').schema.items, 'replies').schema.items).toEqual({
      name: 'Comment',
      recursive: true,
      types: ['object'],
      nullable: false,
    });
    expect(property(property(book, 'shelf').schema, 'above').schema).toMatchObject({
      name: 'Shelf',
      recursive: true,
      nullable: true,
    });
  });

  it('keeps alternatives, maps and constants', () => {
    expect(property(book, 'reference').schema.oneOf).toEqual([
      {types: ['string'], nullable: false},
      {types: ['integer'], nullable: false},
    ]);
    expect(property(book, 'metadata').schema.additionalProperties).toBe(true);
    expect(property(book, 'counts').schema.additionalProperties).toEqual({types: ['number'], nullable: false});
    expect(property(book, 'format').schema).toMatchObject({const: 'book'});
    expect(schemaOf('searchBooks').additionalProperties).toMatchObject({name: 'Book'});
  });

  it('gives a component once', () => {
    expect(schemaOf('listBooks').items).toBe(book);
  });
});

describe('loadAll and its errors', () => {
  it('collects every error, sorted, not only the first', () => {
    const copy = corrupted(dir, "items: { $ref: '#/components/schemas/Book' } }", "items: { $ref: '#/nowhere' } }");
    const text = readFileSync(copy.file, 'utf8');
    writeFileSync(copy.file, text.replace('pages: { type: integer', 'pages: { type: int'));
    try {
      loadAll(copy.dir);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DescriptionErrors);
      const {errors, message} = error as DescriptionErrors;
      expect(errors.map(({line, rule}) => [line, rule])).toEqual([
        [copy.line, 'ref'],
        [expect.any(Number), 'schema-type'],
      ]);
      expect(message).toMatch(/^2 errors in the API descriptions\n/);
      expect(message).toContain(
        `${copy.file}:${copy.line} ref: The reference #/nowhere does not resolve.\n    at #/paths/~1books/get/`,
      );
    }
  });
});
