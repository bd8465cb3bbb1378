import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, type PathData, smooth } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';

/** The few strokes a small thing is cut with; colours are given as in daylight. */
export interface Brush {
  readonly context: DrawingContext;
  readonly tint: (colour: Hex) => Hex;
  /** A cut shape with light and shade, through its points ('x,y*' is a corner). */
  readonly cut: (outline: string, colour: Hex, inside?: Markup) => Markup;
  /** The same of a path that is there already. */
  readonly cutPath: (path: PathData, colour: Hex, inside?: Markup) => Markup;
  /** A rounded box: left, top, width and height. */
  readonly box: (
    x: number,
    y: number,
    width: number,
    height: number,
    colour: Hex,
    corner?: number,
    inside?: Markup,
  ) => Markup;
  readonly round: (x: number, y: number, radiusX: number, radiusY: number, colour: Hex, inside?: Markup) => Markup;
  readonly bone: (bones: string, widths: readonly number[], colour: Hex, inside?: Markup) => Markup;
  /** Flat paint without light: marks and patterns. */
  readonly paint: (path: PathData, colour: Hex, opacity?: number) => Markup;
  readonly dot: (x: number, y: number, radiusX: number, radiusY: number, colour: Hex, opacity?: number) => Markup;
  readonly stroke: (path: PathData, colour: Hex, width: number, opacity?: number) => Markup;
  readonly glow: (x: number, y: number, radius: number, colour?: Hex, opacity?: number) => Markup;
}

function boxPath(x: number, y: number, width: number, height: number, corner: number): PathData {
  const r = Math.min(corner, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;
}

export function brushFor(context: DrawingContext): Brush {
  const tint = (colour: Hex): Hex => context.tint(colour);
  const cutPath = (path: PathData, colour: Hex, inside = ''): Markup => context.part(path, tint(colour), { inside });
  return {
    context,
    tint,
    cutPath,
    cut: (outline, colour, inside) => cutPath(smooth(outline, 0.14), colour, inside),
    box: (x, y, width, height, colour, corner = 3, inside = '') =>
      cutPath(boxPath(x, y, width, height, corner), colour, inside),
    round: (x, y, radiusX, radiusY, colour, inside) => cutPath(ellipse(x, y, radiusX, radiusY), colour, inside),
    bone: (bones, widths, colour, inside) => cutPath(limb(bones, widths), colour, inside),
    paint: (path, colour, opacity = 1) => flat(path, tint(colour), opacity),
    dot: (x, y, radiusX, radiusY, colour, opacity = 1) => flat(ellipse(x, y, radiusX, radiusY), tint(colour), opacity),
    stroke: (path, colour, width, opacity = 1) => line(path, tint(colour), width, opacity),
    glow: (x, y, radius, colour = '#ffd98a', opacity = 0.5) =>
      context.glow({ at: [x, y], size: [radius, radius], colour, opacity, core: 0.34 }),
  };
}

/** A thing drawn with the brush: on the floor unless `more` says otherwise; its face goes to the middle unless said. */
export function thing(
  width: number,
  height: number,
  draw: (brush: Brush) => Markup,
  more: Partial<DrawnNoun> = {},
): DrawnNoun {
  const size = Math.max(0.3, Math.min(2.4, Math.min(width, height) / 62));
  return {
    width,
    height,
    place: height > 150 ? 'stage' : 'floor',
    face: { x: 0, y: -height * 0.52, size },
    draw: (context) => draw(brushFor(context)),
    ...more,
  };
}
