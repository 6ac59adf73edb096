/** The tables of a database dump. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate} from '../catalogue/access';
import {DUMP_SOURCE, tables, type Column, type Table} from '../catalogue/dump';
import {joined, table} from '../reference/build/nodes';

function key({unique = []}: Table): Element {
  return h('span', joined([h('code', 'id'), ...unique.map((columns) => h('code', columns.join(' + ')))]));
}

const tableLink = (name: string): Element => h('a', {href: `#table-${name}`}, name);

function references({columns}: Table): Element {
  const nodes = columns.flatMap(({name, references: target}) =>
    target === undefined ? [] : [h('span', [h('code', name), ' → ', tableLink(target)])],
  );
  return h('span', joined(nodes));
}

function columnRow({name, type, required, references: target}: Column): (Element | string)[] {
  return [h('code', name), h('code', type), required ? 'never' : 'yes', target === undefined ? '' : tableLink(target)];
}

/** @returns a row for each table: what it holds, its keys, and what its columns refer to */
export function dumpTables(): Element {
  return table(
    'Tables of the Packages dump',
    ['Table', 'Holds', 'Unique', 'Refers to'],
    Object.entries(tables).map(([name, one]) => [
      h('a', {href: `#table-${name}`}, h('code', name)),
      one.what,
      key(one),
      references(one),
    ]),
  );
}

/** @returns the columns of each table */
export function dumpColumns(): Element {
  return h('div', [
    ...Object.entries(tables).flatMap(([name, {columns}]) => [
      h('h3', {id: `table-${name}`}, h('code', name)),
      table(`Columns of ${name}`, ['Column', 'Type', 'Null', 'Refers to'], columns.map(columnRow)),
    ]),
    h('p.note', [
      'The schema on ',
      formatDate(DUMP_SOURCE.dump),
      ', from ',
      h(
        'a',
        {href: `https://github.com/ecosyste-ms/packages/blob/${DUMP_SOURCE.commit}/db/schema.rb`},
        'db/schema.rb of ecosyste-ms/packages',
      ),
      '.',
    ]),
  ]);
}
