import type { CastRole, Guest, Prop } from '@sagolykta/domain/scene-words';
import { sleepingArm } from '../figures/poses/lying.ts';
import type { PoseOptions } from '../figures/poses/posed.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { smooth } from '../paper/path.ts';
import { propThings } from '../props/prop.ts';
import { drawnTogether, type Embrace, embracesIn } from './embraces.ts';
import { type FigureScene, figureMarkup, personFor } from './figure-markup.ts';
import { inHand } from './held-props.ts';
import type { Piece } from './picture-layers.ts';
import { isRider, mountOf, type RiddenThing } from './riding.ts';
import { lightOn, type NearLight } from './scene-light.ts';
import { isGrownUp, isPerson, type Standing } from './standing.ts';

interface Staged extends FigureScene {
  readonly standings: readonly Standing[];
  readonly embraces: readonly Embrace[];
  readonly held: ReadonlyMap<CastRole | Guest, Prop>;
  readonly light: NearLight | undefined;
}

/** Everybody in the picture, as pieces to be layered. */
export function figurePieces(
  stage: FigureScene,
  all: readonly Standing[],
  held: Staged['held'],
  light: NearLight | undefined,
): Piece[] {
  const embraces = embracesIn(all);
  const inArms = new Set(embraces.filter((embrace) => embrace.inArms).map(({ hugged }) => hugged.figure));
  const together = drawnTogether(all, embraces).filter(({ figure }) => !inArms.has(figure));
  const staged: Staged = { ...stage, standings: all, embraces, held, light };
  return together.flatMap((standing) => piecesFor(staged, standing));
}

function piecesFor(staged: Staged, standing: Standing): Piece[] {
  const { context, world, light } = staged;
  const { figure, anchor } = standing;
  const layer = anchor.inFront ? 'front' : 'ground';
  return context.lit(lightOn(standing, light, world), () => {
    if (isRider(standing)) return riderPieces(staged, standing);
    const y = standing.y + (embraceOf(staged, standing)?.hugger.figure === figure ? 0.5 : 0);
    const pieces: Piece[] = [{ layer, y, markup: drawn(staged, standing) }];
    if (anchor.madeBed && figure.pose === 'sleep' && isPerson(figure.who)) {
      pieces.push({ layer: 'front', y: 0, markup: armOnQuilt(staged, standing) });
    }
    return pieces;
  });
}

function embraceOf({ embraces }: Staged, { figure }: Standing): Embrace | undefined {
  return embraces.find(({ hugger, hugged }) => hugger.figure === figure || hugged.figure === figure);
}

function optionsFor(staged: Staged, standing: Standing): PoseOptions {
  const { context, held } = staged;
  const { figure, anchor } = standing;
  const embrace = embraceOf(staged, standing);
  const thing = inHand(context, held.get(figure.who), figure.pose);
  const seated = figure.at === 'seat' || (figure.at === 'bed' && anchor.inFront === true);
  return {
    dangling: seated,
    behindTable: anchor.behindTable === true,
    cup: anchor.behindTable === true,
    madeBed: anchor.madeBed === true,
    lanternGlow: 0,
    ...(thing ? { held: thing } : {}),
    ...(embrace?.inArms ? { embraced: hugged(staged, embrace) } : {}),
    upright: embrace !== undefined && !embrace.inArms,
    holdsHand: handHolding(staged, standing),
  };
}

/** Two of the cast seen from behind, side by side, hold hands. */
function handHolding({ standings }: Staged, { figure, x, y, scale }: Standing): 'left' | 'right' | undefined {
  if (figure.pose !== 'back' || figure.who === 'pet') return undefined;
  const companion = standings.find(
    (other) =>
      other.figure !== figure &&
      other.figure.pose === 'back' &&
      isPerson(other.figure.who) &&
      Math.abs(other.y - y) < 12 &&
      Math.abs(other.x - x) < 126 * scale,
  );
  if (!companion) return undefined;
  return companion.x > x ? 'right' : 'left';
}

