import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {judge, readReport, type Allowed, type Vulnerability} from './audit';

// Written by the documented form of npm's report (auditReportVersion 2).
const report = readFileSync('audit/sample.json', 'utf8');
const uuid: Allowed = {
  id: 'GHSA-w5hq-g745-h8pq',
  package: 'uuid',
  reason: 'The development server passes no buffer.',
  reviewed: '2026-11-21',
};

describe('readReport', () => {
  it('gives each advisory once, and not the packages that it reaches', () => {
    expect(readReport(report).map(({id, package: name, severity}) => `${name} ${id} ${severity}`)).toEqual([
      'serialize-javascript GHSA-5c6j-r48x-rmvq high',
      'serialize-javascript GHSA-qj8w-gfj5-8c6v moderate',
      'uuid GHSA-w5hq-g745-h8pq moderate',
    ]);
    expect(readReport(report)[2]).toMatchObject({range: '<11.1.1', nodes: ['node_modules/sockjs/node_modules/uuid']});
  });

  it('reads a report without vulnerabilities', () => {
    expect(readReport('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual([]);
  });

  it('does not take a refusal for a clean report', () => {
    expect(() =>
      readReport(
        '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk","method":"POST","statusCode":405,"error":{"summary":"","detail":""}}',
      ),
    ).toThrow(/405 Method Not Allowed/);
    expect(() => readReport('npm error code ENOAUDIT')).toThrow(/did not print JSON/);
    expect(() => readReport('{}')).toThrow(/no report/);
  });
});

describe('judge', () => {
  const vulnerabilities = readReport(report);
  const moderate = vulnerabilities.filter(({package: name}) => name === 'uuid');

  it('is content with nothing, and with what was reviewed', () => {
    expect(judge([], [])).toEqual([]);
    expect(judge(moderate, [uuid])).toEqual([]);
  });

  it('names what nobody has reviewed, with its place and address', () => {
    expect(judge(moderate, [])).toEqual([
      'not reviewed: uuid <11.1.1 (node_modules/sockjs/node_modules/uuid): uuid: Missing buffer bounds check in v3/v5/v6 when buf is provided (moderate, https://github.com/advisories/GHSA-w5hq-g745-h8pq)',
    ]);
    expect(judge(vulnerabilities, [uuid])).toHaveLength(2);
  });

  it('lets no review cover a high or critical one', () => {
    const grave = vulnerabilities.filter(({severity}) => severity === 'high') as [Vulnerability];
    expect(judge(grave, [{...uuid, id: grave[0].id, package: grave[0].package}])).toEqual([
      expect.stringMatching(/^too severe to accept: serialize-javascript/),
    ]);
  });

  it('takes off the list what is gone, and lets nothing onto it', () => {
    expect(judge([], [uuid])).toEqual([expect.stringMatching(/^gone: GHSA-w5hq-g745-h8pq of uuid/)]);
    expect(judge(moderate, [uuid], [])).toEqual([expect.stringMatching(/^added: .*may only shrink/)]);
    expect(judge([], [], [uuid])).toEqual([]);
  });
});

it('the reviewed list is well formed', () => {
  const list = JSON.parse(readFileSync('audit/allowed.json', 'utf8')) as Allowed[];
  for (const {id, package: name, reason, reviewed} of list) {
    expect(id).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/);
    expect(name).not.toBe('');
    expect(reason.length).toBeGreaterThan(20);
    expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
