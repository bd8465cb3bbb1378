import type { Manuscript, StoryBrief, StoryTrace } from '@sagolykta/storyteller';
import type { Helper } from './helper.ts';

/** The same brief, memory and seed give the same story again, where the writer is able to. */
export interface StoryAssignment {
  readonly brief: StoryBrief;
  /** What this child has heard, newest first. */
  readonly memory: readonly StoryTrace[];
  readonly seed: string;
}

export interface StoryWriter {
  /** 'embedded', or the model's name: families are told what made a story. */
  readonly name: string;
  /** Throws Failure 'too-much-avoided' when what the family leaves out leaves no story. */
  readonly write: (assignment: StoryAssignment) => Promise<Manuscript>;
}

/** As much of a story as may be shown. */
export interface StoryDraft {
  readonly title: string;
  readonly content: string;
}

/** Why a language model's story did not come. Says nothing of the family: it is logged. */
export type WriterFault =
  | 'resting'
  | 'over-budget'
  | 'no-first-word'
  | 'too-slow'
  | 'rate-limited'
  | 'provider-error'
  | 'refused'
  | 'cut-short'
  | 'empty'
  | 'unfit'
  | 'would-leak';

export class NoModelStory extends Error {
  readonly fault: WriterFault;
  constructor(fault: WriterFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** A language model that writes stories. What it is told holds nothing of the family's own. */
export interface ModelWriter extends Helper {
  /** Gives each paragraph as soon as it has passed the checks. Throws NoModelStory; the signal's reason when it is aborted. */
  readonly write: (
    assignment: StoryAssignment,
    onDraft: (draft: StoryDraft) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<Manuscript>;
}
