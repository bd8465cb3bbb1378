import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { flat, type Markup } from '../../paper/markup.ts';
import { mark, type PathData, type Point, smooth } from '../../paper/path.ts';
import type { Cat } from './cat.ts';

export const sides = [-1, 1] as const;
export type Side = (typeof sides)[number];

const furTuft = '#f2e6d6';
const lynxTip = '#46301f';

function outerEar({ anatomy }: Cat, side: Side): PathData {
  const { earGap, earHeight: high, earWidth: w, headHeight, wedge } = anatomy;
  const [x, y] = [side * earGap, -headHeight * 0.62];
  const at = (dx: number, dy: number, corner = false): Point => [x + side * dx, y + dy, corner];
  return smooth([
    at(-w * 0.95, -1, true),
    at(-w * 0.15, -high * 0.72),
    at(w * (0.5 + wedge * 0.45), -high - 4, true),
    at(w * 1.02, -high * 0.3),
    at(w * 0.95, 12, true),
  ]);
}

function innerEar({ anatomy }: Cat, side: Side): PathData {
  const { earGap, earHeight: high, earWidth: w, headHeight, wedge } = anatomy;
  const [x, y] = [side * (earGap + 2), -headHeight * 0.6];
  const at = (dx: number, dy: number, corner = false): Point => [x + side * dx, y + dy, corner];
  return smooth([
    at(-w * 0.5, 0, true),
    at(0, -high * 0.5),
    at(w * (0.42 + wedge * 0.4), -high * 0.82, true),
    at(w * 0.72, -high * 0.2),
    at(w * 0.6, 10, true),
  ]);
}

function uprightEar(context: DrawingContext, cat: Cat, side: Side): Markup {
  const { anatomy, colours } = cat;
  const { earGap, earHeight: high, earWidth: w, headHeight } = anatomy;
  const [x, y] = [side * earGap, -headHeight * 0.62];
  const tuft =
    anatomy.coat === 'long'
      ? flat(
          mark({ from: [x - side * 3, y + 2], to: [x + side * 5, y - high * 0.6], width: 2.4 }),
          context.tint(furTuft),
          0.8,
        )
      : '';
  const inside = flat(innerEar(cat, side), context.tint(colours.innerEar ?? '#c99186'), 0.7) + tuft;
  const tip = mark({ from: [x + side * w * 0.5, y - high + 2], to: [x + side * w * 0.72, y - high - 11], width: 2 });
  return (
    context.part(outerEar(cat, side), context.tint(colours.ear ?? colours.base), { inside }) +
    (anatomy.lynxTips ? flat(tip, context.tint(lynxTip)) : '')
  );
}

/** Folded ears lie on the head like a cap; drawn after it. */
export function foldedEars(context: DrawingContext, cat: Cat): Markup {
  const { earGap, earHeight: high, earWidth: w, headHeight } = cat.anatomy;
  const fill = lighten(context.tint(cat.colours.ear ?? cat.colours.base), -0.05);
  return sides
    .map((side) => {
      const [x, y] = [side * earGap, -headHeight * 0.62];
      const at = (dx: number, dy: number): Point => [x + side * dx, y + dy];
      const path = smooth([at(-w * 0.8, -3), at(0, -high * 0.75), at(w * 0.8, 2), at(w * 0.55, 9), at(-1, 5)]);
      return context.part(path, fill);
    })
    .join('');
}

/** Standing ears, drawn before the head. */
export function uprightEars(context: DrawingContext, cat: Cat): Markup {
  return sides.map((side) => uprightEar(context, cat, side)).join('');
}

export function earsFromBehind(context: DrawingContext, { anatomy, colours }: Cat): Markup {
  if (anatomy.ear === 'folded') return '';
  const { earGap, earHeight: high, earWidth: w, headHeight } = anatomy;
  return sides
    .map((side) => {
      const [x, y] = [side * earGap, -headHeight * 0.62];
      const at = (dx: number, dy: number, corner = false): Point => [x + side * dx, y + dy, corner];
      const path = smooth([at(-w * 0.9, 0, true), at(0, -high * 0.7), at(w * 0.5, -high - 3, true), at(w, 10, true)]);
      return context.part(path, context.tint(colours.ear ?? colours.base));
    })
    .join('');
}
