import { ratingRepository } from '../adapters/database/rating-repository.ts';
import { changeEmail } from '../features/accounts/email/change-email.ts';
import { eraseFamily } from '../features/accounts/family/erase-family.ts';
import { changePassword } from '../features/accounts/password/change-password.ts';
import type { ProofPorts } from '../features/accounts/proof/prove-parent.ts';
import { changeParentalControls } from '../features/parental-controls/change-parental-controls.ts';
import { getParentalControls } from '../features/parental-controls/get-parental-controls.ts';
import { rateApp } from '../features/support/rate-app.ts';
import { sendMessage } from '../features/support/send-message.ts';
import type { OneTimeTokens } from '../ports/one-time-tokens.ts';
import type { Ground } from './ground.ts';

interface Neighbours {
  readonly oneTimeTokens: OneTimeTokens;
  readonly proving: ProofPorts;
  readonly askToVerify: (familyId: string) => Promise<void>;
  readonly endSubscriptions: (familyId: string) => Promise<void>;
}

/** What is behind the rows of the settings. */
export function composeSettings(ground: Ground, { oneTimeTokens, proving, askToVerify, endSubscriptions }: Neighbours) {
  const { config, database, families, fileStore, mailer, outbox, postman, pins, askForPin, rateLimiter, clock } =
    ground;
  const ratings = ratingRepository(database.queries);
  return {
    operations: {
      getParentalControls: getParentalControls(pins),
      changeParentalControls: changeParentalControls({ ...proving, ...pins }),
      changeEmail: changeEmail({ ...proving, families, memberships: ground.memberships, mailer, askToVerify }),
      changePassword: changePassword({ ...proving, families, mailer, oneTimeTokens }),
      eraseFamily: eraseFamily({ ...proving, askForPin, fileStore, mailer: outbox, endSubscriptions }),
      sendMessage: sendMessage({
        families,
        // Without an address to send to, what families write waits in the outbox.
        mailer: config.contactEmail === undefined ? outbox : postman,
        rateLimiter,
        operator: config.contactEmail ?? 'operator@localhost',
      }),
      rateApp: rateApp({ ratings, rateLimiter, clock }),
    },
  };
}
