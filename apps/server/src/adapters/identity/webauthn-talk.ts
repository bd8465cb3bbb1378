import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyCredential, PasskeyTalk } from '../../ports/passkeys.ts';

/** Read when the first passkey is: with its certificates it is larger than the rest of the sign-in. */
const webauthn = () => import('@simplewebauthn/server');

/** COSE: EdDSA, ES256, RS256; what phones and keys sign with. */
const algorithms = [-8, -7, -257];

/** For the site at this address alone: a passkey made elsewhere, or shown to a page elsewhere, is not believed. */
export function webauthnTalk(origin: string): PasskeyTalk {
  const rpID = new URL(origin).hostname;
  return {
    registrationOptions: async ({ challenge, familyId, email, known }) => ({
      ...(await (
        await webauthn()
      ).generateRegistrationOptions({
        rpName: 'Sagolykta',
        rpID,
        userID: Buffer.from(familyId),
        userName: email,
        challenge: Buffer.from(challenge, 'base64url'),
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsFrom(transports) })),
      })),
    }),

    readRegistration: async (response, takeChallenge) => {
      try {
        const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: takeChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          supportedAlgorithmIDs: algorithms,
        });
        if (!verified || registrationInfo === undefined) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
      } catch {
        return undefined;
      }
    },

    entryOptions: async (challenge) => ({
      ...(await (
        await webauthn()
      ).generateAuthenticationOptions({
        rpID,
        challenge: Buffer.from(challenge, 'base64url'),
        userVerification: 'required',
      })),
    }),

    claimedId: ({ id }) => (typeof id === 'string' ? id : ''),

    readEntry: async (response, credential, takeChallenge) => {
      try {
        const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: takeChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: credentialFrom(credential),
        });
        return verified ? authenticationInfo.newCounter : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function credentialFrom({ id, publicKey, counter, transports }: PasskeyCredential) {
  const key = Uint8Array.from(Buffer.from(publicKey, 'base64url'));
  return { id, publicKey: key, counter, transports: transportsFrom(transports) };
}

/** The browser's own words, which we only hand back to it. */
function transportsFrom(transports: readonly string[]): AuthenticatorTransport[] {
  return [...transports] as AuthenticatorTransport[];
}
