import { join } from 'node:path';
import { ownLibrary } from '@sagolykta/library/own-library';
import { accountRepository } from '../adapters/database/account-repository.ts';
import { childProfileRepository } from '../adapters/database/child-profile-repository.ts';
import { consentRepository } from '../adapters/database/consent-repository.ts';
import { familyRepository } from '../adapters/database/family-repository.ts';
import { invitationRepository } from '../adapters/database/invitation-repository.ts';
import { membershipRepository } from '../adapters/database/membership-repository.ts';
import { migrate } from '../adapters/database/migrate.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import { parentalControlsRepository } from '../adapters/database/parental-controls-repository.ts';
import { recordingRepository } from '../adapters/database/recording-repository.ts';
import { sessionRepository } from '../adapters/database/session-repository.ts';
import { storyRepository } from '../adapters/database/story-repository.ts';
import { localFileStore } from '../adapters/file-store/local-file-store.ts';
import { s3FileStore } from '../adapters/file-store/s3-file-store.ts';
import { argon2Hasher } from '../adapters/identity/argon2-hasher.ts';
import { embeddedIllustrator } from '../adapters/illustrator/embedded-illustrator.ts';
import { rememberDrawings } from '../adapters/illustrator/remember-drawings.ts';
import { jsonLogger } from '../adapters/logger.ts';
import { outboxMailer } from '../adapters/mail/outbox-mailer.ts';
import { databaseRateLimiter } from '../adapters/rate-limiter/database-rate-limiter.ts';
import { memoryRateLimiter } from '../adapters/rate-limiter/memory-rate-limiter.ts';
import { systemChance } from '../adapters/system-chance.ts';
import type { Config } from '../config/config.ts';
import { limitLetters } from '../features/limit-letters.ts';
import { askForPin } from '../features/parental-controls/ask-for-pin.ts';
import type { Replacements } from './replacements.ts';
import { openTelemetry } from './telemetry.ts';

/** What more than one part of the house stands on. */
export type Ground = Awaited<ReturnType<typeof layGround>>;

export async function layGround(config: Config, replacements: Replacements) {
  const logger = jsonLogger(config.logLevel);
  const library = ownLibrary();
  const telemetry = await openTelemetry(config);
  const chance = systemChance;
  const clock = replacements.clock ?? (() => new Date());

  const database = openDatabase(config, (error) => logger.warn({ err: error }, 'connection lost'));
  await migrate(database);
  const families = familyRepository(database.queries);
  const childProfiles = childProfileRepository(database);
  const stories = storyRepository(database);
  const recordings = recordingRepository(database.queries);
  const memberships = { ...membershipRepository(database.queries), ...invitationRepository(database.queries) };
  const sessions = sessionRepository(database.queries);
  const accounts = accountRepository(database);
  const consents = consentRepository(database.queries);
  const parentalControls = parentalControlsRepository(database.queries);

  // SQLite's one process counts in memory; whoever shares the database counts there.
  const ownRateLimiter = () =>
    config.databaseUrl === undefined && config.workers === 1
      ? memoryRateLimiter(clock)
      : databaseRateLimiter(database.queries, clock);
  const rateLimiter = replacements.rateLimiter ?? ownRateLimiter();
  const passwordHasher = replacements.passwordHasher ?? argon2Hasher();
  const fileStore = config.s3 === undefined ? localFileStore(join(config.dataDir, 'files')) : s3FileStore(config.s3);
  const illustrator = rememberDrawings(replacements.illustrator ?? embeddedIllustrator());

  /** The one place where mail is kept, even where a mail server takes the letters. */
  const outbox = outboxMailer({ folder: join(config.dataDir, 'outbox'), chance, clock });
  const postman =
    config.mail === undefined ? outbox : (await import('../adapters/mail/smtp-mailer.ts')).smtpMailer(config.mail);
  const mailer = limitLetters({ mailer: postman, rateLimiter, families });

  const pins = { parentalControls, passwordHasher, rateLimiter, sessions, clock };
  const repositories = {
    families,
    childProfiles,
    stories,
    recordings,
    memberships,
    sessions,
    accounts,
    consents,
    parentalControls,
  };
  return {
    ...repositories,
    config,
    logger,
    library,
    telemetry,
    chance,
    clock,
    database,
    rateLimiter,
    passwordHasher,
    fileStore,
    illustrator,
    outbox,
    postman,
    mailer,
    pins,
    askForPin: askForPin(pins),
  };
}
