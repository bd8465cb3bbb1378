import type { PathData } from './path.ts';
import { applied, type Matrix } from './transform.ts';

export const pictureWidth = 1200;
export const pictureHeight = 800;
/** Shapes that only graze the edge count as outside. */
const margin = 4;

const tokens = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
/** How many numbers each command takes, and which two of them (from the end) are the point it reaches. */
const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

/** The points a path reaches (not its control points), in the path's own units. */
function reachedPoints(path: PathData): [number, number][] {
  const points: [number, number][] = [];
  const words = path.match(tokens) ?? [];
  let command = 'M';
  let index = 0;
  let [x, y] = [0, 0];
  while (index < words.length) {
    const word = words[index] ?? '';
    if (/[a-z]/i.test(word)) {
      command = word;
      index++;
    }
    const kind = command.toLowerCase();
    const count = argumentCounts[kind] ?? 0;
    if (count === 0) continue;
    const values = words.slice(index, index + count).map(Number);
    index += count;
    const relative = command === kind;
    const [last, beforeLast] = [values.at(-1) ?? 0, values.at(-2) ?? 0];
    if (kind === 'h') x = relative ? x + last : last;
    else if (kind === 'v') y = relative ? y + last : last;
    else [x, y] = relative ? [x + beforeLast, y + last] : [beforeLast, last];
    points.push([x, y]);
  }
  return points;
}

function isInside([x, y]: readonly [number, number]): boolean {
  return x > margin && x < pictureWidth - margin && y > margin && y < pictureHeight - margin;
}

/** resvg 2.6.2 panics on a masked part wholly off canvas, so such parts go without their grain. */
export function touchesPicture(path: PathData, matrix: Matrix): boolean {
  const first = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(path);
  if (first && isInside(applied(matrix, Number(first[1]), Number(first[2])))) return true;
  const points = reachedPoints(path).map(([x, y]) => applied(matrix, x, y));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.min(...xs) < pictureWidth - margin &&
    Math.max(...xs) > margin &&
    Math.min(...ys) < pictureHeight - margin &&
    Math.max(...ys) > margin
  );
}
