import { blush, eye, type Mood, smile } from '../guests/creature.ts';
import type { Hex } from '../paper/colour.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type PathData, type Point, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { DrawnNoun } from './noun.ts';
import { type EarKind, ears, type HornKind, horns, type TailKind, tail } from './quadruped-parts.ts';

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

interface Frame {
  readonly y: number;
  readonly headX: number;
  readonly headY: number;
  readonly left: number;
  readonly right: number;
}

function frameOf({ leg, body: [length, half], neck: [forward, up] }: Quadruped): Frame {
  const y = -(leg + half);
  const right = length / 2;
  return { y, left: -length / 2, right, headX: right + forward, headY: y - up };
}

function marksOn(
  { marks, markColour = '#5a4438', body: [length, half] }: Quadruped,
  context: DrawingContext,
  { y, left, right, headX }: Frame,
): Markup {
  if (!marks) return '';
  const colour = context.tint(markColour);
  const random = randomFrom(`${marks}${length}`);
  const across = headX - left + 20;
  if (marks === 'stripes')
    return times(9, (index) => {
      const x = left + (index + 0.6) * (across / 9);
      const start = y - half * 1.2 - (x > right * 0.6 ? (x - right * 0.6) * 1.4 : 0);
      return line(
        `M${Math.round(x)} ${Math.round(start)}q${5 - (index % 2) * 8} ${Math.round(half * 0.7)} ${2} ${Math.round(half * 1.5)}`,
        colour,
        5.4,
        0.85,
      );
    });
  if (marks === 'plates')
    return line(
      `M${left * 0.4} ${y - half}q-6 ${half} 4 ${half * 1.9}M${right * 0.5} ${y - half}q8 ${half} -2 ${half * 1.9}`,
      colour,
      3,
      0.6,
    );
  const count = marks === 'patches' ? 7 : 22;
  const size = marks === 'patches' ? half * 0.5 : half * 0.17;
  const rise = marks === 'spots' && headX - right > 20 ? 2.4 : 1;
  return times(count, () => {
    const share = random();
    const x = left + share * across;
    const top = y - half * 0.9 - (share > 0.72 ? (share - 0.72) * half * 6 * rise : 0);
    const place = [x, top + random() * half * 1.7] as const;
    const grown = size * (0.7 + random() * 0.7);
    return marks === 'rosettes'
      ? `<ellipse cx="${Math.round(place[0])}" cy="${Math.round(place[1])}" rx="${Math.round(grown)}" ry="${Math.round(grown * 0.8)}" fill="none" stroke="${colour}" stroke-width="2.4" opacity=".8"/>`
      : flat(ellipse(place[0], place[1], grown, grown * 0.8), colour, 0.9);
  });
}

function legsOf(
  animal: Quadruped,
  context: DrawingContext,
  { y, left, right }: Frame,
  running: boolean,
): readonly [far: Markup, near: Markup] {
  const {
    girth,
    coat,
    hoof,
    leg,
    legColour = coat,
    body: [, half],
  } = animal;
  const colour = context.tint(legColour);
  const inset = half * 0.5;
  const bones = (x: number, lean: number): PathData =>
    limb(`${x},${y + half * 0.3} ${x + lean},${-leg * 0.5} ${x + lean * 0.4},-5`, [girth * 1.5, girth, girth * 1.06]);
  // At a gallop the far legs are stretched out, the near ones gathered.
  const stride = (x: number, out: number, up: number): PathData =>
    limb(`${x},${y + half * 0.3} ${x + out * 0.35},${-leg * 0.62} ${x + out},${-5 - up}`, [
      girth * 1.5,
      girth,
      girth * 1.06,
    ]);
  const hooves = hoof ? flat(`M-600 ${-Math.max(9, girth * 0.8)}h1200v40h-1200z`, context.tint(hoof), 0.92) : '';
  const reach = Math.min(leg * 0.8, 46);
  const far = running
    ? stride(left + inset + girth, -reach, leg * 0.14) + stride(right - inset + girth * 0.6, reach, leg * 0.3)
    : bones(left + inset + girth * 1.5, -2) + bones(right - inset + girth * 0.9, 2);
  const near = running
    ? stride(left + inset, reach * 0.7, 0) + stride(right - inset, -reach * 0.6, leg * 0.1)
    : bones(left + inset - girth * 0.4, -3) + bones(right - inset - girth * 0.9, 0);
  return [
    context.part(far, lighten(colour, -0.07), { inside: hooves }),
    context.part(near, colour, { inside: hooves, rim: 0.6 }),
  ];
}

