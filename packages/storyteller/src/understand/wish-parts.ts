import type { NounEffect } from '../noun.ts';
import type { FoundRelation } from './find-relation.ts';
import type { WishRelation } from './grammar.ts';
import type { Reading } from './head-noun.ts';
import type { FoundSituation, Situation } from './situations.ts';
import type { WishedThing } from './wished-thing.ts';

/** What a whole wish is read by. */
export interface WishReading extends Reading {
  /** How the line says the child; null for du, you. */
  readonly childName: string | null;
}

/** The parts of a wish, before they are put into words. */
export interface WishParts {
  readonly clause: string | null;
  readonly said: string | null;
  readonly placedBy: string | null;
  readonly wish: WishedThing | null;
  readonly relation: WishRelation | null;
  readonly other: WishedThing | null;
  readonly what: string | null;
  readonly deed: string | null;
  readonly where: WishedThing | null;
  readonly effect: NounEffect | null;
  readonly situation: Situation | null;
  readonly firstPerson: boolean;
  readonly found: FoundRelation | null;
  readonly metSituation: FoundSituation | null;
  /** The first word after whoever it is about; null where nobody is named. */
  readonly whoTo: number | null;
}
