import type {ReactNode} from 'react';
import CodeAsOf, {type CodeAsOfProps} from '../../components/CodeAsOf/CodeAsOf';
import {getService, servicePath} from '../../catalogue/services';
import Table from '../../components/Table/Table';

/** An API, and the paths of its files. */
export interface DownloadableApi {
  title: string;
  /** Id of the service. */
  service: string;
  operationCount: number;
  /** The code that its description was checked against. */
  code: CodeAsOfProps;
  files: Readonly<Record<'yaml' | 'json' | 'postman' | 'http', string>>;
}

interface DownloadsProps {
  apis: readonly DownloadableApi[];
  merged: Readonly<Record<'yaml' | 'json', string>>;
}

interface CollectionsProps {
  apis: readonly DownloadableApi[];
  environments: Readonly<Record<'live' | 'mock', string>>;
}

const ServiceLink = ({title, service}: DownloadableApi): ReactNode => (
  <a href={servicePath(getService(service))}>{title}</a>
);

const File = ({path}: {path: string}): ReactNode => <a href={path}>{path}</a>;

const Download = ({path, children}: {path: string; children: string}): ReactNode => (
  <a href={path} download="">
    {children}
  </a>
);

/** A row for each API description, and one for all in one document. */
export default function Downloads({apis, merged}: DownloadsProps): ReactNode {
  const count = apis.reduce((sum, {operationCount}) => sum + operationCount, 0);
  return (
    <Table
      label="OpenAPI descriptions"
      head={['API', 'YAML', 'JSON', 'Operations', 'Code as of']}
      rows={[
        ...apis.map((api) => [
          <ServiceLink {...api} />,
          <File path={api.files.yaml} />,
          <File path={api.files.json} />,
          api.operationCount,
          <CodeAsOf {...api.code} />,
        ]),
        [<strong>All APIs in one</strong>, <File path={merged.yaml} />, <File path={merged.json} />, count, 'as above'],
      ]}
    />
  );
}

/** A row with the collections of each API, and one with the environments. */
export function Collections({apis, environments}: CollectionsProps): ReactNode {
  return (
    <Table
      label="Collections to download"
      head={['API', 'Postman', 'Text']}
      rows={[
        ...apis.map((api) => [
          <ServiceLink {...api} />,
          <Download path={api.files.postman}>.json</Download>,
          <Download path={api.files.http}>.http</Download>,
        ]),
        [
          <strong>Environments</strong>,
          <span>
            <Download path={environments.live}>live</Download>, <Download path={environments.mock}>mock</Download>
          </span>,
          'first lines',
        ],
      ]}
    />
  );
}
