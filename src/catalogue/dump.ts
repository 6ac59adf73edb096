/**
 * The tables of the Packages dump that queries need.
 *
 * Source: `db/schema.rb` of ecosyste-ms/packages at the last commit of the day of
 * the dump; the references are those of the models, the database declares none.
 */

export const DUMP_SOURCE = {
  /** The newest dump that was seen. */
  dump: '2026-02-05',
  commit: '86ad823285f945ca64bed54d5e60c6d06b491bd4',
} as const;

export interface Column {
  name: string;
  /** In PostgreSQL's words. */
  type: string;
  /** Never null. */
  required?: true;
  /** The table whose `id` it holds. */
  references?: string;
}

export interface Table {
  /** What its rows are. */
  what: string;
  /** Combinations of columns that are unique, besides `id`. */
  unique?: readonly (readonly string[])[];
  columns: readonly Column[];
}

/** By name. */
export const tables: Readonly<Record<string, Table>> = {
  registries: {
    what: 'a row for each registry',
    columns: [
      {name: 'id', type: 'bigint', required: true},
      {name: 'active_packages_count', type: 'integer'},
      {name: 'created_at', type: 'timestamp', required: true},
      {name: 'default', type: 'boolean'},
      {name: 'dependent_repos_count', type: 'bigint'},
      {name: 'downloads', type: 'bigint'},
      {name: 'ecosystem', type: 'varchar'},
      {name: 'github', type: 'varchar'},
      {name: 'keywords_count', type: 'integer'},
      {name: 'maintainers_count', type: 'integer'},
      {name: 'metadata', type: 'json'},
      {name: 'name', type: 'varchar'},
      {name: 'namespaces_count', type: 'integer'},
      {name: 'packages_count', type: 'integer', required: true},
      {name: 'updated_at', type: 'timestamp', required: true},
      {name: 'url', type: 'varchar'},
      {name: 'version', type: 'varchar'},
      {name: 'versions_count', type: 'integer'},
    ],
  },
  packages: {
    what: 'a row for each package of each registry',
    unique: [['registry_id', 'name']],
    columns: [
      {name: 'id', type: 'bigint', required: true},
      {name: 'advisories', type: 'json', required: true},
      {name: 'created_at', type: 'timestamp', required: true},
      {name: 'critical', type: 'boolean'},
      {name: 'dependent_packages_count', type: 'integer'},
      {name: 'dependent_repos_count', type: 'integer'},
      {name: 'description', type: 'text'},
      {name: 'docker_dependents_count', type: 'integer'},
      {name: 'docker_downloads_count', type: 'bigint'},
      {name: 'downloads', type: 'bigint'},
      {name: 'downloads_period', type: 'varchar'},
      {name: 'ecosystem', type: 'varchar'},
      {name: 'first_release_published_at', type: 'timestamp'},
      {name: 'homepage', type: 'varchar'},
      {name: 'issue_metadata', type: 'json'},
      {name: 'keywords', type: 'varchar[]'},
      {name: 'keywords_array', type: 'varchar[]'},
      {name: 'language', type: 'varchar'},
      {name: 'last_synced_at', type: 'timestamp'},
      {name: 'latest_release_number', type: 'varchar'},
      {name: 'latest_release_published_at', type: 'timestamp'},
      {name: 'licenses', type: 'varchar'},
      {name: 'maintainers_count', type: 'integer'},
      {name: 'metadata', type: 'json'},
      {name: 'name', type: 'varchar'},
      {name: 'namespace', type: 'varchar'},
      {name: 'normalized_licenses', type: 'varchar[]'},
      {name: 'rankings', type: 'json'},
      {name: 'registry_id', type: 'integer', references: 'registries'},
      {name: 'repo_metadata', type: 'json'},
      {name: 'repo_metadata_updated_at', type: 'timestamp'},
      {name: 'repository_url', type: 'varchar'},
      {name: 'status', type: 'varchar'},
      {name: 'updated_at', type: 'timestamp', required: true},
      {name: 'versions_count', type: 'integer', required: true},
      {name: 'versions_updated_at', type: 'timestamp'},
    ],
  },
  versions: {
    what: 'a row for each version of a package',
    unique: [['package_id', 'number']],
    columns: [
      {name: 'id', type: 'bigint', required: true},
      {name: 'created_at', type: 'timestamp', required: true},
      {name: 'integrity', type: 'varchar'},
      {name: 'latest', type: 'boolean'},
      {name: 'licenses', type: 'varchar'},
      {name: 'metadata', type: 'json'},
      {name: 'number', type: 'varchar'},
      {name: 'package_id', type: 'integer', references: 'packages'},
      {name: 'published_at', type: 'timestamp'},
      {name: 'registry_id', type: 'integer', references: 'registries'},
      {name: 'status', type: 'varchar'},
      {name: 'updated_at', type: 'timestamp', required: true},
    ],
  },
  dependencies: {
    what: 'a row for each dependency that a version declares',
    columns: [
      {name: 'id', type: 'bigint', required: true},
      {name: 'ecosystem', type: 'varchar'},
      {name: 'kind', type: 'varchar'},
      {name: 'optional', type: 'boolean'},
      {name: 'package_id', type: 'integer', references: 'packages'},
      {name: 'package_name', type: 'varchar'},
      {name: 'requirements', type: 'varchar'},
      {name: 'version_id', type: 'integer', references: 'versions'},
    ],
  },
  maintainers: {
    what: 'a row for each account of a registry',
    unique: [
      ['registry_id', 'login'],
      ['registry_id', 'uuid'],
    ],
    columns: [
      {name: 'id', type: 'bigint', required: true},
      {name: 'created_at', type: 'timestamp', required: true},
      {name: 'email', type: 'varchar'},
      {name: 'login', type: 'varchar'},
      {name: 'name', type: 'varchar'},
      {name: 'organization', type: 'boolean'},
      {name: 'packages_count', type: 'integer'},
      {name: 'registry_id', type: 'integer', references: 'registries'},
      {name: 'total_downloads', type: 'bigint'},
      {name: 'updated_at', type: 'timestamp', required: true},
      {name: 'url', type: 'varchar'},
      {name: 'uuid', type: 'varchar'},
    ],
  },
  maintainerships: {
    what: 'a row for each maintainer of a package',
    unique: [['package_id', 'maintainer_id']],
    columns: [
      {name: 'id', type: 'bigint', required: true},
      {name: 'created_at', type: 'timestamp', required: true},
      {name: 'maintainer_id', type: 'integer', references: 'maintainers'},
      {name: 'package_id', type: 'integer', references: 'packages'},
      {name: 'role', type: 'varchar'},
      {name: 'updated_at', type: 'timestamp', required: true},
    ],
  },
};