/** The head in profile, looking right; or turned to us. */
function headOf(animal: Quadruped, context: DrawingContext, frame: Frame, mood: Mood): Markup {
  const {
    head: r,
    muzzle: [long, half],
    coat,
    muzzleColour,
    facing,
    trunk,
  } = animal;
  const { headX: x, headY: y } = frame;
  const colour = context.tint(coat);
  const pale = context.tint(muzzleColour ?? lighten(coat, 0.1));
  if (facing) {
    return (
      context.part(ellipse(x, y, r, r * 0.92), colour, {
        inside: flat(ellipse(x + 2, y + r * 0.42, half * 1.5, half * 1.1), pale, 0.95),
      }) +
      flat(
        smooth(`${x - r * 0.16},${y + r * 0.14} ${x + r * 0.24},${y + r * 0.14} ${x + r * 0.04},${y + r * 0.34}`),
        context.tint('#4a3038'),
      ) +
      eye(x - r * 0.36, y - r * 0.08, Math.max(2.6, r * 0.12), mood, undefined, -1) +
      eye(x + r * 0.44, y - r * 0.08, Math.max(2.6, r * 0.12), mood, undefined, 1) +
      smile(context, mood, x - r * 0.16, y + r * 0.48, r * 0.42) +
      blush(context, x - r * 0.58, y + r * 0.34, r * 0.16) +
      blush(context, x + r * 0.66, y + r * 0.34, r * 0.16)
    );
  }
  const end = [x + long, y + r * 0.4] as const;
  const skull = ellipse(x, y, r, r * 0.94);
  if (trunk) {
    const hose = limb(
      `${x + r * 0.5},${y + 2} ${x + r * 1.25},${y + r * 0.9} ${x + r * 1.2},${y + r * 2} ${x + r * 1.75},${y + r * 2.5}`,
      [r * 0.55, r * 0.36, r * 0.26, r * 0.2],
    );
    const folds = times(4, (index) =>
      line(
        `M${Math.round(x + r * 0.98)} ${Math.round(y + r * (0.7 + index * 0.34))}q${Math.round(r * 0.24)} 5 ${Math.round(r * 0.46)} -1`,
        lighten(colour, -0.09),
        2,
        0.6,
      ),
    );
    const tusk = flat(
      smooth(
        `${x + r * 0.6},${y + r * 0.62} ${x + r * 1.2},${y + r * 0.96} ${x + r * 1.5},${y + r * 0.74} ${x + r * 1.2},${y + r * 1.14} ${x + r * 0.66},${y + r * 0.86}`,
      ),
      context.tint('#f4ead6'),
    );
    return (
      context.part(skull + hose, colour, { inside: folds }) +
      tusk +
      faceAt(context, mood, x + r * 0.34, y - r * 0.06, r, [x + r * 0.1, y + r * 0.62])
    );
  }
  const muzzle = limb(`${x + r * 0.1},${y + r * 0.12} ${end[0]},${end[1]}`, [r * 0.82, half]);
  const tip = flat(
    ellipse(end[0] + half * 0.35, end[1] + half * 0.2, half * 1.15, half * 1.25),
    pale,
    muzzleColour ? 0.95 : 0.6,
  );
  const nose = flat(
    ellipse(end[0] + half * 0.82, end[1] - half * 0.3, Math.max(1.8, half * 0.2), Math.max(2.2, half * 0.26)),
    context.tint('#3c2830'),
  );
  return (
    context.part(skull + muzzle, colour, { inside: tip }) +
    nose +
    faceAt(context, mood, x + r * 0.34, y - r * 0.12, r, [end[0] - half * 0.5, end[1] + half * 0.45])
  );
}

function faceAt(
  context: DrawingContext,
  mood: Mood,
  x: number,
  y: number,
  r: number,
  mouth: readonly [number, number],
): Markup {
  return (
    eye(x, y, Math.max(2.6, r * 0.13), mood) +
    blush(context, x - r * 0.05, y + r * 0.42, r * 0.18) +
    smile(context, mood, mouth[0], mouth[1], Math.max(7, r * 0.36))
  );
}

