import type { StoryKey } from './story-key.ts';

/** Who painted a picture of a story, and when. */
export interface Painting {
  /** From 1, as the story's pictures are. */
  readonly number: number;
  readonly painter: string;
  readonly paintedAt: string;
}

export interface Paintings {
  readonly of: (key: StoryKey) => Promise<Painting[]>;
  /** False, and nothing kept, when the story is gone. */
  readonly add: (key: StoryKey, painting: Painting) => Promise<boolean>;
}
