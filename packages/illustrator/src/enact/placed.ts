import type { ActingFigure, SceneThing } from '@sagolykta/domain/enactment';
import type { Anchor } from '../world.ts';
import { type Extent, isHuman } from './actor.ts';

/** Somebody or something with its place in the picture; feet at x, y. */
export interface Placed {
  readonly figure?: ActingFigure;
  readonly thing?: SceneThing;
  readonly extent: Extent;
  readonly anchor: Anchor;
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  /** Whom or what the act is about, where that stands somewhere by itself. */
  target?: Placed;
  /** Does the same to the same thing. */
  partner?: Placed;
  /** All who hold the same rope, from left to right. */
  crew?: readonly Placed[];
  /** What it would catch is still in the air. */
  emptyHanded?: boolean;
  /** So near that we look past it. */
  overlooks?: boolean;
  /** Degrees it lies turned, seen from above. */
  turned?: number;
  /** Sits on somebody's arms. */
  carried?: boolean;
  /** Sits, stands or rides on something. */
  on?: Placed;
}

/** How high over the ground things of the sky hang. */
export const skyLift = 190;

export function halfOf({ extent, scale }: Placed): number {
  return (extent.width * scale) / 2 / extent.scale;
}

export function heightOf({ extent, scale }: Placed): number {
  return (extent.height * scale) / extent.scale;
}

/** Where hands touch it, as a share of its half width: a person is narrower than the room for the arms. */
export function edgeOf({ figure }: Placed): number {
  return figure !== undefined && isHuman(figure.who) ? 0.5 : 0.84;
}

/** Not held to its place by a bed, a table or somebody it sits on. */
export function isFree({ on, anchor }: Placed): boolean {
  return !on && !anchor.madeBed && !anchor.behindTable;
}
