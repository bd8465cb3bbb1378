import type { FastifyReply, FastifyRequest } from 'fastify';

export interface BrowserTokenCookie {
  /** null for a browser that has begun nothing, and for one that says what no server of ours gave it. */
  readonly read: (request: FastifyRequest) => string | null;
  readonly keep: (reply: FastifyReply, token: string) => void;
}

/** As long as a trial: what a visitor has paid is claimed before, or undone. */
const days = 7;

/** Knows a visitor's browser again, so that what it begins can be claimed by the family that signs up there. */
export function browserTokenCookie(isSecure: boolean): BrowserTokenCookie {
  const name = isSecure ? '__Host-browser' : 'browser';
  return {
    read: (request) => {
      const token = request.cookies[name];
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
    },
    keep: (reply, token) => {
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: days * 24 * 3600,
      });
    },
  };
}
