import { sceneWithout } from '@sagolykta/domain/scene-without';
import { type Library, NoStory, type PlannedPicture, tell } from '@sagolykta/storyteller';
import { avoidedIn, partTheme } from '@sagolykta/storyteller/avoid';
import { Failure } from '../../ports/failure.ts';
import type { StoryWriter } from '../../ports/story-writer.ts';

/** Our own storyteller: needs no key and no network, and does not keep anybody waiting. */
export const embeddedStoryWriter = (library: Library): StoryWriter => ({
  name: 'embedded',
  write: async ({ brief, memory, seed }) => {
    try {
      const manuscript = tell(brief, memory, seed, library);
      const avoid = [...brief.avoid, ...partTheme(brief.theme ?? '').refused];
      return avoid.length === 0 ? manuscript : { ...manuscript, pictures: picturesWithout(manuscript.pictures, avoid) };
    } catch (error) {
      if (error instanceof NoStory && brief.avoid.length > 0) throw new Failure('too-much-avoided');
      throw error;
    }
  },
});

/** What is left out of the words is left out of the pictures, and of what is said about them. */
function picturesWithout(pictures: readonly PlannedPicture[], avoid: readonly string[]): PlannedPicture[] {
  const isAvoided = (words: string) => avoidedIn(words, avoid) !== undefined;
  return pictures.flatMap(({ scene, alt }) => {
    const kept = sceneWithout(scene, isAvoided);
    const said = alt.split(/(?<=[.!?])\s+/).filter((sentence) => !isAvoided(sentence));
    return kept === undefined ? [] : [{ scene: kept, alt: said.join(' ') }];
  });
}
