import type { Feeling } from '@sagolykta/domain/scene-acts';
import { browOf, mouth, tears } from '../figures/mouth.ts';
import { ink } from '../palette/paper-colours.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round } from '../paper/path.ts';

/** What shows in the face of an animal or a thing, and in the legs of one that runs. */
export interface Mood {
  readonly asleep: boolean;
  readonly feeling: Feeling;
  readonly running?: boolean;
}

export const calm: Mood = { asleep: false, feeling: 'calm' };

/** A guest in the child's units (a child stands 232 high), on the ground at y = 0, facing right. */
export interface Creature {
  readonly draw: (context: DrawingContext, mood: Mood) => Markup;
  readonly width: number;
  readonly height: number;
  /** Hovers or swims: no shadow on the ground. */
  readonly floats?: boolean;
  /** The middle of the face, of somebody too big to be seen whole through a window. */
  readonly face?: readonly [x: number, y: number];
  /** Where somebody may sit on its back. */
  readonly back?: { readonly x: number; readonly y: number };
}

function lid(x: number, y: number, radius: number, colour: string, way: 1 | -1): Markup {
  const [left, width] = [round(x - radius * 1.4), round(radius * 2.8)];
  return line(
    `M${left} ${round(y)}q${round(radius * 1.4)} ${round(way * radius * 1.1)} ${width} 0`,
    colour,
    radius * 0.6,
  );
}

/** Above an eye that is sad, cross or astonished; which end is the inner one follows from the side. */
function brow(x: number, y: number, radius: number, feeling: Feeling, side: 1 | -1, colour: string): Markup {
  const { lift, slant } = browOf(feeling);
  if (lift === 0 && slant === 0) return '';
  const unit = radius / 4;
  const [outer, inner] = [y - radius * 2.1 - lift * unit, y - radius * 2.1 - (lift + slant) * unit];
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const half = radius * 1.3;
  const path = `M${round(x - half)} ${round(left)}q${round(half)} ${round((right - left) / 2 - radius * 0.4)} ${round(half * 2)} ${round(right - left)}`;
  return line(path, colour, Math.max(1.2, radius * 0.45), 0.85);
}

/** A dot with a glint, or a closed lid. `side` says which eye of two it is, for the brows. */
export function eye(x: number, y: number, radius: number, mood: Mood, colour: string = ink, side: 1 | -1 = 1): Markup {
  if (mood.asleep || mood.feeling === 'sleepy') return lid(x, y, radius, colour, 1);
  if (mood.feeling === 'laughing' || mood.feeling === 'proud') return lid(x, y + radius * 0.5, radius, colour, -1);
  const wide = mood.feeling === 'afraid' || mood.feeling === 'surprised' ? 1.25 : 1;
  return (
    flat(ellipse(x, y, radius * wide, radius * 1.15 * wide), colour) +
    flat(ellipse(x + radius * 0.35, y - radius * 0.4, radius * 0.35), '#fff8e8') +
    brow(x, y, radius, mood.feeling, side, colour) +
    (mood.feeling === 'crying' ? tears(x - radius * 0.6, y + radius * 3, Math.max(0.5, radius / 4)) : '')
  );
}

export function blush(context: DrawingContext, x: number, y: number, size = 4.4): Markup {
  return flat(ellipse(x, y, size, size * 0.68), context.tint('#e0705c'), 0.4);
}

/** A small mouth, `width` wide, beginning at x, y: closed and smiling unless the mood is another. */
export function smile(
  context: DrawingContext,
  mood: Mood,
  x: number,
  y: number,
  width: number,
  colour = '#5a3428',
): Markup {
  const tinted = context.tint(colour);
  if (mood.asleep || mood.feeling === 'calm')
    return line(`M${x} ${y}q${round(width / 2)} ${round(width * 0.4)} ${width} 0`, tinted, Math.max(1.3, width * 0.16));
  return mouth(
    mood.feeling,
    { x: x + width / 2, y: y + width * 0.1, width: Math.max(width, 7), smile: 1 },
    tinted,
    tinted,
  );
}
