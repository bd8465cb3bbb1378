import { quickStoryRepository } from '../adapters/database/quick-story-repository.ts';
import { resvgRasterizer } from '../adapters/rasterizer/resvg-rasterizer.ts';
import { embeddedStoryWriter } from '../adapters/story-writer/embedded-story-writer.ts';
import { getCover } from '../features/collections/get-cover.ts';
import { listCollections } from '../features/collections/list-collections.ts';
import { listTemplates } from '../features/collections/list-templates.ts';
import { deleteStory } from '../features/stories/delete-story.ts';
import { generateStory } from '../features/stories/generate-story.ts';
import { getCard } from '../features/stories/get-card.ts';
import { getEvening } from '../features/stories/get-evening.ts';
import { getPicture } from '../features/stories/get-picture.ts';
import { getStory } from '../features/stories/get-story.ts';
import { listStories } from '../features/stories/list-stories.ts';
import { quickPage, quickStory } from '../features/stories/quick-stories.ts';
import { toggleFavorite } from '../features/stories/toggle-favorite.ts';
import type { StoryWriter } from '../ports/story-writer.ts';
import type { Ground } from './ground.ts';
import type { composePaintings } from './paintings.ts';
import type { composeStoryWriting } from './story-writing.ts';
import type { composeWishes } from './wishes.ts';

interface Neighbours {
  readonly painting: ReturnType<typeof composePaintings>;
  readonly writing: ReturnType<typeof composeStoryWriting>;
  readonly wishes: ReturnType<typeof composeWishes>;
  /** A test's own, in place of ours. */
  readonly storyWriter: StoryWriter | undefined;
}

/** Stories and their pictures, and what there is to choose among. */
export function composeStories(ground: Ground, { painting, writing, wishes, storyWriter }: Neighbours) {
  const { paintings, easel } = painting;
  const { modelWriter, desk } = writing;
  const rasterizer = resvgRasterizer();
  const quickPorts = { ...ground, paintings, quickStories: quickStoryRepository(ground.database) };
  return {
    quick: { getStory: quickStory(quickPorts), listStories: quickPage(quickPorts) },
    operations: {
      listStories: listStories(ground),
      getStory: getStory({ ...ground, paintings }),
      generateStory: generateStory({
        ...ground,
        familyWords: wishes.familyWords,
        storyWriter: storyWriter ?? embeddedStoryWriter(ground.library),
        modelWriter,
        desk,
        easel,
      }),
      toggleFavorite: toggleFavorite(ground),
      deleteStory: deleteStory(ground),
      listCollections: listCollections({ ...ground, offered: wishes.offered }),
      listTemplates: listTemplates(wishes),
      getPicture: getPicture({ ...ground, rasterizer }),
      getCard: getCard({ ...ground, rasterizer }),
      getCover: getCover(ground),
      getEvening: getEvening(ground),
    },
  };
}
