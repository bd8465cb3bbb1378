import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { type Point, round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { pine } from './pine.ts';

export interface Treeline {
  readonly y: number;
  readonly height: number;
  readonly colour: Hex;
  readonly left?: number;
  readonly right?: number;
  /** Bare in winter: stems and twigs instead of crowns. */
  readonly bare?: boolean;
  readonly rim?: number;
}

/** Leafy trees seen from so far that their crowns run together. */
export function leafyTreeline(context: DrawingContext, seed: string, plan: Treeline): Markup {
  const { y, height, colour, left = -40, right = 1240, bare = false, rim = 0.4 } = plan;
  const random = randomFrom(seed);
  const tops: Point[] = [];
  let twigs = '';
  for (let x = left; x <= right; x += 46) {
    const top = y - height * (0.45 + random() * 0.55);
    tops.push([x, top]);
    if (bare) twigs += bareTree(x, y, y - top, random);
  }
  const outline: Point[] = [[left, y + 150, true], ...tops, [right, y + 150, true]];
  const crowns = curly(outline, height * 0.36, 0.58);
  if (!bare) return context.part(crowns, colour, { rim });
  return flat(crowns, colour, 0.4) + line(twigs, colour, 1.8, 0.7);
}

/** A stem and a fan of twigs: what is left of a leafy tree in winter, seen from afar. */
function bareTree(x: number, y: number, height: number, random: () => number): string {
  let path = `M${round(x)} ${round(y + 30)}V${round(y - height * 0.8)}`;
  for (let twig = 0; twig < 5; twig++) {
    const from = y - height * (0.1 + random() * 0.5);
    const side = twig % 2 ? 1 : -1;
    const reach = height * (0.16 + random() * 0.26);
    path += `M${round(x)} ${round(from)}q${round(side * reach * 0.7)} ${round(-reach * 0.4)} ${round(side * reach)} ${round(-reach * 1.3)}`;
  }
  return path;
}

/** A row of spruces of uneven height along a line of ground. */
export function spruceline(
  context: DrawingContext,
  seed: string,
  plan: Treeline & { readonly step?: number; readonly snow?: Hex; readonly groundAt?: (x: number) => number },
): Markup {
  const { y, height, colour, left = -20, right = 1220, step = height * 0.42, snow, groundAt = () => y } = plan;
  const random = randomFrom(seed);
  let markup = '';
  for (let x = left; x <= right; x += step * (0.6 + random() * 0.9)) {
    markup += pine(context, x, groundAt(x) + 8, height * (0.62 + random() * 0.5), colour, snow);
  }
  return markup;
}
