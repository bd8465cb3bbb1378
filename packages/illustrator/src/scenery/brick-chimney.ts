import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { line, type Markup } from '../paper/markup.ts';
import { rectangle } from './house-window.ts';

/** A brick chimney with two pots. */
export function brickChimney(
  context: DrawingContext,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: Hex,
  snow: Hex | undefined,
): Markup {
  let bricks = '';
  for (let row = 0; row < height / 16; row++) {
    const y = foot - row * 16;
    bricks += `M${x} ${y}h${width}`;
    for (let dx = (row % 2) * 14 + 8; dx < width; dx += 28) bricks += `M${x + dx} ${y}v-16`;
  }
  const pots = [0.24, 0.62].map((at) =>
    context.part(rectangle(x + width * at - 9, foot - height - 34, 22, 28), lighten(colour, -0.06), { grain: false }),
  );
  return (
    pots.join('') +
    context.part(rectangle(x, foot - height, width, height), colour, {
      rim: 0.9,
      inside: line(bricks, lighten(colour, -0.06), 2, 0.8),
    }) +
    context.part(rectangle(x - 7, foot - height - 10, width + 14, 15), snow ?? lighten(colour, 0.03), {
      rim: 1,
      grain: false,
    })
  );
}
