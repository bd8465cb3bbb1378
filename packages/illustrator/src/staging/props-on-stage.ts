import type { Prop } from '@sagolykta/domain/scene-words';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { ellipse } from '../paper/path.ts';
import { shelfHeight, shownInCase } from '../props/glass-case.ts';
import { propThings } from '../props/prop.ts';
import { isVehicle } from '../scenery/street-below.ts';
import type { Anchor, PropPlace, WorldDrawing } from '../world.ts';
import { underUmbrella } from './held-props.ts';
import { placeBeforeChild, thingLookedAt } from './looked-at.ts';
import type { Standing } from './standing.ts';

/** A prop in its place, to be sorted in among the figures. */
export interface PlacedProp {
  readonly prop: Prop;
  readonly anchor: Anchor;
  readonly layer: 'wall' | 'stage' | 'ground' | 'front';
  /** Something to stand on where there is no table. */
  readonly stool: boolean;
  /** What lies in it, where it is a glass case. */
  readonly shows?: Prop;
}

const skyPlaces: readonly Anchor[] = [
  { x: 300, y: 330, scale: 1 },
  { x: 940, y: 360, scale: 0.9 },
];

function usualPlaces({ ground, anchors }: WorldDrawing): Record<PropPlace, readonly Anchor[]> {
  const scale = anchors.centre.scale;
  const at = (x: number, dy: number, size = 1): Anchor => ({ x, y: ground.y + dy, scale: scale * size });
  return {
    floor: [at(905, 34), at(255, 42), at(690, 58), at(500, 62), at(1010, 60), at(130, 62), at(600, 40)],
    stage: [at(1000, -46, 0.92), at(190, -46, 0.92), at(640, -70, 0.86), at(380, -60, 0.86)],
    wall: [],
    surface: [],
  };
}

/** The places of one kind, the ones with most room first, so that nothing hides behind a figure. */
function byRoom(places: readonly Anchor[], standings: readonly Standing[]): Anchor[] {
  const roomAt = ({ x, y }: Anchor): number =>
    Math.min(...standings.map((standing) => Math.hypot(standing.x - x, (standing.y - y) * 0.6)), 400);
  const crowded = places.filter((place) => roomAt(place) < 84);
  return [...places.filter((place) => !crowded.includes(place)), ...crowded];
}

export function placedProps(props: readonly Prop[], world: WorldDrawing, standings: readonly Standing[]): PlacedProp[] {
  const usual = usualPlaces(world);
  const taken = new Map<string, number>();
  const nextAnchor = (kind: string, places: readonly Anchor[]): Anchor | undefined => {
    const count = taken.get(kind) ?? 0;
    taken.set(kind, count + 1);
    const anchor = places[count % Math.max(1, places.length)];
    return anchor && count >= places.length ? { ...anchor, x: anchor.x + 64 } : anchor;
  };
  const floor = byRoom(world.places?.floor ?? usual.floor, standings);
  const stage = byRoom(world.places?.stage ?? usual.stage, standings);
  const wall = world.places?.wall ?? usual.wall;
  const surface = world.places?.surface ?? usual.surface;
  const shown = shownInCase(props);
  const lookedAt = thingLookedAt(props.filter((prop) => prop !== shown));
  return props.flatMap((prop): PlacedProp[] => {
    const { place } = propThings[prop];
    const sheltered = prop === 'umbrella' && standings.find(({ figure }) => figure.who === underUmbrella(world));
    if (sheltered) return found(prop, { ...sheltered, y: sheltered.y - 4, scale: sheltered.scale * 1.3 }, 'ground');
    const beforeChild = prop === lookedAt || prop === 'microphone' ? placeBeforeChild(prop, standings) : undefined;
    if (beforeChild) return found(prop, beforeChild, 'ground');
    if (prop === shown || (isVehicle(prop) && world.hasWindow)) return [];
    if (prop === 'glass-case') return found(prop, nextAnchor('stage', stage), 'stage', false, shown);
    if (place === 'air') return found(prop, world.air ?? overTheMiddle(world), 'wall');
    if (prop === 'boat' && world.water) return found(prop, world.water, 'stage');
    if (place === 'sky') return found(prop, nextAnchor('sky', skyPlaces), 'wall');
    if (place === 'wall' && wall.length > 0) return found(prop, nextAnchor('wall', wall), 'wall');
    if (place === 'stage') return found(prop, nextAnchor('stage', stage), 'stage');
    if (place === 'surface' && surface.length > 0) return found(prop, nextAnchor('surface', surface), 'front');
    return found(prop, nextAnchor('floor', floor), 'ground', place === 'surface');
  });
}

/** Where the raised hand of somebody in the middle reaches. */
function overTheMiddle({ anchors: { centre } }: WorldDrawing): Anchor {
  return { x: centre.x + 66 * centre.scale, y: centre.y - 262 * centre.scale, scale: 1 };
}

function found(
  prop: Prop,
  anchor: Anchor | undefined,
  layer: PlacedProp['layer'],
  stool = false,
  shows?: Prop,
): PlacedProp[] {
  return anchor ? [{ prop, anchor, layer, stool, ...(shows ? { shows } : {}) }] : [];
}

/** A stump outdoors, a footstool at home: 34 units high. */
function stoolUnder(context: DrawingContext, indoors: boolean): Markup {
  const wood = context.tint(indoors ? '#8a5a40' : '#7a5f4c');
  if (indoors) return context.part('M-34 -34H34V-26H28L32 0H24L20 -26H-20L-24 0H-32L-28 -26H-34Z', wood);
  return (
    context.part('M-36 0Q-32 -18 -34 -32Q0 -40 34 -32Q32 -16 37 0Q0 7 -36 0Z', wood) +
    flat(ellipse(0, -33, 33, 6), context.tint('#c9a880'))
  );
}

export function drawPlacedProp(
  context: DrawingContext,
  { prop, anchor, layer, stool, shows }: PlacedProp,
  indoors: boolean,
): Markup {
  const { draw, width, hangs } = propThings[prop];
  const seated = hangs || layer === 'wall';
  const shadow = seated
    ? ''
    : context.contact(0, 0, stool ? 44 : width * 0.54, Math.min(14, width * 0.09), layer === 'front' ? 0.4 : 0.6);
  const inside = shows
    ? context.place({ y: -shelfHeight }, () => propThings[shows].draw(context), `data-prop="${shows}"`)
    : '';
  const attributes = `data-prop="${prop}"`;
  return context.place(
    { x: anchor.x, y: anchor.y, scale: anchor.scale },
    () =>
      shadow +
      (stool ? stoolUnder(context, indoors) + context.place({ y: -34 }, () => draw(context)) : draw(context)) +
      inside,
    attributes,
  );
}