function hugged(staged: Staged, { hugger, hugged: other }: Embrace): Markup {
  const { markup, attributes } = figureMarkup(staged, other.figure.who, 'stand');
  return staged.context.place({ x: 86, scale: other.scale / hugger.scale }, () => markup, attributes);
}

function drawn(staged: Staged, standing: Standing): Markup {
  const { context } = staged;
  const { figure, x, y, scale, flip, anchor } = standing;
  const { who, pose } = figure;
  let attributes = '';
  const grounded = !anchor.floats && anchor.madeBed !== true;
  const raised = pose === 'swim' && !anchor.floats ? 30 : 0;
  const body = (): Markup => {
    const options = optionsFor(staged, standing);
    const made = figureMarkup(staged, who, pose, options);
    attributes = made.attributes;
    if (!grounded || !made.shadow || options.dangling) return made.markup;
    return (
      context.contact(made.shadow.x, 1, made.shadow.width, Math.min(15, made.shadow.width * 0.18), 0.78) + made.markup
    );
  };
  // The attributes are known only once the figure is drawn, so they are put on a group round its placed one.
  const placed = context.place({ x, y: y - raised, scale, flip }, body);
  const shadow = pose === 'back' && grounded ? longShadow(staged, standing) : '';
  return `${shadow}<g ${attributes}>${placed}</g>`;
}

/** Whoever is seen against the light throws a long soft shadow towards us. */
function longShadow({ context, scene, world }: Staged, { figure, x, y, scale }: Standing): Markup {
  if (world.indoors || scene.time === 'day') return '';
  const width = (isGrownUp(figure.who) ? 40 : 28) * scale;
  const lean = (600 - x) * 0.06 - 26;
  const fill = context.gradient([
    [0, context.lighting.shadow, 0.5],
    [1, context.lighting.shadow, 0],
  ]);
  const path = smooth([
    [x - width, y - 2],
    [x + width, y - 2],
    [x + width * 1.3 + lean, y + 84],
    [x - width * 1.3 + lean, y + 84],
  ]);
  return `<path d="${path}" fill="${fill}"/>`;
}

function armOnQuilt(staged: Staged, { figure, x, y, scale, flip }: Standing): Markup {
  if (!isPerson(figure.who)) return '';
  const { context, looks, scene, world } = staged;
  const person = personFor(context, looks[figure.who], figure.who, 'sleep', scene, world);
  return context.place({ x, y, scale, flip }, () => sleepingArm(person));
}

function riderPieces(staged: Staged, standing: Standing): Piece[] {
  const { context, scene, world } = staged;
  const { figure, anchor } = standing;
  const mount = mountOf(standing, staged.standings, scene, world);
  const layer = anchor.inFront ? 'front' : 'ground';
  let attributes = '';
  const placed = context.place({ x: mount.x, y: mount.y, scale: mount.scale, flip: mount.flip }, () => {
    const made = figureMarkup(staged, figure.who, mount.flat ? 'sit' : 'ride');
    attributes = made.attributes;
    return made.markup;
  });
  // On an animal the rider comes after it, in a boat before its side.
  const foot = (mount.covers || mount.flat ? mount.y + 60 * mount.scale : standing.y + 200) - mount.seat * 0.1;
  const person: Piece = { layer, y: foot, markup: `<g ${attributes}>${placed}</g>` };
  if (!mount.thing) return [person];
  const markup = ridden(context, mount.thing);
  return [{ layer, y: mount.covers ? foot + 1 : Math.min(mount.thing.y, foot - 1), markup }, person];
}

function ridden(context: DrawingContext, { prop, x, y, scale, flip, floats }: RiddenThing): Markup {
  const thing = propThings[prop];
  const shadow = (): Markup => context.contact(0, 0, thing.width * (floats ? 0.46 : 0.52), 12, floats ? 0.4 : 0.7);
  return context.place({ x, y, scale, flip }, () => shadow() + thing.draw(context), `data-prop="${prop}"`);
}
