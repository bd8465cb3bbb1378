import type { Passkeys, PasskeyTalk } from '../../../ports/passkeys.ts';
import { makeToken, type TokenPorts, takeToken } from '../proof/one-time-token.ts';
import { challengeMinutes } from '../proof/passkeys.ts';

interface Ports extends TokenPorts {
  readonly passkeys: Passkeys;
  readonly passkeyTalk: PasskeyTalk;
}

/** What a browser needs to look for a passkey of this site. */
export const askForPasskey = (ports: Ports) => async (): Promise<Record<string, unknown>> => {
  const challenge = await makeToken(ports, { purpose: 'passkey-enter', familyId: null, detail: '' }, challengeMinutes);
  return ports.passkeyTalk.entryOptions(challenge);
};

/** The family whose passkey answered; undefined when it is unknown, removed, or the answer is old, used or not its own. */
export const enterByPasskey =
  (ports: Ports) =>
  async (response: Record<string, unknown>): Promise<string | undefined> => {
    const passkey = await ports.passkeys.findCredential(ports.passkeyTalk.claimedId(response));
    if (passkey === undefined) return undefined;
    const counter = await ports.passkeyTalk.readEntry(
      response,
      passkey,
      async (challenge) => (await takeToken(ports, challenge, 'passkey-enter')) !== undefined,
    );
    if (counter === undefined) return undefined;
    await ports.passkeys.markUsed(passkey, counter, ports.clock());
    return passkey.familyId;
  };
