import type { Endpoints } from '@sagolykta/contract/endpoints';
import { partAround } from '@sagolykta/domain/mended-story';
import type { MendableStory, MendedStories } from '../../ports/mended-stories.ts';
import type { StoryReteller } from '../../ports/story-reteller.ts';
import type { Operation } from '../operation.ts';
import { findMendable, textOf } from './mend.ts';

interface Ports {
  readonly mendedStories: MendedStories;
  readonly reteller: StoryReteller;
}

export const getMending =
  ({ mendedStories, reteller }: Ports): Operation<Endpoints['getMending']> =>
  async ({ familyId, params: { id } }) => {
    const story = await findMendable(mendedStories, { familyId, id });
    return {
      edition: story.edition,
      shown: story.isOwnEdition ? 'own' : 'told',
      hasOther: story.otherEdition !== null,
      parts: partsWithOtherWays(story, reteller),
    };
  };

function partsWithOtherWays(story: MendableStory, reteller: StoryReteller): { from: number; to: number }[] {
  const text = textOf(story);
  const { brief, seed, trace } = story;
  if (brief === null || text.parts.length === 0) return [];
  const told = { brief, seed, trace, lines: [...text.lines, ...textOf(story.otherEdition ?? story).lines] };
  const others = new Set(reteller.otherWays(told));
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < text.lines.length; at += 1) {
    const around = partAround(text, at);
    if (around === undefined) continue;
    if (others.has(around.part)) found.push({ from: around.from, to: around.to });
    at = around.to - 1;
  }
  return found;
}
