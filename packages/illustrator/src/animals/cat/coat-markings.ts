import { type Hex, lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { ellipse, mark, type PathData, round } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import type { CatMarking } from '../anatomy.ts';
import type { Cat, CatFrame } from './cat.ts';

interface CoatPaint extends CatFrame {
  readonly context: DrawingContext;
  readonly colour: Hex;
}

/** Bars across the legs, at the places a standing cat has them. */
function legBars(length: number, belly: number, rows: number, step: number): PathData {
  let path = '';
  for (const x of [-0.46, -0.3, 0.28, 0.42]) {
    for (let row = 0; row < rows; row++) {
      const y = -belly + 8 + row * step;
      path += mark({ from: [length * x - 14, y], to: [length * x + 14, y + 3], width: 2 });
    }
  }
  return path;
}

const trunkPainters: Partial<Record<CatMarking, (paint: CoatPaint) => Markup>> = {
  'tabby': ({ length: l, belly, colour }) => {
    let stripes = mark({ from: [l * 0.4, -100], to: [-l * 0.5, -97], width: 3.2 });
    for (let index = 0; index < 9; index++) {
      const x = -l * 0.5 + index * l * 0.115;
      stripes += mark({ from: [x, -104], to: [x - 7, -belly - 12], width: 3.4, sag: 5 });
    }
    return flat(stripes, colour, 0.8);
  },
  'rosettes': ({ length: l, colour }) => {
    const random = randomFrom('rosettes');
    let rings = '';
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 10; column++) {
        const x = -l * 0.52 + column * l * 0.112 + (row % 2) * 6 + random() * 3;
        const y = -96 + row * 14 + random() * 4;
        const a = 4.6 + random() * 1.6;
        rings += `M${round(x - a)} ${round(y + 1)}q1 ${round(-a)} ${round(a)} ${round(-a * 0.8)}`;
        rings += `M${round(x + a * 0.5)} ${round(y - a * 0.5)}q${round(a * 0.7)} ${round(a * 0.6)} ${round(-a * 0.1)} ${round(a * 1.2)}`;
        rings += `M${round(x - a * 0.9)} ${round(y + a * 0.5)}q${round(a * 0.5)} ${round(a * 0.7)} ${round(a)} ${round(a * 0.3)}`;
      }
    }
    return line(rings, colour, 2.5, 0.85);
  },
  'mitts': ({ length: l, colour }) => flat(ellipse(l * 0.5, -56, 18, 30), colour, 0.9),
  'ticking': ({ length: l, colour }) => {
    const random = randomFrom('ticking');
    let hairs = '';
    for (let index = 0; index < 60; index++) {
      const [x, y] = [(random() - 0.5) * l * 1.1, -100 + random() * 62];
      hairs += mark({ from: [x, y], to: [x - 6, y + 2.5], width: 0.8 });
    }
    return flat(hairs, colour, 0.6);
  },
  'sheen': ({ length: l, colour }) =>
    flat(mark({ from: [l * 0.4, -93], to: [-l * 0.45, -90], width: 4, sag: -3 }), colour, 0.5),
  'wrinkles': ({ length: l, colour }) => {
    const folds = [
      [0.3, -84, 16],
      [0.36, -74, 14],
      [0.2, -62, 12],
      [-0.2, -66, 14],
      [-0.4, -72, 15],
      [-0.32, -60, 12],
      [0.42, -40, 8],
      [-0.3, -40, 9],
    ] as const;
    const path = folds.map(([x, y, long]) => `M${round(l * x)} ${y}q5 ${round(long / 2)} -1 ${long}`).join('');
    return line(path, colour, 1.3, 0.5);
  },
};

function band(length: number, top: number, bottom: number): PathData {
  return `M${-Math.round(length)} ${-top}H${Math.round(length)}V${-bottom}H${-Math.round(length)}z`;
}

const legPainters: Partial<Record<CatMarking, (paint: CoatPaint) => Markup>> = {
  'tabby': ({ length, belly, colour }) => flat(legBars(length, belly, 3, 11), colour, 0.7),
  'rosettes': ({ length, belly, colour }) => flat(legBars(length, belly, 4, 10), colour, 0.8),
  'points': ({ context, length, colour }) => {
    const shading = context.gradient([
      [0, colour, 0],
      [0.45, colour, 0.8],
      [1, colour, 0.95],
    ]);
    return flat(band(length, 46, -8), shading);
  },
  'mitts': ({ length, colour }) => flat(band(length, 13, -8), colour),
};

type Painters = typeof trunkPainters;

function painted(painters: Painters, context: DrawingContext, { colours }: Cat, frame: CatFrame): Markup {
  return colours.markings
    .map(([kind, colour]) => painters[kind]?.({ ...frame, context, colour: context.tint(colour) }) ?? '')
    .join('');
}

export function trunkMarkings(context: DrawingContext, cat: Cat, frame: CatFrame): Markup {
  return painted(trunkPainters, context, cat, frame);
}

export function legMarkings(context: DrawingContext, cat: Cat, frame: CatFrame): Markup {
  return painted(legPainters, context, cat, frame);
}

/** Which way the fur lies: two paths, however many hairs. */
export function brushMarks(context: DrawingContext, { anatomy, colours }: Cat, { length, belly }: CatFrame): Markup {
  const random = randomFrom('cat brush');
  const count = { long: 18, short: 8, bare: 0 }[anatomy.coat];
  const strokes = ['', ''];
  for (let index = 0; index < count; index++) {
    const [x, y, reach] = [(random() - 0.5) * length, -belly - 8 - random() * (84 - belly), 9 + random() * 10];
    strokes[index % 2] += mark({ from: [x, y], to: [x - reach, y + reach * 0.4], width: 1, sag: 1.4 });
  }
  if (count === 0) return '';
  const fill = context.tint(colours.base);
  return flat(strokes[0] ?? '', lighten(fill, 0.05), 0.6) + flat(strokes[1] ?? '', lighten(fill, -0.05), 0.6);
}
