import type { Mood } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type PathData, type Point, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { DrawnNoun } from './noun.ts';
import { headOf, maneOf } from './quadruped-head.ts';
import { ears, horns, tail } from './quadruped-parts.ts';
import { type Frame, frameOf, type Quadruped } from './quadruped-shape.ts';

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
  const reach = Math.min(leg * 0.8, 46);
  // As wide as the legs reach: resvg 2.6.2 panics on a masked part beside a strip that goes far beyond the paper.
  const [from, wide] = [left - reach - girth, right - left + (reach + girth) * 2];
  const strip = `M${round(from)} ${-Math.max(9, girth * 0.8)}h${round(wide)}v40h${round(-wide)}z`;
  const hooves = hoof ? flat(strip, context.tint(hoof), 0.92) : '';
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
