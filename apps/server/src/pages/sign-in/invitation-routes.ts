import { pageRoutes } from '@sagolykta/contract/page-routes';
import { invitationForm } from '@sagolykta/contract/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { acceptInvitation, lookAtInvitation } from '../../features/family-sharing/accept-invitation.ts';
import { knownLanguage } from '../../http/language.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { senderOf } from '../../http/sender.ts';
import { servePage } from '../../http/serve-page.ts';
import type { Families } from '../../ports/families.ts';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';
import { type DeadInvitation, deadInvitationPage, invitationPage } from './invitation-pages.ts';

export interface InvitationDoor {
  readonly lookAtInvitation: ReturnType<typeof lookAtInvitation>;
  readonly acceptInvitation: ReturnType<typeof acceptInvitation>;
}

interface Options extends InvitationDoor {
  readonly families: Families;
  readonly rateLimiter: RateLimiter;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

const linksFromAnAddress: RateRule = { name: 'invitation', most: 60, perSeconds: 600 };

/** What the link of an invitation leads to. Looking uses nothing up: programs that read messages open every link in them. */
export function serveInvitations(app: FastifyInstance, options: Options): void {
  const { families, rateLimiter, findFamily } = options;

  /** Whoever is signed in with an account; a guest has none that could be found again. */
  async function accountIn(request: FastifyRequest, reply: FastifyReply) {
    const id = await findFamily(request, reply);
    const account = id === null ? undefined : await families.find(id);
    return account === undefined || account.isGuest ? null : account;
  }

  servePage(app, pageRoutes.showInvitation, async (request, reply) => {
    return show(request, reply, tokenOf(request));
  });

  servePage(app, pageRoutes.acceptInvitation, async (request, reply) => {
    const form = invitationForm.safeParse(request.body);
    if (!form.success) return dead(request, reply, 'unknown');
    const account = await accountIn(request, reply);
    const { token } = form.data;
    // Signed out between opening the page and saying yes: the page says what comes first.
    if (account === null || request.sid === null) return show(request, reply, token);
    const wait = await rateLimiter(linksFromAnAddress, senderOf(request));
    if (wait > 0) return dead(request, reply.code(429).header('Retry-After', String(wait)), 'too-many');
    const refused = await options.acceptInvitation(token, { accountId: account.id, sid: request.sid });
    if (refused !== null) return dead(request, reply, refused);
    return reply.redirect('/', 303);
  });

  async function show(request: FastifyRequest, reply: FastifyReply, token: string) {
    const wait = await rateLimiter(linksFromAnAddress, senderOf(request));
    if (wait > 0) return dead(request, reply.code(429).header('Retry-After', String(wait)), 'too-many');
    const account = await accountIn(request, reply);
    const found = await options.lookAtInvitation(token, account?.id ?? null);
    if (found.kind !== 'open') return dead(request, reply, found.kind);
    reply.header('Vary', 'Accept-Language, Cookie');
    const { role, owner } = found;
    const email = account === null ? null : (account.email ?? account.firstName ?? '');
    return invitationPage({ language: languageOf(request), token, role, owner, email });
  }

  function dead(request: FastifyRequest, reply: FastifyReply, why: DeadInvitation) {
    if (reply.statusCode === 200) reply.code(why === 'own' || why === 'inside' ? 409 : 410);
    reply.header('Vary', 'Accept-Language, Cookie');
    return deadInvitationPage(languageOf(request), why, tokenOf(request));
  }
}

/** In the link's address, or in the form that its page holds. */
function tokenOf(request: FastifyRequest): string {
  const { token } = { ...(request.query as object), ...(request.body as object | null) } as { token?: unknown };
  return typeof token === 'string' ? token.slice(0, 200) : '';
}

/** Of the page that the form stood on, or that the link was made on. */
function languageOf(request: FastifyRequest) {
  const { lang } = (request.body ?? {}) as { lang?: unknown };
  return knownLanguage(lang) ?? pageLanguage(request);
}
