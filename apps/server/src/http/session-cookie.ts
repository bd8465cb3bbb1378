import type { FamilyRole } from '@sagolykta/domain/family-sharing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type FoundSession,
  findSession,
  type SessionPorts,
  sessionDays,
} from '../features/accounts/sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session has been looked up, for the log. */
    familyId: string | null;
    sid: string | null;
    /** Whose session it is; `familyId` is the family that it is with. */
    accountId: string | null;
    role: FamilyRole | null;
  }
}

export interface SessionCookie {
  readonly read: (request: FastifyRequest) => string | undefined;
  /** Before anybody has taken the header apart; undefined as well for what no token of ours looks like. */
  readonly readHeader: (header: string | undefined) => string | undefined;
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

/** On https the name's prefix makes the browser refuse a cookie that another host or plain http tries to set. */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-sagolykta' : 'sagolykta';
  const plain = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    read: (request) => request.cookies[name],
    readHeader: (header = '') => {
      const token = plain.exec(header)?.[1] ?? '';
      return /^[\w-]+$/.test(token) ? token : undefined;
    },
    set: (reply, token) => reply.setCookie(name, token, { ...attributes, maxAge: sessionDays * 24 * 3600 }),
    clear: (reply) => reply.clearCookie(name, attributes),
  };
}

/** The account whose session the request carries; null for a visitor. Which family it is with stands in the request. */
export async function accountOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, sessions }: { cookie: SessionCookie; sessions: SessionPorts },
): Promise<string | null> {
  const token = cookie.read(request);
  if (token === undefined) return null;
  const session: FoundSession | undefined = await findSession(sessions, token);
  if (session === undefined) return null;
  if (session.isExtended) cookie.set(reply, token);
  request.familyId = session.familyId;
  request.sid = session.sid;
  request.accountId = session.accountId;
  request.role = session.role;
  return session.accountId;
}
