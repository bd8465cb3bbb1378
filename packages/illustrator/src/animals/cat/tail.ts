import type { DrawingContext } from '../../paper/drawing-context.ts';
import { furry } from '../../paper/edges.ts';
import { limbPoints } from '../../paper/limb.ts';
import { flat, type Markup } from '../../paper/markup.ts';
import { ellipse, mark, type PathData, type Point, smooth } from '../../paper/path.ts';
import type { Cat } from './cat.ts';

function tailPath({ anatomy }: Cat, bones: readonly Point[], thickness: number): PathData {
  const k = anatomy.tailWidth * thickness;
  if (anatomy.tail === 'plume') {
    const points = limbPoints(bones, [k * 0.6, k, k * 1.15, k * 0.4]);
    return furry(points, { step: 13, amplitude: 4.5, seed: 'tail', lean: [-0.1, 0.4] });
  }
  const widths = anatomy.tail === 'thick' ? [k, k * 1.02, k, k * 0.85] : [k, k * 0.9, k * 0.75, k * 0.35];
  return smooth(limbPoints(bones, widths));
}

export interface TailOptions {
  readonly thickness?: number;
  readonly castOn?: string;
}

/** The tail along its bones, root first; rings and tip follow it. */
export function drawTail(
  context: DrawingContext,
  cat: Cat,
  bones: readonly Point[],
  options: TailOptions = {},
): Markup {
  const { colours } = cat;
  const { thickness = 1, castOn } = options;
  let inside = '';
  if (colours.tailRings) inside += flat(rings(bones), context.tint(colours.tailRings), 0.8);
  const end = bones.at(-1);
  if (colours.tailTip && end) inside += flat(ellipse(end[0], end[1], 14, 13), context.tint(colours.tailTip));
  const fill = context.tint(colours.tail ?? colours.base);
  return context.part(tailPath(cat, bones, thickness), fill, castOn ? { inside, castOn } : { inside });
}

/** Bars square to the tail, every few units from a third of the way out. */
function rings(bones: readonly Point[]): PathData {
  let path = '';
  let sinceRing = -18;
  bones.forEach(([x, y], index) => {
    const next = bones[index + 1];
    if (!next) return;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const length = Math.hypot(dx, dy) || 1;
    for (let at = 0; at < length; at += 2) {
      sinceRing += 2;
      if (sinceRing < 13) continue;
      sinceRing = 0;
      const [px, py] = [x + (dx * at) / length, y + (dy * at) / length];
      const [nx, ny] = [(-dy / length) * 18, (dx / length) * 18];
      path += mark({ from: [px - nx, py - ny], to: [px + nx, py + ny], width: 2.8 });
    }
  });
  return path;
}
