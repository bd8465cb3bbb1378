import * as client from 'openid-client';
import { z } from 'zod';
import { Failure } from '../../ports/failure.ts';
import type { ExternalPerson, IdentityProvider } from '../../ports/identity-provider.ts';

interface OpenIdConnectOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly callback: string;
}

/** Seconds that the provider may be silent. */
const patience = 10;

const remembered = z.strictObject({ nonce: z.string(), verifier: z.string() });
const about = z.object({
  email: z.email().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().max(60).optional().catch(undefined),
  family_name: z.string().max(60).optional().catch(undefined),
});
const claims = about.extend({ iss: z.string(), sub: z.string() });

/** The authorization code flow with PKCE, state and nonce. */
export function openIdConnect({ issuer, clientId, clientSecret, callback }: OpenIdConnectOptions): IdentityProvider {
  let known: Promise<client.Configuration> | undefined;
  const discovered = async () => {
    known ??= discover(issuer, clientId, clientSecret);
    try {
      return await known;
    } catch {
      // Asked again the next time.
      known = undefined;
      throw new Failure('unavailable', { retryAfter: 30 });
    }
  };
  return {
    prepare: () => JSON.stringify({ nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }),

    addressFor: async (state, kept) => {
      const { nonce, verifier } = remembered.parse(JSON.parse(kept));
      const address = client.buildAuthorizationUrl(await discovered(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },

    whoCameBack: async (search, { state, remembered: kept }) => {
      const { nonce, verifier } = remembered.parse(JSON.parse(kept));
      const configuration = await discovered();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, new URL(callback + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const told = claims.parse(tokens.claims());
        const more = await client.fetchUserInfo(configuration, tokens.access_token, told.sub);
        return personFrom({ ...told, ...about.parse(more) });
      } catch {
        return undefined;
      }
    },
  };
}

function discover(issuer: string, clientId: string, clientSecret: string): Promise<client.Configuration> {
  const address = new URL(issuer);
  // A provider on this machine or in the house's own network may speak plain http; the operator has said so.
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(address, clientId, clientSecret, undefined, { execute, timeout: patience });
}

function personFrom(told: z.infer<typeof claims>): ExternalPerson {
  return {
    issuer: told.iss,
    subject: told.sub,
    email: told.email_verified === true ? (told.email?.toLowerCase() ?? null) : null,
    firstName: told.given_name ?? null,
    lastName: told.family_name ?? null,
  };
}
