import type { Scene } from '@sagolykta/domain/scene';
import type { CastRole, Guest, Pose, Prop } from '@sagolykta/domain/scene-words';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { shownInCase } from '../props/glass-case.ts';
import { propThings } from '../props/prop.ts';
import type { WorldDrawing } from '../world.ts';
import { thingLookedAt } from './looked-at.ts';
import { isPerson } from './standing.ts';

/** What each pose can hold, in order of preference. Other poses have their hands full. */
const holdable: Partial<Record<Pose, readonly Prop[]>> = {
  lantern: ['lantern', 'flashlight', 'candle'],
  read: ['book', 'map', 'letter', 'drawing', 'photograph'],
  stand: [
    'umbrella',
    'racket',
    'stick',
    'kite',
    'broom',
    'spade',
    'teddy',
    'rabbit',
    'walrus',
    'letter',
    'map',
    'flashlight',
    'apple',
    'mitten',
    'sock',
    'tin-box',
    'tape-measure',
    'key',
    'wand',
    'glass-of-water',
  ],
  walk: [
    'umbrella',
    'flashlight',
    'bag',
    'teddy',
    'rabbit',
    'broom',
    'spade',
    'letter',
    'kite',
    'apple',
    'mitten',
    'key',
  ],
  run: ['kite', 'racket', 'stick'],
  reach: ['wand', 'racket', 'kite', 'broom', 'sock', 'mitten', 'key', 'apple'],
  sit: ['teddy', 'rabbit', 'walrus', 'cocoa', 'apple', 'flashlight'],
  crouch: [],
};

/** Nobody holds up an umbrella under a roof or under the stars. */
function isWet({ weather }: Scene, { indoors }: WorldDrawing): boolean {
  return !indoors && (weather === 'rain' || weather === 'snow');
}

/** An umbrella is put up over a sitting hen in the rain; left open indoors, it is a mouse's big top. */
export function underUmbrella({ indoors }: WorldDrawing): Guest {
  return indoors ? 'mouse' : 'hen';
}

/** Which prop each of the cast holds; a prop is held once, and the child chooses first. */
export function heldProps(scene: Scene, world: WorldDrawing): ReadonlyMap<CastRole | Guest, Prop> {
  const { figures, props } = scene;
  const isPutUp = figures.some(({ who }) => who === underUmbrella(world));
  const free = new Set(props.filter((prop) => prop !== 'umbrella' || (isWet(scene, world) && !isPutUp)));
  const shown = shownInCase(props);
  if (shown) free.delete(shown);
  const lookedAt = thingLookedAt(props);
  const crouches = figures.some(({ who, pose }) => who === 'child' && pose === 'crouch');
  if (lookedAt && crouches) free.delete(lookedAt);
  const held = new Map<CastRole | Guest, Prop>();
  const people = figures.filter(({ who, at }) => isPerson(who) && !world.anchors[at].behindTable);
  const childFirst = [...people].sort((one, other) => Number(other.who === 'child') - Number(one.who === 'child'));
  for (const { who, pose } of childFirst) {
    const prop = (holdable[pose] ?? []).find((candidate) => free.has(candidate));
    if (!prop) continue;
    free.delete(prop);
    held.set(who, prop);
  }
  return held;
}

/** A prop as a hand at 0,0 holds it; undefined for a lantern, which the lantern pose draws itself, and for an open book. */
export function inHand(context: DrawingContext, prop: Prop | undefined, pose: Pose): Markup | undefined {
  if (!prop || (prop === 'lantern' && pose === 'lantern') || (prop === 'book' && pose === 'read')) return undefined;
  const { draw, grip, height, held } = propThings[prop];
  if (held && pose !== 'read') return `<g data-prop="${prop}">${held(context)}</g>`;
  const { x, y, rotate = 0 } = grip ?? { x: 0, y: -height / 2 };
  const centred = pose === 'read' ? { x: 0, y: -height / 2 } : { x, y };
  const markup = context.place({ rotate: pose === 'read' ? 0 : rotate }, () =>
    context.place({ x: -centred.x, y: -centred.y }, () => draw(context)),
  );
  return `<g data-prop="${prop}">${markup}</g>`;
}
