import type { DrawingContext } from '../../paper/drawing-context.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, ellipse } from '../../paper/path.ts';
import type { Neck } from './coat.ts';
import type { Dog } from './dog.ts';

export const collarColour = '#b5483f';

/** A red collar with a tag, where the coat is short enough to show one. */
export function drawCollar(context: DrawingContext, { anatomy }: Dog, { base, skull }: Neck): Markup {
  if (anatomy.coat === 'silky' || anatomy.coat === 'curly') return '';
  const [x, y] = [base[0] * 0.42 + skull[0] * 0.58, base[1] * 0.42 + skull[1] * 0.58];
  const angle = Math.atan2(skull[1] - base[1], skull[0] - base[0]);
  const width = anatomy.neckWidth * 1.16;
  const [acrossX, acrossY] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const band = curve([
    [x + acrossX * 1.02, y + acrossY * 1.02],
    [x + 2, y + 5],
    [x - acrossX * 0.95, y - acrossY * 0.95],
  ]);
  return (
    line(band, context.tint(collarColour), 5) +
    flat(ellipse(x + acrossX * 0.6 + 2, y + acrossY * 0.6 + 6, 3.4), context.tint('#f0c060', -0.15))
  );
}
