import type { CastLooks } from '@sagolykta/domain/look';
import type { Scene } from '@sagolykta/domain/scene';
import type { StoryBrief } from '@sagolykta/storyteller';
import type { Helper } from './helper.ts';

/** One picture that is to be painted. */
export interface Commission {
  /** Of the whole story: whoever is in any of them is described alike in all. */
  readonly scenes: readonly Scene[];
  /** Which of them; the first is 0. */
  readonly index: number;
  readonly looks: CastLooks;
  /** Whose words must be in nothing that is sent. */
  readonly family: Pick<StoryBrief, 'profile' | 'calledName'>;
}

/** Why a picture was not painted. Says nothing of the family: it is logged. */
export type PainterFault =
  | 'resting'
  | 'too-slow'
  | 'rate-limited'
  | 'provider-error'
  | 'refused'
  | 'no-picture'
  | 'would-leak';

export class NoPainting extends Error {
  readonly fault: PainterFault;
  constructor(fault: PainterFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An image model. It is told what our own illustrator is told, in words, and nothing of the family's own. */
export interface Painter extends Helper {
  /** A WebP of the size of our own pictures, with nothing in it but the picture. Throws NoPainting; the signal's reason when it is aborted. */
  readonly paint: (commission: Commission, signal: AbortSignal) => Promise<Buffer>;
}
