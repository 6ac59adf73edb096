import {describe, expect, it} from 'vitest';
import {readDoc} from '../markdown/docs';
import {renderDoc} from './prose';

const FILE = 'docs/usage/example.mdx';
const front = '---\ntitle: Example\ndescription: What it shows.\n---\n';

function render(body: string): string {
  return renderDoc(readDoc(FILE, `${front}\n${body}`));
}

describe('the Markdown of a page', () => {
  it('begins with title and description, and keeps the ids of headings, which links lead to', () => {
    expect(render('Text.\n\n## Part {#part-id}\n\n### Sub')).toBe(
      '# Example\n\nWhat it shows.\n\nText.\n\n## Part {#part-id}\n\n### Sub\n',
    );
  });

  it('has no trace of comments: neither lines of spaces nor several empty lines', () => {
    expect(
      render(
        'One.\n\n{/* evidence: a.rb:1\nb.rb:2 */}\n\n- two\n  {/* c */}\n- three\n\n  {/* d */}\n\n## Four {#four}',
      ),
    ).toBe('# Example\n\nWhat it shows.\n\nOne.\n\n- two\n\n- three\n\n## Four {#four}\n');
    expect(render('```text\na\n\n\nb\n  \n```')).toContain('```text\na\n\n\nb\n  \n```');
  });

  it('leaves tables, code and lists as they are written', () => {
    const body =
      '| A | B |\n|---|---|\n| `x|y` | *z* |\n\n```js title="a.js"\nconst a = {b: 1}; // <Fact of="x" />\n```\n\n- one\n  - two';
    expect(render(body)).toContain(body);
  });

  it('makes links absolute: to twins, to files, to other sites', () => {
    expect(
      render(
        '[a](/docs/usage/errors#jobs) [b](/docs/about/) [c](op:packages/lookupPackage) [d](link:status) [e](#part) [f](pathname:///apis.json) [g](https://example.com/x.md)',
      ),
    ).toContain(
      [
        '[a](https://docs.ecosyste.ms/docs/usage/errors.md#jobs)',
        '[b](https://docs.ecosyste.ms/docs/about.md)',
        '[c](https://docs.ecosyste.ms/docs/services/data-services/packages/lookup-package.md)',
        '[d](https://ecosystems.appsignal-status.com/)',
        '[e](https://docs.ecosyste.ms/docs/usage/example.md#part)',
        '[f](https://docs.ecosyste.ms/apis.json)',
        '[g](https://example.com/x.md)',
      ].join(' '),
    );
  });

  it('writes a request out: operation, full URL, curl and the trimmed response with its origin', () => {
    const text = render('```request packages/lookupPackage fields=name,registry.name\npurl: pkg:npm/react\n```');
    expect(text).toContain(
      'Request: [Look up a package](https://docs.ecosyste.ms/docs/services/data-services/packages/lookup-package.md)',
    );
    expect(text).toContain('`GET https://packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg%3Anpm%2Freact`');
    expect(text).toMatch(/```bash\ncurl -A "my-app\/1.0 \(you@example.com\)" "https:[^\n]+"\n```/);
    expect(text).toMatch(/Example response: 200 \((Example data|Recorded on \d+ \w+ \d{4}), shortened\)/);
    expect(JSON.parse(/```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '')).toEqual([
      {name: 'react', registry: {name: 'npmjs.org'}},
    ]);
  });

  it.each([
    [
      'a component without a form',
      'Text.\n\n<Chart id="x" />',
      'docs/usage/example.mdx:8: <Chart> has no Markdown form. Add it to src/content/node/parts.ts.',
    ],
    [
      'an unknown operation',
      '[x](op:packages/fly)',
      'docs/usage/example.mdx:6: openapi/packages.yaml has no operation "fly"',
    ],
  ])('refuses %s with file and line', (_, body, message) => {
    expect(() => render(body)).toThrow(message);
  });
});