function maneOf(
  { mane, maneColour = '#5a3a34', head: r }: Quadruped,
  context: DrawingContext,
  { headX: x, headY: y, right, y: bodyY }: Frame,
): Markup {
  const colour = context.tint(maneColour);
  if (mane === 'ruff')
    return context.part(
      curly(
        `${x - r * 1.5},${y} ${x - r},${y - r * 1.2} ${x},${y - r * 1.55} ${x + r},${y - r * 1.2} ${x + r * 1.5},${y} ${x + r},${y + r * 1.25} ${x},${y + r * 1.6} ${x - r},${y + r * 1.25}`,
        15,
      ),
      colour,
    );
  if (mane === 'crest')
    return context.part(
      smooth(
        `${x - r * 0.1},${y - r * 1.2} ${x - r * 0.9},${y - r * 0.9} ${x - r * 1.3},${y + r * 0.5} ${right - 26},${bodyY - 26} ${right - 12},${bodyY - 34} ${x - r * 0.5},${y - r * 0.1}`,
      ),
      colour,
    );
  return '';
}

function torsoOf(animal: Quadruped, context: DrawingContext, frame: Frame): Markup {
  const {
    coat,
    belly,
    body: [length, half],
    neck: [, , slim],
    hump = 0,
    mane,
  } = animal;
  const { y, left, right, headX, headY } = frame;
  const colour = context.tint(coat);
  const at = (x: number, up: number): Point => [left + length * x, y + half * up];
  const barrel = smooth([
    at(0, 0.05),
    at(0.05, -0.68),
    at(0.26, -0.97),
    at(0.6, -0.95),
    at(0.9, -0.86),
    at(1, -0.1),
    at(0.93, 0.72),
    at(0.62, 1),
    at(0.3, 0.94),
    at(0.06, 0.74),
  ]);
  const neck = limb(
    `${right - half * 0.7},${y - half * 0.1} ${(right + headX) / 2},${(y + headY) / 2} ${headX},${headY}`,
    [half * 0.86, slim * 1.15, slim],
  );
  const raised =
    hump > 0
      ? smooth(
          `${left + length * 0.22},${y - half * 0.7} ${left + length * 0.38},${y - half - hump} ${left + length * 0.54},${y - half - hump} ${left + length * 0.74},${y - half * 0.7}`,
        )
      : '';
  const under = belly
    ? flat(ellipse((left + right) / 2, y + half * 0.95, length * 0.42, half * 0.5), context.tint(belly), 0.85)
    : '';
  const path =
    mane === 'wool'
      ? curly(
          `${left},${y} ${left + 8},${y - half} ${left + length / 2},${y - half * 1.14} ${right - 8},${y - half} ${right},${y} ${right - 10},${y + half} ${left + length / 2},${y + half * 1.1} ${left + 10},${y + half}`,
          16,
        ) + neck
      : barrel + neck + raised;
  return context.part(path, colour, { inside: under + marksOn(animal, context, frame) });
}

export function quadruped(animal: Quadruped): DrawnNoun {
  const frame = frameOf(animal);
  const { headX, headY, left } = frame;
  const {
    head: r,
    muzzle: [long],
    body: [, half],
  } = animal;
  const draw = (context: DrawingContext, mood: Mood): Markup => {
    const [far, near] = legsOf(animal, context, frame, mood.running === true);
    const headParts = { x: headX, y: headY, r, coat: animal.coat, long };
    const hornsFirst = animal.horn === 'antlers' || animal.horn === 'shovels';
    const horn = animal.horn ? horns(context, animal.horn, headParts) : '';
    const ruff = animal.mane === 'ruff';
    return (
      tail(context, animal.tail, {
        x: left,
        y: frame.y - half * 0.4,
        coat: animal.coat,
        size: half,
        tip: animal.maneColour,
      }) +
      far +
      near +
      (hornsFirst ? horn : '') +
      torsoOf(animal, context, frame) +
      (ruff ? maneOf(animal, context, frame) : '') +
      ears(context, animal.ear, headParts, animal.facing === true, 'behind') +
      headOf(animal, context, frame, mood) +
      (ruff ? '' : maneOf(animal, context, frame)) +
      ears(context, animal.ear, headParts, animal.facing === true, 'before') +
      (hornsFirst ? '' : horn)
    );
  };
  const width = Math.max(animal.body[0] + 40, headX + long - left + 24);
  const shift = (headX + long * 0.6 + left) / 2;
  return {
    width,
    height: -(headY - r - (animal.horn ? r * 0.9 : 0)),
    place: 'floor',
    back: { x: -shift - 6, y: frame.y - half + 4 },
    draw: (context, mood) => context.place({ x: -shift }, () => draw(context, mood)),
  };
}
