import type { Accounts } from '../../../ports/accounts.ts';
import type { Families } from '../../../ports/families.ts';
import type { Passkeys } from '../../../ports/passkeys.ts';
import type { PasswordHasher } from '../../../ports/password-hasher.ts';
import { findToken, type TokenPorts, takeToken } from '../proof/one-time-token.ts';
import { isCommonPassword } from './common-password.ts';

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

type ResetOutcome =
  /** The family whose password it now is. */
  | { readonly kind: 'reset'; readonly familyId: string }
  /** The password is easy to guess: the link is left as it is. */
  | { readonly kind: 'too-common' }
  /** The link is used, old, or for an address that the family has left. */
  | { readonly kind: 'old-link' };

const oldLink = { kind: 'old-link' } as const;

export const resetPassword =
  (ports: Ports) =>
  async ({ token: text, password, withPasskeys }: Reset): Promise<ResetOutcome> => {
    // Looked at first: nobody makes us hash a password with a token that is worth nothing.
    const found = await findToken(ports, text, 'reset-password');
    if (found === undefined) return oldLink;
    if (isCommonPassword(password, found.detail)) return { kind: 'too-common' };
    const passwordHash = await ports.passwordHasher.hash(password, found.familyId);
    const token = await takeToken(ports, text, 'reset-password');
    if (token === undefined || token.familyId === null) return oldLink;
    const { familyId, detail: email } = token;
    const isReset = await ports.accounts.reset(familyId, { email, passwordHash, withPasskeys }, ports.clock());
    return isReset ? { kind: 'reset', familyId } : oldLink;
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
