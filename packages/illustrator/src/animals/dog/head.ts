import { type Hex, lighten, lightnessOf, mix } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { flat, line, type Markup, times } from '../../paper/markup.ts';
import { curve, ellipse, type PathData, smooth } from '../../paper/path.ts';
import { type Dog, hasMarking, isDarkCoat } from './dog.ts';
import { drawEar, hasStandingEar } from './ear.ts';
import { headMarkings } from './head-markings.ts';
import { type HeadShape, headShapeOf } from './head-shape.ts';

function headColour({ colours }: Dog): Hex {
  return colours.head ?? colours.base;
}

/** Is the coat dark where the eye is? A mask or golden head makes a light face on a dark dog. */
function hasDarkFace(dog: Dog): boolean {
  return isDarkCoat(headColour(dog)) && !hasMarking(dog, 'husky-mask');
}

function headOutline({ anatomy }: Dog, shape: HeadShape): PathData {
  const r = anatomy.headRadius;
  if (anatomy.coat === 'silky') {
    const amplitude = (x: number, y: number): number => {
      if (y > r * 0.1 && x < r * 0.9) return 7;
      return y > shape.muzzleBottom - 9 ? 9 : 1.5;
    };
    return furry(shape.outline, { step: 7, amplitude, seed: 'head' });
  }
  if (anatomy.coat === 'feathered') {
    const amplitude = (x: number, y: number): number => (x < r * 0.5 && y > r * 0.2 ? 3.5 : 0.3);
    return furry(shape.outline, { step: 6, amplitude, seed: 'head', lean: [-0.4, 0.6] });
  }
  return smooth(shape.outline);
}

function noseAndMouth(context: DrawingContext, dog: Dog, { noseX, muzzleTop: top }: HeadShape, seam: Hex): Markup {
  const { headRadius: r, muzzleLength, muzzleDepth, jowl } = dog.anatomy;
  const nose = smooth([
    [noseX - 6, top - 0.5],
    [noseX + 1.5, top - 1],
    [noseX + 3, top + 3.5],
    [noseX - 0.5, top + 7.4],
    [noseX - 4.5, top + 5.5],
  ]);
  const lipY = top + muzzleDepth * 0.64;
  const mouth = curve([
    [noseX - 1.5, top + muzzleDepth * 0.5],
    [noseX - muzzleLength * 0.3, lipY + jowl * 0.4],
    [r * 0.86 + muzzleLength * 0.16, lipY + 1 + jowl * 0.5],
    [r * 0.68, lipY - 2.5],
  ]);
  return (
    line(mouth, seam, 1.3, 0.62) +
    flat(nose, context.tint(dog.colours.nose ?? '#2a2230', -0.1)) +
    flat(ellipse(noseX - 1.6, top + 1.6, 1.7, 0.9), '#fff8ee', 0.4)
  );
}

function openEye(context: DrawingContext, dog: Dog, x: number, y: number): Markup {
  const dark = hasDarkFace(dog);
  const colour = dog.colours.eye;
  const rim = dark ? flat(ellipse(x, y, 4.4, 4), context.tint('#8a6a4a')) : '';
  const iris = colour
    ? flat(ellipse(x, y, 3.9, 4), context.tint('#1a1622')) +
      flat(ellipse(x, y, 3.2, 3.4), context.tint(colour, -0.1)) +
      flat(ellipse(x + 0.4, y, 1.6, 1.8), '#15121e')
    : flat(ellipse(x, y, 3.5, 3.7), context.tint('#2b1d1c', -0.15));
  const brow = curve([
    [x - 5, y - 5.4],
    [x, y - 7],
    [x + 4, y - 5.4],
  ]);
  const browColour = lighten(context.tint(headColour(dog)), dark ? 0.12 : -0.12);
  return (
    rim +
    iris +
    flat(ellipse(x + 1.1, y - 1.3, 1.1), '#fff6e0', 0.9) +
    (dog.anatomy.coat === 'silky' ? '' : line(brow, browColour, 1.5, 0.6))
  );
}

