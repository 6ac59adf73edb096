import {describe, expect, it} from 'vitest';
import {parseSource} from '@ecosystems-docs/openapi-docs/node';
import {passagesOfDescription} from './descriptionPassages';

const SOURCE = `openapi: 3.1.0
info:
  title: Books
  description: >-
    First line
    second word.
  license: { name: not a text }
tags:
  - { name: Find a book, description: 'It''s \`code\` here.' }
x-values:
  unused: { description: Not read }
  shared: &shared { description: Shared text, example: { description: Data } }
paths:
  /books:
    get:
      summary: List books
      x-caveats:
        - A trap.
      parameters:
        - { <<: *shared, name: no text }
        - *shared
      responses:
        '200':
          description: The books.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
              examples:
                one: { summary: One book, value: { summary: Data } }
components:
  schemas:
    Book:
      type: object
      properties:
        description: { type: string, description: What it is about, default: none }
        example: { type: string, description: A page of it }
`;

describe('the texts of a description', () => {
  const found = passagesOfDescription(parseSource('openapi/books.yaml', SOURCE));

  it('are all that readers see, each once, and no data', () => {
    expect(found.map(({text}) => text)).toEqual([
      'Books',
      'First line second word.',
      'Find a book',
      "It's ······ here.",
      'List books',
      'A trap.',
      'Shared text',
      'The books.',
      'One book',
      'What it is about',
      'A page of it',
    ]);
  });

  it('have the lines of the file', () => {
    const line = (start: string, word: string): number | undefined => {
      const passage = found.find(({text}) => text.startsWith(start));
      return passage?.line(passage.text.indexOf(word));
    };
    expect(line('First', 'second')).toBe(6);
    expect(line('It', 'here')).toBe(9);
    expect(line('Shared', 'text')).toBe(12);
    expect(line('What it', 'about')).toBe(35);
  });
});
