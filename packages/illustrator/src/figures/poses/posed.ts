import type { Markup } from '../../paper/markup.ts';

/** A person in a pose, in the person's own units: feet or seat at y = 0, facing right. */
export interface Posed {
  readonly markup: Markup;
  /** Centre of the head, for helmets. */
  readonly head: { readonly x: number; readonly y: number };
  /** Where the free hand is, for what it holds. */
  readonly hand?: readonly [x: number, y: number];
  /** How far from the body's middle its shadow reaches. */
  readonly shadow: { readonly x: number; readonly width: number };
}

export interface PoseOptions {
  /** A hand held by somebody on that side, for walkers seen from behind. */
  readonly holdsHand?: 'left' | 'right' | undefined;
  /** 0 when the scene draws the lantern's light itself. */
  readonly lanternGlow?: number;
  /** Sits on an edge: legs hang down. */
  readonly dangling?: boolean;
  /** Behind a table: the legs are left out. */
  readonly behindTable?: boolean;
  /** Both hands round a cup. */
  readonly cup?: boolean;
  /** Somebody else drawn inside the arms of a hug. */
  readonly embraced?: Markup;
  /** Hugs standing, somebody of one's own height, rather than kneeling by an animal. */
  readonly upright?: boolean;
  /** Asleep in a bed the world has made: no pillow, no quilt of one's own. */
  readonly madeBed?: boolean;
  /** Lies there with open eyes. */
  readonly awake?: boolean;
  /** What the free hand holds, drawn with the hand at 0,0. */
  readonly held?: Markup;
}
