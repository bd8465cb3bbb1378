import type { Hex } from '../paper/colour.ts';
import type { DrawingContext, Fill } from '../paper/drawing-context.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { curve, mark, type Point, smooth } from '../paper/path.ts';
import { noiseFrom, randomFrom } from '../paper/random.ts';

export interface RidgeShape {
  readonly base: number;
  /** How high its hills are. */
  readonly amplitude: number;
  /** Hills per unit: .003 is wide, .01 is bumpy. */
  readonly frequency: number;
  readonly fill: Fill;
  readonly rim?: number;
  readonly grain?: boolean;
  readonly inside?: Markup;
  /** Added to the height at x: a bank, a valley. */
  readonly bend?: (x: number) => number;
}

export interface Ridge {
  readonly markup: Markup;
  /** Where its edge is, to plant things on. */
  readonly heightAt: (x: number) => number;
}

/** One plane of land, from its uneven edge down past the bottom of the picture. */
export function ridge(context: DrawingContext, seed: string, shape: RidgeShape): Ridge {
  const { base, amplitude, frequency, fill, rim = 0.5, grain = true, inside = '', bend = () => 0 } = shape;
  const noise = noiseFrom(seed);
  const heightAt = (x: number): number =>
    base + noise(x * frequency) * amplitude + noise(x * frequency * 2.7 + 40) * amplitude * 0.3 + bend(x);
  const edge: Point[] = [];
  for (let x = -30; x <= 1230; x += 60) edge.push([x, heightAt(x)]);
  const path = `${curve(edge)}L1230 820L-30 820Z`;
  return { heightAt, markup: context.part(path, fill, { rim, grain, inside }) };
}

/** A soft drift (snow, moss, sand) that seats a house or a trunk on the ground. */
export function drift(
  context: DrawingContext,
  x: number,
  y: number,
  halfWidth: number,
  height: number,
  colour: Hex,
  low = colour,
): Markup {
  const edge: Point[] = [
    [x - halfWidth, y + height * 0.5, true],
    [x - halfWidth * 0.6, y - height * 0.3],
    [x - halfWidth * 0.15, y - height * 0.62],
    [x + halfWidth * 0.3, y - height * 0.4],
    [x + halfWidth * 0.65, y - height * 0.5],
    [x + halfWidth, y + height * 0.5, true],
  ];
  const fill = context.gradient([
    [0, colour],
    [0.5, colour, 0.9],
    [1, low, 0],
  ]);
  return flat(smooth(edge), fill);
}

/** Seven blades of grass. */
export function grassTuft(x: number, y: number, size: number, colour: Hex, seed = 'grass'): Markup {
  const random = randomFrom(`${seed}${Math.round(x)}`);
  let blades = '';
  for (let blade = -3; blade <= 3; blade++) {
    const tipX = x + blade * size * 0.3 + (random() - 0.5) * size * 0.3;
    blades += mark({
      from: [x + blade * size * 0.12, y],
      to: [tipX, y - size * (0.5 + random() * 0.6)],
      width: size * 0.035,
      sag: blade * 1.4,
    });
  }
  return flat(blades, colour);
}

/** A dark near form at the foot of the picture, which frames it. */
export function foregroundMound(x: number, width: number, height: number, colour: Hex): Markup {
  const edge: Point[] = [
    [x - width, 840],
    [x - width * 0.72, 806 - height * 0.5],
    [x - width * 0.26, 800 - height],
    [x + width * 0.26, 800 - height],
    [x + width * 0.72, 806 - height * 0.5],
    [x + width, 840],
  ];
  return flat(smooth(edge), colour);
}
