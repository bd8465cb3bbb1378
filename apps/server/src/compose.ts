import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@sagolykta/contract/client';
import { endpoints } from '@sagolykta/contract/endpoints';
import { ownLibrary } from '@sagolykta/library/own-library';
import type { FastifyInstance } from 'fastify';
import { accountRepository } from './adapters/database/account-repository.ts';
import { childProfileRepository } from './adapters/database/child-profile-repository.ts';
import { consentRepository } from './adapters/database/consent-repository.ts';
import type { Database } from './adapters/database/database.ts';
import { familyRecordRepository } from './adapters/database/family-record-repository.ts';
import { familyRepository } from './adapters/database/family-repository.ts';
import { checkMigrated, migrate } from './adapters/database/migrate.ts';
import { openDatabase } from './adapters/database/open-database.ts';
import { parentalControlsRepository } from './adapters/database/parental-controls-repository.ts';
import { retentionRepository } from './adapters/database/retention-repository.ts';
import { sessionRepository } from './adapters/database/session-repository.ts';
import { storyRepository } from './adapters/database/story-repository.ts';
import { localFileStore } from './adapters/file-store/local-file-store.ts';
import { s3FileStore } from './adapters/file-store/s3-file-store.ts';
import { argon2Hasher } from './adapters/identity/argon2-hasher.ts';
import { embeddedIllustrator } from './adapters/illustrator/embedded-illustrator.ts';
import { rememberDrawings } from './adapters/illustrator/remember-drawings.ts';
import { jsonLogger } from './adapters/logger.ts';
import { outboxMailer } from './adapters/mail/outbox-mailer.ts';
import type { StripeAddress } from './adapters/payments/stripe/open-stripe.ts';
import { sharpPhotoReader } from './adapters/photo-reader/sharp-photo-reader.ts';
import { resvgRasterizer } from './adapters/rasterizer/resvg-rasterizer.ts';
import { databaseRateLimiter } from './adapters/rate-limiter/database-rate-limiter.ts';
import { memoryRateLimiter } from './adapters/rate-limiter/memory-rate-limiter.ts';
import { embeddedStoryWriter } from './adapters/story-writer/embedded-story-writer.ts';
import { systemChance } from './adapters/system-chance.ts';
import { composeIdentity } from './compose-identity.ts';
import { composeNarration } from './compose-narration.ts';
import { composePaintings } from './compose-paintings.ts';
import { composePayments } from './compose-payments.ts';
import { composeSettings } from './compose-settings.ts';
import { composeStoryWriting } from './compose-story-writing.ts';
import { composeTelemetry } from './compose-telemetry.ts';
import { composeWishes } from './compose-wishes.ts';
import type { Config } from './config.ts';
import { getUser } from './features/accounts/get-user.ts';
import { checkParent } from './features/accounts/prove-parent.ts';
import { startGuest } from './features/accounts/start-guest.ts';
import { updatePreferences } from './features/accounts/update-preferences.ts';
import { createChildProfile } from './features/child-profiles/create-child-profile.ts';
import { deleteChildProfile } from './features/child-profiles/delete-child-profile.ts';
import { keepPhoto } from './features/child-profiles/keep-photo.ts';
import { listChildProfiles } from './features/child-profiles/list-child-profiles.ts';
import { previewLook } from './features/child-profiles/preview-look.ts';
import { removePhoto } from './features/child-profiles/remove-photo.ts';
import { setActiveChildProfile } from './features/child-profiles/set-active-child-profile.ts';
import { showPhoto } from './features/child-profiles/show-photo.ts';
import { updateChildProfile } from './features/child-profiles/update-child-profile.ts';
import { drawCover } from './features/collections/draw-cover.ts';
import { listCollections } from './features/collections/list-collections.ts';
import { listTemplates } from './features/collections/list-templates.ts';
import { limitLetters } from './features/limit-letters.ts';
import { askForPin } from './features/parental-controls/ask-for-pin.ts';
import { exportFamily } from './features/privacy/export-family.ts';
import { listProcessors } from './features/privacy/list-processors.ts';
import { sweepForgotten } from './features/privacy/sweep-forgotten.ts';
import { sweepOrphans } from './features/privacy/sweep-orphans.ts';
import { getUserStats } from './features/stats/get-user-stats.ts';
import { deleteStory } from './features/stories/delete-story.ts';
import { drawCard } from './features/stories/draw-card.ts';
import { drawEvening } from './features/stories/draw-evening.ts';
import { drawPicture } from './features/stories/draw-picture.ts';
import { generateStory } from './features/stories/generate-story.ts';
import { getStory } from './features/stories/get-story.ts';
import { listStories } from './features/stories/list-stories.ts';
import { rasterPicture } from './features/stories/raster-picture.ts';
import { recordReading } from './features/stories/record-reading.ts';
import { toggleFavorite } from './features/stories/toggle-favorite.ts';
import { buildApp } from './http/app.ts';
import { readBuiltWeb } from './http/built-web.ts';
import type { Operations } from './http/serve-endpoints.ts';
import type { Clock } from './ports/clock.ts';
import type { Illustrator } from './ports/illustrator.ts';
import type { PasswordHasher } from './ports/password-hasher.ts';
import type { RateLimiter } from './ports/rate-limiter.ts';
import type { ModelWriter, StoryWriter } from './ports/story-writer.ts';
import { processorsIn } from './processors.ts';

