import type { Hex } from '../paper/colour.ts';
import type { EarKind, HornKind, TailKind } from './quadruped-parts.ts';

/** An animal on four legs; lengths in the child's units, feet on y = 0, facing right. */
export interface Quadruped {
  readonly coat: Hex;
  readonly belly?: Hex;
  readonly muzzleColour?: Hex;
  readonly hoof?: Hex;
  readonly legColour?: Hex;
  readonly leg: number;
  readonly girth: number;
  readonly body: readonly [length: number, half: number];
  /** From the shoulders to the head: forward, up, and the half width below the head. */
  readonly neck: readonly [forward: number, up: number, half: number];
  readonly head: number;
  /** How far the muzzle stands out and how deep it is; seen from the front a snout of that size. */
  readonly muzzle: readonly [length: number, half: number];
  readonly ear: EarKind;
  readonly tail: TailKind;
  readonly horn?: HornKind;
  readonly mane?: 'crest' | 'ruff' | 'wool';
  readonly maneColour?: Hex;
  readonly marks?: 'spots' | 'stripes' | 'patches' | 'rosettes' | 'plates';
  readonly markColour?: Hex;
  readonly trunk?: boolean;
  readonly hump?: number;
  /** The face is turned to us. */
  readonly facing?: boolean;
}

/** Where body and head come to lie in the picture. */
export interface Frame {
  readonly y: number;
  readonly headX: number;
  readonly headY: number;
  readonly left: number;
  readonly right: number;
}

export function frameOf({ leg, body: [length, half], neck: [forward, up] }: Quadruped): Frame {
  const y = -(leg + half);
  const right = length / 2;
  return { y, left: -length / 2, right, headX: right + forward, headY: y - up };
}
