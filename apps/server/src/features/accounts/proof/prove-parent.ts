import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../../ports/clock.ts';
import { Failure } from '../../../ports/failure.ts';
import type { Passkeys } from '../../../ports/passkeys.ts';
import type { Sessions } from '../../../ports/sessions.ts';
import type { Operation } from '../../operation.ts';
import { type PinPorts, provePin } from '../../parental-controls/ask-for-pin.ts';
import { checkPassword, type PasswordCheckPorts } from '../password/check-password.ts';

export interface ProofPorts extends PasswordCheckPorts {
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly clock: Clock;
}

/** Long enough to fill in a form, short enough that a phone left on the sofa has forgotten it. */
const proofMinutes = 5;

export const getProof =
  ({ accounts, passkeys }: ProofPorts): Operation<Endpoints['getProof']> =>
  async ({ familyId }) => ({
    hasPassword: (await accounts.passwordOf(familyId)) !== undefined,
    hasPasskey: (await passkeys.list(familyId)).length > 0,
  });

export const proveParent =
  ({
    enterByPasskey,
    ...ports
  }: PinPorts &
    ProofPorts & {
      /** The family whose passkey answered. */
      readonly enterByPasskey: (response: Record<string, unknown>) => Promise<string | undefined>;
    }): Operation<Endpoints['proveParent']> =>
  async ({ session: { accountId, familyId }, sid, body: { password, passkey, pin } }) => {
    if (pin !== undefined) await provePin(ports, { familyId, sid }, pin);
    else if (passkey === undefined) await checkPassword(ports, accountId, password ?? null);
    else if ((await enterByPasskey(passkey)) !== accountId) throw new Failure('passkey-refused');
    if (sid !== null && pin === undefined) await ports.sessions.prove(sid, 'parent', ports.clock());
  };

interface Asked {
  readonly familyId: string;
  readonly sid: string | null;
  readonly password?: string | null | undefined;
}

/**
 * The password, given now, or a proof that this session gave in the last minutes. A family with neither password nor passkey
 * has nothing but its session to show. Throws Failure 'wrong-password', 'too-many-requests' or 'proof-needed'.
 */
export async function checkParent(ports: ProofPorts, { familyId, sid, password }: Asked): Promise<void> {
  if (typeof password === 'string') return checkPassword(ports, familyId, password);
  if (sid !== null && (await isProved(ports, sid))) return;
  const hasPassword = (await ports.accounts.passwordOf(familyId)) !== undefined;
  if (hasPassword || (await ports.passkeys.list(familyId)).length > 0) throw new Failure('proof-needed');
}

/** The same, for what only an account with a password has. */
export async function checkAccountHolder(ports: ProofPorts, asked: Asked): Promise<void> {
  if ((await ports.accounts.passwordOf(asked.familyId)) === undefined) throw new Failure('wrong-password');
  await checkParent(ports, asked);
}

async function isProved({ sessions, clock }: ProofPorts, sid: string): Promise<boolean> {
  const { parent: provedAt } = await sessions.proofs(sid);
  return provedAt !== null && clock().getTime() - Date.parse(provedAt) < proofMinutes * 60_000;
}
