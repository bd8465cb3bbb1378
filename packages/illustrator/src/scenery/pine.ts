import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { type Point, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

const tiers = 5;

function tier(index: number, random: () => number): { branch: string; snow: string } {
  const t = index / tiers;
  const width = 30 - t * 22;
  const foot = -8 - t * 72;
  const top = foot - 40 + t * 8;
  const lean = (random() - 0.5) * 3;
  const right: Point[] = [];
  const left: Point[] = [];
  for (const step of [1 / 3, 2 / 3, 1]) {
    for (const [side, edge] of [
      [1, right],
      [-1, left],
    ] as const) {
      edge.push([side * width * step * 0.78 + lean, top + (foot - top) * step * 0.8]);
      const out = width * (step + 0.16 + random() * 0.08);
      edge.push([side * out + lean, top + (foot - top) * (step * 0.92 + 0.06) + random() * 2]);
    }
  }
  const branch = straight([[lean, top], ...right, [lean, foot - 2], ...left.reverse()]);
  const snow =
    smooth([
      [lean, top - 1, true],
      [width * 0.5, foot - (foot - top) * 0.5],
      [width * 1.1, foot - 1, true],
      [width * 0.45, foot - 5],
      [width * 0.16, foot - 13],
    ]) +
    smooth([
      [-width * 0.12, top + 9, true],
      [-width * 0.6, foot - 7],
      [-width * 1.1, foot - 1, true],
      [-width * 0.5, foot - 5],
    ]);
  return { branch, snow };
}

function stencil(id: string, random: () => number): Markup {
  let branches = '';
  let snows = '';
  for (let index = 0; index < tiers; index++) {
    const { branch, snow } = tier(index, random);
    branches += branch;
    snows += snow;
  }
  return `<path id="${id}" d="M-3 -14h6v16h-6z${branches}"/><path id="${id}s" d="${snows}"/>`;
}

/** A spruce as a stencil, `height` units high: three cut variants, placed as often as wanted at little cost. */
export function pine(context: DrawingContext, x: number, y: number, height: number, colour: Hex, snow?: Hex): Markup {
  if (height > 150) context.noteUpright(x, y - height, y);
  const key = `pine${Math.floor(randomFrom(`pine${Math.round(x)}`)() * 3)}`;
  const id = context.define(key, (defined) => stencil(defined, randomFrom(key)));
  const where = `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${round(height) / 100})"`;
  const tree = `<use href="#${id}" ${where} fill="${colour}"/>`;
  return snow ? `${tree}<use href="#${id}s" ${where} fill="${snow}" opacity=".6"/>` : tree;
}
