/**
 * Highlights code when the site is built. Build time only: the highlighter
 * never reaches the browser.
 */
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {refractor} from 'refractor/core';
import bash from 'refractor/bash';
import css from 'refractor/css';
import go from 'refractor/go';
import http from 'refractor/http';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import python from 'refractor/python';
import r from 'refractor/r';
import ruby from 'refractor/ruby';
import sql from 'refractor/sql';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

for (const language of [bash, css, go, http, javascript, json, markup, nginx, python, r, ruby, sql, typescript, yaml]) {
  refractor.register(language);
}

/** What a fence may be called besides its language's own name, and what readers see as its name. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash', shell: 'bash', console: 'bash', js: 'javascript', ts: 'typescript', py: 'python', rb: 'ruby', html: 'markup', yml: 'yaml', jsonl: 'json',
};

const names: Readonly<Record<string, string>> = {
  bash: 'Shell', css: 'CSS', go: 'Go', http: 'HTTP', javascript: 'JavaScript', json: 'JSON', markup: 'HTML', nginx: 'nginx', python: 'Python', r: 'R', ruby: 'Ruby', sql: 'SQL', typescript: 'TypeScript', yaml: 'YAML',
};

function languageName(language: string | undefined): string {
  return (language === undefined ? undefined : names[aliases[language] ?? language]) ?? 'Text';
}

/** @returns whether code in this language can be highlighted. */
export function isKnownLanguage(language: string): boolean {
  return refractor.registered(aliases[language] ?? language);
}

/**
 * @param code source text
 * @param language name of a fence; text in an unknown language stays plain
 * @returns the nodes for inside a `<code>` element
 */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  const name = language && (aliases[language] ?? language);
  if (!name || !refractor.registered(name)) return [{type: 'text', value: code}];
  return plainClasses(refractor.highlight(code, name)) as ElementContent[];
}

/**
 * The kinds of token that the style sheet colours (src/css/custom.css). Prism
 * marks many more; leaving those as plain text halves the HTML of code.
 */
const COLOURED = new Set([
  'string', 'attr-value', 'char', 'property', 'attr-name', 'tag', 'key', 'keyword', 'atrule', 'builtin',
  'number', 'boolean', 'null', 'constant', 'symbol', 'comment', 'prolog', 'function', 'class-name', 'parameter',
]);

/** Keeps one class, `t-<kind>`, on coloured tokens and unwraps all others. */
function plainClasses(root: Root): Root['children'] {
  const visit = (nodes: readonly (Root['children'][number] | ElementContent)[]): Root['children'] =>
    nodes.flatMap((node): Root['children'] => {
      if (node.type !== 'element') return [node];
      const kind = (node.properties.className as string[] | undefined)?.find((name) => COLOURED.has(name));
      const children = visit(node.children) as ElementContent[];
      if (!kind) return children;
      return [{...node, properties: {className: [`t-${kind}`]}, children}];
    });
  return visit(root.children);
}

/**
 * A block of code with its copy button, the same on every page.
 *
 * @param code source text, without a closing line break
 * @param options.language name of the language, as in a fence
 * @param options.title what the code is: shown above it, and its accessible name
 */
export function codeBlock(code: string, options: {language?: string; title?: string} = {}): Element {
  const {language, title} = options;
  const name = title ?? languageName(language);
  return h('div.code', [
    h('div.code__bar', [h('span.code__title', name), h('button.code__copy', {type: 'button', dataCopy: true}, 'Copy')]),
    h('pre', {tabIndex: 0, role: 'group', ariaLabel: name}, h('code', highlight(code, language))),
  ]);
}
