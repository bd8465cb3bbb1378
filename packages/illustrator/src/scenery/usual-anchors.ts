import type { Scene } from '@sagolykta/domain/scene';
import { nounsOfKind } from '@sagolykta/domain/scene-nouns';
import type { Spot } from '@sagolykta/domain/scene-words';
import type { Anchor } from '../world.ts';

export interface GroundPlan {
  /** Where most feet stand. */
  readonly y?: number;
  readonly scale?: number;
  /** Moves left, centre and right sideways together. */
  readonly shift?: number;
}

/** Three in the middle of the picture, one far, one near: what most places want; a place overrides what it has itself. */
export function usualAnchors(
  { y = 716, scale = 1.06, shift = 0 }: GroundPlan,
  own: Partial<Record<Spot, Anchor>> = {},
): Record<Spot, Anchor> {
  return {
    left: { x: 410 + shift, y, scale },
    centre: { x: 590 + shift, y: y + 2, scale: scale * 1.02 },
    right: { x: 780 + shift, y, scale },
    far: { x: 692 + shift, y: y - 120, scale: scale * 0.46 },
    near: { x: 300 + shift, y: y + 46, scale: scale * 1.14 },
    bed: { x: 580 + shift, y: y + 12, scale },
    seat: { x: 480 + shift, y: y + 6, scale },
    above: { x: 560, y: 270, scale: scale * 0.85, floats: true },
    ...own,
  };
}

/** Whoever swims at a spot is in the water there; anybody else at it stays on land, before the water's edge. */
export function wetOrDry(
  scene: Scene,
  wet: Partial<Record<Spot, Anchor>>,
  dry: Readonly<Record<Spot, Anchor>>,
): Record<Spot, Anchor> {
  const anchors = { ...dry };
  for (const spot of Object.keys(anchors) as Spot[]) {
    const water = wet[spot];
    const swims = swimmersOf(scene).includes(spot);
    anchors[spot] = swims && water ? { ...water, floats: true } : { ...anchors[spot], inFront: true };
  }
  return anchors;
}

/** Where somebody is in the water, one of the family or a crocodile. */
function swimmersOf({ figures, enacts }: Scene): Spot[] {
  const posed = figures.filter(({ pose }) => pose === 'swim');
  const acting = enacts?.figures.filter(({ act }) => act === 'swims') ?? [];
  return [...posed, ...acting].map(({ at }) => at);
}

/** Where people are in the water, of the family or not: it closes in front of them. Whatever lives in it lies at its top. */
export function peopleInWater(scene: Scene): Spot[] {
  const people: readonly string[] = nounsOfKind.person;
  const animals = (scene.enacts?.figures ?? []).filter(({ who, act }) => act === 'swims' && !people.includes(who));
  return swimmersOf(scene).filter((spot) => !animals.some(({ at }) => at === spot));
}

export function anyoneSwims(scene: Scene): boolean {
  return swimmersOf(scene).length > 0;
}

const fliers: ReadonlySet<string> = new Set([
  ...['star', 'dragon', 'whale', 'thunder-small', 'thunder-large', 'ghost', 'moon', 'sun', 'cloud', 'rain', 'rainbow'],
  ...['comet', 'planet', 'earth', 'wind', 'snowflake', 'raindrop', 'lightning', 'ufo', 'aeroplane', 'helicopter'],
  ...['hot-air-balloon', 'balloon', 'kite', 'rocket', 'space-ship', 'bee', 'butterfly', 'firefly', 'bat', 'fairy'],
  ...['phoenix', 'soap-bubble', 'feather', 'crescent-moon'],
]);

/** Whoever is above and cannot fly sits on something. */
export function withPerch(
  { figures, enacts }: Scene,
  perch: Anchor,
  anchors: Record<Spot, Anchor>,
): Record<Spot, Anchor> {
  const perches =
    figures.some(({ who, at }) => at === 'above' && !fliers.has(who)) ||
    enacts?.figures.some(({ who, at, act }) => at === 'above' && act !== 'flies' && !fliers.has(who));
  return perches ? { ...anchors, above: { ...perch, floats: true } } : anchors;
}

/** What does not go where people stand has a way of its own: rails, the sea. Unless somebody shares its spot. */
export function onItsOwnWay(
  { enacts }: Scene,
  kinds: ReadonlySet<string>,
  way: { readonly y: number; readonly scale: number },
  anchors: Record<Spot, Anchor>,
): Record<Spot, Anchor> {
  const placed = [
    ...(enacts?.figures ?? []).map(({ who, at }) => ({ what: who as string, at })),
    ...(enacts?.things ?? []).map(({ what, at }) => ({ what: what as string, at })),
  ];
  const moved = { ...anchors };
  for (const { what, at } of placed) {
    const isAlone = placed.filter((other) => other.at === at).length === 1;
    if (kinds.has(what) && isAlone) moved[at] = { ...anchors[at], ...way, floats: true };
  }
  return moved;
}

/** Who stands in the middle of the room would hide somebody straight behind: then that place moves aside. */
export function besideCentre({ figures }: Scene, x: number, aside: number): number {
  return figures.some(({ at }) => at === 'centre') ? aside : x;
}