/** What a test may put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly storyWriter?: StoryWriter;
  readonly modelWriter?: ModelWriter;
  readonly illustrator?: Illustrator;
  readonly passwordHasher?: PasswordHasher;
  readonly rateLimiter?: RateLimiter;
  readonly stripeAddress?: StripeAddress;
  /** The folder of the built web app. */
  readonly webFolder?: string;
}

export interface Composition {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** To be called every hour: lets go of what nobody comes back for. */
  readonly sweepForgotten: () => Promise<void>;
  /** To be called every day: removes files whose family, child or story is gone. */
  readonly sweepOrphans: () => Promise<void>;
  /** To be called every hour: asks the payment provider what was missed. */
  readonly sweepSubscriptions: () => Promise<void>;
  /** To be called every few seconds: goes on with the stories that another instance, or the one before, left unfinished. */
  readonly takeUpStories: () => Promise<void>;
}

const builtWebFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const homeCalls = [endpoints.getUser, endpoints.listChildProfiles, endpoints.getUserStats, endpoints.listStories];

/** The only wiring: configuration, adapters, features, app, from top to bottom. */
export async function compose(config: Config, replacements: Replacements = {}): Promise<Composition> {
  const logger = jsonLogger(config.logLevel);
  const library = ownLibrary();

  const database = openDatabase(config, (error) => logger.warn({ err: error }, 'connection lost'));
  await migrate(database);
  const families = familyRepository(database.queries);
  const childProfiles = childProfileRepository(database);
  const stories = storyRepository(database);
  const sessions = sessionRepository(database.queries);
  const accounts = accountRepository(database);
  const consents = consentRepository(database.queries);
  const retention = retentionRepository(database);
  const familyRecords = familyRecordRepository(database.queries);

  const telemetry = await composeTelemetry(config);

  const chance = systemChance;
  const clock = replacements.clock ?? (() => new Date());
  // Only PostgreSQL is shared by several instances; SQLite's one counts in memory.
  const ownRateLimiter = () =>
    config.databaseUrl === undefined ? memoryRateLimiter(clock) : databaseRateLimiter(database.queries, clock);
  const rateLimiter = replacements.rateLimiter ?? ownRateLimiter();
  const passwordHasher = replacements.passwordHasher ?? argon2Hasher();
  const outbox = outboxMailer({ folder: join(config.dataDir, 'outbox'), chance, clock });
  const postman =
    config.mail === undefined ? outbox : (await import('./adapters/mail/smtp-mailer.ts')).smtpMailer(config.mail);
  const mailer = limitLetters({ mailer: postman, rateLimiter, families });
  const fileStore = config.s3 === undefined ? localFileStore(join(config.dataDir, 'files')) : s3FileStore(config.s3);
  const photoReader = sharpPhotoReader();
  const storyWriter = replacements.storyWriter ?? embeddedStoryWriter(library);
  const illustrator = rememberDrawings(replacements.illustrator ?? embeddedIllustrator());

  const parentalControls = parentalControlsRepository(database.queries);
  const pins = { parentalControls, passwordHasher, rateLimiter, sessions, clock };
  const pinAsked = askForPin(pins);

  const payments = await composePayments({
    askForPin: pinAsked,
    config: config.payments,
    origin: config.origin,
    stripeAddress: replacements.stripeAddress,
    database,
    families,
    mailer,
    rateLimiter,
    chance,
    clock,
    logger,
  });

  const identity = await composeIdentity({
    pins,
    askForPin: pinAsked,
    config,
    database,
    families,
    accounts,
    sessions,
    mailer,
    passwordHasher,
    rateLimiter,
    chance,
    clock,
  });

  const settings = composeSettings({
    pins,
    askForPin: pinAsked,
    config,
    database,
    families,
    fileStore,
    mailer,
    outbox,
    // Without an address to send to, what families write waits in the outbox.
    operatorsMailer: config.contactEmail === undefined ? outbox : postman,
    proving: identity.proving,
    oneTimeTokens: identity.oneTimeTokens,
    askToVerify: identity.askToVerify,
    endSubscriptions: payments.endSubscriptions,
  });

  const kept = { config, database, families, childProfiles, stories, consents, fileStore };
  const around = { ...kept, rateLimiter, chance, clock, logger };
  const narration = composeNarration(around);
  const painting = composePaintings(around);
  const writing = composeStoryWriting({
    library,
    ...around,
    illustrator,
    easel: painting.easel,
    modelWriter: replacements.modelWriter,
  });

  const wishes = composeWishes({ ...around, library, parentalControls });

  const operations: Operations = {
    ...identity.operations,
    ...writing.operations,
    ...narration.operations,
    ...painting.operations,
    ...settings.operations,
    ...payments.operations,
    ...wishes.operations,
    getUser: getUser({ families, clock }),
    getUserStats: getUserStats({ families, clock }),
    updatePreferences: updatePreferences({ families, askForPin: pinAsked, clock }),
    listChildProfiles: listChildProfiles({ childProfiles }),
    createChildProfile: createChildProfile({ childProfiles, chance, clock }),
    updateChildProfile: updateChildProfile({ childProfiles, clock }),
    setActiveChildProfile: setActiveChildProfile({ childProfiles, clock }),
    deleteChildProfile: deleteChildProfile({ childProfiles, fileStore, askForPin: pinAsked, clock }),
    removePhoto: removePhoto({ childProfiles, consents, fileStore, chance, clock }),
    listStories: listStories({ stories, illustrator }),
    getStory: getStory({ stories, illustrator, paintings: painting.paintings }),
    generateStory: generateStory({
      families,
      childProfiles,
      stories,
      parentalControls,
      familyWords: wishes.familyWords,
      telemetry,
      storyWriter,
      modelWriter: writing.modelWriter,
      consents,
      illustrator,
      rateLimiter,
      desk: writing.desk,
      easel: painting.easel,
      chance,
      clock,
    }),
    toggleFavorite: toggleFavorite({ stories, clock }),
    recordReading: recordReading({ families, stories, clock }),
    deleteStory: deleteStory({ stories, fileStore }),
    listCollections: listCollections({ illustrator, offered: wishes.offered }),
    listTemplates: listTemplates({ offered: wishes.offered }),
    listProcessors: listProcessors({ processors: processorsIn(config) }),
  };

  const rasterizer = resvgRasterizer();
  const app = await buildApp({
    logger,
    origin: config.origin,
    trustedProxies: config.trustedProxies,
    operations,
    drawPicture: drawPicture({ stories, illustrator }),
    rasterPicture: rasterPicture({ families, stories, illustrator, rasterizer, fileStore }),
    showPainting: painting.showPainting,
    drawCard: drawCard({ families, stories, illustrator, rasterizer, fileStore }),
    drawCover: drawCover({ illustrator }),
    drawEvening: drawEvening({ families, childProfiles, illustrator, clock }),
    hearPassage: narration.hearPassage,
    previewLook: previewLook({ childProfiles, illustrator, rateLimiter }),
    checkParent: (asked) => checkParent(identity.proving, asked),
    exportFamily: exportFamily({
      families,
      childProfiles,
      stories,
      familyRecords,
      fileStore,
      illustrator,
      rateLimiter,
    }),
    keepPhoto: keepPhoto({ families, childProfiles, consents, fileStore, photoReader, rateLimiter, chance, clock }),
    showPhoto: showPhoto({ childProfiles, fileStore }),
    families,
    sessions: { sessions, chance, clock },
    rateLimiter,
    ...identity.door,
    startGuest: startGuest({ families, chance, clock }),
    claimCheckout: payments.claimCheckout,
    receivePaymentEvent: payments.receivePaymentEvent,
    hasStripe: config.payments.kind === 'stripe',
    telemetry,
    checkDatabase: () => checkMigrated(database),
    isOutage: database.isOutage,
    web: readBuiltWeb(
      replacements.webFolder ?? builtWebFolder,
      homeCalls.map((call) => addressOf(call.path)),
    ),
  });
  app.addHook('preClose', writing.stop);
  app.addHook('preClose', painting.easel.stop);
  app.addHook('onClose', database.close);
  app.addHook('onClose', telemetry.close);
  return {
    app,
    database,
    sweepForgotten: sweepForgotten({ retention, fileStore, mailer: outbox, clock }),
    sweepOrphans: sweepOrphans({ families, childProfiles, stories, fileStore, mailer: outbox }),
    sweepSubscriptions: payments.sweepSubscriptions,
    takeUpStories: writing.desk.takeUp,
  };
}
