import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBrowserToken } from '../../features/accounts/enter/known-browser.ts';
import { endSession, type SessionPorts, startSession } from '../../features/accounts/sessions/sessions.ts';
import type { claimCheckout } from '../../features/subscription/claim-checkout.ts';
import type { BrowserTokenCookie } from '../../http/browser-token.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { deviceOf } from './device.ts';
import type { KnownBrowserCookie } from './known-browser.ts';

interface Opening {
  readonly sessions: SessionPorts;
  readonly cookie: SessionCookie;
  readonly browserToken: BrowserTokenCookie;
  readonly claimCheckout: ReturnType<typeof claimCheckout>;
  readonly knownBrowser: KnownBrowserCookie;
  /** The hash; undefined for a family without a password. */
  readonly passwordOf: (familyId: string) => Promise<string | undefined>;
}

/** Lets a family in. Always with a new session, so that one planted in the browser before is worth nothing. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { familyId, opening }: { familyId: string; opening: Opening },
): Promise<void> {
  const { sessions, cookie, browserToken, claimCheckout } = opening;
  const before = cookie.read(request);
  const token = await startSession(sessions, familyId, deviceOf(request.headers['user-agent']));
  if (before !== undefined) await endSession(sessions, before);
  cookie.set(reply, token);
  const passwordHash = await opening.passwordOf(familyId);
  if (passwordHash !== undefined) opening.knownBrowser.keep(reply, knownBrowserToken(passwordHash));
  try {
    await claimCheckout({ familyId, browserToken: browserToken.read(request) });
  } catch (error) {
    // A payment provider that does not answer keeps nobody out: it is claimed at the next occasion.
    request.log.warn({ err: error }, 'checkout not claimed yet');
  }
}
