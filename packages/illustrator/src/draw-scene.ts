import type { Enactment } from '@sagolykta/domain/enactment';
import { type CastLooks, outfits, type PersonLook } from '@sagolykta/domain/look';
import type { Scene } from '@sagolykta/domain/scene';
import { type Prop, type SkyLight, skyLights } from '@sagolykta/domain/scene-words';
import { enactedPieces } from './enact/draw-enacted.ts';
import { groundFromAbove } from './enact/ground-from-above.ts';
import { cameras } from './enact/slots.ts';
import { inventedLook } from './look/cast-looks.ts';
import { inOtherClothes } from './look/distinct-friend.ts';
import { otherChild } from './look/other-child.ts';
import { dyesOf } from './nouns/dyes.ts';
import { paletteOf } from './palette/palette.ts';
import { DrawingContext, type Vignette } from './paper/drawing-context.ts';
import { round } from './paper/path.ts';
import { randomFrom, storySeed } from './paper/random.ts';
import { looksIn } from './scenery/lookers-in.ts';
import { weatherOver } from './scenery/weather.ts';
import { isCrowned } from './staging/crowned.ts';
import type { StagedLooks } from './staging/figure-markup.ts';
import { figurePieces } from './staging/figure-pieces.ts';
import { heldProps } from './staging/held-props.ts';
import { type Piece, piecesOf } from './staging/picture-layers.ts';
import { drawPlacedProp, placedProps } from './staging/props-on-stage.ts';
import { guestMount, isRider, riddenProp } from './staging/riding.ts';
import { flareOf, nearLightOf, poolOf } from './staging/scene-light.ts';
import { isPerson, type Standing, standingsOf } from './staging/standing.ts';
import type { WorldDrawing } from './world.ts';
import { worldPainters } from './worlds/index.ts';

/**
 * One picture as SVG, 1200 x 800. The same scene and looks always give the same text. `prefix` begins every id, for pages
 * that show several pictures in one document.
 */
export function drawScene(scene: Scene, looks: CastLooks, prefix = 'i'): string {
  const context = new DrawingContext({}, prefix, [...(scene.without ?? []), ...inPerson(scene)], dyesOf(scene.enacts));
  const { child } = looks;
  const friend = inOtherClothes(child, looks.friend);
  const sibling = inOtherClothes(child, looks.sibling ?? friend);
  const cast = {
    ...looks,
    friend,
    ...inventedLooks(scene, looks),
    sibling,
    sibling2: unlikeBoth(looks.sibling2 ?? friend, child, sibling),
    'child-guest': otherChild(scene.seed, [looks.child, friend]),
  };
  if (scene.enacts) return drawEnacted(context, scene, scene.enacts, cast);
  const world = worldPainters[scene.world](context, scene);
  const stage = { context, scene, world, looks: cast };
  const inside = world.hasWindow ? scene.figures.filter((figure) => !looksIn(figure)) : scene.figures;
  const standings = standingsOf(inside, world, cast);
  const held = heldProps(scene, world);
  const things = placedProps(
    looseProps(scene, standings, new Set([...held.values(), ...(world.own ?? [])])),
    world,
    standings,
  );
  const light = nearLightOf(scene, world, standings, things);
  const pieces: Piece[] = [
    ...things.map((thing) => ({
      layer: thing.layer,
      y: thing.anchor.y,
      markup: drawPlacedProp(context, thing, world.indoors),
    })),
    ...figurePieces(stage, standings, held, light),
  ];
  const weather = world.indoors || world.airless ? '' : weatherFor(context, scene);
  const body = [
    world.back,
    piecesOf(pieces, 'wall'),
    piecesOf(pieces, 'stage'),
    poolOf(context, light),
    piecesOf(pieces, 'ground'),
    flareOf(context, light),
    weather,
    world.front,
    piecesOf(pieces, 'front'),
  ];
  return context.document(body.join(''), tonightsVignette(world, scene));
}

/** Clothes of a third colour. */
function unlikeBoth(look: PersonLook, one: PersonLook, other: PersonLook): PersonLook {
  const outfit = outfits.find((colour) => colour !== one.outfit && colour !== other.outfit);
  const isTaken = look.outfit === one.outfit || look.outfit === other.outfit;
  return isTaken && outfit !== undefined ? { ...look, outfit } : look;
}

