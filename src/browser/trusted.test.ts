import {describe, expect, it, vi} from 'vitest';

type Rules = Record<string, {createHTML(html: string): string | null; createScript?(text: string): string | null}>;
const policies: Rules = {};
vi.stubGlobal('trustedTypes', {
  createPolicy(name: string, rules: Rules[string]) {
    policies[name] = rules;
    return {createHTML: (html: string) => ({made: rules.createHTML(html)})};
  },
});
const {trustedPart} = await import('./trusted');

describe('what becomes elements', () => {
  it('is a prerendered part, through its policy', () => {
    expect(trustedPart('<p>a</p>')).toEqual({made: '<p>a</p>'});
  });

  it.each([
    '{"@type":"BreadcrumbList"}',
    '',
    'a & b',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    'The field <code>purl</code>',
    'New: <a href="/docs/category/data-services">Browse</a>, for agents: <a href="/llms.txt">llms.txt</a>',
  ])('may be inert text from anywhere: %s', (text) => {
    expect(policies.default?.createHTML(text)).toBe(text);
  });

  it('may be structured data in a script element, and no script', () => {
    expect(policies.default?.createScript?.('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
    for (const script of ['alert(1)', '{"a":1};alert(1)', '', '{a:1}'])
      expect(policies.default?.createScript?.(script), script).toBeNull();
  });

  it.each([
    '<script></script>',
    '<img src=x onerror=a()>',
    '<div onclick="a()">',
    '<div class="a" style="b">',
    '<div class="a"onclick="b">',
    '<svg>',
    '<DIV>',
    '<!--',
    '</div x>',
    '<div class="<img>">',
    '<a href="//foreign.example">',
    '<a href="javascript:a()">',
    '<a href="/docs" onclick="a()">',
    '<code onclick="a()">',
  ])('is nothing else: %s', (text) => {
    expect(policies.default?.createHTML(text)).toBeNull();
  });
});
