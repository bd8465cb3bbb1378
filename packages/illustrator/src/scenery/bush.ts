import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

export interface Bush {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly leaf: Hex | undefined;
  /** Twigs and snow stand in for leaves in winter. */
  readonly twig: Hex;
  readonly snow?: Hex | undefined;
  /** Berries or blossom. */
  readonly dots?: Hex | undefined;
  readonly seed?: string;
}

/** A garden bush: a heap of leaves, or twigs under snow. */
export function bush(context: DrawingContext, plan: Bush): Markup {
  const { x, y, width, height, leaf, twig, snow, dots, seed = 'bush' } = plan;
  const random = randomFrom(`${seed}${Math.round(x)}`);
  const at = (dx: number, dy: number): Point => [x + dx * width * 0.5, y - dy * height];
  if (!leaf) {
    let twigs = '';
    for (let index = -6; index <= 6; index++) {
      const tip = at(index * 0.16 + (random() - 0.5) * 0.1, 0.55 + random() * 0.4);
      twigs += `M${round(x + index * width * 0.03)} ${round(y)}Q${round(x + index * width * 0.06)} ${round(y - height * 0.4)} ${round(tip[0])} ${round(tip[1])}`;
    }
    const heap = snow
      ? flat(smooth([at(-0.75, -0.06), at(-0.5, 0.16), at(0, 0.3), at(0.5, 0.18), at(0.8, -0.06), at(0, -0.12)]), snow)
      : '';
    return line(twigs, twig, 2.4) + heap;
  }
  const outline = [
    at(-0.95, 0),
    at(-1, 0.4 + random() * 0.15),
    at(-0.6, 0.8 + random() * 0.15),
    at(0, 0.95),
    at(0.6, 0.75 + random() * 0.2),
    at(1, 0.4),
    at(0.95, 0),
  ];
  let spots = '';
  for (let index = 0; dots && index < 14; index++) {
    const [spotX, spotY] = at((random() - 0.5) * 1.7, 0.15 + random() * 0.65);
    spots += ellipse(spotX, spotY, 2 + width * 0.012);
  }
  const tufts = [0, 1, 2, 3, 4, 5].map(() => {
    const [cx, cy] = at((random() - 0.5) * 1.4, 0.2 + random() * 0.55);
    const arc = width * 0.08;
    return `M${round(cx - arc)} ${round(cy)}q${round(arc * 0.5)} ${round(-arc * 0.9)} ${round(arc)} 0q${round(arc * 0.5)} ${round(-arc * 0.9)} ${round(arc)} 0`;
  });
  const inside = line(tufts.join(''), lighten(leaf, 0.06), 2, 0.5) + (dots ? flat(spots, context.tint(dots)) : '');
  return context.part(curly(outline, Math.max(9, width * 0.1), 0.58), leaf, { inside, rim: 0.8 });
}
