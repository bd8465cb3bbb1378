import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { limb } from '../../paper/limb.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse, type PathData, type Point, smooth } from '../../paper/path.ts';
import { type Cat, type CatFrame, frameOf, legWidth, markingOf } from './cat.ts';
import { brushMarks, legMarkings, trunkMarkings } from './coat-markings.ts';
import { drawHead, drawRuff } from './head.ts';
import { drawTail } from './tail.ts';

/** Standing paint, turned so that the back runs from the nape down to the ground. */
const turn = -58;

function trunkPath({ anatomy }: Cat, wide: number): PathData {
  const back: Point[] = [
    [14, -98],
    [-12, -90],
    [-32 * wide, -58],
    [-42 * wide, -26],
    [-38 * wide, -3],
    [-6, 0],
    [10, -20],
    [22, -40],
    [30 + 4 * wide, -60],
    [34, -86],
  ];
  if (anatomy.coat !== 'long') return smooth(back) + ellipse(-14 * wide, -25, 23 * wide, 25, -14);
  const amplitude = (x: number, y: number): number => (x > 20 || y > -30 ? 3.6 : 1.4);
  return furry(back, { step: 9, amplitude, seed: 'sit', lean: [-0.2, 0.7] });
}

function foreLeg(cat: Cat, x: number): PathData {
  const w = legWidth(cat);
  const bones: Point[] = [
    [x - 3, -62],
    [x, -34],
    [x + 1, -4],
  ];
  return limb(bones, [w * 1.7, w * 1.1, w]) + ellipse(x + 1 + w * 0.45, -4.6, w * 1.5, 5.2);
}

function paintTurned(context: DrawingContext, cat: Cat, frame: CatFrame): Markup {
  const angle = (turn * Math.PI) / 180;
  const [fromX, fromY] = [frame.length * 0.36, -98];
  const x = 18 - (fromX * Math.cos(angle) - fromY * Math.sin(angle));
  const y = -96 - (fromX * Math.sin(angle) + fromY * Math.cos(angle));
  return context.place(
    { x, y, rotate: turn },
    () => trunkMarkings(context, cat, frame) + brushMarks(context, cat, frame),
  );
}

function tailRoundFeet(context: DrawingContext, cat: Cat, wide: number, body: string): Markup {
  const bones: Point[] = [
    [-34 * wide, -9],
    [-20 * wide, -2],
    [8, -2],
    [36, -5],
  ];
  return drawTail(context, cat, bones, { thickness: cat.anatomy.tail === 'plume' ? 0.8 : 0.9, castOn: body });
}

/** Sitting tall with the tail round the feet, face to us. */
export function sittingCat(context: DrawingContext, cat: Cat): Markup {
  const { anatomy, colours } = cat;
  const { shadow } = context.lighting;
  const frame: CatFrame = { ...frameOf(cat), length: 112 };
  const wide = Math.min(1.3, Math.max(0.86, anatomy.bulk));
  const legs = context.place({ x: -frame.length * 0.36 + 22 }, () => legMarkings(context, cat, frame));
  const bib = markingOf(cat, 'mitts');
  const haunch = curve([
    [-30 * wide, -48],
    [-6, -46],
    [9 * wide, -26],
    [4, -6],
  ]);
  const [headX, headY] = [24, -100 - anatomy.headHeight * 0.5];
  const far = context.part(foreLeg(cat, 34), context.tint(lighten(colours.base, -0.06), 0.1), {
    inside: context.place({ x: 10 }, () => legs) + flat('M-60 -120H90V10H-60z', shadow, 0.26),
    grain: false,
  });
  const body = context.part(trunkPath(cat, wide) + foreLeg(cat, 22), context.tint(colours.base), {
    inside:
      paintTurned(context, cat, frame) +
      frontLegsOnly(context, legs) +
      (bib ? flat(ellipse(32, -58, 13, 26, -12), context.tint(bib), 0.9) : '') +
      line(haunch, shadow, 2.2, 0.22) +
      context.contact(headX, headY + anatomy.headHeight * 0.8, anatomy.headWidth, anatomy.headHeight * 0.8, 0.5),
  });
  const bodyId = context.lastPart;
  const footFill = context.tint(markingOf(cat, 'mitts', 'points') ?? colours.base);
  return (
    far +
    body +
    context.part(ellipse(6 * wide, -4.6, 15, 5.4), footFill, { rim: 0.7 }) +
    tailRoundFeet(context, cat, wide, bodyId) +
    drawRuff(context, cat, headX, headY) +
    context.place({ x: headX, y: headY, scale: 1.12, rotate: 3 }, () => drawHead(context, cat))
  );
}

/** Points and mitts belong on the forelegs; the haunch has its own foot. */
function frontLegsOnly(context: DrawingContext, markings: Markup): Markup {
  return markings && context.clipped('M12 -44H80V10H12z', markings);
}
