import type { Accounts } from '../../ports/accounts.ts';
import type { Families } from '../../ports/families.ts';
import type { Passkeys } from '../../ports/passkeys.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import { isCommonPassword } from './common-password.ts';
import { findToken, type TokenPorts, takeToken } from './one-time-token.ts';

interface Ports extends TokenPorts {
  readonly accounts: Accounts;
  readonly families: Families;
  readonly passkeys: Passkeys;
  readonly passwordHasher: PasswordHasher;
}

interface Reset {
  readonly token: string;
  readonly password: string;
  /** The passkeys shall go, too. */
  readonly withPasskeys: boolean;
}

/** 'too-common' leaves the link as it is. The family whose password it now is; undefined when the link is used, old or for an address that the family has left. */
export const resetPassword =
  (ports: Ports) =>
  async ({ token: text, password, withPasskeys }: Reset): Promise<string | undefined> => {
    // Looked at first: nobody makes us hash a password with a token that is worth nothing.
    const found = await findToken(ports, text, 'reset-password');
    if (found === undefined) return undefined;
    if (isCommonPassword(password, found.detail)) return 'too-common';
    const passwordHash = await ports.passwordHasher.hash(password, found.familyId);
    const token = await takeToken(ports, text, 'reset-password');
    if (token === undefined || token.familyId === null) return undefined;
    const { familyId, detail: email } = token;
    const isReset = await ports.accounts.reset(familyId, { email, passwordHash, withPasskeys }, ports.clock());
    return isReset ? familyId : undefined;
  };

/** What the page behind the link must tell before a new password is chosen; undefined for a link that works no more. */
export const lookAtReset =
  (ports: Ports) =>
  async (text: string): Promise<{ passkeys: readonly string[]; isVerified: boolean } | undefined> => {
    const token = await findToken(ports, text, 'reset-password');
    const family = typeof token?.familyId === 'string' ? await ports.families.find(token.familyId) : undefined;
    if (family === undefined) return undefined;
    const passkeys = await ports.passkeys.list(family.id);
    return { passkeys: passkeys.map(({ name }) => name), isVerified: family.isEmailVerified };
  };
