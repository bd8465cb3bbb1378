import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Passkey } from '@sagolykta/contract/passkeys';
import { Failure } from '../../../ports/failure.ts';
import type { Families } from '../../../ports/families.ts';
import type { KeptPasskey, Passkeys, PasskeyTalk } from '../../../ports/passkeys.ts';
import type { Operation } from '../../operation.ts';
import { findFamily } from '../family/find-family.ts';
import { makeToken, type TokenPorts, takeToken } from './one-time-token.ts';
import { checkAccountHolder, checkParent, type ProofPorts } from './prove-parent.ts';

export interface PasskeyPorts extends TokenPorts, ProofPorts {
  readonly families: Families;
  readonly passkeyTalk: PasskeyTalk;
}

/** Minutes for finding the finger or the key. */
export const challengeMinutes = 10;

export const listPasskeys =
  ({ passkeys }: PasskeyPorts): Operation<Endpoints['listPasskeys']> =>
  async ({ familyId }) =>
    (await passkeys.list(familyId)).map(passkeyView);

export const beginPasskey =
  (ports: PasskeyPorts): Operation<Endpoints['beginPasskey']> =>
  async ({ familyId, sid, body: { password } }) => {
    await checkAccountHolder(ports, { familyId, sid, password });
    const { email } = await findFamily(ports.families, familyId);
    const challenge = await makeToken(ports, { purpose: 'passkey-register', familyId, detail: '' }, challengeMinutes);
    const known = await ports.passkeys.list(familyId);
    return { options: await ports.passkeyTalk.registrationOptions({ challenge, familyId, email: email ?? '', known }) };
  };

export const addPasskey =
  (ports: PasskeyPorts): Operation<Endpoints['addPasskey']> =>
  async ({ familyId, body: { name, response } }) => {
    const credential = await ports.passkeyTalk.readRegistration(response, async (challenge) => {
      const token = await takeToken(ports, challenge, 'passkey-register');
      return token?.familyId === familyId;
    });
    if (credential === undefined) throw new Failure('passkey-refused');
    if (!(await ports.passkeys.add(familyId, { ...credential, name }, ports.clock())))
      throw new Failure('passkey-refused');
    return findPasskey(ports.passkeys, { familyId, id: credential.id });
  };

export const renamePasskey =
  ({ passkeys }: PasskeyPorts): Operation<Endpoints['renamePasskey']> =>
  async ({ familyId, params: { id }, body: { name } }) => {
    if (!(await passkeys.rename({ familyId, id }, name))) throw new Failure('not-found');
    return findPasskey(passkeys, { familyId, id });
  };

export const removePasskey =
  (ports: PasskeyPorts): Operation<Endpoints['removePasskey']> =>
  async ({ familyId, sid, params: { id } }) => {
    await checkParent(ports, { familyId, sid });
    if (!(await ports.passkeys.remove({ familyId, id }))) throw new Failure('not-found');
  };

async function findPasskey(passkeys: Passkeys, key: { familyId: string; id: string }): Promise<Passkey> {
  const found = (await passkeys.list(key.familyId)).find(({ id }) => id === key.id);
  if (found === undefined) throw new Failure('not-found');
  return passkeyView(found);
}

function passkeyView({ id, name, createdAt, usedAt }: KeptPasskey): Passkey {
  return { id, name, createdAt, usedAt };
}
