import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, mark, type Point, smooth } from '../../paper/path.ts';
import { type Cat, markingOf } from './cat.ts';
import { brushMarks, trunkMarkings } from './coat-markings.ts';
import { earsFromBehind, foldedEars } from './ears.ts';
import { drawTail } from './tail.ts';

function headFromBehind(context: DrawingContext, cat: Cat): Markup {
  const { anatomy, colours } = cat;
  const { headWidth: w, headHeight: h } = anatomy;
  const outline: Point[] = [
    [-w, 2],
    [-w * 0.7, -h * 0.8],
    [0, -h * 0.96],
    [w * 0.7, -h * 0.8],
    [w, 2],
    [w * 0.6, h * 0.8],
    [-w * 0.6, h * 0.8],
  ];
  const path = anatomy.cheek > 4 ? furry(outline, { amplitude: 2.5, seed: 'head', lean: [0, 0.5] }) : smooth(outline);
  const tabby = markingOf(cat, 'tabby', 'rosettes');
  let stripes = '';
  for (const x of [-0.36, -0.12, 0.12, 0.36])
    stripes += mark({ from: [w * x, -h], to: [w * x * 1.3, -h * 0.2], width: 2 });
  return (
    earsFromBehind(context, cat) +
    context.part(path, context.tint(colours.base), { inside: tabby ? flat(stripes, context.tint(tabby), 0.7) : '' }) +
    (anatomy.ear === 'folded' ? foldedEars(context, cat) : '')
  );
}

function paintFromBehind(context: DrawingContext, cat: Cat, half: number): Markup {
  const tabby = markingOf(cat, 'tabby');
  if (tabby) {
    let bars = '';
    for (let index = 0; index < 6; index++)
      bars += mark({ from: [-half, -76 + index * 12], to: [half, -76 + index * 12], width: 2.6, sag: 6 });
    return flat(bars, context.tint(tabby), 0.7);
  }
  const allOver = cat.colours.markings.filter(([kind]) => kind === 'rosettes' || kind === 'ticking');
  if (allOver.length === 0) return '';
  const plain: Cat = { ...cat, colours: { ...cat.colours, markings: allOver } };
  const coat = trunkMarkings(context, plain, { length: 90, belly: 30 });
  return coat + context.place({ y: 54 }, () => coat);
}

/** Sitting, seen from behind, tail out along the ground. */
export function catFromBehind(context: DrawingContext, cat: Cat): Markup {
  const { anatomy, colours } = cat;
  const half = 31 * Math.min(1.25, anatomy.bulk);
  const top = 82;
  const outline: Point[] = [
    [-half * 0.96, -2],
    [-half * 1.06, -24],
    [-half * 0.72, -54],
    [-half * 0.46, -top],
    [0, -top - 6],
    [half * 0.46, -top],
    [half * 0.72, -54],
    [half * 1.06, -24],
    [half * 0.96, -2],
    [0, 2],
  ];
  const path =
    anatomy.coat === 'long' ? furry(outline, { amplitude: 3, seed: 'behind', lean: [0, 0.6] }) : smooth(outline);
  const paint = paintFromBehind(context, cat, half);
  const thigh = (side: number): string =>
    curve([
      [side * half * 0.3, -4],
      [side * half * 0.42, -24],
      [side * half * 0.82, -34],
    ]);
  const { shadow } = context.lighting;
  const inside =
    paint +
    brushMarks(context, cat, { length: half * 1.6, belly: 14 }) +
    line(thigh(-1), shadow, 2, 0.22) +
    line(thigh(1), shadow, 2, 0.22);
  const body = context.part(path, context.tint(colours.base), { inside });
  const tail = drawTail(
    context,
    cat,
    [
      [2, -10],
      [half * 0.6, -5],
      [half * 1.4, -6],
      [half * 1.9, -22],
    ],
    { castOn: context.lastPart },
  );
  return (
    body + tail + context.place({ y: -top - anatomy.headHeight * 0.5, rotate: 6 }, () => headFromBehind(context, cat))
  );
}
