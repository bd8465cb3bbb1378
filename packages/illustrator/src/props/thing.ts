import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import type { PropPlace } from '../world.ts';

/** A prop in the child's units (a child stands 232 high), standing on y = 0, its middle at x = 0. */
export interface Thing {
  readonly draw: (context: DrawingContext) => Markup;
  readonly width: number;
  readonly height: number;
  /** Where it is put when nobody holds it; the sky is for what flies, the air for what hangs in a room. */
  readonly place: PropPlace | 'sky' | 'air';
  /** The point a hand holds it by, when somebody may hold it. */
  readonly grip?: { readonly x: number; readonly y: number; readonly rotate?: number };
  /** How it looks in a hand at 0,0, where that is not simply the thing held by its grip. */
  readonly held?: (context: DrawingContext) => Markup;
  /** Where somebody may sit on it. */
  readonly back?: { readonly x: number; readonly y: number };
  /** No shadow on the ground: it hangs or flies. */
  readonly hangs?: boolean;
}
