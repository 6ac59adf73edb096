/** Runs every program of the pages against the mock server, as a reader does who changes its base URLs alone. */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {startMock, type Mock} from '../../tools/mock/startMock';
import {listDocs} from './checkDocs';
import {programsOf, removeFolders, runsOnMock, Stage, type RunOptions} from './programs.testing';

const PURLS = 'pkg:npm/react@19.0.0\npkg:npm/%40babel/core@7.0.0\n';

/** What programs read besides the responses. */
const FILES: Readonly<Record<string, string>> = {
  'purls.txt': PURLS,
  'sbom.json': '{"components": [{"purl": "pkg:npm/react@19.0.0"}]}',
};

/** What the pages give to programs, by the beginning of their titles. */
const INPUTS: Readonly<Record<string, RunOptions>> = {
  'dependents.py': {args: ['npmjs.org', 'react']},
  // Each repository of the mock has 250 packages, and each package as many dependents.
  'organisation.py': {args: ['rails'], until: /(?:.+\r\n){2}/, more: {PYTHONUNBUFFERED: '1'}},
  'watch.py': {args: ['purls.txt']},
  'enrich.py': {args: ['sbom.json']},
  'licences.py': {args: ['npmjs.org', 'npm', 'jszip']},
  'funding.py': {input: PURLS},
  'issues_closed.py': {input: 'https://github.com/numpy/numpy\n'},
};

const programs = listDocs().flatMap(programsOf).filter(runsOnMock);

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({strict: false});
}, 60_000);
afterAll(async () => {
  await mock.close();
  removeFolders();
});

language('Python (mock server)', RUNNERS.python.command, (python) => {
  it.each(programs)('$place $title', {timeout: 60_000}, async (program) => {
    const stage = new Stage(program, [python]);
    for (const [name, text] of Object.entries(FILES)) stage.write(name, text);
    const {code, problems} = await stage.runAt(mock.url, INPUTS[program.title.split(':')[0] ?? '']);
    expect(problems).not.toMatch(/Traceback|ecosyste\.ms\/(?:api\/)?v1|No JSON|Not followed/);
    // One that has no end is ended.
    expect(code, problems).toBeLessThanOrEqual(0);
  });
});
