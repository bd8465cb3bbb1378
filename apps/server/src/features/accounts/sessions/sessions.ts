import { hash } from 'node:crypto';
import type { FamilyRole } from '@sagolykta/domain/family-sharing';
import type { Chance } from '../../../ports/chance.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Sessions } from '../../../ports/sessions.ts';

export interface SessionPorts {
  readonly sessions: Sessions;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** A session lasts as long as it is used at least once in this many days. */
export const sessionDays = 60;
const day = 24 * 3_600_000;

/** Opens a session with a new id, whatever the browser had before; answers the token for its cookie, which is kept nowhere here. */
export async function startSession(
  { sessions, chance, clock }: SessionPorts,
  accountId: string,
  device: string | null,
): Promise<string> {
  const token = chance.newToken();
  const now = clock();
  await sessions.add({ sid: sidOf(token), accountId, expire: expiryFrom(now), device }, now);
  return token;
}

export interface FoundSession {
  readonly sid: string;
  readonly accountId: string;
  readonly familyId: string;
  readonly role: FamilyRole;
  /** It was in its last half and has been made longer: the cookie must be, too. */
  readonly isExtended: boolean;
}

export async function findSession({ sessions, clock }: SessionPorts, token: string): Promise<FoundSession | undefined> {
  const now = clock();
  const session = await sessions.find(sidOf(token), now);
  if (session === undefined) return undefined;
  const isExtended = isInItsLastHalf(session.expire, now);
  if (isExtended) await sessions.extend(session.sid, expiryFrom(now));
  const { sid, accountId, familyId, role } = session;
  return { sid, accountId, familyId, role, isExtended };
}

/** Then it is made longer. */
export function isInItsLastHalf(expire: string, now: Date): boolean {
  return Date.parse(expire) - now.getTime() < (sessionDays / 2) * day;
}

export async function endSession({ sessions }: SessionPorts, token: string): Promise<void> {
  await sessions.remove(sidOf(token));
}

/** The token is 256 random bits, so a plain hash is beyond guessing: no salt, no secret to keep. */
export function sidOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

function expiryFrom(now: Date): string {
  return new Date(now.getTime() + sessionDays * day).toISOString();
}
