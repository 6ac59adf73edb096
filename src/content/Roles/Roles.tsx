import type {ReactNode} from 'react';
import {roles} from '../../catalogue/roles';
import Table from '../../components/Table/Table';

/** Where to begin, by what a reader does. */
export default function Roles(): ReactNode {
  return (
    <Table
      head={['What you do', 'What the guide does']}
      rows={roles.map(({label, to, text}) => [
        <a key={to} href={to}>
          {label}
        </a>,
        text,
      ])}
    />
  );
}
