import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round } from '../paper/path.ts';

/** A street lamp with its light and the pool below it. `distance` 0 near to 1 far. */
export function streetLamp(
  context: DrawingContext,
  x: number,
  y: number,
  height: number,
  distance = 0,
  haze: Hex = '#6a5a98',
): Markup {
  const iron = mix(context.tint('#2a2438'), haze, distance * 0.6);
  const size = height / 300;
  const top = y - height;
  context.noteUpright(x, top, y);
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(top + dy * size)}`;
  const foot = `M${round(x - 3.4 * size)} ${round(y)}L${at(-1.8, 30)}L${at(1.8, 30)}L${round(x + 3.4 * size)} ${round(y)}z`;
  return (
    context.glow({
      at: [x, top + 14 * size],
      size: [170 * size, 170 * size],
      colour: '#ffbf5e',
      opacity: 0.55,
      core: 0.32,
    }) +
    flat(foot + ellipse(x, y - 2, 9 * size, 4 * size), iron) +
    flat(`M${at(-13, 2)}L${at(-8, 32)}L${at(8, 32)}L${at(13, 2)}z`, '#ffe0a0') +
    flat(`M${at(-17, 3)}Q${at(0, -26)} ${at(17, 3)}z`, iron) +
    line(`M${at(0, 3)}L${at(0, 31)}`, iron, 1.6 * size) +
    context.glow({
      at: [x, top + 16 * size],
      size: [34 * size, 34 * size],
      colour: '#fff0c4',
      opacity: 0.8,
      core: 0.5,
    }) +
    context.glow({ at: [x, y + 2], size: [120 * size, 20 * size], colour: '#ffbf5e', opacity: 0.5, core: 0.4 })
  );
}
