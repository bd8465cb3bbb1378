import type { Hex } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { flat, type Markup } from '../../paper/markup.ts';
import { smooth } from '../../paper/path.ts';
import type { DogMarking } from '../anatomy.ts';
import { type Dog, type DogFrame, hasMarking } from './dog.ts';

/** Where a pose has its feet, so that socks and points fall on them. */
export interface FeetSpan extends DogFrame {
  readonly foreX: number;
  readonly hindX: number;
  /** How far lifted feet are off the ground. */
  readonly lift: number;
  /** A sitting dog's hind foot is a part of its own: nothing behind here is painted. */
  readonly from?: number;
}

interface LegPaint extends FeetSpan {
  readonly colour: Hex;
  readonly dog: Dog;
}

function band(left: number, right: number, height: number): string {
  return `M${Math.round(left)} ${-Math.round(height)}H${Math.round(right)}V12H${Math.round(left)}z`;
}

const painters: Partial<Record<DogMarking, (paint: LegPaint) => Markup>> = {
  'socks': ({ length, belly, foreX, lift, colour, dog, from = -length * 1.2 }) => {
    const shirtFront = smooth([
      [foreX - 14, -belly - 14],
      [foreX + 22, -belly - 14],
      [foreX + 22, -10],
      [foreX - 16, -10],
    ]);
    const whole = hasMarking(dog, 'white-collar') ? flat(shirtFront, colour) : '';
    return flat(band(from, length * 1.2, 19 + lift), colour) + whole;
  },
  'tan-points': ({ length, foreX, hindX, lift, colour, from }) => {
    if (lift > 0) return flat(band(-length * 1.2, length * 1.2, 20 + lift), colour);
    const fore = smooth([
      [foreX - 16, -24],
      [foreX, -36],
      [foreX + 32, -24],
      [foreX + 44, 5],
      [foreX - 20, 5],
    ]);
    const hind = smooth([
      [hindX - 36, -28],
      [hindX - 12, -30],
      [hindX + 6, -22],
      [hindX + 22, 5],
      [hindX - 44, 5],
    ]);
    return flat(from === undefined ? fore + hind : fore, colour);
  },
};

/** The colour of the feet, if they are of another colour than the coat. */
export function footColour({ colours }: Dog): Hex | undefined {
  return colours.markings.find(([kind]) => ['socks', 'tan-points', 'white-under'].includes(kind))?.[1];
}

export function legMarkings(context: DrawingContext, dog: Dog, span: FeetSpan): Markup {
  return dog.colours.markings
    .map(([kind, colour]) => painters[kind]?.({ ...span, dog, colour: context.tint(colour) }) ?? '')
    .join('');
}
