import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Clothes } from './clothes.ts';
import type { Costume } from './costume.ts';
import type { PersonStyle } from './person-style.ts';

/** Somebody being drawn: who they are, what they wear, and the picture they are in. */
export interface Person {
  readonly context: DrawingContext;
  readonly style: PersonStyle;
  readonly clothes: Clothes;
  /** Laughter lines and a calmer posture. */
  readonly elderly: boolean;
  readonly costume?: Costume;
}
