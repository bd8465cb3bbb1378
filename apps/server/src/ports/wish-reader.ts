import type { StoryBrief } from '@sagolykta/storyteller';
import type { ForeseenWish } from '@sagolykta/storyteller/foresee-wish';

/** Understands what a parent asked for, before any story is made. */
export interface WishReader {
  readonly foresee: (brief: StoryBrief) => ForeseenWish;
  /** Near wishes that can be told whole, as they would be typed. */
  readonly nearest: (brief: StoryBrief, foreseen: ForeseenWish) => string[];
}
