import type {ReactNode} from 'react';
import FieldList from '../../../components/Field/FieldList';
import type {Parameter} from '@ecosystems-docs/openapi-docs';
import InputField from './InputField';
import {FIELD_KIND} from '../../../markers/markers';

/** Parameters that sort and paginate: the same ones on every list. */
const LIST_PARAMETERS = new Set(['sort', 'order', 'page', 'per_page']);
const LIST_TITLE = 'Sorting and pagination';

function Rows({parameters, label}: {parameters: readonly Parameter[]; label?: string}): ReactNode {
  return (
    <FieldList className="fields" label={label}>
      {parameters.map((parameter) => (
        <InputField key={parameter.name} id={`parameter-${parameter.name}`} slot={parameter.name} input={parameter} />
      ))}
    </FieldList>
  );
}

/** Parameters of one place: the operation's own first, then those of every list. */
export default function Parameters({parameters}: {parameters: readonly Parameter[]}): ReactNode {
  const own = parameters.filter(({name}) => !LIST_PARAMETERS.has(name));
  const ofLists = parameters.filter(({name}) => LIST_PARAMETERS.has(name));
  // Skips the second heading if there is nothing to separate.
  if (own.length === 0 || ofLists.length === 0) return <Rows parameters={parameters} />;
  return (
    <>
      <Rows parameters={own} />
      <p className={FIELD_KIND}>{LIST_TITLE}</p>
      <Rows parameters={ofLists} label={LIST_TITLE} />
    </>
  );
}
