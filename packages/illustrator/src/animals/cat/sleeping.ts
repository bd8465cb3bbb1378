import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { limb } from '../../paper/limb.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse, type Point, smooth } from '../../paper/path.ts';
import { type Cat, markingOf } from './cat.ts';
import { brushMarks, trunkMarkings } from './coat-markings.ts';
import { drawHead } from './head.ts';
import { drawTail } from './tail.ts';

/** Curled like a loaf, chin on a paw, tail along the front. */
export function sleepingCat(context: DrawingContext, cat: Cat): Markup {
  const { anatomy, colours } = cat;
  const half = 58 * Math.max(0.92, Math.min(1.12, anatomy.bulk));
  const mound: Point[] = [
    [-half, -12],
    [-half - 2, -34],
    [-half * 0.72, -54],
    [-half * 0.1, -62],
    [half * 0.55, -56],
    [half * 0.95, -36],
    [half, -12],
    [half * 0.7, 0],
    [-half * 0.7, 0],
  ];
  const frame = { length: 112, belly: 44 };
  const [headX, headY] = [half * 0.44, -anatomy.headHeight * 0.98 - 6];
  const haunch = curve([
    [-half * 0.06, -8],
    [half * 0.08, -30],
    [-half * 0.16, -48],
    [-half * 0.52, -48],
  ]);
  const calm: Cat = {
    ...cat,
    colours: { ...colours, markings: colours.markings.filter(([kind]) => kind !== 'mitts') },
  };
  const inside =
    context.place({ y: 34 }, () => trunkMarkings(context, calm, frame) + brushMarks(context, cat, frame)) +
    line(haunch, context.lighting.shadow, 2.4, 0.24) +
    context.contact(headX, headY + 2, anatomy.headWidth * 1.5, anatomy.headHeight * 1.45, 0.75);
  const path =
    anatomy.coat === 'long'
      ? furry(mound, { amplitude: (_, y) => (y > -52 ? 3.2 : 1.4), seed: 'curl', lean: [-0.2, 0.3] })
      : smooth(mound);
  let markup = context.part(path, context.tint(colours.base), { inside });
  const body = context.lastPart;
  const mitt = markingOf(cat, 'mitts', 'points');
  const pawBones: Point[] = [
    [half * 0.9, -9],
    [half * 0.4, -6],
    [half * 0.02, -5.5],
  ];
  markup += context.part(limb(pawBones, [8, 6.6, 6.6]), context.tint(colours.base), {
    castOn: body,
    inside: mitt ? flat(ellipse(half * 0.05, -5, 20), context.tint(mitt)) : '',
  });
  markup += context.place({ x: headX, y: headY, rotate: -9 }, () => drawHead(context, cat, true));
  const tail: Point[] = [
    [-half * 0.98, -20],
    [-half * 0.92, -6],
    [-half * 0.4, -5],
    [half * 0.1, -6],
  ];
  return markup + drawTail(context, cat, tail, { thickness: anatomy.tail === 'plume' ? 0.85 : 1, castOn: body });
}
