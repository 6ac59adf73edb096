/** Where the site publishes the documents: paths from its root. */
export const addresses = {
  yaml: (id: string): string => `/openapi/${id}.yaml`,
  json: (id: string): string => `/openapi/${id}.json`,
  /** The id under which the merged document is published. */
  merged: 'all',
  postman: (id: string): string => `/collections/${id}.postman_collection.json`,
  postmanEnvironment: (name: string): string => `/collections/${name.toLowerCase()}.postman_environment.json`,
  http: (id: string): string => `/collections/${id}.http`,
  /** Every difference from the services' own documents. */
  differences: '/openapi/differences.json',
  /** Those of one API, as Markdown. */
  differencesOf: (id: string): string => `/openapi/differences/${id}.md`,
  apisJson: '/apis.json',
  apiCatalog: '/.well-known/api-catalog',
} as const;
