import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse, type PathData, type Point, smooth } from '../../paper/path.ts';
import { brushMarks, neckOf, neckPath } from './coat.ts';
import { drawCollar } from './collar.ts';
import { type Dog, type DogFrame, frameOf } from './dog.ts';
import { drawHead } from './head.ts';
import { footColour, legMarkings } from './leg-markings.ts';
import { foreLeg, legWidth, paw } from './legs.ts';
import { drawTail } from './tail.ts';
import { torsoMarkings } from './torso-markings.ts';

/** Standing paint, turned with the back: the withers stay, the croup comes down to the ground. */
const turn = -54;

function edge({ anatomy }: Dog, outline: readonly Point[]): PathData {
  const { coat, fringe } = anatomy;
  if (coat === 'feathered') {
    const amplitude = (x: number, y: number): number => (x > 26 || y > -40 ? fringe * 0.5 : 0.8);
    return furry(outline, { step: 12, amplitude, seed: 'sit', lean: [-0.2, 0.8] });
  }
  if (coat === 'curly') return curly(outline, 11);
  if (coat === 'silky') {
    return furry(outline, { amplitude: (_, y) => (y > -34 ? 7 : 1), seed: 'sit', lean: [-0.2, 0.9] });
  }
  return smooth(outline);
}

function markingsTurned(context: DrawingContext, dog: Dog, frame: DogFrame, withers: Point): Markup {
  const [fromX, fromY] = [frame.length * 0.34, -101];
  const angle = (turn * Math.PI) / 180;
  const x = withers[0] - (fromX * Math.cos(angle) - fromY * Math.sin(angle));
  const y = withers[1] - (fromX * Math.sin(angle) + fromY * Math.cos(angle));
  return context.place({ x, y, rotate: turn }, () => torsoMarkings(context, dog, frame));
}

function sittingTrunk(length: number, belly: number, wide: number): Point[] {
  const l = length;
  return [
    [l * 0.24, -105],
    [l * 0.02, -92],
    [-l * 0.2, -66],
    [-l * 0.36, -36],
    [-l * 0.42, -14],
    [-l * 0.34, -1],
    [-l * 0.04, -2],
    [l * 0.06, -26],
    [l * 0.16, -belly * 0.9],
    [l * 0.36, -belly - 4],
    [l * 0.41 + (wide - 1) * 10, -74],
    [l * 0.37, -96],
  ];
}

/** Long tails lie out along the ground behind; the others stand up from it. */
function sittingTail(context: DrawingContext, dog: Dog, length: number): Markup {
  const { tail } = dog.anatomy;
  if (!['otter', 'whip', 'plume', 'sabre', 'low'].includes(tail)) return drawTail(context, dog, -length * 0.34, -24);
  const hangs = tail === 'sabre' || tail === 'low';
  const rotate = tail === 'otter' || tail === 'whip' ? 8 : 14;
  return context.place({ x: -length * 0.36, y: -12, rotate, scale: 0.9 }, () =>
    drawTail(context, dog, 0, hangs ? -34 : -4),
  );
}

function hindFoot(context: DrawingContext, dog: Dog, length: number): Markup {
  const heel = smooth([
    [-length * 0.16, 0],
    [-length * 0.12, -9],
    [length * 0.02, -10],
    [length * 0.06, 0],
  ]);
  const path = heel + paw(length * 0.03, 0, legWidth(dog));
  return context.part(path, context.tint(footColour(dog) ?? dog.colours.base), { rim: 0.8 });
}

/** Sitting in profile, facing right. */
export function sittingDog(context: DrawingContext, dog: Dog): Markup {
  const { anatomy, colours } = dog;
  const standingFrame = frameOf(dog);
  const frame: DogFrame = { ...standingFrame, length: Math.min(130, standingFrame.length) };
  const { length: l, belly } = frame;
  const wide = Math.min(1.4, Math.max(0.9, anatomy.bulk));
  const foreX = l * 0.26;
  const neck = neckOf(dog, [l * 0.27, -90], 4);
  const thigh = ellipse(-l * 0.15, -26, 25 * wide, 25 * wide, -20);
  const feet = legMarkings(context, dog, { ...frame, foreX, hindX: -l * 0.02, lift: 0, from: foreX - 18 });
  const body =
    edge(dog, sittingTrunk(l, belly, wide)) +
    neckPath(dog, neck) +
    foreLeg(dog, frame, foreX) +
    (anatomy.coat === 'smooth' ? thigh : '');
  const haunch = curve([
    [-l * 0.26, -52],
    [-l * 0.02, -44 * wide ** 0.5],
    [l * 0.1, -22],
    [l * 0.02, -8],
  ]);
  const { shadow } = context.lighting;
  const inside =
    markingsTurned(context, dog, frame, [l * 0.2, -103]) +
    feet +
    context.place({ x: -l * 0.1, y: 20, rotate: turn / 2 }, () =>
      brushMarks(context, dog, { ...frame, length: l * 0.7 }),
    ) +
    line(haunch, shadow, 2.2, 0.24);
  const veil = `M${-Math.round(l)} -150h${Math.round(l * 2)}v170h${-Math.round(l * 2)}z`;
  const farLeg = context.place({ x: 12 }, () => feet) + flat(veil, shadow, 0.28);
  return (
    sittingTail(context, dog, l) +
    context.part(foreLeg(dog, frame, foreX + 12), context.tint(lighten(colours.base, -0.07), 0.12), {
      inside: farLeg,
      grain: false,
    }) +
    context.part(body, context.tint(colours.base), { inside }) +
    hindFoot(context, dog, l) +
    drawCollar(context, dog, neck) +
    context.place({ x: neck.skull[0], y: neck.skull[1], rotate: -3 }, () => drawHead(context, dog))
  );
}
