import type { KeptSummary } from './stories.ts';
import type { StoryKey } from './story-key.ts';

/** A reader, and whose stories they read. */
interface ReaderKey {
  readonly familyId: string;
  readonly memberId: string;
}

interface Sending {
  readonly memberId: string;
  /** Of whoever sends it. */
  readonly senderId: string;
  readonly greeting: string | null;
  readonly sentAt: string;
}

interface ReceivedStory {
  readonly story: KeptSummary;
  readonly greeting: string | null;
  /** What whoever sent it is called. */
  readonly from: string | null;
  readonly sentAt: string;
}

/** Stories put first on somebody's shelf, with a line to them. */
export interface SentStories {
  /** To whom a story was sent. */
  readonly of: (key: StoryKey) => Promise<Omit<Sending, 'senderId'>[]>;
  /** In place of what was sent with this story before. False, and nothing kept, where the reader may not read it. */
  readonly send: (key: StoryKey, sending: Sending) => Promise<boolean>;
  /** False where it was not sent. */
  readonly takeBack: (key: StoryKey, memberId: string) => Promise<boolean>;
  /** What may still be read of it, sent last first. */
  readonly receivedBy: (key: ReaderKey, most: number) => Promise<ReceivedStory[]>;
}
