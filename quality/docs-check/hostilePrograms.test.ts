/** Gives the published programs what strangers write: the table that the page's own functions are tested with. */
import {afterAll, expect, it} from 'vitest';
import {findCommand, language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {CELLS, CONTROLS, formulasIn, obeyed} from '@ecosystems-docs/text/testing';
import {PACKAGES, program, record, removeFolders, SILENCE, Stage} from './programs.testing';

afterAll(removeFolders);

const PROGRAM = `import json, sys
from ecosystems import one_line, write_csv
table = json.load(sys.stdin)
for text in table["controls"]:
    print(one_line(text))
write_csv([cell, 1, None] for cell in table["cells"])
`;

language('Python (hostile texts)', RUNNERS.python.command, (python) => {
  it('shows controls and writes CSV as the page does', async () => {
    const stage = new Stage({place: '', page: '', title: 'table.py', code: PROGRAM}, [python]);
    const input = JSON.stringify({controls: CONTROLS, cells: CELLS});
    const {out, problems} = await stage.run({}, {input});
    expect(problems).toBe('');
    const lines = out.split('\n');
    expect(lines.slice(0, CONTROLS.length).filter(obeyed)).toEqual([]);
    const csv = lines.slice(CONTROLS.length).join('\n');
    expect(csv.split('\r\n')).toHaveLength(CELLS.length + 1);
    expect(formulasIn(csv)).toEqual([]);
  });
});

const hasShellTools = findCommand(['bash', '-c', 'curl --version && jq --version']);

language('bash, curl and jq (hostile texts)', hasShellTools, (bash) => {
  it('writes CSV as the page does', async () => {
    const stage = new Stage(program('docs/guides/csv.mdx', 'The most downloaded packages that depend on React'), [
      bash,
    ]);
    const texts = [...CELLS, ...CONTROLS];
    const empty = {name: 'empty', latest_release_number: null, downloads: null, normalized_licenses: []};
    const packages = [...texts.map((name) => ({name})), empty].map((one) =>
      record('packages', 'getRegistryPackageDependentPackages', one),
    );
    const list = `GET ${PACKAGES}/registries/npmjs.org/packages/react/dependent_packages`;
    const dead = await stage.run({[list]: [SILENCE]});
    expect(dead).toMatchObject({code: 52, problems: expect.stringMatching(/^curl: /) as string});
    await stage.run({[list]: [packages]});
    const csv = stage.read('dependents.csv');
    expect(csv.trim().split('\n')).toHaveLength(texts.length + 2);
    expect(csv).toContain('\n"empty",,,""\n');
    expect(formulasIn(csv)).toEqual([]);
    expect(obeyed(csv), csv).toBe(false);
  });
});
