import type { NightSound } from '@sagolykta/domain/night-sounds';
import type { KeptStory, KeptSummary } from './stories.ts';

/** By whom it is asked, and that this session is open until then. */
interface Opened {
  readonly familyId: string;
  readonly expire: string;
}

/** A story that is told, as it is kept for answering. */
export interface QuickStory extends Opened {
  /** Says another thing whenever anything of the answer is another. */
  readonly version: string;
  /** All that may change, and what is short; its text is in `told`. */
  readonly story: Omit<KeptStory, 'content' | 'pictures' | 'revision' | 'expectedLength' | 'leaseUntil'>;
  /** How many of its pictures an image model has painted. */
  readonly paintings: number;
  /** null where the caller has this version already. */
  readonly told: ToldAnswer | null;
}

/** What is fixed when a story is told. */
export interface ToldAnswer {
  readonly head: {
    readonly alts: readonly string[];
    /** null without pictures: then it is the season's. */
    readonly nightSound: NightSound | null;
  };
  /** The text as JSON in UTF-8. */
  readonly content: Uint8Array;
}

type Changing =
  | 'id'
  | 'childProfileId'
  | 'siblingIds'
  | 'childName'
  | 'language'
  | 'isFavorite'
  | 'edition'
  | 'createdAt';

/** A story that is told, as a list shows it. */
export interface QuickCard extends Pick<KeptSummary, Changing> {
  /**
   * What of it is fixed when its story is told, as JSON in UTF-8: its image from `"alt"` on, where it has one, and then title,
   * preview, how many pictures and how long to read; without the last brace.
   */
  readonly told: Uint8Array;
}

interface QuickPage extends Opened {
  readonly cards: readonly QuickCard[];
}

interface Asking {
  readonly sid: string;
  readonly now: Date;
}

/**
 * What is asked most, with the session and all it takes in one statement. undefined where there is no such answer, or none
 * that is kept for this: then it is asked for the longer way, which knows why.
 */
export interface QuickStories {
  readonly story: (asking: Asking & { id: string; known: string }) => Promise<QuickStory | undefined>;
  /** Newest first. */
  readonly page: (
    asking: Asking & { limit: number; favoritesOnly: boolean; olderThan: string | null },
  ) => Promise<QuickPage | undefined>;
}
