import type { LogInForm } from '@sagolykta/contract/sign-in';
import type { Accounts } from '../../../ports/accounts.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Families } from '../../../ports/families.ts';
import type { PasswordHasher } from '../../../ports/password-hasher.ts';
import type { RateLimiter, RateRule } from '../../../ports/rate-limiter.ts';
import { isKnownBrowser } from './known-browser.ts';

interface Ports {
  readonly families: Families;
  readonly accounts: Pick<Accounts, 'changePassword'>;
  readonly passwordHasher: PasswordHasher;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

interface Attempt extends Pick<LogInForm, 'email' | 'password'> {
  /** The address that it comes from. */
  readonly sender: string;
  /** What the browser was given when somebody signed in there before. */
  readonly knownBrowser: string | undefined;
}

/** A household, a nursery or a whole town may share one address. */
const failuresFromAnAddress: RateRule = { name: 'log-in-address', most: 200, perSeconds: 900 };
const failuresOnAnAccountFromAnAddress: RateRule = { name: 'log-in', most: 20, perSeconds: 900 };
/** More than one address may guess, for those who have many. */
const failuresOnAnAccount: RateRule = { name: 'log-in-account', most: 100, perSeconds: 3600 };
const failuresInAKnownBrowser: RateRule = { name: 'log-in-known', most: 20, perSeconds: 900 };

/**
 * The family's id; undefined for a wrong password and for an unknown address alike, after the same time; the seconds to wait
 * after too many failures. A browser where somebody has signed in before counts for itself alone: whatever strangers guess,
 * the family gets in there.
 */
export const logIn =
  ({ families, accounts, passwordHasher, rateLimiter, clock }: Ports) =>
  async ({ email, password, sender, knownBrowser }: Attempt): Promise<string | { wait: number } | undefined> => {
    const found = await families.findByEmail(email);
    const counted: (readonly [RateRule, string])[] = isKnownBrowser(found?.passwordHash, knownBrowser)
      ? [[failuresInAKnownBrowser, email]]
      : [
          [failuresFromAnAddress, sender],
          [failuresOnAnAccountFromAnAddress, `${email} ${sender}`],
          [failuresOnAnAccount, email],
        ];
    // In this order, and no further than the first that refuses: who is refused counts against nobody they name.
    for (const [rule, who] of counted) {
      const wait = await rateLimiter(rule, who);
      if (wait > 0) return { wait };
    }
    const matches = await passwordHasher.matches(password, found?.passwordHash ?? null, null);
    if (!matches || found === undefined) return undefined;
    for (const [rule, who] of counted) await rateLimiter(rule, who, -1);
    // Only now is the password known: what was made with weaker parameters is made anew.
    if (passwordHasher.isOutdated(found.passwordHash)) {
      await accounts.changePassword(found.familyId, await passwordHasher.hash(password, found.familyId), clock());
    }
    return found.familyId;
  };
