import type { ActingFigure, Actor } from '@sagolykta/domain/enactment';
import type { CastLooks } from '@sagolykta/domain/look';
import type { Noun, Size } from '@sagolykta/domain/scene-nouns';
import { castRoles } from '@sagolykta/domain/scene-words';
import { petHead, petHeight } from '../animals/draw-pet.ts';
import { childBuild, grownUpBuild } from '../figures/rig/build.ts';
import { type Costumed, costumes } from '../nouns/costumes.ts';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import type { PersonRole } from '../staging/standing.ts';

const grownUps: readonly Actor[] = ['elder', 'elder2', 'adult'];

/** Whoever is drawn on a person's body. */
export type Human = PersonRole | Costumed;

export function isCostumed(who: Actor): who is Costumed {
  return who in costumes;
}

export function isHuman(who: Actor): who is Human {
  return who !== 'pet' && (who === 'child-guest' || (castRoles as readonly string[]).includes(who) || isCostumed(who));
}

export function isGrown(who: Actor): boolean {
  return isCostumed(who) ? costumes[who].grown : grownUps.includes(who);
}

export function buildOf(who: Actor) {
  return isGrown(who) ? grownUpBuild : childBuild;
}

/** Neither a person nor the family's animal. */
export function isNoun(who: Actor): who is Exclude<Noun, Costumed> {
  return who !== 'pet' && !isHuman(who);
}

export const childHeight = 232;
/** How high a size is beside a child who stands. */
const heights: Record<Size, number> = { tiny: 44, small: 104, child: 220, big: 370, huge: 600 };
const humanSizes: Record<Size, number> = { tiny: 0.26, small: 0.56, child: 1, big: 1.5, huge: 2.3 };

export interface Extent {
  readonly width: number;
  readonly height: number;
  /** What the drawing is scaled by besides the picture's own scale. */
  readonly scale: number;
}

export function extentOfNoun(noun: Noun, size: Size | undefined): Extent {
  const { width, height } = drawnNoun(noun);
  const scale = size ? heights[size] / Math.max(height, width * 0.6) : 1;
  return { width: width * scale, height: height * scale, scale };
}

const low: readonly string[] = ['sits', 'sits-back-to-back', 'crouches', 'kneels', 'digs', 'sits-on-lap'];
const lying: readonly string[] = ['lies-on-stomach', 'lies-on-back', 'sleeps', 'swims', 'crawls', 'flies'];

/** The room somebody takes in the picture, in the child's units. */
export function extentOf({ who, act, size }: Pick<ActingFigure, 'who' | 'act' | 'size'>, looks: CastLooks): Extent {
  if (who === 'pet') {
    const scale = 1.12 * (size ? humanSizes[size] : 1);
    const half = Math.max(66, petHead(looks.pet).x * 1.16);
    return { width: half * 2 * scale, height: petHeight(looks.pet) * scale, scale };
  }
  if (isNoun(who)) return extentOfNoun(who, size);
  const scale = (isGrown(who) ? 0.96 : 1) * (size ? humanSizes[size] : 1);
  const tall = isGrown(who) ? 305 : childHeight;
  if (lying.includes(act)) return { width: 210 * scale, height: 120 * scale, scale };
  if (low.includes(act)) return { width: (isGrown(who) ? 150 : 124) * scale, height: tall * 0.72 * scale, scale };
  if (act === 'pulls' || act === 'pushes')
    return { width: (isGrown(who) ? 190 : 150) * scale, height: tall * scale, scale };
  return { width: (isGrown(who) ? 120 : 96) * scale, height: tall * scale, scale };
}
