import { type Hex, lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { limbPoints } from '../../paper/limb.ts';
import { flat, line, type Markup, times } from '../../paper/markup.ts';
import { curve, ellipse, mark, type PathData, type Point, smooth } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import type { DogMarking } from '../anatomy.ts';
import { collarColour } from './collar.ts';
import type { Dog } from './dog.ts';
import { earColour, hasStandingEar } from './ear.ts';
import { isBushyTail, isStubTail } from './tail.ts';

interface BackPaint {
  readonly colour: Hex;
  /** Half the width of the seat. */
  readonly half: number;
  readonly shoulders: number;
}

function backPatch({ half, shoulders, colour }: BackPaint): Markup {
  const patch: Point[] = [
    [-half * 0.7, -shoulders - 10],
    [half * 0.7, -shoulders - 10],
    [half * 0.8, -40],
    [half * 0.3, -22],
    [-half * 0.3, -22],
    [-half * 0.8, -40],
  ];
  return flat(furry(patch, { step: 9, amplitude: 4, seed: 'back' }), colour);
}

const painters: Partial<Record<DogMarking, (paint: BackPaint) => Markup>> = {
  'saddle': backPatch,
  'tan-body': backPatch,
  'white-collar': ({ half, shoulders, colour }) =>
    flat(
      furry(
        [
          [-half, -shoulders - 14],
          [half, -shoulders - 14],
          [half, -shoulders + 12],
          [0, -shoulders + 18],
          [-half, -shoulders + 12],
        ],
        { step: 9, amplitude: 4, seed: 'collar' },
      ),
      colour,
    ),
  'back-patch': ({ half, colour }) => flat(ellipse(half * 0.2, -44, half * 0.6, 22), colour),
  'white-under': ({ half, colour }) =>
    flat(ellipse(-half * 1.1, -14, half * 0.5, 22) + ellipse(half * 1.1, -14, half * 0.5, 22), colour),
  'tan-points': ({ half, colour }) =>
    flat(ellipse(-half * 0.9, -4, half * 0.34, 9) + ellipse(half * 0.9, -4, half * 0.34, 9), colour),
  'pale-underside': ({ half, colour }) => flat(ellipse(0, -4, half * 0.8, 14), colour, 0.4),
  'merle': ({ half, colour }) => {
    const random = randomFrom('merle-back');
    return times(12, () => {
      const [x, y] = [-half + random() * 2 * half, -80 + random() * 70];
      return flat(ellipse(x, y, 3 + random() * 7, 3 + random() * 5), colour, 0.8);
    });
  },
  'brindle': ({ half, shoulders, colour }) => {
    let stripes = '';
    for (let index = -4; index <= 4; index++) {
      stripes += mark({
        from: [index * half * 0.16, -shoulders],
        to: [index * half * 0.24, -18 - (index % 2) * 8],
        width: 1.6,
        sag: index,
      });
    }
    return flat(stripes, colour, 0.5);
  },
  'gold-head': ({ half, shoulders, colour }) => flat(ellipse(0, -shoulders - 6, half, 16), colour),
};

function bodyPath({ anatomy }: Dog, outline: readonly Point[]): PathData {
  if (anatomy.coat === 'curly') return curly(outline, 11);
  if (anatomy.coat === 'smooth') return smooth(outline);
  return furry(outline, { step: 12, amplitude: (_, y) => (y > -40 ? 3.2 : 1.6), seed: 'behind', lean: [0, 0.6] });
}

function tailPath(dog: Dog, half: number): PathData {
  if (dog.anatomy.tail === 'pom') return curly('8,-8 12,-22 26,-22 32,-10 20,-1', 8);
  if (isStubTail(dog)) return '';
  const bushy = isBushyTail(dog);
  const bones: Point[] = [
    [0, -10],
    [half * 0.5, -4],
    [half * 1.3, -5],
    [half * 1.75, -16],
  ];
  const points = limbPoints(bones, bushy ? [7, 9, 10, 3] : [5.5, 5, 4, 2]);
  return bushy ? furry(points, { step: 12, amplitude: 4, seed: 'tail', lean: [0.5, 0.2] }) : smooth(points);
}

function earPath({ anatomy }: Dog, side: 1 | -1, radius: number): PathData {
  const { ear, earLength: e, earWidth: w } = anatomy;
  const [x, y] = [side * radius * 0.62, -radius * 0.62];
  const at = (dx: number, dy: number, corner = false): Point => [x + side * dx, y + dy, corner];
  if (ear === 'prick') {
    return smooth([
      at(-w * 0.75, 8, true),
      at(-2, -e * 0.5),
      at(w * 0.5, -e * 0.92, true),
      at(w * 0.9, -e * 0.3),
      at(w * 0.7, 10, true),
    ]);
  }
  if (ear === 'semi') {
    return smooth([
      at(-w * 0.7, 8, true),
      at(-3, -e * 0.5),
      at(w * 0.6, -e * 0.72),
      at(w * 1.5, -e * 0.25, true),
      at(w * 0.8, 8),
    ]);
  }
  const length = Math.min(e, radius * 2.2);
  const hanging = [
    at(-4, -2),
    at(w * 0.5, 0),
    at(w * 1.05, length * 0.4),
    at(w * 0.85, length * 0.92),
    at(w * 0.2, length * 0.8),
    at(-2, length * 0.4),
  ];
  if (ear === 'poodle') return curly(hanging, 8);
  if (ear === 'spaniel' || ear === 'silk') return furry(hanging, { amplitude: 4, seed: 'ear' });
  return smooth(hanging);
}

function headFromBehind(context: DrawingContext, dog: Dog): Markup {
  const { anatomy, colours } = dog;
  const r = anatomy.headRadius * 1.06;
  const swell = anatomy.coat === 'curly' ? 1.12 : 1;
  const outline: Point[] = [
    [-r, 6],
    [-r * 0.98, -r * 0.5],
    [-r * 0.5, -r],
    [0, -r * 1.06 * swell],
    [r * 0.5, -r],
    [r * 0.98, -r * 0.5],
    [r, 6],
    [r * 0.6, r * 0.85],
    [-r * 0.6, r * 0.85],
  ];
  const skull =
    anatomy.coat === 'silky'
      ? furry(outline, { step: 7, amplitude: 3, seed: 'head' })
      : anatomy.coat === 'curly'
        ? curly(outline, 9)
        : smooth(outline);
  let inside = '';
  for (const [kind, colour] of colours.markings) {
    if (kind === 'tan-head' || kind === 'eye-patch') inside += flat(ellipse(0, -r * 0.2, r), context.tint(colour));
    if (kind === 'gold-head') inside += flat(ellipse(0, 0, r * 2), context.tint(colour));
  }
  const ears = (): Markup =>
    context.part(earPath(dog, -1, r), context.tint(earColour(dog))) +
    context.part(earPath(dog, 1, r), context.tint(earColour(dog)));
  const head = (): Markup => context.part(skull, context.tint(colours.head ?? colours.base), { inside });
  return hasStandingEar(dog) ? ears() + head() : head() + ears();
}

/** Sitting, seen from behind: a pear with two ears and a tail on the ground. */
export function dogFromBehind(context: DrawingContext, dog: Dog): Markup {
  const { anatomy, colours } = dog;
  const half = 34 * Math.min(1.35, anatomy.bulk) + (anatomy.coat === 'silky' ? 8 : 0);
  const shoulders = 84;
  const outline: Point[] = [
    [-half * 0.94, -2],
    [-half * 1.06, -22],
    [-half * 0.78, -50],
    [-half * 0.5, -shoulders],
    [0, -shoulders - 8],
    [half * 0.5, -shoulders],
    [half * 0.78, -50],
    [half * 1.06, -22],
    [half * 0.94, -2],
    [0, 2],
  ];
  const random = randomFrom('behind');
  const strokes = ['', ''];
  for (let index = 0; index < 10; index++) {
    const [x, y] = [(random() - 0.5) * half * 1.4, -70 + random() * 55];
    strokes[index % 2] += mark({ from: [x, y], to: [x * 1.1, y + 13], width: 1.2, sag: 1 });
  }
  const base = context.tint(colours.base);
  const haunch = (side: number): PathData =>
    curve([
      [side * half * 0.3, -4],
      [side * half * 0.42, -24],
      [side * half * 0.8, -34],
    ]);
  const { shadow } = context.lighting;
  const inside =
    colours.markings
      .map(([kind, colour]) => painters[kind]?.({ colour: context.tint(colour), half, shoulders }) ?? '')
      .join('') +
    flat(strokes[0] ?? '', lighten(base, 0.05), 0.6) +
    flat(strokes[1] ?? '', lighten(base, -0.05), 0.6) +
    line(haunch(-1), shadow, 2, 0.24) +
    line(haunch(1), shadow, 2, 0.24);
  let markup = context.part(bodyPath(dog, outline), base, { inside });
  const tail = tailPath(dog, half);
  if (tail) {
    const tip = colours.tailTip ? flat(ellipse(half * 1.7, -14, 15, 14), context.tint(colours.tailTip)) : '';
    markup += context.part(tail, context.tint(colours.tail ?? colours.base), { castOn: context.lastPart, inside: tip });
  }
  const collar = curve([
    [-half * 0.52, -shoulders + 2],
    [0, -shoulders + 8],
    [half * 0.52, -shoulders + 2],
  ]);
  markup += line(collar, context.tint(collarColour), 5);
  return (
    markup +
    context.place({ y: -shoulders - anatomy.headRadius * 0.66, rotate: -7 }, () => headFromBehind(context, dog))
  );
}
