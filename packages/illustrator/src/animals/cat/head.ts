import { lighten, lightnessOf, mix } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse, type PathData, type Point, round, smooth } from '../../paper/path.ts';
import { type Cat, markingOf } from './cat.ts';
import { foldedEars, sides, uprightEars } from './ears.ts';
import { faceMarkings } from './face-markings.ts';

function headOutline({ anatomy }: Cat): PathData {
  const { headWidth: w, headHeight: h, wedge, cheek } = anatomy;
  const jaw = 1 - wedge * 0.34;
  const half: Point[] = [
    [w * 0.6, -h * 0.86],
    [w * 0.96, -h * 0.25],
    [w * (1 - wedge * 0.16), h * 0.22],
    [w * 0.78 * jaw, h * 0.68],
    [w * 0.34 * jaw, h * 0.97],
  ];
  const mirrored = half.map(([x, y]): Point => [-x, y]).reverse();
  const outline: Point[] = [[0, -h * 0.94], ...half, [0, h], ...mirrored];
  if (cheek === 0) return smooth(outline);
  const amplitude = (x: number, y: number): number => (y > -2 && Math.abs(x) > w * 0.45 ? cheek : 0.4);
  return furry(outline, { amplitude, seed: 'cheek', lean: [0, 0.5] });
}

function openEye(context: DrawingContext, cat: Cat, size: number): Markup {
  const dark = context.tint('#241a26');
  const k = size;
  const almond = smooth([
    [-6.6 * k, 1],
    [-3 * k, -3.6 * k],
    [2.4 * k, -4.3 * k],
    [6.4 * k, -1.6 * k],
    [3 * k, 3.6 * k],
    [-3 * k, 4 * k],
  ]);
  const lid = curve([
    [-7 * k, 0],
    [-3 * k, -4.2 * k],
    [2.4 * k, -4.9 * k],
    [7 * k, -2 * k],
  ]);
  return (
    line(almond, dark, 1.3) +
    flat(almond, context.tint(cat.colours.eye ?? '#d9b24a')) +
    flat(ellipse(0, -0.2, 2.3 * k, 3.6 * k), context.tint('#15101c')) +
    flat(ellipse(1.4 * k, -1.6 * k, 1.1), '#fff6e0', 0.9) +
    line(lid, dark, 1.9)
  );
}

function eyes(context: DrawingContext, cat: Cat, asleep: boolean): Markup {
  const { anatomy, colours } = cat;
  const { headWidth: w, headHeight: h, eyeSize, eyeSlant, flatFace } = anatomy;
  const size = eyeSize * (w / 31);
  const [eyeX, eyeY] = [w * 0.44, h * (flatFace ? 0.12 : 0.02)];
  const faceColour = markingOf(cat, 'mask', 'points') ?? colours.base;
  return sides
    .map((side) => {
      const x = side * eyeX;
      if (!asleep) {
        const tilt = -(eyeSlant * 14 + 6) * side;
        return context.place({ x, y: eyeY, flip: side < 0, rotate: tilt }, () => openEye(context, cat, size));
      }
      const lid = curve([
        [x - side * 6 * size, eyeY - 0.5],
        [x, eyeY + 3],
        [x + side * 6 * size, eyeY - 1.5 - eyeSlant * 2],
      ]);
      const lidColour = lightnessOf(faceColour) < 0.42 ? mix(faceColour, '#e6d8dc', 0.6) : '#241a26';
      return line(lid, context.tint(lidColour), 1.8);
    })
    .join('');
}

function noseAndMouth(context: DrawingContext, cat: Cat): Markup {
  const { anatomy, colours } = cat;
  const { headHeight: h, flatFace, wedge, muzzle } = anatomy;
  const fur = context.tint(colours.base);
  const noseY = h * (flatFace ? 0.3 : 0.42 + wedge * 0.12);
  const hasPaintedMuzzle = markingOf(cat, 'pale-muzzle', 'v-mask', 'mask') !== undefined;
  const pads = sides.map((side) => ellipse(side * 5.2 * muzzle, noseY + 7.5, 7 * muzzle, 5.2 * muzzle)).join('');
  const nose = smooth([
    [-4, noseY - 1.6],
    [0, noseY - 2.4],
    [4, noseY - 1.6],
    [0, noseY + 3, true],
  ]);
  const y = round(noseY + 5.6);
  const mouth = `M0 ${round(noseY + 3)}V${y}M0 ${y}q-3.4 4-7.6 1.6M0 ${y}q3.4 4 7.6 1.6`;
  return (
    (hasPaintedMuzzle ? '' : flat(pads, lighten(fur, 0.045), 0.7)) +
    flat(nose, context.tint(colours.nose ?? '#b9736c')) +
    line(mouth, mix(fur, '#1a1020', 0.65), 1.3) +
    (anatomy.coat === 'bare' ? '' : whiskers(noseY, muzzle))
  );
}

function whiskers(noseY: number, muzzle: number): Markup {
  let path = '';
  for (const side of sides) {
    for (const row of [-1, 0, 1]) {
      const start = `${round(side * 9 * muzzle)} ${round(noseY + 6 + row * 2)}`;
      path += `M${start}q${side * 13} ${row * 2 - 2} ${side * 25} ${row * 6 + 1}`;
    }
  }
  return line(path, '#fff6e4', 0.8, 0.5);
}

/** A cat's head turned to us; the middle of the face is 0,0. */
export function drawHead(context: DrawingContext, cat: Cat, asleep = false): Markup {
  const folded = cat.anatomy.ear === 'folded';
  return (
    (folded ? '' : uprightEars(context, cat)) +
    context.part(headOutline(cat), context.tint(cat.colours.base), { inside: faceMarkings(context, cat) }) +
    (folded ? foldedEars(context, cat) : '') +
    eyes(context, cat, asleep) +
    noseAndMouth(context, cat)
  );
}

/** The ruff of a long-haired cat, from under the chin. */
export function drawRuff(context: DrawingContext, { anatomy, colours }: Cat, x: number, y: number): Markup {
  const { cheek, headWidth: w, headHeight: h } = anatomy;
  if (cheek <= 4) return '';
  const outline: Point[] = [
    [x - w * 0.9, y + 6],
    [x + w * 0.9, y + 6],
    [x + w * 0.7, y + h * 1.5],
    [x, y + h * 2.1],
    [x - w * 0.7, y + h * 1.5],
  ];
  const fill = context.tint(colours.ruff ?? lighten(colours.base, 0.03));
  return context.part(furry(outline, { step: 9, amplitude: 5, seed: 'ruff', lean: [0, 0.6] }), fill, { rim: 0.6 });
}
