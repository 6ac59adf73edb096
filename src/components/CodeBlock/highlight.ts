/**
 * Highlights code when the site is built. Build time only: the highlighter
 * never reaches the browser.
 */
import type {ElementContent, Root} from 'hast';
import {refractor, type Syntax} from 'refractor/core';
import bash from 'refractor/bash';
import css from 'refractor/css';
import go from 'refractor/go';
import http from 'refractor/http';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import r from 'refractor/r';
import ruby from 'refractor/ruby';
import sql from 'refractor/sql';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

/** The languages that a fence may have, by the name that readers see. */
const SYNTAXES: Readonly<Record<string, Syntax>> = {
  bash,
  CSS: css,
  Go: go,
  HTTP: http,
  JavaScript: javascript,
  JSON: json,
  HTML: markup,
  nginx,
  PowerShell: powershell,
  Python: python,
  R: r,
  Ruby: ruby,
  SQL: sql,
  TypeScript: typescript,
  YAML: yaml,
};
const names = new Map(Object.entries(SYNTAXES).map(([name, syntax]) => [syntax.displayName, name]));
for (const syntax of Object.values(SYNTAXES)) refractor.register(syntax);

/** What a fence may be called besides its language's own name. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  rb: 'ruby',
  html: 'markup',
  yml: 'yaml',
  jsonl: 'json',
};

export function languageName(language: string | undefined): string {
  return (language && names.get(aliases[language] ?? language)) || 'Text';
}

/** @returns whether code in this language can be highlighted. */
export function isKnownLanguage(language: string): boolean {
  return refractor.registered(aliases[language] ?? language);
}

/**
 * @param code source text
 * @param language name of a fence; text in an unknown language stays plain
 * @returns the text in runs of one colour, by the letters of the style sheet
 */
export function colouredPieces(code: string, language: string | undefined): Piece[] {
  const name = language && (aliases[language] ?? language);
  if (!name || !refractor.registered(name)) return [{text: code}];
  return joined(pieces(refractor.highlight(code, name).children));
}

/**
 * The colours of the style sheet (src/css/tokens.css) and the kinds of token
 * that have each. Prism marks many more; leaving those as plain text, and
 * naming the colour by one letter, is a third of the HTML of code.
 */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  s: ['string', 'attr-value', 'char'],
  p: ['property', 'attr-name', 'tag', 'key'],
  k: ['keyword', 'atrule', 'builtin'],
  n: ['number', 'boolean', 'null', 'constant', 'symbol'],
  c: ['comment', 'prolog'],
  f: ['function', 'class-name', 'parameter'],
};

const colourOf = new Map(Object.entries(COLOURS).flatMap(([colour, kinds]) => kinds.map((kind) => [kind, colour])));

/** A run of text of one colour. */
interface Piece {
  text: string;
  /** One letter. */
  colour?: string;
}

/** @returns the text of the tokens in order, each with the colour of the innermost token that has one */
function pieces(nodes: readonly (Root['children'][number] | ElementContent)[], outer?: string): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'text') return [{text: node.value, colour: outer}];
    if (node.type !== 'element') return [];
    const kind = node.properties.className?.find((name) => colourOf.has(name));
    return pieces(node.children, (kind && colourOf.get(kind)) ?? outer);
  });
}

/** Joins neighbours of one colour; white space has none, and joins what is around it. */
function joined(list: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, {text, colour}] of list.entries()) {
    const last = pieces.at(-1);
    const isBridge =
      colour === undefined &&
      last?.colour !== undefined &&
      /^\s*$/.test(text) &&
      list[index + 1]?.colour === last.colour;
    if (last && (isBridge || last.colour === colour)) last.text += text;
    else pieces.push({text, colour});
  }
  return pieces;
}
