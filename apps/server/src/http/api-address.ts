import type { FastifyRequest } from 'fastify';

/** Whether a request is for a call, not for a page: by the route that answers it, however the address was spelled. */
export function isForApi({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.url === undefined ? isApiPath(url.replace(/[?#].*$/s, '')) : isApiRoute(routeOptions.url);
}

/** There are some hundred routes, and each is asked about at every call. */
const apiRoutes = new Map<string, boolean>();

function isApiRoute(route: string): boolean {
  const known = apiRoutes.get(route);
  if (known !== undefined) return known;
  const isOne = isApiPath(route);
  apiRoutes.set(route, isOne);
  return isOne;
}

/** The same of an address by itself, as a server may read it: '%61pi' is 'api', though it were written so twice over. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(decoded(path));
}

function decoded(path: string): string {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : decoded(once);
  } catch {
    return path;
  }
}
