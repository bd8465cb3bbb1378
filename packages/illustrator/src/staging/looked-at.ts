import type { Pose, Prop } from '@sagolykta/domain/scene-words';
import type { Anchor } from '../world.ts';
import type { Standing } from './standing.ts';

/** What lies on the ground to be looked at, by whoever is low down. */
const small: readonly Prop[] = [
  'boots',
  'bag',
  'teddy',
  'rabbit',
  'walrus',
  'tin-box',
  'sock',
  'mitten',
  'map',
  'book',
  'letter',
  'apple',
  'key',
  'ball',
  'saucer',
  'slippers',
];

/** How far off it lies from one who crouches, or sits with the legs out. */
const reachOf: Partial<Record<Pose, number>> = { crouch: 104, sit: 132 };

export function thingLookedAt(props: readonly Prop[]): Prop | undefined {
  return props.find((prop) => small.includes(prop));
}

/** On the ground before the child, if the child is down there; into a microphone one speaks standing, and from any side. */
export function placeBeforeChild(prop: Prop, standings: readonly Standing[]): Anchor | undefined {
  const child = standings.find(({ figure, anchor }) => figure.who === 'child' && !anchor.floats);
  if (!child || ['bed', 'seat'].includes(child.figure.at)) return undefined;
  const { x, y, scale, flip, figure } = child;
  const speaks = prop === 'microphone';
  const reach = reachOf[figure.pose] ?? (speaks ? 96 : undefined);
  if (reach === undefined) return undefined;
  const isFree = (place: number): boolean =>
    place > 90 && place < 1110 && standings.every((other) => other === child || Math.abs(other.x - place) > 96);
  const sides = speaks ? [1, -1] : [1];
  const before = sides.map((side) => x + (flip ? -side : side) * reach * scale).find(isFree);
  if (before !== undefined) return { x: before, y: y + 14, scale: scale * 0.94 };
  // Somebody is there already: it lies before them both.
  return speaks ? undefined : { x: x + (flip ? -1 : 1) * reach * 0.7 * scale, y: y + 44, scale: scale * 0.94 };
}