function closedEye(x: number, y: number, lid: Hex): Markup {
  const lash = curve([
    [x - 5, y - 0.6],
    [x - 0.5, y + 2.8],
    [x + 4.8, y + 0.4],
  ]);
  return line(lash, lid, 2);
}

function beard(context: DrawingContext, dog: Dog, { muzzleBottom }: HeadShape): Markup {
  const r = dog.anatomy.headRadius;
  const shadow = lighten(context.tint(headColour(dog)), -0.1);
  return times(6, (index) => {
    const strand = curve([
      [r * 0.95 - index * 2.5, muzzleBottom - 5 - index],
      [r * 0.8 - index * 5, muzzleBottom + 5],
      [r * 0.9 - index * 6, muzzleBottom + 11],
    ]);
    return line(strand, index % 2 ? shadow : lighten(shadow, 0.18), 1.3, 0.6);
  });
}

function topknot(context: DrawingContext, dog: Dog, fill: Hex): Markup {
  const { bow, headRadius: r } = dog.anatomy;
  if (!bow) return '';
  const y = -r * 1.02;
  const tuft = furry(
    [
      [-r * 0.1, y + 4],
      [-r * 0.25, y - 8],
      [r * 0.05, y - 15],
      [r * 0.3, y - 8],
      [r * 0.18, y + 4],
    ],
    { step: 6, amplitude: 4, seed: 'tuft', lean: [0, -1] },
  );
  const ribbon = `M${Math.round(r * 0.4) / 10} ${Math.round(y + 1)}l-9-6v12zl9-6v12z`;
  return (
    context.part(tuft, fill, { grain: false }) +
    flat(ribbon, context.tint(bow)) +
    flat(ellipse(r * 0.04, y + 1, 2.6), context.tint(lighten(bow, -0.08)))
  );
}

/** A dark line on a dark face is lost at night; a sleeper's head is a little lighter than the coat, but not enough. */
function lidColour(context: DrawingContext, dog: Dog, seam: Hex): Hex {
  const face = headColour(dog);
  return lightnessOf(face) < 0.47 ? context.tint(mix(face, '#d8cbd6', 0.7)) : seam;
}

export interface HeadOptions {
  readonly asleep?: boolean;
}

/** The whole head in profile facing right, skull centre 0,0. */
export function drawHead(context: DrawingContext, dog: Dog, { asleep = false }: HeadOptions = {}): Markup {
  const r = dog.anatomy.headRadius;
  const shape = headShapeOf(dog.anatomy);
  const fill = context.tint(headColour(dog));
  const dark = hasDarkFace(dog);
  const seam = context.tint(dark ? '#0b0912' : '#2a1a20');
  const [eyeX, eyeY] = [r * 0.5, -r * 0.2];
  let markup = '';
  if (hasStandingEar(dog)) {
    markup += context.place({ x: r * 0.5, y: -r * 0.04, rotate: 7 }, () =>
      drawEar(context, dog, { narrower: 0.9, shade: -0.05 }),
    );
  }
  markup += context.part(headOutline(dog, shape), fill, { inside: headMarkings(context, dog) });
  const skull = context.lastPart;
  if (dog.anatomy.coat === 'curly') {
    const crown = '-1.15,-.1 -1.2,-.9 -.5,-1.7 .4,-1.6 .85,-.85 .35,-.42 -.4,-.3'
      .split(' ')
      .map((pair) => pair.split(',').map((value) => Number(value) * r) as [number, number]);
    markup += context.part(curly(crown, 9), fill);
  }
  markup += noseAndMouth(context, dog, shape, seam);
  const lid = lidColour(context, dog, seam);
  markup += asleep ? closedEye(eyeX, eyeY, lid) : openEye(context, dog, eyeX, eyeY);
  if (dog.anatomy.coat === 'silky') markup += beard(context, dog, shape);
  return markup + drawEar(context, dog, { castOn: skull }) + topknot(context, dog, fill);
}
