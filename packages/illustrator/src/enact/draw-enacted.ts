import type { Enactment } from '@sagolykta/domain/enactment';
import type { CastLooks } from '@sagolykta/domain/look';
import type { Scene } from '@sagolykta/domain/scene';
import type { Act } from '@sagolykta/domain/scene-acts';
import type { Noun } from '@sagolykta/domain/scene-nouns';
import { sleep, sleepingArm } from '../figures/poses/lying.ts';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { drawNoun } from '../nouns/dyes.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { line, type Markup } from '../paper/markup.ts';
import { curve } from '../paper/path.ts';
import { type FigureScene, lookKey, personFor } from '../staging/figure-markup.ts';
import type { Piece } from '../staging/picture-layers.ts';
import { flareOf, type NearLight, poolOf } from '../staging/scene-light.ts';
import type { PersonRole } from '../staging/standing.ts';
import type { WorldDrawing } from '../world.ts';
import { isCostumed, isHuman } from './actor.ts';
import { drawActingNoun, drawActingPet } from './draw-creature.ts';
import { type DrawnActor, drawActingPerson, heldBy, sharedHeight } from './draw-person.ts';
import { dust } from './dust.ts';
import { inHands } from './held.ts';
import { layOut } from './layout.ts';
import { halfOf, heightOf, type Placed, skyLift } from './placed.ts';
import { isPulledByHand } from './relations.ts';

/** Whoever holds a lantern lights the others. */
function lightAmong(all: readonly Placed[], { time }: Scene, world: WorldDrawing): NearLight | undefined {
  if (time === 'day' && !world.indoors) return undefined;
  for (const one of all) {
    if (heldBy(one) === 'lantern') {
      const side = one.flip ? -1 : 1;
      return { x: one.x + side * 56 * one.scale, y: one.y - 110 * one.scale, groundY: one.y, scale: one.scale };
    }
    if (one.thing?.what === 'lantern') return { x: one.x, y: one.y - 24 * one.scale, groundY: one.y, scale: one.scale };
  }
  return undefined;
}

function actorOf(stage: FigureScene, one: Placed): DrawnActor {
  const who = one.figure?.who;
  if (who === 'pet') return drawActingPet(stage, one);
  if (who !== undefined && isHuman(who)) return drawActingPerson(stage, one);
  return drawActingNoun(stage, one);
}

const runners: readonly (Act | undefined)[] = ['runs', 'chases'];

function figurePiece(stage: FigureScene, one: Placed, light: NearLight | undefined): Piece {
  const { context, world } = stage;
  const lit = light ? litBy(one, light, world) : (world.figureLight ?? {});
  const markup = context.lit(lit, () => {
    let attributes = '';
    const placed = context.place(
      {
        x: one.x,
        y: one.y,
        scale: one.scale,
        flip: one.flip,
        ...(one.turned === undefined ? {} : { rotate: one.turned }),
      },
      () => {
        const drawn = actorOf(stage, one);
        attributes = drawn.attributes;
        const shadow =
          drawn.shadow && !one.anchor.madeBed
            ? context.contact(drawn.shadow.x, 1, drawn.shadow.width, Math.min(15, drawn.shadow.width * 0.18), 0.78)
            : '';
        const runs = drawn.shadow && !world.indoors && runners.includes(one.figure?.act);
        return shadow + (runs && drawn.shadow ? dust(context, drawn.shadow.width * 0.9) : '') + drawn.markup;
      },
    );
    return `<g ${attributes}>${placed}</g>`;
  });
  if (one.overlooks) return { layer: 'front', y: 900, markup };
  return { layer: one.anchor.inFront ? 'front' : 'ground', y: depthOf(one), markup };
}

function litBy(one: Placed, light: NearLight, world: WorldDrawing) {
  const bears = heldBy(one) === 'lantern';
  const right = bears ? !one.flip : light.x > one.x;
  return {
    ...(world.figureLight ?? {}),
    direction: [right ? 0.97 : -0.97, -0.16] as const,
    rim: '#ffc674',
    rimAmount: 0.78,
    rimWidth: 2.6,
  };
}

/** Whoever is lower in the picture is nearer; on a lap or a back one is before it, behind a thing one is behind it. */
function depthOf(one: Placed): number {
  if (one.on) return depthOf(one.on) + 0.5;
  if (one.figure?.act === 'hides-behind' && one.target) return one.target.y - 1;
  if (one.figure?.act === 'hugs' || one.figure?.act === 'pulls') return one.y + 0.4;
  return one.y + (one.figure ? 0.2 : 0);
}

function thingPiece({ context }: FigureScene, one: Placed, hides: boolean): Piece {
  const what = one.thing?.what as Noun;
  const { width, hangs, place } = drawnNoun(what);
  const count = Math.max(1, Math.min(9, one.thing?.count ?? 1));
  const shadow =
    hangs || one.on || one.anchor.floats ? '' : context.contact(0, 0, width * 0.54, Math.min(14, width * 0.09), 0.6);
  const lift = place === 'sky' && !one.anchor.floats ? skyLift : 0;
  const one_ = (index: number): Markup => {
    const [dx, dy] = [(index - (count - 1) / 2) * width * 0.86, (index % 2) * 14];
    return context.place(
      { x: count > 1 ? dx : 0, y: (count > 1 ? dy : 0) - lift },
      () => shadow + drawNoun(context, what),
      `data-thing="${what}"`,
    );
  };
  const markup = context.place({ x: one.x, y: one.y, scale: one.scale, flip: false }, () =>
    Array.from({ length: count }, (_, index) => one_(index)).join(''),
  );
  const stage = !hides && place === 'stage' && one.extent.height > 260;
  return { layer: stage ? 'stage' : one.anchor.inFront ? 'front' : 'ground', y: one.y, markup };
}

