/** Which operation a request address means. */
import type {ApiDescription, Operation} from '@ecosystems-docs/openapi-docs';

/** An address that has been understood. */
export interface Match {
  operation: Operation;
  api: ApiDescription;
  /** Decoded values of the path parameters, as text. */
  path: Readonly<Record<string, string>>;
}

/** Why an address leads nowhere. */
export interface Miss {
  operation?: undefined;
  problem: string;
  /** The API whose base address the path is below; absent for an unknown host. */
  api: ApiDescription | undefined;
}

interface Route {
  operation: Operation;
  api: ApiDescription;
  pattern: RegExp;
  names: readonly string[];
  /** Fixed segments decide between templates that fit the same path: `/owners/lookup` before `/owners/{login}`. */
  fixed: number;
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const baseOf = ({baseUrl}: Pick<Operation, 'baseUrl'>): string => new URL(baseUrl).pathname;

function toRoute(operation: Operation, api: ApiDescription): Route {
  const names: string[] = [];
  const segments = operation.path.split('/').filter(Boolean);
  const pattern = segments.map((segment) =>
    segment.replace(/\{([^}]+)\}|[^{]+/g, (part, name?: string) => {
      if (name === undefined) return escape(part);
      names.push(name);
      const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
      return parameter?.allowReserved ? '(.+)' : '([^/]+)';
    }),
  );
  return {
    operation,
    api,
    pattern: new RegExp(`^${[escape(baseOf(operation)), ...pattern].join('/')}/?$`),
    names,
    fixed: segments.filter((segment) => !segment.includes('{')).length,
  };
}

/** @returns the values of a path's parameters */
function valuesOf({pattern, names}: Route, path: string): Record<string, string> {
  const texts = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(texts[index] ?? '')]));
}

/** The operations of all hosts by address. */
export class Routes {
  private readonly byHost = new Map<string, Route[]>();

  constructor(apis: readonly ApiDescription[]) {
    for (const api of apis) {
      const {host} = new URL(api.baseUrl);
      const routes = this.byHost.get(host) ?? [];
      routes.push(...api.operations.map((operation) => toRoute(operation, api)));
      routes.sort((a, b) => b.fixed - a.fixed || a.names.length - b.names.length);
      this.byHost.set(host, routes);
    }
  }

  /** @returns the hosts that the mock serves, such as `packages.ecosyste.ms`. */
  get hosts(): string[] {
    return [...this.byHost.keys()];
  }

  /**
   * @param host the real host
   * @param method the HTTP method; a HEAD is treated as a GET
   * @param path the path below the host, still encoded
   * @throws URIError if it is not correctly encoded
   */
  find(host: string, method: string, path: string): Match | Miss {
    const routes = this.byHost.get(host) ?? [];
    const api = routes.find((route) => path.startsWith(`${baseOf(route.api)}/`))?.api;
    const miss = (problem: string): Miss => ({api, problem});
    if (routes.length === 0) return miss(`there is no host "${host}"; known: ${this.hosts.join(', ')}`);
    const fitting = routes.filter(({pattern}) => pattern.test(path));
    const route = fitting.find(({operation}) => operation.method === (method === 'HEAD' ? 'GET' : method));
    if (route) return {operation: route.operation, api: route.api, path: valuesOf(route, path)};
    const methods = [...new Set(fitting.map(({operation}) => operation.method))].join(', ');
    return miss(
      methods
        ? `${host}${path} does not take ${method}, only ${methods}`
        : `${host} has no path ${path}; it has: ${closest(routes, path)}`,
    );
  }
}

/** @returns the templates that share most of their beginning with the path, which the caller probably meant */
function closest(routes: readonly Route[], path: string): string {
  const given = path.split('/');
  const shared = (template: string): number => {
    const index = template.split('/').findIndex((segment, at) => !segment.startsWith('{') && segment !== given[at]);
    return index === -1 ? template.length : index;
  };
  return [...new Set(routes.map(({operation}) => baseOf(operation) + operation.path))]
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 8)
    .join(', ');
}
