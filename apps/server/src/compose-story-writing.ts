import type { Library } from '@sagolykta/storyteller';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './adapters/database/database.ts';
import { modelSpendingRepository } from './adapters/database/model-spending-repository.ts';
import { storyWorkRepository } from './adapters/database/story-work-repository.ts';
import { modelStoryWriter } from './adapters/story-writer/model-story-writer.ts';
import { openTextModel } from './adapters/story-writer/open-text-model.ts';
import type { Config } from './config.ts';
import type { Easel } from './features/paintings/easel.ts';
import { followStory } from './features/stories/follow-story.ts';
import { storyNews } from './features/stories/story-news.ts';
import { storyDesk } from './features/stories/work-on-stories.ts';
import { chooseStoryWriter } from './features/story-writer/choose-story-writer.ts';
import { getStoryWriter } from './features/story-writer/get-story-writer.ts';
import { isLoopback } from './payments-config.ts';
import type { Chance } from './ports/chance.ts';
import type { Clock } from './ports/clock.ts';
import type { Consents } from './ports/consents.ts';
import type { Illustrator } from './ports/illustrator.ts';
import type { Stories } from './ports/stories.ts';
import type { ModelWriter } from './ports/story-writer.ts';

interface WritingSurroundings {
  readonly library: Library;
  readonly config: Config;
  readonly database: Database;
  readonly stories: Stories;
  readonly consents: Consents;
  readonly illustrator: Illustrator;
  readonly chance: Chance;
  readonly clock: Clock;
  /** Whoever paints a story when it is whole. */
  readonly easel: Easel;
  readonly logger: FastifyBaseLogger;
  /** A test's own, in place of the configured one. */
  readonly modelWriter: ModelWriter | undefined;
}

/** The part of the wiring behind stories that take a while: from compose.ts, read top to bottom like it. */
export function composeStoryWriting(surroundings: WritingSurroundings) {
  const { database, stories, consents, illustrator, chance, clock, logger } = surroundings;
  const news = storyNews();
  const modelWriter = surroundings.modelWriter ?? configuredWriter(surroundings);
  const desk = storyDesk({
    storyWork: storyWorkRepository(database.queries),
    modelWriter,
    news,
    chance,
    clock,
    onFinished: surroundings.easel.begin,
    report: (event, error) => {
      if (error === undefined) logger.warn(event, 'told by our own storyteller');
      else logger.error({ ...event, err: error }, 'told by our own storyteller');
    },
  });
  return {
    modelWriter,
    desk,
    /** Before the server closes: nobody waits any more, and unfinished stories are anybody's. */
    stop: async () => {
      news.close();
      await desk.stop();
    },
    operations: {
      getStoryWriter: getStoryWriter({ modelWriter, consents }),
      chooseStoryWriter: chooseStoryWriter({ modelWriter, consents, chance, clock }),
      followStory: followStory({ stories, illustrator, news, desk, clock }),
    },
  };
}

function configuredWriter({ config, database, clock, library }: WritingSurroundings): ModelWriter | undefined {
  const { storyModel } = config;
  if (storyModel === undefined) return undefined;
  return modelStoryWriter({
    library,
    name: storyModel.model,
    isLocal: isLoopback(URL.parse(storyModel.baseUrl ?? '')?.hostname ?? ''),
    openModel: () => openTextModel(storyModel),
    spending: modelSpendingRepository(database.queries),
    prices: storyModel.prices,
    dailyDollars: storyModel.dailyDollars,
    deadlines: storyModel.deadlines,
    clock,
  });
}
