/**
 * What the commands of the command line client send. Recorded by running every
 * command of ecosyste-ms/ecosyste_ms_cli at 719b7c1 (v1.3.2, 2026-03-25) against
 * a recorder, then brought to version 2 as its code shows it: arguments in the
 * order of the path (generator.py at 4c0498c), options for bodies
 * (click_params.py at 4c0498c, execution.py at 159ecb7), redirects followed
 * (openapi_client.py at 412532d), `get_hosts` (test_help_output.py at 3e3bf61).
 * Left out: commands that sent a parameter's name instead of its value in 1.3.2 or
 * called a path that no service has, and options for `true` and `false`, which
 * were sent as `True` and `False`.
 *
 * One line per command: group, command, method, path, options. `{0}` in the path
 * or query is where the first argument of the command goes. An option is called
 * as the parameter, with dashes for underscores; `body:` marks a property of the
 * body.
 */
export const CLI_COMMANDS = `
advisories get_advisories GET /advisories ecosystem package_name severity repository_url page per_page created_after updated_after sort order source
advisories get_advisories_packages GET /advisories/packages
advisories get_advisory GET /advisories/{0}
advisories get_source GET /sources/{0}
advisories get_sources GET /sources
advisories lookup_advisories_by_purl GET /advisories/lookup purl
archives changelog GET /archives/changelog url
archives contents GET /archives/contents path url
archives list GET /archives/list url
archives readme GET /archives/readme url
archives repopack GET /archives/repopack url
commits get_host GET /hosts/{0} per_page page
commits get_host_committer GET /hosts/{0}/committers/{1}
commits get_host_repositories GET /hosts/{0}/repositories order sort updated_after created_after per_page page
commits get_host_repository GET /hosts/{0}/repositories/{1}
commits get_hosts GET /hosts per_page page
commits get_repository_commits GET /hosts/{0}/repositories/{1}/commits order sort until since per_page page
commits repositories_lookup GET /repositories/lookup url
dependabot get_advisories GET /advisories order sort q repository_url package_name ecosystem severity per_page page
dependabot get_ecosystem_packages GET /packages/{0} order sort repository_url name per_page page
dependabot get_package GET /packages/{0}/{1}
dependabot get_package_ecosystems GET /packages/ecosystems
dependabot get_packages GET /packages order sort repository_url name ecosystem per_page page
dependabot get_registries GET /hosts per_page page
dependabot repositories_lookup GET /repositories/lookup url
diff create_job POST /jobs?url_1={0}&url_2={1}
docker get_distro GET /distros/{0}
docker get_distro_versions GET /distros/{0}/versions order sort updated_after created_after per_page page
docker get_distros GET /distros query order sort updated_after created_after per_page page
docker get_package GET /packages/{0}
docker get_package_version GET /packages/{0}/versions/{1}
docker get_package_versions GET /packages/{0}/versions order sort published_after updated_after created_after per_page page
docker get_packages GET /packages order sort updated_after created_after per_page page
docker usage GET /usage
docker usage_ecosystem GET /usage/{0}
docker usage_package GET /usage/{0}/{1}
issues create_job POST /jobs body:url
issues get_host GET /hosts/{0}
issues get_host_author GET /hosts/{0}/authors/{1}
issues get_host_authors GET /hosts/{0}/authors per_page page
issues get_host_owner GET /hosts/{0}/owners/{1}
issues get_host_owner_maintainers GET /hosts/{0}/owners/{1}/maintainers
issues get_host_owners GET /hosts/{0}/owners per_page page
issues get_host_repositories GET /hosts/{0}/repositories order sort updated_after created_after per_page page
issues get_host_repository GET /hosts/{0}/repositories/{1}
issues get_host_repository_issue GET /hosts/{0}/repositories/{1}/issues/{2}
issues get_host_repository_issues GET /hosts/{0}/repositories/{1}/issues label state order sort updated_after created_after per_page page
issues get_host_repository_labels GET /hosts/{0}/repositories/{1}/labels
issues get_job GET /jobs/{0}
issues get_hosts GET /hosts per_page page
issues repositories_lookup GET /repositories/lookup url
licenses create_job POST /jobs?url={0}
opencollective get_collective GET /collectives/{0}
opencollective get_collective_projects GET /collectives/{0}/projects
opencollective get_collectives GET /collectives per_page page
opencollective get_project GET /projects/{0}
opencollective get_projects GET /projects per_page page
opencollective lookup_project GET /projects/lookup url
packages bulk_lookup_packages POST /packages/bulk_lookup body:purls body:names body:repository_urls body:ecosystem
packages get_critical_maintainers GET /critical/maintainers order sort per_page page registry
packages get_critical_packages GET /critical order sort per_page page registry
packages get_critical_packages_list GET /packages/critical order sort updated_before created_before updated_after created_after per_page page
packages get_critical_sole_maintainers GET /critical/sole_maintainers order sort per_page page registry
packages get_dependencies GET /dependencies order sort after kind requirements package_id package_name ecosystem per_page page
packages get_keyword GET /keywords/{0} per_page page
packages get_keywords GET /keywords per_page page
packages get_registries GET /registries per_page page ecosystem
packages get_registry GET /registries/{0} per_page page
packages get_registry_maintainer GET /registries/{0}/maintainers/{1}
packages get_registry_maintainer_packages GET /registries/{0}/maintainers/{1}/packages per_page page
packages get_registry_maintainers GET /registries/{0}/maintainers order sort updated_after created_after per_page page
packages get_registry_namespace GET /registries/{0}/namespaces/{1}
packages get_registry_namespace_packages GET /registries/{0}/namespaces/{1}/packages per_page page
packages get_registry_namespaces GET /registries/{0}/namespaces per_page page
packages get_registry_package GET /registries/{0}/packages/{1} page per_page
packages get_registry_package_code_meta GET /registries/{0}/packages/{1}/codemeta
packages get_registry_package_dependent_package_kinds GET /registries/{0}/packages/{1}/dependent_package_kinds
packages get_registry_package_dependent_packages GET /registries/{0}/packages/{1}/dependent_packages kind order sort updated_after created_after per_page page
packages get_registry_package_names GET /registries/{0}/package_names postfix prefix order sort updated_before created_before updated_after created_after per_page page
packages get_registry_package_related_packages GET /registries/{0}/packages/{1}/related_packages order sort updated_after created_after per_page page
packages get_registry_package_version GET /registries/{0}/packages/{1}/versions/{2} page per_page
packages get_registry_package_version_code_meta GET /registries/{0}/packages/{1}/versions/{2}/codemeta
packages get_registry_package_version_numbers GET /registries/{0}/packages/{1}/version_numbers
packages get_registry_package_versions GET /registries/{0}/packages/{1}/versions order sort updated_before created_before published_before published_after updated_after created_after per_page page
packages get_registry_packages GET /registries/{0}/packages order sort updated_before created_before updated_after created_after per_page page
packages get_registry_recent_versions GET /registries/{0}/versions order sort updated_before created_before published_before published_after updated_after created_after per_page page
packages lookup_package GET /packages/lookup order sort name ecosystem purl repository_url
packages lookup_registry_package GET /registries/{0}/lookup order sort name ecosystem purl repository_url
parser create_job POST /jobs?url={0}
parser job_formats GET /jobs/formats
repos get_host GET /hosts/{0} per_page page
repos get_host_owner GET /hosts/{0}/owners/{1}
repos get_host_owner_names GET /hosts/{0}/owners/names kind per_page page
repos get_host_owner_repositories GET /hosts/{0}/owners/{1}/repositories order sort updated_after created_after per_page page
repos get_host_owner_sponsors_logins GET /hosts/{0}/owners/sponsors_logins
repos get_host_owners GET /hosts/{0}/owners kind order sort updated_after created_after per_page page
repos get_host_repositories GET /hosts/{0}/repositories order sort updated_after created_after per_page page
repos get_host_repository GET /hosts/{0}/repositories/{1}
repos get_host_repository_manifests GET /hosts/{0}/repositories/{1}/manifests per_page page
repos get_host_repository_names GET /hosts/{0}/repository_names order sort updated_after created_after per_page page
repos get_host_repository_release GET /hosts/{0}/repositories/{1}/releases/{2}
repos get_host_repository_releases GET /hosts/{0}/repositories/{1}/releases order sort per_page page
repos get_host_repository_sbom GET /hosts/{0}/repositories/{1}/sbom
repos get_host_repository_tag GET /hosts/{0}/repositories/{1}/tags/{2}
repos get_host_repository_tag_manifests GET /hosts/{0}/repositories/{1}/tags/{2}/manifests
repos get_host_repository_tags GET /hosts/{0}/repositories/{1}/tags order sort per_page page
repos get_hosts GET /hosts per_page page
repos lookup_host_owner GET /hosts/{0}/owners/lookup email name
repos repositories_lookup GET /repositories/lookup purl url
repos topic GET /topics/{0} order sort updated_after created_after per_page page
repos topics GET /topics per_page page
repos usage GET /usage
repos usage_ecosystem GET /usage/{0} per_page page
repos usage_package GET /usage/{0}/{1}
repos usage_package_dependencies GET /usage/{0}/{1}/dependencies after per_page page
repos usage_package_dependent_repositories GET /usage/{0}/{1}/dependent_repositories min_stars after_id order sort per_page page
resolve create_job POST /jobs?package_name={0}&registry={1} version before
resolve list_registries GET /registries
sbom create_job POST /jobs?url={0}
sponsors get_account GET /accounts/{0}
sponsors list_accounts GET /accounts per_page page
sponsors list_sponsors GET /sponsors per_page page
summary get_collection GET /collections/{0}
summary get_collection_projects GET /collections/{0}/projects
summary get_collections GET /collections per_page page
summary get_project GET /projects/{0}
summary get_projects GET /projects per_page page
summary lookup_project GET /projects/lookup url
timeline get_event GET /events/{0} per_page page
timeline get_events GET /events per_page page
`;
