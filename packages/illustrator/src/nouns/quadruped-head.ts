import { blush, eye, type Mood, smile } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { Frame, Quadruped } from './quadruped-shape.ts';

/** The head in profile, looking right; or turned to us. */
export function headOf(animal: Quadruped, context: DrawingContext, frame: Frame, mood: Mood): Markup {
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

/** A ruff round the head or a crest along the neck; wool is the whole coat’s, and drawn with it. */
export function maneOf(
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
