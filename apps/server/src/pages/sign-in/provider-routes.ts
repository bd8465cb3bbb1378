import { pageRoutes } from '@sagolykta/contract/page-routes';
import { defaultTimeZone } from '@sagolykta/domain/family-day';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { askProvider, enterByProvider } from '../../features/accounts/enter/enter-by-provider.ts';
import { type AskForPin, needsPin } from '../../features/parental-controls/ask-for-pin.ts';
import { ownPath } from '../../http/own-path.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { senderOf } from '../../http/sender.ts';
import { servePage } from '../../http/serve-page.ts';
import type { Families } from '../../ports/families.ts';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';
import { messagePage } from './letter-pages.ts';

export interface ProviderSignIn {
  readonly askProvider: ReturnType<typeof askProvider>;
  readonly enterByProvider: ReturnType<typeof enterByProvider>;
}

interface ProviderOptions extends ProviderSignIn {
  readonly rateLimiter: RateLimiter;
  readonly isSecure: boolean;
  readonly askForPin: AskForPin;
  readonly families: Families;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  readonly enter: (
    request: FastifyRequest,
    reply: FastifyReply,
    familyId: string,
    returnTo: string,
  ) => Promise<unknown>;
}

const tripsFromAnAddress: RateRule = { name: 'provider', most: 200, perSeconds: 900 };

/** Signing in at the operator's own provider. The state is also kept in the browser: an answer fetched by another one is worth nothing here. */
export function serveProvider(app: FastifyInstance, options: ProviderOptions): void {
  const { rateLimiter, isSecure, enter } = options;
  const cookie = isSecure ? '__Host-sagolykta-trip' : 'sagolykta-trip';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  servePage(app, pageRoutes.showSignIn, async (request, reply) => {
    const wait = await rateLimiter(tripsFromAnAddress, senderOf(request));
    if (wait > 0) return failed(request, reply.code(429).header('Retry-After', String(wait)));
    if (await isHeldByPin(request, reply)) {
      reply.code(403);
      return messagePage(pageLanguage(request), 'pinFirst');
    }
    const { returnTo } = request.query as { returnTo?: unknown };
    const trip = await options.askProvider({ returnTo: ownPath(returnTo), language: pageLanguage(request) });
    return reply.setCookie(cookie, trip.state, { ...attributes, maxAge: 1800 }).redirect(trip.address, 303);
  });

  /** Signing in makes a guest family the person's: with a PIN that is the parent's to do. */
  async function isHeldByPin(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const familyId = await options.findFamily(request, reply);
    if (familyId === null || (await options.families.find(familyId))?.isGuest !== true) return false;
    return needsPin(options.askForPin, { familyId, sid: request.sid });
  }

  servePage(app, pageRoutes.comeFromProvider, async (request, reply) => {
    const { state } = request.query as { state?: unknown };
    const own = request.cookies[cookie];
    reply.clearCookie(cookie, attributes);
    if (own === undefined || own !== state) return failed(request, reply.code(401));
    // Not by the length of the path: that may be spelled in more letters.
    const search = request.url.replace(/^[^?]*/, '');
    const currentFamilyId = await options.findFamily(request, reply);
    if (await isHeldByPin(request, reply)) return failed(request, reply.code(403));
    const arrival = { search, state: own, timeZone: defaultTimeZone, currentFamilyId };
    const entered = await options.enterByProvider(arrival);
    if (entered === undefined) return failed(request, reply.code(401));
    return enter(request, reply, entered.familyId, entered.returnTo);
  });
}

function failed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(messagePage(pageLanguage(request), 'notEntered'));
}
