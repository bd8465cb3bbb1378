import type { Accounts } from '../../ports/accounts.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { isCommonPassword } from './common-password.ts';
import { findToken, type TokenPorts, takeToken } from './one-time-token.ts';

interface Ports extends TokenPorts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passwordHasher: PasswordHasher;
}

/** 'too-common' leaves the link as it is. The family whose password it now is; undefined when the link is used, old or for an address that the family has left. */
export const resetPassword =
  (ports: Ports) =>
  async ({ token: text, password }: { token: string; password: string }): Promise<string | undefined> => {
    // Looked at first: nobody makes us hash a password with a token that is worth nothing.
    const found = await findToken(ports, text, 'reset-password');
    if (found === undefined) return undefined;
    if (isCommonPassword(password, found.detail)) return 'too-common';
    const passwordHash = await ports.passwordHasher.hash(password);
    const token = await takeToken(ports, text, 'reset-password');
    if (token === undefined || token.familyId === null) return undefined;
    const { familyId, detail: email } = token;
    // Whoever has the letter has the address.
    if (!(await ports.accounts.verifyEmail(familyId, email, ports.clock()))) return undefined;
    await ports.accounts.changePassword(familyId, passwordHash, ports.clock());
    await ports.sessions.removeOthers(familyId, null);
    return familyId;
  };
