import type { Day } from '@sagolykta/domain/family-day';
import type { Manuscript } from '@sagolykta/storyteller';
import type { StoryKey } from './story-key.ts';
import type { StoryAssignment } from './story-writer.ts';

/** A story to be written by a language model: what it is asked for, and what is told when it does not come. */
export interface StoryWorkOrder {
  readonly assignment: StoryAssignment;
  /** Our own storyteller's story for the same wish. */
  readonly fallback: Manuscript;
  readonly fallbackWriter: string;
  readonly hasPictures: boolean;
  /** The day it was counted on. */
  readonly day: Day;
}

/** One turn at a piece of work: only its holder may write on it. */
export interface StoryTurn extends StoryKey {
  readonly holder: string;
}

interface ClaimedWork {
  readonly order: StoryWorkOrder;
  /** How many turns it has had, this one included. */
  readonly attempts: number;
}

interface Lease {
  readonly now: Date;
  readonly until: Date;
}

/** The story's row is the work; whoever holds its lease writes, and a lease that ran out is anybody's. */
export interface StoryWork {
  /** undefined when it is finished, gone, or held by somebody else. */
  readonly claim: (turn: StoryTurn, lease: Lease) => Promise<ClaimedWork | undefined>;
  /** False when the turn is lost: somebody else writes, or the story is gone. */
  readonly renew: (turn: StoryTurn, until: Date) => Promise<boolean>;
  /** Keeps what is written so far. False when the turn is lost. */
  readonly keepDraft: (turn: StoryTurn, draft: { title: string; content: string }) => Promise<boolean>;
  readonly finish: (turn: StoryTurn, manuscript: Manuscript, writer: string, now: Date) => Promise<boolean>;
  /** Gives the day its story back, once. */
  readonly fail: (turn: StoryTurn, day: Day, now: Date) => Promise<boolean>;
  /** Lets anybody go on at once. */
  readonly release: (turn: StoryTurn, now: Date) => Promise<void>;
  /** Work that nobody is at, oldest first. */
  readonly unfinished: (now: Date, most: number) => Promise<StoryKey[]>;
}
