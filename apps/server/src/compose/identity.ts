import { join } from 'node:path';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import { externalIdentityRepository } from '../adapters/database/external-identity-repository.ts';
import { oneTimeTokenRepository } from '../adapters/database/one-time-token-repository.ts';
import { passkeyRepository } from '../adapters/database/passkey-repository.ts';
import { webauthnTalk } from '../adapters/identity/webauthn-talk.ts';
import { readOutbox } from '../adapters/mail/read-outbox.ts';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/loopback.ts';
import { askToVerify } from '../features/accounts/email/ask-to-verify.ts';
import { sendVerification } from '../features/accounts/email/send-verification.ts';
import { verifyEmail } from '../features/accounts/email/verify-email.ts';
import { askForPasskey, enterByPasskey } from '../features/accounts/enter/enter-by-passkey.ts';
import { askProvider, enterByProvider } from '../features/accounts/enter/enter-by-provider.ts';
import { logIn } from '../features/accounts/enter/log-in.ts';
import { registerFamily } from '../features/accounts/enter/register-family.ts';
import { askForReset } from '../features/accounts/password/ask-for-reset.ts';
import { lookAtReset, resetPassword } from '../features/accounts/password/reset-password.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../features/accounts/proof/passkeys.ts';
import { getProof, proveParent } from '../features/accounts/proof/prove-parent.ts';
import { endOtherSessions } from '../features/accounts/sessions/end-other-sessions.ts';
import { listSessions } from '../features/accounts/sessions/list-sessions.ts';
import type { Ground } from './ground.ts';

/** Who somebody is. */
export async function composeIdentity(ground: Ground) {
  const { config, database, families, accounts, sessions, mailer, passwordHasher, rateLimiter, chance, clock } = ground;
  const { pins, askForPin } = ground;
  const oneTimeTokens = oneTimeTokenRepository(database.queries);
  const tokens = { oneTimeTokens, chance, clock };
  // For links in letters. Never the Host header of a request: a stranger could choose it.
  const publicAddress = config.origin ?? `http://127.0.0.1:${config.port}`;

  const letters = { ...tokens, families, mailer, publicAddress };
  const verifying = askToVerify(letters);
  const passkeys = passkeyRepository(database.queries);
  // A passkey belongs to a name, never to a number: at home that name is localhost.
  const passkeyTalk = webauthnTalk(config.origin ?? `http://localhost:${config.port}`);
  const resetting = { ...tokens, accounts, families, passkeys, passwordHasher };
  const proving = { accounts, passwordHasher, rateLimiter, passkeys, sessions, clock };
  const withPasskeys = { ...tokens, ...proving, families, passkeyTalk };
  const entering = enterByPasskey(withPasskeys);
  const atProvider = config.openIdConnect && {
    ...tokens,
    identityProvider: (await import('../adapters/identity/openid-connect.ts')).openIdConnect({
      ...config.openIdConnect,
      callback: publicAddress + pageRoutes.comeFromProvider.path,
    }),
    externalIdentities: externalIdentityRepository(database.queries),
  };
  return {
    publicAddress,
    oneTimeTokens,
    askToVerify: verifying,
    proving,
    operations: {
      getProof: getProof(proving),
      proveParent: proveParent({ ...proving, ...pins, enterByPasskey: entering }),
      sendVerification: sendVerification({ askToVerify: verifying, rateLimiter }),
      listSessions: listSessions({ sessions, clock }),
      endOtherSessions: endOtherSessions({ sessions }),
      listPasskeys: listPasskeys(withPasskeys),
      beginPasskey: beginPasskey(withPasskeys),
      addPasskey: addPasskey(withPasskeys),
      renamePasskey: renamePasskey(withPasskeys),
      removePasskey: removePasskey(withPasskeys),
    },
    door: {
      logIn: logIn({ families, accounts, passwordHasher, rateLimiter, clock }),
      passwordOf: accounts.passwordOf,
      askForPin,
      registerFamily: registerFamily({ families, pins, askForPin, passwordHasher, chance, clock }),
      provider:
        atProvider === undefined
          ? null
          : { askProvider: askProvider(atProvider), enterByProvider: enterByProvider(atProvider) },
      askToVerify: verifying,
      askForReset: askForReset(letters),
      resetPassword: resetPassword(resetting),
      lookAtReset: lookAtReset(resetting),
      askForPasskey: askForPasskey(withPasskeys),
      enterByPasskey: entering,
      verifyEmail: verifyEmail({ ...tokens, accounts }),
      readOutbox: isAtHome(config) ? readOutbox(join(config.dataDir, 'outbox')) : null,
    },
  };
}

/** Somebody who tries it on their own machine: nobody else can reach it. */
function isAtHome({ host, origin, mail }: Config): boolean {
  return mail === undefined && origin === undefined && isLoopback(host);
}
