import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { limb, limbPoints } from '../../paper/limb.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse, type PathData, type Point, smooth } from '../../paper/path.ts';
import { type Cat, type CatFrame, frameOf, legWidth } from './cat.ts';
import { brushMarks, legMarkings, trunkMarkings } from './coat-markings.ts';
import { drawHead, drawRuff } from './head.ts';
import { drawTail } from './tail.ts';

interface Step {
  readonly forward: number;
  readonly lift: number;
}
interface Gait {
  readonly nearFore: Step;
  readonly farFore: Step;
  readonly nearHind: Step;
  readonly farHind: Step;
}

const stay: Step = { forward: 0, lift: 0 };
const still: Gait = { nearFore: stay, farFore: stay, nearHind: stay, farHind: stay };
/** A cat in a hurry: stretched, tail streaming. */
const lope: Gait = {
  nearFore: { forward: 26, lift: 10 },
  farFore: { forward: -16, lift: 13 },
  nearHind: { forward: -24, lift: 6 },
  farHind: { forward: 18, lift: 0 },
};

function paw(x: number, y: number, width: number): PathData {
  return ellipse(x + width * 0.45, y - 4.6, width * 1.5, 5.2);
}

function foreLeg(cat: Cat, { belly }: CatFrame, x: number, { forward, lift }: Step): PathData {
  const w = legWidth(cat);
  const bones: Point[] = [
    [x, -belly - 22],
    [x + 1 + forward * 0.6 + (forward < 0 ? 8 : 0), -belly * 0.5 - lift * 0.4],
    [x + forward, -4 - lift],
  ];
  return limb(bones, [w * 1.8, w * 1.05, w]) + paw(x + forward, -lift, w);
}

function hindLeg(cat: Cat, { belly }: CatFrame, x: number, { forward, lift }: Step): PathData {
  const w = legWidth(cat);
  const bones: Point[] = [
    [x + 6, -72],
    [x + 8 + forward * 0.4, -belly * 0.8],
    [x - 8 + forward * 0.8, -belly * 0.4 - lift * 0.7],
    [x - 3 + forward, -4 - lift],
  ];
  return limb(bones, [w * 2.4 + 5, w * 2, w * 0.95, w]) + paw(x - 2 + forward, -lift, w);
}

function trunkOutline({ anatomy }: Cat, { length: l, belly }: CatFrame): Point[] {
  return [
    [l * 0.4, -98],
    [l * 0.12, -95],
    [-l * 0.2, -97],
    [-l * 0.45, -92],
    [-l * 0.53, -72],
    [-l * 0.44, -52],
    [-l * 0.2, -belly - 3],
    [l * 0.1, -belly],
    [l * 0.36, -belly + 2 - (anatomy.bulk - 1) * 10],
    [l * 0.5, -belly - 18],
    [l * 0.5, -84],
  ];
}

function trunkPath(cat: Cat, frame: CatFrame, hindX: number): PathData {
  const outline = trunkOutline(cat, frame);
  if (cat.anatomy.coat !== 'long') return smooth(outline);
  const { length: l, belly } = frame;
  const { fringe } = cat.anatomy;
  const amplitude = (x: number, y: number): number => {
    if (y > -belly - 14) return fringe;
    return x > l * 0.4 || x < -l * 0.42 ? fringe * 0.6 : 1;
  };
  const breeches: Point[] = [
    [hindX, -62],
    [hindX - 4, -belly * 0.6],
  ];
  return (
    furry(outline, { step: 9, amplitude, seed: 'trunk', lean: [-0.2, 0.8] }) +
    furry(limbPoints(breeches, [17, 9]), { amplitude: (x) => (x < hindX ? 4 : 0), seed: 'breeches', lean: [-0.2, 0.7] })
  );
}

const raisedTails: Record<'full' | 'slim', (l: number) => Point[]> = {
  full: (l) => [
    [-l * 0.46, -84],
    [-l * 0.64, -90],
    [-l * 0.76, -116],
    [-l * 0.68, -146],
  ],
  slim: (l) => [
    [-l * 0.48, -86],
    [-l * 0.64, -92],
    [-l * 0.7, -126],
    [-l * 0.6, -156],
    [-l * 0.5, -152],
  ],
};

function streamingTail(l: number): Point[] {
  return [
    [-l * 0.46, -86],
    [-l * 0.66, -94],
    [-l * 0.86, -98],
    [-l * 1.04, -112],
  ];
}

function onFoot(context: DrawingContext, cat: Cat, gait: Gait): Markup {
  const { anatomy, colours } = cat;
  const frame = frameOf(cat);
  const { length: l, belly } = frame;
  const w = legWidth(cat);
  const [foreX, hindX] = [l * 0.36, -l * 0.38];
  const full = anatomy.tail === 'thick' || anatomy.tail === 'plume';
  const tailBones = gait === still ? raisedTails[full ? 'full' : 'slim'](l) : streamingTail(l);
  const markings = trunkMarkings(context, cat, frame) + legMarkings(context, cat, frame);
  const veil = `M${-Math.round(l * 1.2)} -150h${Math.round(l * 2.4)}v170h${-Math.round(l * 2.4)}z`;
  const far = foreLeg(cat, frame, foreX + 11, gait.farFore) + hindLeg(cat, frame, hindX + 15, gait.farHind);
  const near =
    trunkPath(cat, frame, hindX) +
    foreLeg(cat, frame, foreX, gait.nearFore) +
    hindLeg(cat, frame, hindX, gait.nearHind);
  const haunch = curve([
    [hindX + 22 + w, -84],
    [hindX + 26 + w, -62],
    [hindX + 14 + w, -belly * 0.8],
  ]);
  const [headX, headY] = [l * 0.5, -98 - anatomy.headHeight * 0.42];
  const chinShade = context.contact(
    headX - 2,
    headY + anatomy.headHeight * 0.75,
    anatomy.headWidth,
    anatomy.headHeight * 0.7,
    0.5,
  );
  return (
    drawTail(context, cat, tailBones) +
    context.part(far, context.tint(lighten(colours.base, -0.06), 0.1), {
      inside: context.place({ x: 11 }, () => markings) + flat(veil, context.lighting.shadow, 0.26),
      grain: false,
    }) +
    context.part(near, context.tint(colours.base), {
      inside: markings + brushMarks(context, cat, frame) + line(haunch, context.lighting.shadow, 2, 0.2) + chinShade,
    }) +
    drawRuff(context, cat, headX, headY) +
    context.place({ x: headX, y: headY, scale: 1.12, rotate: 4 }, () => drawHead(context, cat))
  );
}

export function standingCat(context: DrawingContext, cat: Cat): Markup {
  return onFoot(context, cat, still);
}

export function runningCat(context: DrawingContext, cat: Cat): Markup {
  return context.place({ y: -3, rotate: -2 }, () => onFoot(context, cat, lope));
}
