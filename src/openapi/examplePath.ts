/**
 * @param path a path template such as `/registries/{registryName}`
 * @param exampleOf gives the example of a path parameter
 * @returns the path with the examples in place of the parameters, percent-encoded
 */
export function examplePath(path: string, exampleOf: (name: string) => unknown): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(exampleOf(name))));
}
