import type { LogInForm } from '@sagolykta/contract/sign-in';
import type { Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Families } from '../../ports/families.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';

interface Ports {
  readonly families: Families;
  readonly accounts: Pick<Accounts, 'changePassword'>;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}

/** The family's id; undefined for a wrong password and for an unknown address alike, after the same time. */
export const logIn =
  ({ families, accounts, passwordHasher, clock }: Ports) =>
  async ({ email, password }: Pick<LogInForm, 'email' | 'password'>): Promise<string | undefined> => {
    const found = await families.findByEmail(email);
    const matches = await passwordHasher.matches(password, found?.passwordHash ?? null);
    if (!matches || found === undefined) return undefined;
    // Only now is the password known: what was made with weaker parameters is made anew.
    if (passwordHasher.isOutdated(found.passwordHash)) {
      await accounts.changePassword(found.familyId, await passwordHasher.hash(password), clock());
    }
    return found.familyId;
  };
