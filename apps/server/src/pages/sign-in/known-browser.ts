import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface KnownBrowserCookie {
  readonly read: (request: FastifyRequest) => string | undefined;
  readonly keep: (reply: FastifyReply, token: string) => void;
}

const { path } = pageRoutes.logIn;
const days = 365;

/** Remembers that somebody has signed in here before, though they have logged out since; opens nothing by itself. */
export function knownBrowserCookie(isSecure: boolean): KnownBrowserCookie {
  const name = isSecure ? '__Secure-known' : 'known';
  return {
    read: (request) => request.cookies[name],
    keep: (reply, token) => {
      reply.setCookie(name, token, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: days * 24 * 3600,
      });
    },
  };
}
