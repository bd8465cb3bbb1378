import type { StoryTrace } from '@sagolykta/storyteller';
import type { ToldStory } from '@sagolykta/storyteller/retell';

/** Tells parts of a story of our own another way. */
export interface StoryReteller {
  /** The parts that have another way. */
  readonly otherWays: (told: ToldStory) => readonly string[];
  /** undefined where there is none. */
  readonly retell: (
    told: ToldStory,
    part: string,
  ) => { readonly lines: readonly string[]; readonly trace: StoryTrace } | undefined;
}
