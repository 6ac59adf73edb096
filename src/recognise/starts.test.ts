import {describe, expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {prepareRequest, requestProblems} from '@ecosystems-docs/openapi-docs/samples';
import {startOperations} from './startOperations';
import type {StartRequest} from './reading';
import {recognise} from './recognise';
import {starts} from './starts';
import {startTable} from './node/table';
import {toTarget} from './startTarget';

const apis = loadAll();

function find(reference: string) {
  const [api, id] = reference.split('/');
  return apis.find((candidate) => candidate.id === api)?.operations.find((candidate) => candidate.id === id);
}

function problems({operation, values}: StartRequest): string[] {
  const found = find(operation);
  return found ? requestProblems(found, values) : [`no operation ${operation}`];
}

/** One text of each shape that has requests of its own. */
const words = `
  pkg:npm/react@18.3.1 pkg:npm/%40babel/core@7.0.0
  pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1 pkg:golang/github.com/gin-gonic/gin
  pkg:pypi/numpy pkg:pypi/typing-extensions pkg:gem/rack pkg:composer/symfony/console
  pkg:deb/debian/curl pkg:apk/alpine/busybox pkg:rpm/fedora/curl
  pkg:githubactions/actions/checkout@v4 pkg:terraform/hashicorp/aws/consul pkg:cran/dplyr
  pkg:github/rails/rails pkg:gitlab/graphics/krita?repository_url=https://invent.kde.org
  https://github.com/rails/rails https://gitlab.com/gitlab-org/api/client-go
  https://git.sr.ht/~user/tool CVE-2021-44228 GHSA-jfh8-c2jp-5v3q CPANSA-HTTP-Body-2013-4407
  https://example.com/app.cdx.json https://example.com/package-lock.json https://example.com/a.zip
  redis:8.2.1 nodered/node-red 10.1038/s41592-019-0686-2 @OctoCat https://gitlab.com/gitlab-org
  https://www.npmjs.com/~octocat https://opencollective.com/babel https://github.com/sponsors/octocat
  https://funds.ecosyste.ms/funds/django nginx`;
const samples = [...words.trim().split(/\s+/), `sha256:${'0'.repeat(64)}`, "pkg:npm/it's-(odd)*!"];

const recognised = samples.flatMap((text): [string, StartRequest][] => {
  const result = recognise(text);
  return 'refusal' in result
    ? []
    : result.readings.flatMap((reading) => reading.requests.map((request): [string, StartRequest] => [text, request]));
});

describe('the list', () => {
  it('has the eight kinds, each with requests', () => {
    expect(starts.map((start) => start.id)).toEqual(
      'package-url repository-url vulnerability sbom image doi login funding'.split(' '),
    );
    for (const start of starts) expect(start.requests.length, start.id).toBeGreaterThanOrEqual(2);
  });

  it.each(
    starts.flatMap((start) =>
      start.requests.map((request): [string, string, StartRequest] => [start.id, request.operation, request]),
    ),
  )('%s: %s is as its description allows', (_id, _operation, request) => {
    expect(problems(request)).toEqual([]);
    // The mock server and some checks want a body where one is described.
    expect(request.values.body === undefined).toBe(find(request.operation)?.requestBody === undefined);
  });

  it('has examples that the form recognises as the same kind', () => {
    for (const start of starts) {
      const result = recognise(start.example);
      expect('readings' in result && result.readings[0]?.kind, start.example).toBe(start.id);
    }
  });
});

it.each(recognised.map(([text, request]): [string, string, StartRequest] => [text, request.operation, request]))(
  '%s is recognised: %s is as its description allows',
  (_text, _operation, request) => {
    expect(problems(request)).toEqual([]);
  },
);

describe('the table', () => {
  const table = startTable(apis);

  it('has a row for every operation that can come out, and no other', () => {
    const used = new Set([
      ...recognised.map(([, request]) => request.operation),
      ...starts.flatMap((start) => start.requests.map((request) => request.operation)),
    ]);
    expect([...used].sort()).toEqual([...startOperations].sort());
    expect(Object.keys(table)).toEqual([...startOperations]);
  });

  it('leads to the same request as the description does', () => {
    for (const [text, request] of recognised) {
      const operation = find(request.operation);
      const expected = operation && prepareRequest(operation, request.values);
      const made = prepareRequest(toTarget(table[request.operation]), request.values);
      expect([made.method, made.url], `${text}: ${request.operation}`).toEqual([expected?.method, expected?.url]);
      expect(expected?.headers).toEqual([]);
    }
  });

  it('says which operation is missing', () => {
    expect(() => startTable([])).toThrow('src/recognise/startOperations.ts names "advisories/getAdvisories"');
  });
});
