import type { PathData } from './path.ts';
import { applied, type Matrix } from './transform.ts';

export const pictureWidth = 1200;
export const pictureHeight = 800;
/** Shapes that only graze the edge count as outside. */
const margin = 4;

const tokens = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
/** How many numbers each command takes, and which two of them (from the end) are the point it reaches. */
const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

/** What a path reaches, and what steers its curves, in the path's own units. */
interface Traced {
  readonly reached: readonly (readonly [x: number, y: number])[];
  readonly hull: readonly (readonly [x: number, y: number])[];
}

function traced(path: PathData): Traced {
  const reached: [number, number][] = [];
  const hull: [number, number][] = [];
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
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    const [last = 0, beforeLast = 0] = [values.at(-1), values.at(-2)];
    const start = [x, y] as const;
    if (kind === 'h') x = fromX + last;
    else if (kind === 'v') y = fromY + last;
    else [x, y] = [fromX + beforeLast, fromY + last];
    if (kind === 'a') {
      const radius = Math.max(values[0] ?? 0, values[1] ?? 0);
      const [middleX, middleY] = [(start[0] + x) / 2, (start[1] + y) / 2];
      hull.push([middleX - radius, middleY - radius], [middleX + radius, middleY + radius]);
    }
    for (let at = 0; kind !== 'a' && at + 3 < count; at += 2)
      hull.push([fromX + (values[at] ?? 0), fromY + (values[at + 1] ?? 0)]);
    reached.push([x, y]);
  }
  return { reached, hull };
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(points: readonly (readonly [x: number, y: number])[], matrix: Matrix): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const point of points) {
    const [x, y] = applied(matrix, point[0], point[1]);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

function reachesIn({ left, top, right, bottom }: Bounds, edge: number): boolean {
  return left < pictureWidth - edge && right > edge && top < pictureHeight - edge && bottom > edge;
}

/** How a shape shows in the picture. */
export interface Visibility {
  /** Nothing of it, not even its rim. */
  readonly outside: boolean;
  /** resvg 2.6.2 panics on a masked part wholly off canvas, so such parts go without their grain. */
  readonly masks: boolean;
  /** The shorter side of its box in picture units, a little more than it measures. */
  readonly breadth: number;
}

export function visibilityOf(path: PathData, matrix: Matrix): Visibility {
  const { reached, hull } = traced(path);
  const least = boundsOf(reached, matrix);
  const most = boundsOf([...reached, ...hull], matrix);
  return {
    outside: !reachesIn(most, -12),
    masks: reachesIn(least, margin),
    breadth: Math.min(most.right - most.left, most.bottom - most.top),
  };
}
