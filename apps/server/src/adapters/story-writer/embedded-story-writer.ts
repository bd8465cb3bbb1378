import { type Library, NoStory, tell } from '@sagolykta/storyteller';
import { Failure } from '../../ports/failure.ts';
import type { StoryWriter } from '../../ports/story-writer.ts';

/** Our own storyteller: needs no key and no network, and does not keep anybody waiting. */
export const embeddedStoryWriter = (library: Library): StoryWriter => ({
  name: 'embedded',
  write: async ({ brief, memory, seed }) => {
    try {
      return tell(brief, memory, seed, library);
    } catch (error) {
      if (error instanceof NoStory && brief.avoid.length > 0) throw new Failure('too-much-avoided');
      throw error;
    }
  },
});
