import type { FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What calls here proves by a signature that it may: it is no page, so it has no site. */
    readonly isSigned?: boolean;
  }
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a changing call through only when it cannot come from another site's page. Browsers tell by Sec-Fetch-Site; where
 * they do not (http on a home network), by Origin; a program that is no browser says so with X-Requested-With, which a
 * foreign page cannot send.
 */
export function refuseCrossSite(request: FastifyRequest, origin: string | undefined): void {
  if (readingMethods.has(request.method) || isOurOwn(request, origin)) return;
  throw new Failure('forbidden-origin', {
    detail: 'Call from the site itself, or send the header X-Requested-With: sagolykta',
  });
}

/**
 * Whether a link that does something was followed from a page of ours, or typed. Another port of the same host is another
 * house. Where the browser does not tell the site, it tells the page: ours do so, and one that hides is not ours.
 */
export function isFollowedAtHome(request: FastifyRequest, origin: string | undefined): boolean {
  if (isOurOwn(request, origin)) return true;
  const isTold = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
  return !isTold && URL.parse(request.headers.referer ?? '')?.origin === ownOrigin(request, origin);
}

function ownOrigin(request: FastifyRequest, origin: string | undefined): string {
  return origin ?? `${request.protocol}://${request.host}`;
}

function isOurOwn(request: FastifyRequest, origin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  // 'none' is the person: a bookmark, or a form sent again after the browser was restarted.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = request.headers.origin;
  if (from !== undefined) return from === ownOrigin(request, origin);
  const header = request.headers['x-requested-with'];
  return typeof header === 'string' && header !== '';
}
