import { modelSpendingRepository } from '../adapters/database/model-spending-repository.ts';
import { storyWorkRepository } from '../adapters/database/story-work-repository.ts';
import { openTextModel } from '../adapters/model-provider/open-model.ts';
import { modelStoryWriter } from '../adapters/story-writer/model-story-writer.ts';
import { addressOf, hostBeyond } from '../config/provider.ts';
import type { Easel } from '../features/paintings/easel.ts';
import { followStory } from '../features/stories/follow-story.ts';
import { storyNews } from '../features/stories/story-news.ts';
import { storyDesk } from '../features/stories/work-on-stories.ts';
import type { ModelWriter } from '../ports/story-writer.ts';
import type { Ground } from './ground.ts';

interface Neighbours {
  /** Whoever paints a story when it is whole. */
  readonly easel: Easel;
  /** A test's own, in place of the configured one. */
  readonly modelWriter: ModelWriter | undefined;
}

/** Stories that take a while. */
export function composeStoryWriting(ground: Ground, neighbours: Neighbours) {
  const { database, stories, illustrator, chance, clock, logger } = ground;
  const news = storyNews();
  const modelWriter = neighbours.modelWriter ?? configuredWriter(ground);
  const desk = storyDesk({
    storyWork: storyWorkRepository(database.queries),
    modelWriter,
    news,
    chance,
    clock,
    onFinished: neighbours.easel.begin,
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
    operations: { followStory: followStory({ stories, illustrator, news, desk, clock }) },
  };
}

function configuredWriter({ config: { storyModel }, database, clock, library }: Ground): ModelWriter | undefined {
  if (storyModel === undefined) return undefined;
  const { model, prices, dailyDollars, deadlines } = storyModel;
  const address = addressOf(storyModel);
  return modelStoryWriter({
    library,
    name: model,
    host: hostBeyond(address),
    openModel: () => openTextModel({ ...storyModel, address }),
    spending: modelSpendingRepository(database.queries),
    prices,
    dailyDollars,
    deadlines,
    clock,
  });
}
