import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { ParentalControls } from '../../ports/parental-controls.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { refuseTooMany } from '../refuse-too-many.ts';

export interface PinPorts {
  readonly parentalControls: ParentalControls;
  readonly passwordHasher: PasswordHasher;
  readonly rateLimiter: RateLimiter;
  readonly sessions: Sessions;
  readonly clock: Clock;
}

interface Asked {
  readonly familyId: string;
  readonly sid: string | null;
}

/** Throws Failure 'pin-needed'. */
export type AskForPin = (asked: Asked) => Promise<void>;

/** Ten thousand PINs at this pace take more than ten days. */
const pinRule = { name: 'pin', most: 10, perSeconds: 900 } as const;
/** As long as a password holds. */
const proofMinutes = 5;

/** For what a family with a PIN does not want done without it. The PIN, a password or a passkey, given in this session in the last minutes, does. */
export const askForPin =
  ({ parentalControls, sessions, clock }: PinPorts): AskForPin =>
  async ({ familyId, sid }) => {
    if ((await parentalControls.of(familyId)).pinHash === null) return;
    const { parent, pin } = sid === null ? { parent: null, pin: null } : await sessions.proofs(sid);
    const isFresh = (at: string | null) => at !== null && clock().getTime() - Date.parse(at) < proofMinutes * 60_000;
    if (!isFresh(parent) && !isFresh(pin)) throw new Failure('pin-needed');
  };

/** The same as a question. */
export async function needsPin(ask: AskForPin, asked: Asked): Promise<boolean> {
  try {
    await ask(asked);
    return false;
  } catch (error) {
    if (error instanceof Failure && error.code === 'pin-needed') return true;
    throw error;
  }
}

/** Remembers in the session that the PIN was right. Throws Failure 'wrong-pin', also where there is none, or 'too-many-requests'. */
export async function provePin(ports: PinPorts, { familyId, sid }: Asked, pin: string | null): Promise<void> {
  const { parentalControls, passwordHasher, rateLimiter, sessions, clock } = ports;
  await refuseTooMany(rateLimiter, pinRule, familyId);
  const { pinHash } = await parentalControls.of(familyId);
  const isRight = pin !== null && pinHash !== null && (await passwordHasher.matches(pin, pinHash, familyId));
  if (!isRight) throw new Failure('wrong-pin');
  await rateLimiter(pinRule, familyId, -1);
  if (sid !== null) await sessions.prove(sid, 'pin', clock());
}
