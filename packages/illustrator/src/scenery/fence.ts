import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round } from '../paper/path.ts';

export interface Fence {
  readonly left: number;
  readonly right: number;
  /** Where the pickets meet the ground, at the left and at the right end. */
  readonly y: number;
  readonly endY?: number;
  readonly height: number;
  readonly colour: Hex;
  readonly snow?: Hex | undefined;
  readonly step?: number;
}

/** A picket fence cut from one sheet. */
export function picketFence(context: DrawingContext, plan: Fence): Markup {
  const { left, right, y, endY = y, height, colour, snow, step = height * 0.42 } = plan;
  const width = step * 0.48;
  let pickets = '';
  let caps = '';
  for (let x = left; x <= right; x += step) {
    const foot = y + ((endY - y) * (x - left)) / (right - left || 1);
    const [l, r, top] = [round(x), round(x + width), round(foot - height)];
    pickets += `M${l} ${round(foot)}V${round(top + width * 0.7)}L${round(x + width / 2)} ${top}L${r} ${round(top + width * 0.7)}V${round(foot)}Z`;
    if (snow) caps += ellipse(x + width / 2, top + width * 0.3, width * 0.66, width * 0.4);
  }
  const rail = (up: number): string =>
    `M${round(left - 4)} ${round(y - height * up)}L${round(right + width)} ${round(endY - height * up)}`;
  return (
    line(rail(0.72) + rail(0.3), colour, Math.max(2, height * 0.08)) +
    context.part(pickets, colour, { rim: 0.7, grain: height > 60 }) +
    (snow ? flat(caps, snow) : '')
  );
}

/** Two rails between round posts, as round a paddock. */
export function railFence(context: DrawingContext, plan: Fence): Markup {
  const { left, right, y, endY = y, height, colour, snow, step = height * 1.8 } = plan;
  const width = height * 0.14;
  let posts = '';
  let caps = '';
  for (let x = left; x <= right; x += step) {
    const foot = y + ((endY - y) * (x - left)) / (right - left || 1);
    posts += `M${round(x - width / 2)} ${round(foot)}V${round(foot - height)}h${round(width)}V${round(foot)}Z`;
    if (snow) caps += ellipse(x, foot - height, width * 0.9, width * 0.45);
  }
  const rail = (up: number): string =>
    `M${round(left)} ${round(y - height * up)}L${round(right)} ${round(endY - height * up)}`;
  return (
    line(rail(0.84) + rail(0.44), colour, Math.max(2, height * 0.09)) +
    context.part(posts, colour, { rim: 0.8, grain: false }) +
    (snow ? flat(caps, snow) : '')
  );
}
