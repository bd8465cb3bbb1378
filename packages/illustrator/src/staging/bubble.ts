import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth } from '../paper/path.ts';

/** A glass bubble to breathe in, round a head. */
export function bubble(context: DrawingContext, x: number, y: number, radius: number): Markup {
  const at = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius];
  const [glass, edge] = ['#d9eef8', '#eaf8fb'];
  const shine = smooth([at(-0.73, -0.1), at(-0.51, -0.62), at(-0.1, -0.83), at(-0.35, -0.53), at(-0.59, -0.1)]);
  const circle = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${glass}" fill-opacity=".06" stroke="${edge}" stroke-opacity=".72" stroke-width="1.9"/>`;
  const spark = flat(ellipse(x + radius * 0.5, y + radius * 0.55, radius * 0.12, radius * 0.07, -40), '#ffffff', 0.35);
  return (
    circle +
    flat(shine, '#ffffff', 0.42) +
    spark +
    context.glow({ at: [x, y], size: [radius, radius], colour: glass, opacity: 0.05, core: 0.2 })
  );
}

/** The golden ring a bubble sits on. */
export function neckRing(context: DrawingContext, x: number, y: number, radius: number): Markup {
  const width = radius * 0.66;
  const height = y + Math.sqrt(radius * radius - width * width);
  const bow = `M${round(x - width)} ${round(height)}Q${round(x)} ${round(height + 17)} ${round(x + width)} ${round(height)}`;
  return line(bow, context.tint('#d9a441'), 5.4) + line(bow, context.tint('#f6dc9c'), 1.4, 0.7);
}
