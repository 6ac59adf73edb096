/** Which operation a request address means. */
import type {ApiDescription, Operation} from '../../src/openapi/model';

/** An address that has been understood. */
export interface Match {
  operation: Operation;
  /** Decoded values of the path parameters, as text. */
  path: Readonly<Record<string, string>>;
}

/** Why an address leads nowhere. */
export interface Miss {
  status: 404 | 405;
  problem: string;
  /** The methods that the path has, for a 405. */
  allow: readonly string[];
  /** The API whose base address the path is below; absent for an unknown host. */
  api?: ApiDescription;
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
  const base = escape(new URL(operation.baseUrl).pathname);
  return {
    operation,
    api,
    pattern: new RegExp(`^${[base, ...pattern].join('/')}/?$`),
    names,
    fixed: segments.filter((segment) => !segment.includes('{')).length,
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The operations of all hosts by address. */
export class Routes {
  private readonly byHost = new Map<string, Route[]>();

  constructor(apis: readonly ApiDescription[]) {
    for (const api of apis) {
      const routes = this.byHost.get(new URL(api.baseUrl).host) ?? [];
      routes.push(...api.operations.map((operation) => toRoute(operation, api)));
      routes.sort((a, b) => b.fixed - a.fixed || a.names.length - b.names.length);
      this.byHost.set(new URL(api.baseUrl).host, routes);
    }
  }

  /** @returns the hosts that the mock serves, such as `packages.ecosyste.ms`. */
  get hosts(): string[] {
    return [...this.byHost.keys()];
  }

  /**
   * @param host the real host
   * @param method the HTTP method; a HEAD is answered where a GET is
   * @param path the path below the host, still encoded
   */
  find(host: string, method: string, path: string): Match | Miss {
    const routes = this.byHost.get(host);
    if (!routes)
      return {status: 404, allow: [], problem: `there is no host "${host}"; known: ${this.hosts.join(', ')}`};
    const wanted = method === 'HEAD' ? 'GET' : method;
    const fitting = routes.filter((route) => route.pattern.test(path));
    for (const route of fitting) {
      if (route.operation.method !== wanted) continue;
      const values = (route.pattern.exec(path) ?? []).slice(1).map(decode);
      if (values.includes(undefined))
        return {status: 404, allow: [], api: route.api, problem: `the path ${path} is not correctly percent-encoded`};
      return {
        operation: route.operation,
        path: Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? ''])),
      };
    }
    const allow = [
      ...new Set(
        fitting.flatMap((route) => (route.operation.method === 'GET' ? ['GET', 'HEAD'] : [route.operation.method])),
      ),
    ];
    if (allow.length > 0)
      return {
        status: 405,
        allow,
        ...this.apiOf(routes, path),
        problem: `${host}${path} does not take ${method}, only ${allow.join(', ')}`,
      };
    return {
      status: 404,
      allow: [],
      ...this.apiOf(routes, path),
      problem: `${host} has no path ${path}; it has: ${closest(routes, path)}`,
    };
  }

  private apiOf(routes: readonly Route[], path: string): {api?: ApiDescription} {
    const api = routes.find((route) => path.startsWith(`${new URL(route.operation.baseUrl).pathname}/`))?.api;
    return api ? {api} : {};
  }
}

/** The templates that share most of their beginning with the path: what was probably meant. */
function closest(routes: readonly Route[], path: string): string {
  const full = (route: Route): string => new URL(route.operation.baseUrl).pathname + route.operation.path;
  const shared = (template: string): number => {
    const given = path.split('/');
    const index = template.split('/').findIndex((segment, at) => !segment.startsWith('{') && segment !== given[at]);
    return index === -1 ? template.length : index;
  };
  return [...new Set(routes.map(full))]
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 8)
    .join(', ');
}
