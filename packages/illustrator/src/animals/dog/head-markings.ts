import type { Hex } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../../paper/markup.ts';
import { curve, ellipse, smooth } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import type { DogMarking } from '../anatomy.ts';
import type { Dog } from './dog.ts';
import { type HeadShape, headShapeOf } from './head-shape.ts';

interface HeadPaint extends HeadShape {
  readonly colour: Hex;
  readonly radius: number;
  readonly depth: number;
}

const painters: Partial<Record<DogMarking, (paint: HeadPaint) => Markup>> = {
  'muzzle': ({ radius: r, depth, muzzleTop, muzzleBottom, noseX, colour }) =>
    flat(
      smooth([
        [r * 0.78, muzzleTop - r * 0.12],
        [noseX + 6, muzzleTop - 6],
        [noseX + 6, muzzleBottom + 6],
        [r * 0.9, muzzleBottom - depth * 0.1],
        [r, muzzleTop + depth * 0.5],
      ]),
      colour,
      0.92,
    ) + flat(ellipse(-r * 0.3, -r * 0.95, r * 0.8, r * 0.42, -10), colour, 0.8),
  'black-mask': ({ radius: r, depth, muzzleTop, muzzleBottom, noseX, colour }) => {
    const mask = (grow: number): string =>
      smooth([
        [r * 0.9 - grow, muzzleTop + depth * 0.12],
        [r * 1.1, muzzleTop - 3 - grow],
        [noseX + 8, muzzleTop - 8],
        [noseX + 8, muzzleBottom + 10],
        [r * 0.98 - grow, muzzleBottom + 9],
        [r * 0.74 - grow, muzzleTop + depth * 0.6],
      ]);
    return flat(mask(7), colour, 0.22) + flat(mask(3.5), colour, 0.34) + flat(mask(0), colour, 0.86);
  },
  'tan-head': ({ radius: r, colour }) => flat(ellipse(-r * 0.1, -r * 0.25, r * 1.02, r * 0.92, 8), colour),
  'eye-patch': ({ radius: r, colour }) => flat(ellipse(r * 0.1, -r * 0.3, r * 0.72, r * 0.62, 20), colour),
  'blaze': ({ radius: r, muzzleTop, muzzleBottom, noseX, colour }) =>
    flat(
      smooth([
        [r * 0.5, -r * 1.2],
        [r * 0.66, -r * 0.5],
        [r * 0.72, -r * 0.1],
        [r * 0.62, r * 0.4],
        [r * 0.4, r * 0.9],
        [noseX, muzzleBottom + 14],
        [noseX + 9, muzzleTop],
        [r * 1.2, muzzleTop - 7],
        [r * 0.92, -r * 0.9],
      ]),
      colour,
    ),
  'husky-mask': ({ radius: r, depth, muzzleTop, muzzleBottom, noseX, colour }) =>
    flat(
      smooth([
        [r * 0.1, r * 0.28],
        [r * 0.3, -r * 0.34],
        [r * 0.62, -r * 0.62],
        [r * 0.84, -r * 0.22],
        [r * 1.12, muzzleTop + depth * 0.34],
        [noseX + 8, muzzleTop + depth * 0.42],
        [noseX + 4, muzzleBottom + 9],
        [r * 0.4, r * 1.3],
        [-r * 0.8, r * 1.2],
        [-r * 0.45, r * 0.5],
      ]),
      colour,
    ),
  'tan-points': ({ radius: r, depth, muzzleTop, muzzleBottom, noseX, colour }) =>
    flat(
      smooth([
        [r * 0.55, r * 0.22],
        [r * 0.9, muzzleTop + depth * 0.3],
        [noseX - 3, muzzleTop + depth * 0.46],
        [noseX + 4, muzzleBottom + 9],
        [r * 0.4, muzzleBottom + 10],
        [r * 0.1, r * 0.72],
      ]),
      colour,
    ) + flat(ellipse(r * 0.52, -r * 0.46, r * 0.17, r * 0.12), colour),
  'pale-underside': ({ radius: r, depth, muzzleTop, muzzleBottom, noseX, colour }) =>
    flat(
      smooth([
        [r * 0.6, r * 0.3],
        [r, muzzleTop + depth * 0.45],
        [noseX, muzzleTop + depth * 0.55],
        [noseX, muzzleBottom + 8],
        [0, r * 1.2],
        [0, r * 0.7],
      ]),
      colour,
      0.75,
    ),
  'gold-head': ({ radius: r, colour }) => flat(ellipse(0, 0, r * 3), colour),
  'merle': ({ radius: r, colour }) => {
    const random = randomFrom('merle-head');
    return times(5, () => {
      const [x, y] = [-r * 0.7 + random() * r * 1.3, -r * 0.8 + random() * r * 1.1];
      return flat(ellipse(x, y, 3 + random() * 5, 2 + random() * 4, random() * 90), colour, 0.8);
    });
  },
};

function wrinkles(context: DrawingContext, dog: Dog, { muzzleTop, muzzleBottom }: HeadShape): Markup {
  const { wrinkles: depth, headRadius: r, muzzleDepth } = dog.anatomy;
  if (depth === 0) return '';
  const fold = context.tint('#5a3a2c');
  const beside = curve([
    [r * 0.78, -r * 0.4],
    [r * 0.98, -r * 0.1],
    [r * 0.82, muzzleTop + muzzleDepth * 0.55],
    [r * 0.58, muzzleBottom * 0.95],
  ]);
  const brow = curve([
    [r * 0.35, -r * 0.62],
    [r * 0.62, -r * 0.56],
    [r * 0.8, -r * 0.42],
  ]);
  return line(beside, fold, 1.3, 0.5 * depth) + line(brow, fold, 1.2, 0.45 * depth);
}

/** What is painted on the head; to be clipped to its outline. */
export function headMarkings(context: DrawingContext, dog: Dog): Markup {
  const shape = headShapeOf(dog.anatomy);
  let markup = '';
  for (const [kind, colour] of dog.colours.markings) {
    const paint = {
      ...shape,
      colour: context.tint(colour),
      radius: dog.anatomy.headRadius,
      depth: dog.anatomy.muzzleDepth,
    };
    markup += painters[kind]?.(paint) ?? '';
  }
  return markup + wrinkles(context, dog, shape);
}
