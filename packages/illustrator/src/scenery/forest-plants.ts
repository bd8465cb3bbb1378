import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { ellipse, mark, type PathData, type Point, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

function frond(index: number, random: () => number): string {
  const angle = -1.57 + (index - 3.5) * 0.27 + (random() - 0.5) * 0.2;
  const length = 100 * (0.7 + random() * 0.4);
  const [tipX, tipY] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (t: number): readonly [number, number] => [
    2 * (1 - t) * t * tipX * 0.25 + t * t * tipX,
    2 * (1 - t) * t * tipY * 0.7 + t * t * tipY + t * t * length * 0.14,
  ];
  const sides: Record<'up' | 'down', Point[]> = { up: [], down: [] };
  for (let leaf = 1; leaf < 9; leaf++) {
    const t = leaf / 9;
    const [x, y] = at(t);
    const reach = length * 0.2 * Math.sin(Math.PI * Math.min(1, 1.1 - t * 0.95)) + 2;
    for (const [side, turn] of [['up', 1] as const, ['down', -1] as const]) {
      const out = angle + turn;
      sides[side].push([x, y], [x + Math.cos(out) * reach + 3 * Math.cos(angle), y + Math.sin(out) * reach + 3]);
    }
  }
  const points = [[0, 0], ...sides.up, at(1), ...sides.down.reverse()];
  return `M${points.map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/** A fern as a stencil, in two variants. */
export function fern(context: DrawingContext, x: number, y: number, size: number, colour: Hex): Markup {
  const key = `fern${Math.floor(randomFrom(`fern${Math.round(x)}`)() * 2)}`;
  const id = context.define(key, (defined) => {
    const random = randomFrom(key);
    return `<path id="${defined}" d="${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => frond(index, random)).join('')}"/>`;
  });
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${round(size) / 100})" fill="${colour}"/>`;
}

const capSpots = [
  [-0.24, -0.64, 0.08],
  [0.1, -0.8, 0.09],
  [0.28, -0.56, 0.07],
  [-0.02, -0.52, 0.06],
] as const;

export function mushroom(context: DrawingContext, x: number, y: number, size: number, cap: Hex = '#b8473a'): Markup {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const spots = capSpots.map(([dx, dy, radius]) =>
    flat(ellipse(x + dx * size, y + dy * size, radius * size, radius * size * 0.8), context.tint('#f4e6cc')),
  );
  const stem = limb([at(0, 0), at(0.04, -0.5)], [size * 0.16, size * 0.12]);
  const dome = smooth([at(-0.5, -0.42), at(-0.36, -0.8), at(0, -0.98), at(0.38, -0.8), at(0.52, -0.42), at(0, -0.36)]);
  return (
    context.part(stem, context.tint('#ecdcc0'), { grain: false }) +
    context.part(dome, context.tint(cap), { inside: spots.join('') })
  );
}

/** A spruce bough reaching in from the side; `reach` is negative when it points left. */
export function bough(x: number, y: number, reach: number, colour: Hex, seed = 'bough'): Markup {
  const random = randomFrom(`${seed}${Math.round(x + y)}`);
  const length = Math.abs(reach);
  const side = Math.sign(reach);
  const wood = limb(
    [
      [x, y],
      [x + reach * 0.5, y + length * 0.05],
      [x + reach, y + length * 0.2],
    ],
    [length * 0.02, length * 0.014, 1],
  );
  const below: Point[] = [];
  const above: Point[] = [];
  for (let index = 0; index < 13; index++) {
    const along = 0.04 + index * 0.074;
    const [rootX, rootY] = [x + reach * along, y + length * 0.2 * along * along];
    const needle = length * (0.26 - along * 0.17) * (0.8 + random() * 0.4);
    below.push([rootX + side * needle * 0.35, rootY + needle * 0.95], [rootX + reach * 0.03, rootY + needle * 0.3]);
    above.push([rootX + side * needle * 0.75, rootY - needle * 0.3], [rootX + reach * 0.02, rootY]);
  }
  const points: Point[] = [[x, y], ...below, [x + reach * 1.02, y + length * 0.22], ...above.reverse()];
  return flat(`${wood}M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}Z`, colour);
}

/** One fallen leaf. */
export function fallenLeaf(x: number, y: number, random: () => number): PathData {
  return mark({
    from: [Math.round(x), Math.round(y)],
    to: [Math.round(x + 5 + random() * 6), Math.round(y - 3 + random() * 6)],
    width: 3,
  });
}
