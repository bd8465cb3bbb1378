import type { KeptSummary } from './stories.ts';
import type { StoryKey } from './story-key.ts';

interface KeptPlace {
  /** From 0. */
  readonly paragraph: number;
  readonly percent: number;
  readonly isFinished: boolean;
  readonly keptAt: string;
}

export interface ReadingPlaces {
  readonly of: (key: StoryKey) => Promise<KeptPlace | undefined>;
  /** The story that the family was in last, and where; undefined before the first. */
  readonly latest: (familyId: string) => Promise<{ story: KeptSummary; place: KeptPlace } | undefined>;
  /** In place of the one before. False, and nothing kept, when the story is gone. */
  readonly keep: (key: StoryKey, place: KeptPlace) => Promise<boolean>;
}
