import type { Accounts } from '../../../ports/accounts.ts';
import { Failure } from '../../../ports/failure.ts';
import type { PasswordHasher } from '../../../ports/password-hasher.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import { refuseTooMany } from '../../refuse-too-many.ts';

export interface PasswordCheckPorts {
  readonly accounts: Accounts;
  readonly passwordHasher: PasswordHasher;
  readonly rateLimiter: RateLimiter;
}

const guessRule = { name: 'known-password', most: 10, perSeconds: 900 } as const;

/** Somebody with the phone in hand is not yet the parent. Throws Failure 'wrong-password', or 'too-many-requests' after ten guesses. */
export async function checkPassword(
  { accounts, passwordHasher, rateLimiter }: PasswordCheckPorts,
  familyId: string,
  password: string | null,
): Promise<void> {
  await refuseTooMany(rateLimiter, guessRule, familyId);
  const known = await accounts.passwordOf(familyId);
  const isRight = password !== null && (await passwordHasher.matches(password, known ?? null, familyId));
  if (!isRight) throw new Failure('wrong-password');
  await rateLimiter(guessRule, familyId, -1);
}
