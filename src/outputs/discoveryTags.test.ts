import {expect, it} from 'vitest';
import {discoveryTags} from './discoveryTags';

it('cannot be broken out of by what a page says', () => {
  const description = '</script><script>alert(1)</script>';
  const tags = discoveryTags({kind: 'landing', route: '/', title: 'A "b" & <c>', description, file: 'e'});
  expect(tags).toContain(' content="ecosyste.ms documentation: A &quot;b&quot; &amp; &lt;c&gt;">');
  expect(tags.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(tags)?.[1] ?? '')).toMatchObject({description});
});
