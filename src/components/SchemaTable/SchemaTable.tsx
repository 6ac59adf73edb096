import type {ReactNode} from 'react';
import {propertiesOf} from '../../api/properties';
import {byKind} from '../../api/propertyKinds';
import type {Property, Schema} from '@ecosystems-docs/openapi-docs';
import {fieldWords, type Direction} from '@ecosystems-docs/openapi-docs/words';
import Field from '../Field/Field';
import FieldList from '../Field/FieldList';
import {MAX_LINE_LENGTH} from '../../browser/fieldLength';
import {FIELD_KIND} from '../../markers/markers';

/** From this many folded objects on, one button opens them all. */
const MIN_FOLDED_TO_EXPAND = 3;

/** From this many properties on, they are sorted by kind and can be filtered. */
const MIN_PROPERTIES_TO_FILTER = 16;

interface RowsProps {
  properties: readonly Property[];
  /** Start of the rows' ids, for example `response-200-`. */
  prefix: string;
  direction: Direction;
}

/** Rows that are folded away. Their names are in the summary, so that they can be read without opening it. */
function FoldedRows({title, ...rows}: RowsProps & {title: string}): ReactNode {
  return (
    <details className="fields">
      <summary>
        {title} <code className="field__names">{rows.properties.map(({name}) => name).join(', ')}</code>
      </summary>
      <Rows {...rows} />
    </details>
  );
}

function PropertyField({property, id, direction}: {property: Property; id: string; direction: Direction}): ReactNode {
  const inner = propertiesOf(property.schema);
  return (
    <Field id={id} {...fieldWords(property, direction)}>
      {inner.length > 0 && (
        <FoldedRows
          title={`${inner.length} ${inner.length === 1 ? 'property' : 'properties'}`}
          properties={inner}
          prefix={`${id}.`}
          direction={direction}
        />
      )}
    </Field>
  );
}

function Rows({properties, prefix, direction}: RowsProps): ReactNode {
  return (
    <FieldList>
      {properties.map((property) => (
        <PropertyField key={property.name} property={property} id={`${prefix}${property.name}`} direction={direction} />
      ))}
    </FieldList>
  );
}

function RowsByKind({properties, ...rest}: RowsProps): ReactNode {
  return byKind(properties).map(({title, isFolded, properties: ofKind}) =>
    isFolded ? (
      <FoldedRows key={title} title={`${title} ${ofKind.length}`} properties={ofKind} {...rest} />
    ) : (
      <div key={title} className="fields">
        <p className={FIELD_KIND}>
          {title} <span>{ofKind.length}</span>
        </p>
        <Rows properties={ofKind} {...rest} />
      </div>
    ),
  );
}

function ExpandButton({id}: {id: string}): ReactNode {
  return (
    <button className="expand" type="button" aria-expanded="false" aria-controls={id}>
      Expand all
    </button>
  );
}

function FilterTools({id, count}: {id: string; count: number}): ReactNode {
  return (
    <div className="field__tools">
      <input
        className="filter field-input"
        type="search"
        maxLength={MAX_LINE_LENGTH}
        placeholder={`Filter ${count} properties`}
        aria-label="Filter properties"
        aria-controls={id}
        autoComplete="off"
      />
      <span className="note" role="status" />
      <ExpandButton id={id} />
    </div>
  );
}

interface SchemaTableProps extends Omit<RowsProps, 'properties'> {
  schema: Schema;
}

/** A row for each property of a body, sorted by kind if there are many, with tools to filter and open them (SchemaTable.browser.ts). Renders nothing for a value without properties. */
export default function SchemaTable({schema, prefix, direction}: SchemaTableProps): ReactNode {
  const properties = propertiesOf(schema);
  if (properties.length === 0) return null;
  const id = `${prefix}fields`;
  const isMany = properties.length >= MIN_PROPERTIES_TO_FILTER;
  const folded = properties.filter(({schema: inner}) => propertiesOf(inner).length > 0);
  const List = isMany ? RowsByKind : Rows;
  const list = (
    <div className="fields" id={id}>
      <List properties={properties} prefix={prefix} direction={direction} />
    </div>
  );
  if (!isMany && folded.length < MIN_FOLDED_TO_EXPAND) return list;
  return (
    <schema-table>
      {isMany ? <FilterTools id={id} count={properties.length} /> : <ExpandButton id={id} />}
      {list}
    </schema-table>
  );
}
