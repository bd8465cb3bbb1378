import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { limb, limbPoints } from '../../paper/limb.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse, type PathData, type Point, smooth } from '../../paper/path.ts';
import { brushMarks } from './coat.ts';
import { type Dog, isDarkCoat } from './dog.ts';
import { earColour } from './ear.ts';
import { drawHead } from './head.ts';
import { footColour } from './leg-markings.ts';
import { isBushyTail, isStubTail } from './tail.ts';
import { torsoMarkings } from './torso-markings.ts';

function edge({ anatomy }: Dog, outline: readonly Point[]): PathData {
  switch (anatomy.coat) {
    case 'feathered':
      return furry(outline, {
        amplitude: (_, y) => (y > -50 ? anatomy.fringe * 0.4 : 1.2),
        seed: 'curl',
        lean: [-0.2, 0.3],
      });
    case 'curly':
      return curly(outline, 12);
    case 'silky':
      return furry(outline, { step: 7, amplitude: (_, y) => (y > -22 ? 7 : 1.5), seed: 'curl', lean: [-0.2, 0.8] });
    case 'smooth':
      return smooth(outline);
  }
}

function wrappedTail(context: DrawingContext, dog: Dog, half: number, bulk: number, body: string): Markup {
  const { colours } = dog;
  if (isStubTail(dog)) return '';
  const bones: Point[] = [
    [-half * 0.98, -18],
    [-half * 0.86, -6],
    [-half * 0.4, -5],
    [-half * 0.02, -6],
  ];
  const path = isBushyTail(dog)
    ? furry(limbPoints(bones, [8, 10, 11, 4]), { amplitude: 4, seed: 'wrap', lean: [0.4, 0.1] })
    : limb(bones, [6 * bulk, 5.4 * bulk, 4.4 * bulk, 2.6]);
  const inside = colours.tailTip ? flat(ellipse(2, -6, 22, 20), context.tint(colours.tailTip)) : '';
  return context.part(path, context.tint(colours.tail ?? colours.base), { inside, castOn: body });
}

/** The forepaw the chin rests on. */
function pillow(context: DrawingContext, dog: Dog, half: number, bulk: number, body: string): Markup {
  const foot = footColour(dog);
  const path = limb(
    [
      [half * 0.62, -9],
      [half * 0.2, -6],
      [-half * 0.22, -5.5],
    ],
    [8 * bulk, 6.5 * bulk, 6.6 * bulk],
  );
  const inside = foot ? flat(ellipse(-half * 0.2, -5, 20), context.tint(foot)) : '';
  return context.part(path, context.tint(lighten(dog.colours.base, 0.03)), { inside, castOn: body });
}

/** A head bent down to sleep shows less jowl, and stands out from a dark back by being a little lighter. */
function sleepyHead(dog: Dog): Dog {
  const { anatomy, colours } = dog;
  const lift = isDarkCoat(colours.base) ? 0.1 : 0.04;
  return {
    anatomy: { ...anatomy, jowl: anatomy.jowl * 0.25, muzzleDepth: Math.min(anatomy.muzzleDepth, 26) },
    colours: {
      ...colours,
      head: lighten(colours.head ?? colours.base, lift),
      ear: lighten(earColour(dog), lift + 0.01),
    },
  };
}

/** Curled up: back to the right and up, chin on a forepaw in front, nose to the left. */
export function sleepingDog(context: DrawingContext, dog: Dog): Markup {
  const { anatomy, colours } = dog;
  const bulk = Math.min(1.25, Math.max(0.92, anatomy.bulk));
  const stretch = anatomy.bodyLength > 1.6 ? 1.24 : 1;
  const half = 62 * stretch;
  const top = 60 + 8 * (bulk - 1);
  const mound: Point[] = [
    [-half, -12],
    [-half - 3, -34],
    [-half * 0.72, -56],
    [-half * 0.1, -top],
    [half * 0.55, -top + 5],
    [half * 0.98, -36],
    [half * 1.02, -12],
    [half * 0.7, 0],
    [-half * 0.7, 0],
  ];
  const haunch = curve([
    [-half * 0.06, -8],
    [half * 0.1, -30],
    [-half * 0.12, -50],
    [-half * 0.5, -50],
  ]);
  const headY = -(anatomy.headRadius * 0.82 + 11);
  const frame = { length: 112, belly: 44 };
  const paint =
    context.place({ y: 34, scale: stretch * 1.03 }, () => torsoMarkings(context, dog, frame)) +
    context.place({ y: 30 }, () => brushMarks(context, dog, frame)) +
    line(haunch, context.lighting.shadow, 2.4, 0.26) +
    context.contact(half * 0.34, headY + 2, anatomy.headRadius * 2, anatomy.headRadius * 1.7, 0.75);
  let markup = context.part(edge(dog, mound), context.tint(colours.base), { inside: paint });
  const body = context.lastPart;
  markup += wrappedTail(context, dog, half, bulk, body) + pillow(context, dog, half, bulk, body);
  const sleeper = sleepyHead(dog);
  return (
    markup +
    context.place({ x: half * 0.36, y: headY, scale: 1.18, flip: true, rotate: -13 }, () =>
      drawHead(context, sleeper, { asleep: true }),
    )
  );
}
