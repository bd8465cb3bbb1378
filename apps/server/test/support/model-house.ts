import type { Story } from '@sagolykta/contract/stories';
import { ownLibrary } from '@sagolykta/library/own-library';
import { embeddedStoryWriter } from '../../src/adapters/story-writer/embedded-story-writer.ts';
import type { Config } from '../../src/config/config.ts';
import { type DatabaseKind, type House, useHouse } from './house.ts';
import type { ModelWire } from './model-wire.ts';
import type { Visitor } from './visitor.ts';

type StoryModel = NonNullable<Config['storyModel']>;

/** How a test's model is set up, unless it says otherwise. */
const storyModelAt = (wire: ModelWire, changes: Partial<StoryModel> = {}): StoryModel => ({
  provider: 'openai-compatible',
  model: 'test-model',
  apiKey: 'a-key',
  baseUrl: wire.url,
  prices: { input: 1, output: 5 },
  dailyDollars: undefined,
  deadlines: { firstWord: 400, whole: 1_500 },
  ...changes,
});

/** A house with our real storyteller, where families may let a model write. */
export function useModelHouse(kind: DatabaseKind, wire: ModelWire, changes: Partial<StoryModel> = {}): House {
  return useHouse(
    kind,
    { storyWriter: embeddedStoryWriter(ownLibrary()) },
    { storyModel: storyModelAt(wire, changes) },
  );
}

/** Follows a story as the page does, to its end. */
export async function followToEnd(visitor: Visitor, id: string): Promise<{ story: Story; seen: Story[] }> {
  const seen: Story[] = [];
  let since = -1;
  for (;;) {
    const { revision, story } = await visitor.client.followStory({ params: { id }, query: { since } });
    seen.push(story);
    since = revision;
    if (story.status !== 'writing') return { story, seen };
  }
}
