import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { smooth } from '../paper/path.ts';

/** A paper lantern hanging from x, y; its light is drawn unless the scene draws a larger one. */
export function lantern(context: DrawingContext, x: number, y: number, scale = 1, glow = 1): Markup {
  const iron = context.tint('#4a3a3c', -0.1);
  const wide = 150 * scale * glow;
  const light =
    glow > 0
      ? context.glow({ at: [x, y + 16 * scale], size: [wide, wide], colour: '#ffb347', opacity: 0.5, core: 0.3 })
      : '';
  const heart =
    glow > 0
      ? context.glow({
          at: [x, y + 17 * scale],
          size: [40 * scale, 40 * scale],
          colour: '#fff0c0',
          opacity: 0.55,
          core: 0.5,
        })
      : '';
  const body = context.place(
    { x, y, scale },
    () =>
      line('M-9 2Q0 -14 9 2', iron, 2.4) +
      flat('M-11 0L11 0L8 -6L-8 -6Z', iron) +
      flat(smooth('-10,1 10,1 12,17 10,32 -10,32 -12,17'), '#ffd98a') +
      flat(smooth('-10,1 -3,1 -4,32 -10,32 -12,17'), '#ffe9b8', 0.6) +
      flat(smooth('0,9 4.6,19 0,26 -4.6,19'), '#fff8e0') +
      line('M-4 1Q-6 17 -4 32M4 1Q6 17 4 32', iron, 1.6) +
      flat('M-12 31L12 31L13 37L-13 37Z', iron),
  );
  return light + body + heart;
}

/** An open book held at chest height, its middle at x, y. */
export function openBook(context: DrawingContext, x: number, y: number): Markup {
  const [cover, page] = [context.tint('#8f3f44'), context.tint('#f6ead0', -0.12)];
  const ink = context.tint('#8a7358');
  const words = [0, 1, 2]
    .map((row) => line(`M-31 ${-15 + row * 7}q13 -1 24 5M8 ${-10 + row * 7}q12 -6 23 -5`, ink, 1.3, 0.45))
    .join('');
  return context.place(
    { x, y },
    () =>
      context.part('M-40 -23L0 -13L40 -23L42 13L0 23L-42 13Z', cover) +
      flat('M-37 -24Q-16 -27 0 -16Q16 -27 37 -24L38 9Q16 7 0 18Q-16 7 -38 9Z', page) +
      line('M0 -16V18', ink, 1.4, 0.6) +
      words,
  );
}
