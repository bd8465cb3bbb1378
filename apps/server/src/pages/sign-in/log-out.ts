import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endSession, type SessionPorts } from '../../features/accounts/sessions/sessions.ts';
import { clearCache } from '../../http/clear-cache.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { isFollowedAtHome } from '../../http/refuse-cross-site.ts';
import { servePage } from '../../http/serve-page.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { logOutPage } from './letter-pages.ts';

interface LogOutOptions {
  readonly sessions: SessionPorts;
  readonly cookie: SessionCookie;
  readonly origin: string | undefined;
}

/** A link of ours, or a bookmark, ends the session at once. One that stands elsewhere must not: there the family is asked. */
export function serveLogOut(app: FastifyInstance, { sessions, cookie, origin }: LogOutOptions): void {
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = cookie.read(request);
    if (token !== undefined) await endSession(sessions, token);
    cookie.clear(reply);
    clearCache(reply);
    return reply.redirect('/', 303);
  };

  servePage(app, pageRoutes.showLogOut, async (request, reply) => {
    if (isFollowedAtHome(request, origin)) return leave(request, reply);
    reply.header('Vary', 'Accept-Language, Cookie');
    return logOutPage({ language: pageLanguage(request) });
  });
  servePage(app, pageRoutes.logOut, leave);
}
