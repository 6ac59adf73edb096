import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {bundleDescription, type Document, toYaml} from '@ecosystems-docs/openapi-docs/node';
import {driftBetween, compareWithService, USER_AGENT} from './drift';
import type {Difference} from '@ecosystems-docs/openapi-docs';
import {compareStructures} from './facts';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';

const dir = temporaryFolder();

const recorded = (...facts: string[]): Difference => ({
  id: 'one',
  operations: [],
  what: 'w',
  why: 'y',
  evidence: ['a:1'],
  facts,
});

/** A document of one operation, with parts replaced. */
function document(change: {operation?: object; paths?: object; schemas?: object} = {}): object {
  return {
    openapi: '3.1.0',
    paths: change.paths ?? {
      '/things/{id}': {
        parameters: [{name: 'id', in: 'path', schema: {type: 'integer'}}],
        get: {
          parameters: [{name: 'page', in: 'query', schema: {type: 'integer'}}],
          responses: {
            200: {
              content: {'application/json': {schema: {type: 'array', items: {$ref: '#/components/schemas/Thing'}}}},
            },
            404: {description: 'None.'},
          },
          ...change.operation,
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          required: ['name'],
          properties: {name: {type: 'string'}, owner: {$ref: '#/components/schemas/Owner'}},
        },
        Owner: {type: 'object', properties: {login: {type: 'string'}}},
        ...change.schemas,
      },
    },
  };
}

function facts(published: object, ours: object = document()): string[] {
  return driftBetween(ours, published, []).unrecorded.map(
    ({fact, ours: mine, published: theirs}) => `${fact}: ${theirs ?? 'none'} → ${mine ?? 'none'}`,
  );
}

describe('compareStructures', () => {
  it('finds nothing between equal documents', () => {
    expect(compareStructures(document(), document())).toEqual([]);
  });

  it('ignores errors, headers, examples, texts, nullability, formats, required and integer against number', () => {
    const published = document({
      operation: {
        summary: 'Other',
        parameters: [
          {name: 'page', in: 'query', required: true, description: 'Other', schema: {type: 'number', format: 'int32'}},
        ],
        responses: {
          200: {
            headers: {Link: {}},
            content: {
              'application/json': {
                schema: {type: 'array', items: {$ref: '#/components/schemas/Thing'}},
                examples: {a: {}},
              },
            },
          },
          500: {description: 'Broken.'},
          304: {description: 'Not modified.'},
          default: {description: 'Else.'},
        },
      },
      schemas: {
        Thing: {
          type: 'object',
          properties: {
            name: {type: 'string', nullable: true, format: 'date-time'},
            owner: {allOf: [{$ref: '#/components/schemas/Owner'}], nullable: true},
          },
        },
      },
    });
    expect(facts(published)).toEqual([]);
    const ours = document({
      schemas: {
        Thing: {
          type: 'object',
          properties: {
            name: {type: ['string', 'null']},
            owner: {anyOf: [{$ref: '#/components/schemas/Owner'}, {type: 'null'}]},
          },
        },
      },
    });
    expect(facts(published, ours)).toEqual([]);
  });

  it('finds an operation that one document lacks, and nothing of what belongs to it', () => {
    expect(facts(document({paths: {}}))).toEqual(['operation GET /things/{id}: none → there']);
    expect(facts(document(), document({paths: {}}))).toEqual(['operation GET /things/{id}: there → none']);
  });

  it('finds parameters, bodies and responses', () => {
    const response = {content: {'application/json': {schema: {type: 'object'}}}};
    expect(facts(document({operation: {parameters: [{name: 'q', in: 'query', schema: {type: 'string'}}]}}))).toEqual([
      'parameter GET /things/{id} query page: none → number',
      'parameter GET /things/{id} query q: string → none',
    ]);
    expect(facts(document({operation: {parameters: [{name: 'page', in: 'query', schema: {type: 'string'}}]}}))).toEqual(
      ['parameter GET /things/{id} query page: string → number'],
    );
    expect(facts(document({operation: {requestBody: response}}))).toEqual(['body GET /things/{id}: object → none']);
    expect(facts(document({operation: {responses: {200: response}}}))).toEqual([
      'response GET /things/{id} 200: object → Thing[]',
    ]);
    expect(facts(document({operation: {responses: {202: {description: 'Later.'}}}}))).toEqual([
      'response GET /things/{id} 200: none → Thing[]',
      'response GET /things/{id} 202: no body → none',
    ]);
  });

  it('finds properties, and compares inline objects by what they hold', () => {
    expect(
      facts(
        document({
          schemas: {
            Owner: {
              type: 'object',
              properties: {login: {type: 'array', items: {type: 'string'}}, email: {type: 'string'}},
            },
          },
        }),
      ),
    ).toEqual(['property Owner.login: string[] → string', 'property Owner.email: string → none']);
    const inline = (properties: object): object =>
      document({
        schemas: {Thing: {type: 'object', properties: {name: {type: 'string'}, owner: {type: 'object', properties}}}},
      });
    expect(facts(inline({login: {type: 'string'}}))).toEqual([]);
    expect(facts(inline({login: {type: 'integer'}}))).toEqual(['property Thing.owner: object{login} → Owner']);
    expect(facts(inline({}))).toEqual(['property Thing.owner: object → Owner']);
  });
});

