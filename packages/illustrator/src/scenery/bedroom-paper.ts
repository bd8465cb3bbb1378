import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type PathData, smooth, star } from '../paper/path.ts';
import type { BedroomStyle } from './bedroom-style.ts';
import { leafPaper } from './room-parts.ts';

function strewn(motif: (x: number, y: number) => PathData): PathData {
  let path = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 15; column++) path += motif(62 + column * 86, 70 + row * 66 + (column % 2) * 33);
  }
  return path;
}

const papers: Record<BedroomStyle['paper'], (colour: Hex) => Markup> = {
  stars: (colour) =>
    flat(
      strewn((x, y) => star(x, y, 5, 5, 0.45)),
      lighten(colour, 0.06),
      0.5,
    ),
  dots: (colour) =>
    flat(
      strewn((x, y) => ellipse(x, y, 4.4)),
      lighten(colour, 0.06),
      0.5,
    ),
  moons: (colour) =>
    flat(
      strewn((x, y) => `M${x} ${y - 8}a8 8 0 1 0 6 14a7 7 0 1 1 -6 -14z`),
      lighten(colour, 0.06),
      0.5,
    ),
  stripes: (colour) =>
    line(
      times(30, (index) => `M${index * 43 + 12} 0V616`),
      lighten(colour, 0.035),
      12,
      0.5,
    ),
  leaves: (colour) => leafPaper(colour, 600),
};

/** Boards under the paper's pattern. */
export function bedroomPaper({ paper }: BedroomStyle, colour: Hex): Markup {
  const panels = times(15, (index) => `M${index * 86 + 20} 0V640`);
  return line(panels, lighten(colour, -0.035), 2.4, 0.6) + papers[paper](colour);
}

const hangings: Record<BedroomStyle['mobile'], (context: DrawingContext) => Markup> = {
  stars: (context) =>
    flat(star(640, 132, 17, 5, 0.46), context.tint('#e6b95c')) +
    flat('M706 124a18 18 0 1 0 8 30a15 15 0 1 1 -8 -30z', context.tint('#f0dfb4')) +
    flat(star(764, 120, 14, 5, 0.46), context.tint('#d98a6a')),
  birds: (context) => {
    const bird = (x: number, y: number, colour: Hex): Markup =>
      flat(
        smooth([
          [x - 20, y - 4],
          [x - 6, y - 8],
          [x + 10, y - 9],
          [x + 19, y - 3],
          [x + 10, y + 4],
          [x - 4, y + 6],
          [x - 24, y + 9],
        ]),
        context.tint(colour),
      ) +
      flat(
        smooth([
          [x - 4, y - 5],
          [x + 8, y - 4],
          [x - 10, y + 12],
        ]),
        lighten(context.tint(colour), 0.07),
      );
    return bird(640, 124, '#d98a6a') + bird(700, 132, '#e6d2b0') + bird(764, 114, '#7da3b4');
  },
  planets: (context) =>
    flat(ellipse(640, 132, 16), context.tint('#c98a5c')) +
    flat(ellipse(700, 142, 20), context.tint('#7d8fb8')) +
    line('M672 148Q700 158 730 136', context.tint('#f0dfb4'), 3.4) +
    flat(ellipse(764, 120, 12), context.tint('#8fb08c')),
};

/** What hangs above the bed and turns a little in the night. */
export function mobile(context: DrawingContext, style: BedroomStyle): Markup {
  return (
    line('M700 0V60M640 70H764M640 70v46M700 60v64M764 70v36', context.tint('#c9bcc4'), 2, 0.7) +
    hangings[style.mobile](context)
  );
}
