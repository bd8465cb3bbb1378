import type { StoryKey } from './story-key.ts';

export const soundTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type SoundType = (typeof soundTypes)[number];

/** A passage of a story, read by somebody at home; what may be told of the sound without hearing it. */
export interface Recording {
  readonly id: string;
  readonly storyId: string;
  readonly reader: string;
  readonly passage: number;
  /** Of the words that were read. */
  readonly spoken: string;
  readonly type: SoundType;
  /** Milliseconds: the part that is to be heard. */
  readonly heardFrom: number;
  readonly heardTo: number;
  /** Of a hundred. */
  readonly level: number;
  readonly bytes: number;
  readonly recordedAt: string;
}

export interface Recordings {
  /** In the order of the story, one reader after the other. */
  readonly of: (key: StoryKey) => Promise<Recording[]>;
  readonly find: (familyId: string, id: string) => Promise<Recording | undefined>;
  /** Of every one that the family has. */
  readonly ids: (familyId: string) => Promise<ReadonlySet<string>>;
  /** How much the family has in all. */
  readonly bytesOf: (familyId: string) => Promise<number>;
  /** In place of the take before, which is given back; undefined, and nothing kept, when the story is gone. */
  readonly keep: (
    key: StoryKey,
    recording: Recording,
  ) => Promise<{ readonly before: Recording | undefined } | undefined>;
  /** What was removed. */
  readonly remove: (key: StoryKey, reader: string) => Promise<Recording[]>;
}
