import {describe, expect, it} from 'vitest';
import {findOperation} from '../../api/node/descriptions';
import {consoleOperation} from '../node/data';
import {readFragment, shareFragment, writeFragment} from './formFragment';

describe('a link', () => {
  const lookup = consoleOperation(findOperation('packages/lookupPackage'));

  it('holds what is filled in, encoded', () => {
    expect(writeFragment({parameters: {purl: "pkg:npm/@a/b c'(1)+é", page: ''}, body: ''})).toBe(
      '#try=1&purl=pkg%3Anpm%2F%40a%2Fb%20c%27%281%29%2B%C3%A9',
    );
  });

  it('has a plus as a plus, as it is typed into names, and a space as %20', () => {
    const purl = 'pkg:deb/debian/libstdc++6 x';
    for (const link of ['#try=1&purl=pkg:deb/debian/libstdc++6%20x', writeFragment({parameters: {purl}, body: ''})!])
      expect(readFragment(lookup, link)?.parameters.purl).toBe(purl);
    expect(readFragment(lookup, '#try=1&purl=pkg:npm/a?x=1=2')?.parameters.purl).toBe('pkg:npm/a?x=1=2');
  });

  it('shows a body in lines, and as it was typed where that would change it', () => {
    const bulk = consoleOperation(findOperation('packages/bulkLookupPackages'));
    const bodyOf = (body: string) => readFragment(bulk, `#try=1&body=${encodeURIComponent(body)}`)?.body;
    expect(bodyOf('{"purls":["pkg:npm/react"]}')).toBe('{\n  "purls": [\n    "pkg:npm/react"\n  ]\n}');
    const deep = '['.repeat(60) + ']'.repeat(60);
    for (const typed of [
      deep,
      '{"id":9007199254740993}',
      '{"a":1.0}',
      '{"a":1,"a":2}',
      '{"a":1e400}',
      '{"b": 1}',
      '{"a":',
    ])
      expect(bodyOf(typed)).toBe(typed);
  });

  it('leaves out names that the operation does not have', () => {
    expect(readFragment(lookup, '#try=1&purl=pkg:npm/react&apikey=x&mailto=y&body=z')).toEqual({
      parameters: {...Object.fromEntries(lookup.parameters.map(({name}) => [name, ''])), purl: 'pkg:npm/react'},
      body: '',
    });
    expect(readFragment(lookup, '#parameter-purl')).toBeUndefined();
    expect(readFragment(lookup, '#try=%E0%A4%A&purl=%')).toMatchObject({parameters: {purl: '%'}});
  });

  it('leaves out values with a secret, and if it is shared, email addresses', () => {
    const parameters = {
      url: 'https://bob:s3cr3t@host/x',
      key: `npm_${'s3cr3t'.repeat(6)}`,
      page: '2',
      email: 'a@b.org',
    };
    const texts = {parameters, body: '{"url": "https://host/x?private_token=s3cr3t"}'};
    expect(writeFragment(texts)).toBe('#try=1&page=2&email=a%40b.org');
    expect(shareFragment(texts, 'table')).toEqual({fragment: '#try=table&page=2', isWhole: false});
    const names = {parameters: {purl: 'pkg:npm/@a/b@1.org', name: 'react@19.2.0', url: 'git@github.com:a/b'}, body: ''};
    expect(shareFragment(names).isWhole).toBe(true);
    for (const body of ['{"email":"a@b.org"}', 'x, a@b.org', 'From: Ann <a@b.org>'])
      expect(shareFragment({parameters: {}, body}).isWhole, body).toBe(false);
  });

  it('is neither written nor read where it would be too long', () => {
    expect(writeFragment({parameters: {purl: 'x'.repeat(7000)}, body: ''})).toBeUndefined();
    expect(readFragment(lookup, `#try=1&purl=${'x'.repeat(7000)}`)).toBeUndefined();
  });
});