/** Under the quilt the world has made, or under one of its own on the floor. */
function sleepsInBed({ figure, anchor }: Placed): boolean {
  if (figure === undefined || !isHuman(figure.who) || isCostumed(figure.who)) return false;
  return figure.act === 'sleeps' || (figure.act === 'lies-on-back' && anchor.madeBed === true);
}

function sleeperPieces({ context, scene, world, looks }: FigureScene, one: Placed): Piece[] {
  const who = one.figure?.who as PersonRole;
  const look = looks[who];
  const person = personFor(context, look, who, 'sleep', scene, world);
  const madeBed = one.anchor.madeBed === true;
  const awake = one.figure?.act !== 'sleeps';
  const place = { x: one.x, y: one.y, scale: one.scale, flip: madeBed ? false : one.flip };
  const lying = context.place(place, () => sleep(person, { madeBed, awake }).markup);
  const attributes = `data-who="${who}" data-act="${one.figure?.act}" data-look="${lookKey(look)}"`;
  const pieces: Piece[] = [
    { layer: one.anchor.inFront ? 'front' : 'ground', y: one.y, markup: `<g ${attributes}>${lying}</g>` },
  ];
  if (madeBed) pieces.push({ layer: 'front', y: 0, markup: context.place(place, () => sleepingArm(person)) });
  return pieces;
}

/** What two hold together, between them; and the rope of whoever pulls. */
function between({ context }: FigureScene, all: readonly Placed[]): Piece[] {
  const pieces: Piece[] = [];
  const done = new Set<Placed>();
  for (const one of all) {
    const { partner, figure, target } = one;
    if (partner && figure?.to && !done.has(partner)) {
      done.add(one);
      const scale = Math.min(one.scale, partner.scale);
      const [x, y] = [(one.x + partner.x) / 2, (one.y + partner.y) / 2 - sharedHeight(one) * scale];
      const markup = context.place({ x, y, scale }, () => inHands(context, figure.to as Noun, [0, 0], 2, false).markup);
      pieces.push({ layer: 'ground', y: Math.max(one.y, partner.y) + 0.3, markup });
    }
    if (one.crew?.[0] === one) pieces.push(ropeOf(context, one.crew));
    if (figure?.act === 'pulls' && target?.thing && !isPulledByHand(target.thing.what))
      pieces.push(ropeBetween(context, one, target));
  }
  return pieces;
}

/** From the first hands to the last, through all the others. */
function ropeOf(context: DrawingContext, crew: readonly Placed[]): Piece {
  const hands = [...crew]
    .sort((one, other) => one.x - other.x)
    .flatMap((one): [number, number][] => {
      const side = one.flip ? -1 : 1;
      const reach = isHuman(one.figure?.who ?? 'pet') ? 56 * one.scale : halfOf(one) * 0.8;
      const y =
        one.y - (isHuman(one.figure?.who ?? 'pet') ? 94 * one.scale : Math.min(heightOf(one) * 0.45, 150 * one.scale));
      return [[one.x + side * reach, y]];
    });
  const first = crew.reduce((one, other) => (one.x < other.x ? one : other));
  const [x] = hands[0] ?? [0];
  const tail: [number, number][] = [
    [x - 66 * first.scale, first.y - 4],
    [x - 40 * first.scale, first.y - 46 * first.scale],
  ];
  const scale = first.scale / first.extent.scale;
  const path = curve([...tail, ...hands]);
  const rope = line(path, context.tint('#a8854c'), 8 * scale) + line(path, context.tint('#dcc08a'), 5 * scale);
  return {
    layer: 'ground',
    y: Math.max(...crew.map((one) => one.y)) + 0.3,
    markup: `<g data-thing="rope">${rope}</g>`,
  };
}

function ropeBetween(context: DrawingContext, one: Placed, target: Placed): Piece {
  const side = target.x > one.x ? 1 : -1;
  const from: [number, number] = [one.x + side * 44 * one.scale, one.y - 92 * one.scale];
  const to: [number, number] = [
    target.x - side * target.extent.width * 0.4 * (target.scale / target.extent.scale),
    target.y - Math.min(60 * one.scale, target.extent.height * 0.4),
  ];
  const middle: [number, number] = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) - 2];
  return {
    layer: 'ground',
    y: Math.max(one.y, target.y) + 0.3,
    markup: line(curve([from, middle, to]), context.tint('#d8c49c'), 3.4 * one.scale),
  };
}

/** What happens in the picture, as pieces to be layered, with the light somebody carries. */
export function enactedPieces(
  stage: FigureScene,
  enactment: Enactment,
  looks: CastLooks,
): { pieces: Piece[]; light: NearLight | undefined; pool: Markup; flare: Markup } {
  const all = layOut(enactment, stage.world, looks, stage.context.uprights);
  const light = lightAmong(all, stage.scene, stage.world);
  const pieces = [
    ...all.flatMap((one) => (one.figure && sleepsInBed(one) ? sleeperPieces(stage, one) : [])),
    ...all
      .filter((one) => !sleepsInBed(one))
      .map((one) =>
        one.figure
          ? figurePiece(stage, one, light)
          : thingPiece(
              stage,
              one,
              all.some(({ target, figure }) => target === one && figure !== undefined),
            ),
      ),
    ...between(stage, all),
  ];
  return { pieces, light, pool: poolOf(stage.context, light), flare: flareOf(stage.context, light) };
}
