import type { FastifyRequest } from 'fastify';

/** Whether a request is for a call, not for a page: by the route that answers it, however the address was spelled. */
export function isForApi({ routeOptions, url }: FastifyRequest): boolean {
  return isApiPath(routeOptions.url ?? url.replace(/[?#].*$/s, ''));
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
