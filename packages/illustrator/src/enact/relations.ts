import type { ActingFigure, Actor } from '@sagolykta/domain/enactment';
import type { Act } from '@sagolykta/domain/scene-acts';
import { nounsOfKind } from '@sagolykta/domain/scene-nouns';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { isHuman, isNoun } from './actor.ts';

/** From the middle of whoever acts to the near edge of whom or what it is done to, in the child's units. */
const gaps: Partial<Record<Act, number>> = {
  'hugs': 38,
  'holds-hands': 60,
  'pats': 50,
  'whispers-to': 40,
  'listens-to': 62,
  'talks-to': 84,
  'gives': 84,
  'reaches-for': 66,
  'sits-back-to-back': 4,
  'stands-back-to-back': 4,
  'leans-on': 22,
  'pulls': 92,
  'pushes': 54,
  'kicks': 62,
  'climbs': 6,
  'chases': 130,
  'lifts': 30,
  'paints': 60,
  'holds': 40,
  'plays': 70,
  'digs': 76,
  'hides-behind': 0,
};

export function gapOf(act: Act): number | undefined {
  return gaps[act];
}

export type Relation = 'beside' | 'on' | 'behind';

export function relationOf(act: Act): Relation {
  if (['sits-on-lap', 'rides', 'sits-on', 'stands-on'].includes(act)) return 'on';
  return act === 'hides-behind' ? 'behind' : 'beside';
}

const inHands: readonly Act[] = [
  'holds',
  'holds-up',
  'carries',
  'lifts',
  'throws',
  'catches',
  'reads',
  'eats',
  'drinks',
  'plays',
  'wears',
  'gives',
];

/** What hands can hold at all. */
export function isHandy(what: Actor): boolean {
  if (!isNoun(what)) return false;
  const { width, height } = drawnNoun(what);
  return width <= 190 && height <= 220;
}

/** What one pulls at with one's hands: a carrot, a boot. Whatever has wheels or runners is pulled by a rope. */
export function isPulledByHand(what: Actor): boolean {
  return isHandy(what) && !(nounsOfKind.vehicle as readonly string[]).includes(what);
}

/** Whether this figure has this in its hands; a person is never held, a big thing stands by itself. */
export function holdsIt({ act, to, holding, who }: ActingFigure, what: Actor): boolean {
  if (holding === what || (act === 'pulls' && to === 'rope' && what === 'rope')) return true;
  return to === what && inHands.includes(act) && isHandy(what) && (isHuman(who) || act !== 'plays');
}
