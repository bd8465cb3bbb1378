import { createHash } from 'node:crypto';
import type { Chance } from '../../../ports/chance.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { OneTimeToken, OneTimeTokens, TokenPurpose } from '../../../ports/one-time-tokens.ts';

export interface TokenPorts {
  readonly oneTimeTokens: OneTimeTokens;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Makes a token that works once within so many minutes; only its hash is kept. */
export async function makeToken(
  { oneTimeTokens, chance, clock }: TokenPorts,
  token: OneTimeToken,
  minutes: number,
): Promise<string> {
  const text = chance.newToken();
  const now = clock();
  const expire = new Date(now.getTime() + minutes * 60_000);
  await oneTimeTokens.add(hashOf(text), token, { now, expire });
  return text;
}

export function findToken({ oneTimeTokens, clock }: TokenPorts, text: string, purpose: TokenPurpose) {
  return oneTimeTokens.find(hashOf(text), purpose, clock());
}

export function takeToken({ oneTimeTokens, clock }: TokenPorts, text: string, purpose: TokenPurpose) {
  return oneTimeTokens.take(hashOf(text), purpose, clock());
}

/** 256 random bits are beyond guessing: a plain hash is enough. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
