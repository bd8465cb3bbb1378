import type { PlannedPicture, StoryBrief, StoryTrace } from '@sagolykta/storyteller';
import type { StoryKey } from './story-key.ts';

/** One of the two that a story can have: as it was told, and as the family has made it. */
export interface Edition {
  readonly content: string;
  /** Of each line; null for a story whose parts nobody knows. */
  readonly parts: readonly (string | null)[] | null;
  readonly pictures: readonly PlannedPicture[];
}

export interface MendableStory extends Edition {
  readonly brief: StoryBrief | null;
  readonly seed: string;
  readonly trace: StoryTrace;
  /** The edition that is not shown; null while there is one alone. */
  readonly otherEdition: Edition | null;
  readonly isOwnEdition: boolean;
  /** Counts up with every change: who changes the story says which one was seen. */
  readonly edition: number;
}

interface Shown extends Edition {
  readonly trace: StoryTrace;
  readonly otherEdition: Edition;
  readonly isOwnEdition: boolean;
}

export interface MendedStories {
  /** Only a story that is whole. */
  readonly find: (key: StoryKey) => Promise<MendableStory | undefined>;
  /** False, and nothing kept, when the story has been changed since that edition, or is gone. */
  readonly keep: (key: StoryKey, seen: number, shown: Shown, now: Date) => Promise<boolean>;
}