describe('driftBetween', () => {
  const published = document({
    operation: {parameters: []},
    schemas: {Owner: {type: 'object', properties: {login: {type: 'integer'}, email: {type: 'string'}}}},
  });

  it('sets recorded differences aside, with a wildcard at the end', () => {
    expect(
      driftBetween(document(), published, [recorded('parameter GET /things/{any} query page', 'property Owner.*')]),
    ).toMatchObject({unrecorded: [], stale: []});
  });

  it('reports what is not recorded', () => {
    const {unrecorded, stale} = driftBetween(document(), published, [recorded('property Owner.email')]);
    expect(unrecorded.map(({fact}) => fact)).toEqual(['parameter GET /things/{id} query page', 'property Owner.login']);
    expect(stale).toEqual([]);
  });

  it('reports a recorded fact that does not differ, or that nothing has', () => {
    const {stale} = driftBetween(document(), document(), [
      recorded('property Owner.login'),
      recorded('operation GET /nothing'),
    ]);
    expect(stale.map(({fact}) => fact)).toEqual(['property Owner.login', 'operation GET /nothing']);
  });
});

describe('compareWithService', () => {
  const published = (change: (text: string) => string = (text) => text): string => {
    const from = join(dir, `from-${Math.random().toString(36).slice(2)}`);
    mkdirSync(from);
    const bundled = structuredClone(bundleDescription(FIXTURE, FIXTURES));
    delete (bundled.paths as Document)['/books/search'];
    writeFileSync(
      join(from, `${FIXTURE}.yaml`),
      change(
        toYaml(bundled).replace(
          'title:\n              type: string\n              description: Its title.',
          'title:\n              type: integer',
        ),
      ),
    );
    return from;
  };
  const withoutTagFact = (): string =>
    corrupted(dir, "'property Book.title', 'parameter GET /books query tag*'", "'property Book.title'").dir;

  it('says nothing where only recorded differences are left', async () => {
    expect(await compareWithService(FIXTURE, {dir: withoutTagFact(), from: published()})).toMatchObject({
      id: FIXTURE,
      lines: [],
      outcome: 'equal',
    });
  });

  it('names what is not recorded', async () => {
    const from = published((text) => text.replace('name: X-Reader', 'name: X-Visitor'));
    const {lines, outcome} = await compareWithService(FIXTURE, {dir: withoutTagFact(), from});
    expect(lines).toEqual([
      `${FIXTURE}: not recorded: parameter GET /books header X-Reader (published: none; ours: string)`,
      `${FIXTURE}: not recorded: parameter GET /books header X-Visitor (published: string; ours: none)`,
    ]);
    expect(outcome).toBe('drift');
  });

  it.each([
    ['a missing file', join(dir, 'none'), /Cannot read .*none\/every-construct\.yaml\.$/],
    ['invalid YAML', published(() => 'openapi: "3.0.1\npaths: {}'), /is not valid YAML: /],
    ['another document', published(() => 'hello: world'), /is not an OpenAPI document\.$/],
  ])('reports %s in one line', async (_, from, line) => {
    const report = await compareWithService(FIXTURE, {dir: FIXTURES, from});
    expect(report).toEqual({id: FIXTURE, lines: [expect.stringMatching(line)], outcome: 'failed'});
    expect(report.lines[0]).not.toContain('\n');
  });

  it('asks the published address, and says who asks', async () => {
    const calls: [string, string | null][] = [];
    const get: typeof fetch = (url, init) => {
      calls.push([url as string, new Headers(init?.headers).get('user-agent')]);
      return Promise.resolve(new Response('gone', {status: 410}));
    };
    expect((await compareWithService(FIXTURE, {dir: FIXTURES, fetch: get})).lines).toEqual([
      `${FIXTURE}: cannot compare: https://library.example.com/openapi.yaml returned 410.`,
    ]);
    expect(calls).toEqual([['https://library.example.com/openapi.yaml', USER_AGENT]]);
  });
});
