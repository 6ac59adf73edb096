import {fileRoute} from '../../catalogue/plainRoute';

/** @returns the path of the social image of a page */
export function socialPath(route: string): string {
  return `/social${fileRoute(route)}.png`;
}

/** Size of the images in pixels, as the networks ask for it. */
export const SOCIAL_SIZE = {width: 1200, height: 630} as const;
