import type { Database } from './adapters/database/database.ts';
import { ratingRepository } from './adapters/database/rating-repository.ts';
import type { Config } from './config.ts';
import { changeEmail } from './features/accounts/change-email.ts';
import { changePassword } from './features/accounts/change-password.ts';
import { eraseFamily } from './features/accounts/erase-family.ts';
import type { ProofPorts } from './features/accounts/prove-parent.ts';
import type { AskForPin, PinPorts } from './features/parental-controls/ask-for-pin.ts';
import { changeParentalControls } from './features/parental-controls/change-parental-controls.ts';
import { getParentalControls } from './features/parental-controls/get-parental-controls.ts';
import { rateApp } from './features/support/rate-app.ts';
import { sendMessage } from './features/support/send-message.ts';
import type { Families } from './ports/families.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mailer } from './ports/mail.ts';
import type { OneTimeTokens } from './ports/one-time-tokens.ts';

interface SettingsSurroundings {
  readonly config: Config;
  readonly database: Database;
  readonly families: Families;
  readonly fileStore: FileStore;
  readonly mailer: Mailer;
  /** The one place where mail is kept, even where a mail server takes the letters. */
  readonly outbox: Mailer;
  /** For letters to those who run this. */
  readonly operatorsMailer: Mailer;
  readonly oneTimeTokens: OneTimeTokens;
  readonly proving: ProofPorts;
  readonly pins: PinPorts;
  readonly askForPin: AskForPin;
  readonly askToVerify: (familyId: string) => Promise<void>;
  readonly endSubscriptions: (familyId: string) => Promise<void>;
}

/** The part of the wiring behind the rows of the settings: from compose.ts, read top to bottom like it. */
export function composeSettings(surroundings: SettingsSurroundings) {
  const {
    config,
    database,
    families,
    fileStore,
    mailer,
    outbox,
    operatorsMailer,
    proving,
    pins,
    askForPin,
    oneTimeTokens,
    askToVerify,
    endSubscriptions,
  } = surroundings;
  const { rateLimiter, clock } = proving;
  const ratings = ratingRepository(database.queries);
  return {
    operations: {
      getParentalControls: getParentalControls(pins),
      changeParentalControls: changeParentalControls({ ...proving, ...pins }),
      changeEmail: changeEmail({ ...proving, families, mailer, askToVerify }),
      changePassword: changePassword({ ...proving, families, mailer, oneTimeTokens }),
      eraseFamily: eraseFamily({ ...proving, askForPin, fileStore, mailer: outbox, endSubscriptions }),
      sendMessage: sendMessage({
        families,
        mailer: operatorsMailer,
        rateLimiter,
        operator: config.contactEmail ?? 'operator@localhost',
      }),
      rateApp: rateApp({ ratings, rateLimiter, clock }),
    },
  };
}
