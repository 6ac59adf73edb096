/**
 * @param path a path template such as `/registries/{registryName}`
 * @param parameters of the operation, with their examples
 * @returns the path with the examples in place of the parameters, percent-encoded
 */
export function examplePath(
  path: string,
  parameters: readonly {in?: unknown; name?: unknown; example?: unknown}[],
): string {
  const exampleOf = (name: string): unknown =>
    parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example;
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(exampleOf(name))));
}
