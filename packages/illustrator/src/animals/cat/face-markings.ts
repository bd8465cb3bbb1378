import type { Hex } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../../paper/markup.ts';
import { curve, ellipse, mark, smooth } from '../../paper/path.ts';
import type { CatMarking } from '../anatomy.ts';
import type { Cat } from './cat.ts';

interface FacePaint {
  readonly colour: Hex;
  readonly width: number;
  readonly height: number;
  readonly wedge: number;
}

function mask(width: number, height: number, reach: number): string {
  return smooth([
    [0, -height * 0.5 * reach],
    [width * 0.55 * reach, -height * 0.3 * reach],
    [width * 0.72 * reach, height * 0.2],
    [width * 0.4, height * 0.95],
    [0, height * 1.1],
    [-width * 0.4, height * 0.95],
    [-width * 0.72 * reach, height * 0.2],
    [-width * 0.55 * reach, -height * 0.3 * reach],
  ]);
}

const painters: Partial<Record<CatMarking, (paint: FacePaint) => Markup>> = {
  'mask': ({ width, height, colour }) =>
    flat(mask(width, height, 1), colour, 0.5) + flat(mask(width, height, 0.7), colour, 0.8),
  'points': ({ width, height, wedge, colour }) =>
    flat(ellipse(0, height * 0.05, width * 0.95, height * 0.72), colour, wedge > 0.8 ? 0.12 : 0.82),
  'v-mask': ({ width: w, height: h, colour }) =>
    flat(
      smooth([
        [0, -h * 0.72],
        [w * 0.2, -h * 0.1],
        [w * 0.62, h * 0.5],
        [w * 0.5, h * 1.2],
        [-w * 0.5, h * 1.2],
        [-w * 0.62, h * 0.5],
        [-w * 0.2, -h * 0.1],
      ]),
      colour,
    ),
  'pale-muzzle': ({ width: w, height: h, colour }) =>
    flat(ellipse(0, h * 0.58, w * 0.46, h * 0.4), colour, 0.85) +
    flat(
      ellipse(-w * 0.42, -h * 0.06, w * 0.2, h * 0.2) + ellipse(w * 0.42, -h * 0.06, w * 0.2, h * 0.2),
      colour,
      0.35,
    ),
  'forehead-m': ({ width: w, height: h, colour }) => {
    let strokes = '';
    for (const x of [-0.3, -0.1, 0.1, 0.3])
      strokes += mark({ from: [w * x, -h * 0.95], to: [w * x * 1.25, -h * 0.44], width: 1.5 });
    for (const side of [-1, 1]) {
      strokes += mark({ from: [side * w * 0.6, h * 0.05], to: [side * w * 1.05, -h * 0.06], width: 1.3 });
      strokes += mark({ from: [side * w * 0.56, h * 0.26], to: [side * w, h * 0.3], width: 1.3 });
    }
    return flat(strokes, colour, 0.85);
  },
  'wrinkles': ({ width: w, height: h, colour }) =>
    times(3, (index) => {
      const y = -h * (0.72 - index * 0.14);
      return line(
        curve([
          [-w * 0.42, y],
          [0, y + h * 0.08],
          [w * 0.42, y],
        ]),
        colour,
        1.1,
        0.55,
      );
    }),
};

export function faceMarkings(context: DrawingContext, { anatomy, colours }: Cat): Markup {
  const { headWidth: width, headHeight: height, wedge } = anatomy;
  return colours.markings
    .map(([kind, colour]) => painters[kind]?.({ colour: context.tint(colour), width, height, wedge }) ?? '')
    .join('');
}
