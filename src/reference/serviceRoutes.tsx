import type {ComponentType, ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';

/** The route of a service, which holds those of its operations. */
export interface ServiceRoute<T> {
  path: string;
  exact: true;
  sidebar: string;
  component: ComponentType<{route: {routes: T[]}}>;
  routes: T[];
}

/** Shows the operation whose path it is. */
function ServiceOperations({route}: {route: {routes: object[]}}): ReactNode {
  return renderRoutes(route.routes as RouteConfig[]);
}

/**
 * One route per service holds those of its operations, so that finding any
 * page's route does not try each operation of the site.
 *
 * @param routes routes of operations by service path (`data-services/packages`)
 */
export function serviceRoutes<T extends {path: string}>(routes: Readonly<Record<string, T[]>>): ServiceRoute<T>[] {
  return Object.entries(routes).map(([service, operations]) => {
    const folder = `/docs/services/${service}/`;
    return {
      path: `${folder}:operation(${operations.map(({path}) => path.slice(folder.length)).join('|')})`,
      exact: true,
      sidebar: 'services',
      component: ServiceOperations,
      routes: operations,
    };
  });
}
