import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup, times } from '../paper/markup.ts';
import { ellipse } from '../paper/path.ts';

/** What whoever runs leaves behind on the ground, in the runner's own units: the nearest puff is the largest. */
export function dust(context: DrawingContext, half: number): Markup {
  const pale = context.tint('#e8d8c0');
  const size = Math.max(9, Math.min(20, half * 0.2));
  return times(3, (index) => {
    const grown = size * (1 - index * 0.24);
    const x = -half - size * (0.6 + index * 1.5);
    return flat(ellipse(x, -grown * (0.7 + (index % 2) * 0.5), grown * 1.15, grown * 0.8), pale, 0.32 - index * 0.08);
  });
}