/** Whoever stands in for one of the family looks like nobody in it; whoever plays the other grandparent's part, like themselves. */
function inventedLooks({ enacts, seed }: Scene, looks: CastLooks): Partial<CastLooks> {
  const figures = enacts?.figures ?? [];
  const invented = figures.flatMap(({ who, standsIn }) =>
    standsIn !== undefined && (who === 'friend' || who === 'elder' || who === 'elder2')
      ? [[who, inventedLook(who, standsIn, storySeed(seed), looks)]]
      : [],
  );
  const others = figures.flatMap(({ who, looksLike }) => (looksLike ? [[who, looks[looksLike]]] : []));
  return Object.fromEntries([...invented, ...others]);
}

/** A moon that is somebody tonight does not hang in the sky as well. */
function inPerson({ enacts }: Scene): SkyLight[] {
  const seen: readonly string[] = enacts
    ? [...enacts.figures.map(({ who }) => who), ...enacts.things.map(({ what }) => what)]
    : [];
  return skyLights.filter((light) => seen.includes(light));
}

/** The nearest plane may move by itself where nobody is under, behind or in it. */
function isApart({ indoors, anchors }: WorldDrawing, { figures }: Enactment): boolean {
  return !indoors && figures.every(({ at }) => at !== 'bed' && at !== 'seat' && !anchors[at].floats);
}

/** A picture planned by what happens in it. */
function drawEnacted(context: DrawingContext, scene: Scene, enactment: Enactment, looks: StagedLooks): string {
  const { zoom, near, pivot } = cameras[enactment.framing];
  const camera = { x: pivot[0] * (1 - zoom), y: pivot[1] * (1 - zoom), scale: zoom };
  let world: WorldDrawing | undefined;
  const back = context.place(camera, () => {
    world = worldPainters[scene.world](context, scene);
    return world.back;
  });
  if (!world) throw new Error('A picture without a world');
  const fromAbove = enactment.framing === 'from-above';
  const frontZoom = isApart(world, enactment) ? near : zoom;
  const shift = [round(pivot[0] * (1 - frontZoom)), round(pivot[1] * (1 - frontZoom))].join(' ');
  const front = fromAbove ? '' : `<g transform="translate(${shift}) scale(${frontZoom})">${world.front}</g>`;
  const { pieces, pool, flare } = enactedPieces({ context, scene, world, looks }, enactment, looks);
  const weather = world.indoors || world.airless ? '' : weatherFor(context, scene);
  const layers = [
    fromAbove ? groundFromAbove(context, scene, world) : back,
    piecesOf(pieces, 'wall'),
    piecesOf(pieces, 'stage'),
    pool,
    piecesOf(pieces, 'ground'),
    flare,
    fromAbove ? '' : weather,
  ];
  const vignette = tonightsVignette(world, scene);
  return context.document(
    [...layers, front, piecesOf(pieces, 'front')].join(''),
    fromAbove ? { ...vignette, amount: 0.4 } : vignette,
  );
}

/** The light lies a little otherwise every night: no picture is another's double, not even of a room that is always the same. */
function tonightsVignette({ vignette = {} }: WorldDrawing, { seed }: Scene): Vignette {
  const random = randomFrom(`${seed} light`);
  const shifted = (middle: number): number => Math.round((middle + (random() - 0.5) * 0.06) * 1000) / 1000;
  const [x, y] = vignette.centre ?? [0.5, 0.5];
  return { ...vignette, centre: [shifted(x), shifted(y)] };
}

/** Whoever sleeps on the floor has the blanket over them. */
function sleepsUnderBlanket({ figure, anchor }: Standing): boolean {
  return figure.pose === 'sleep' && isPerson(figure.who) && anchor.madeBed !== true;
}

const carriedLights: readonly Prop[] = ['lantern', 'flashlight', 'candle', 'lamp'];

/** What nobody holds or rides. A lantern-lit scene without a lantern gets one: it must have a light. */
function looseProps(scene: Scene, standings: readonly Standing[], held: ReadonlySet<Prop>): Prop[] {
  const onThing = standings.some((standing) => isRider(standing) && guestMount(standing, standings) === undefined);
  const ridden = onThing ? riddenProp(scene) : undefined;
  const loose = scene.props.filter(
    (prop) =>
      !held.has(prop) &&
      prop !== ridden &&
      !(prop === 'crown' && isCrowned('child', scene)) &&
      !(prop === 'blanket' && standings.some(sleepsUnderBlanket)),
  );
  const dark = scene.light === 'lantern' && !scene.props.some((prop) => carriedLights.includes(prop));
  return dark && !scene.figures.some(({ pose }) => pose === 'lantern') ? [...loose, 'lantern'] : loose;
}

function weatherFor(context: DrawingContext, { weather, season, time, seed }: Scene): string {
  return weatherOver(context, weather, `${seed} weather`, paletteOf(season, time).haze);
}
