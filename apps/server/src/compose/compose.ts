import { fileURLToPath } from 'node:url';
import { addressOf } from '@sagolykta/contract/client';
import { endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../adapters/database/database.ts';
import { checkMigrated } from '../adapters/database/migrate.ts';
import type { Config } from '../config/config.ts';
import { buildApp } from '../http/app.ts';
import { readBuiltWeb } from '../http/built-web.ts';
import type { Operations } from '../http/serve-endpoints.ts';
import { composeBooks } from './books.ts';
import { composeChildren } from './children.ts';
import { composeFamilies } from './families.ts';
import { composeFamilySharing } from './family-sharing.ts';
import { layGround } from './ground.ts';
import { composeIdentity } from './identity.ts';
import { composeMending } from './mending.ts';
import { composeNarration } from './narration.ts';
import { composeOutsideHelp } from './outside-help.ts';
import { composePaintings } from './paintings.ts';
import { composePayments } from './payments.ts';
import { composeReading } from './reading.ts';
import { composeRecordings } from './recordings.ts';
import type { Replacements } from './replacements.ts';
import { composeSettings } from './settings.ts';
import { composeStories } from './stories.ts';
import { composeStoryWriting } from './story-writing.ts';
import { composeWishes } from './wishes.ts';

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

const builtWebFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const homeCalls = [endpoints.getUser, endpoints.listChildProfiles, endpoints.getUserStats, endpoints.listStories];

/** The only wiring: the ground, each part of the house on it, the app; from top to bottom. */
export async function compose(config: Config, replacements: Replacements = {}): Promise<Composition> {
  const ground = await layGround(config, replacements);
  const { database, telemetry } = ground;

  const identity = await composeIdentity(ground);
  const families = composeFamilies(ground, identity);
  const children = composeChildren(ground);
  const payments = await composePayments(ground, replacements.stripeAddress);
  const settings = composeSettings(ground, { ...identity, endSubscriptions: payments.endSubscriptions });
  const wishes = composeWishes(ground);
  const narration = composeNarration(ground);
  const recording = composeRecordings(ground);
  const painting = composePaintings(ground);
  const writing = composeStoryWriting(ground, { easel: painting.easel, modelWriter: replacements.modelWriter });
  const stories = composeStories(ground, { painting, writing, wishes, storyWriter: replacements.storyWriter });
  const reading = composeReading(ground);
  const mending = composeMending(ground);
  const books = composeBooks(ground);
  const familySharing = composeFamilySharing(ground, identity);
  const outsideHelp = composeOutsideHelp(ground, {
    writer: writing.modelWriter,
    voice: narration.narrator,
    painter: painting.painter,
  });

  const operations: Operations = {
    ...families.operations,
    ...children.operations,
    ...identity.operations,
    ...payments.operations,
    ...settings.operations,
    ...wishes.operations,
    ...narration.operations,
    ...recording.operations,
    ...painting.operations,
    ...writing.operations,
    ...stories.operations,
    ...reading.operations,
    ...mending.operations,
    ...books.operations,
    ...familySharing.operations,
    ...outsideHelp.operations,
  };

  const app = await buildApp({
    logger: ground.logger,
    origin: config.origin,
    trustedProxies: config.trustedProxies,
    operations,
    quick: stories.quick,
    families: ground.families,
    sessions: ground,
    rateLimiter: ground.rateLimiter,
    memberships: ground.memberships,
    ...identity.door,
    ...familySharing.door,
    startGuest: families.startGuest,
    claimCheckout: payments.claimCheckout,
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
    sweepForgotten: families.sweepForgotten,
    sweepOrphans: families.sweepOrphans,
    sweepSubscriptions: payments.sweepSubscriptions,
    takeUpStories: writing.desk.takeUp,
  };
}
