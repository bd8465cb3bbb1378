import { pageRoutes } from '@sagolykta/contract/page-routes';
import { isApiPath } from './api-address.ts';

/** Where to go after signing in: an address of this site, or home for anything else. Never back to the door itself. */
export function ownPath(text: unknown): string {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > 500) return '/';
  // Resolved as a browser would: '//host', '/\host' and '/<tab>/host' all lead elsewhere.
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return '/';
  // An invitation is waiting behind the door, and is the one page of the server's own to come back to.
  if (isApiPath(url.pathname) && url.pathname !== pageRoutes.showInvitation.path) return '/';
  return url.pathname + url.search + url.hash;
}
