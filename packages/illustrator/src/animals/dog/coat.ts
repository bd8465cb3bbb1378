import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { limb, limbPoints } from '../../paper/limb.ts';
import { flat, type Markup } from '../../paper/markup.ts';
import { mark, type PathData, type Point, smooth } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import type { Dog, DogFrame } from './dog.ts';

/** From where the neck leaves the withers to the middle of the skull. */
export interface Neck {
  readonly base: Point;
  readonly skull: Point;
}

export function neckOf({ anatomy }: Dog, base: Point, moreAngle = 0): Neck {
  const angle = ((anatomy.neckAngle + moreAngle) * Math.PI) / 180;
  const reach = anatomy.neckLength + anatomy.headRadius * 0.5;
  return { base, skull: [base[0] + Math.cos(angle) * reach, base[1] - Math.sin(angle) * reach] };
}

export function neckPath({ anatomy }: Dog, { base, skull }: Neck): PathData {
  const { coat, neckWidth: width, fringe } = anatomy;
  const middle: Point = [(base[0] + skull[0]) / 2 - 3, (base[1] + skull[1]) / 2 + 1];
  if (coat === 'feathered') {
    const points = limbPoints([base, middle, skull], [width * 1.7, width * 1.25, width]);
    return furry(points, { step: 12, amplitude: fringe * 0.5, seed: 'neck', lean: [-0.2, 0.8] });
  }
  if (coat === 'curly') {
    return curly(
      [
        [base[0] - 17, base[1] - 4],
        [skull[0] - 16, skull[1] - 6],
        [skull[0] + 6, skull[1] + 6],
        [base[0] + 22, base[1] + 6],
      ],
      10,
    );
  }
  return limb([[base[0] - 16, base[1] + 10], middle, skull], [Math.min(26, width * 1.5), width * 1.22, width]);
}

/** The trunk's edge as the coat makes it: bare, feathered below, curled all over. */
export function trunkPath({ anatomy }: Dog, outline: readonly Point[], { length, belly }: DogFrame): PathData {
  const { coat, fringe } = anatomy;
  if (coat === 'feathered') {
    const amplitude = (x: number, y: number): number => {
      if (y > -belly - 22) return fringe * 0.62;
      if (x < -length * 0.4) return fringe * 0.5;
      return x > length * 0.4 ? fringe * 0.6 : 0.4;
    };
    return furry(outline, { step: 12, amplitude, seed: 'trunk', lean: [-0.25, 0.8] });
  }
  if (coat === 'curly') return curly(outline, 11);
  return smooth(outline);
}

/** Soft marks that say which way the hair lies: two paths, however many hairs. */
export function brushMarks(context: DrawingContext, dog: Dog, { length, belly }: DogFrame): Markup {
  const { coat } = dog.anatomy;
  const { base } = dog.colours;
  const random = randomFrom(`brush${base}`);
  const hangs = coat === 'silky';
  const count = { silky: 26, feathered: 15, smooth: 8, curly: 8 }[coat];
  const strokes = ['', ''];
  for (let index = 0; index < count; index++) {
    const x = -length * 0.5 + random() * length;
    const y = hangs ? -70 + random() * 40 : -belly - 8 - random() * (90 - belly);
    const reach = hangs ? 26 : 12 + random() * 12;
    const stroke = mark({
      from: [x, y],
      to: [x - (hangs ? 5 : reach), y + (hangs ? reach : reach * 0.35)],
      width: 1.1,
      sag: 1.5,
    });
    strokes[index % 2] += stroke;
  }
  const fill = context.tint(base);
  return flat(strokes[0] ?? '', lighten(fill, 0.055), 0.55) + flat(strokes[1] ?? '', lighten(fill, -0.05), 0.55);
}
