import { ink } from '../palette/paper-colours.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round } from '../paper/path.ts';

/** A guest in the child's units (a child stands 232 high), on the ground at y = 0, facing right. */
export interface Creature {
  readonly draw: (context: DrawingContext, asleep: boolean) => Markup;
  readonly width: number;
  readonly height: number;
  /** Hovers or swims: no shadow on the ground. */
  readonly floats?: boolean;
  /** The middle of the face, of somebody too big to be seen whole through a window. */
  readonly face?: readonly [x: number, y: number];
  /** Where somebody may sit on its back. */
  readonly back?: { readonly x: number; readonly y: number };
}

/** A dot with a glint, or a closed lid. */
export function eye(x: number, y: number, radius: number, asleep: boolean, colour: string = ink): Markup {
  if (asleep)
    return line(
      `M${round(x - radius * 1.4)} ${round(y)}q${round(radius * 1.4)} ${round(radius * 1.1)} ${round(radius * 2.8)} 0`,
      colour,
      radius * 0.6,
    );
  return (
    flat(ellipse(x, y, radius, radius * 1.15), colour) +
    flat(ellipse(x + radius * 0.35, y - radius * 0.4, radius * 0.35), '#fff8e8')
  );
}

export function blush(context: DrawingContext, x: number, y: number, size = 4.4): Markup {
  return flat(ellipse(x, y, size, size * 0.68), context.tint('#e0705c'), 0.4);
}

/** A small closed smile, `width` wide, beginning at x, y. */
export function smile(context: DrawingContext, x: number, y: number, width: number, colour = '#5a3428'): Markup {
  return line(
    `M${x} ${y}q${round(width / 2)} ${round(width * 0.4)} ${width} 0`,
    context.tint(colour),
    Math.max(1.3, width * 0.16),
  );
}
