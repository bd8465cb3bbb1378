import type { Library } from '@sagolykta/storyteller';
import { beatsWithOtherWays, retellBeat } from '@sagolykta/storyteller/retell';
import type { StoryReteller } from '../../ports/story-reteller.ts';

export const embeddedReteller = (library: Library): StoryReteller => ({
  otherWays: (told) => beatsWithOtherWays(told, library),
  retell: (told, part) => retellBeat(told, part, library),
});
