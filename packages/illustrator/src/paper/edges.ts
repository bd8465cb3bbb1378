import { clockwise, compact, halfUnit, type Outline, type PathData, type Point, pointsOf, sampled } from './path.ts';
import { randomFrom } from './random.ts';

/** Points at even steps round the outline. */
function stepsRound(outline: Outline, step: number): Point[] {
  const samples = sampled(clockwise(pointsOf(outline)), 10, true);
  const reached = [0];
  let total = 0;
  samples.forEach(([x, y], index) => {
    const [nextX, nextY] = samples[(index + 1) % samples.length] ?? [x, y];
    total += Math.hypot(nextX - x, nextY - y);
    reached.push(total);
  });
  const count = Math.max(6, Math.round(total / step));
  let segment = 0;
  return Array.from({ length: count }, (_, index) => {
    const target = (total * index) / count;
    while ((reached[segment + 1] ?? total) < target) segment++;
    const [x, y] = samples[segment] ?? [0, 0];
    const [nextX, nextY] = samples[(segment + 1) % samples.length] ?? [x, y];
    const start = reached[segment] ?? 0;
    const along = (target - start) / ((reached[segment + 1] ?? total) - start || 1);
    return [x + (nextX - x) * along, y + (nextY - y) * along];
  });
}

function pairsOf(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const);
}

/** An edge of small arcs: curls, leaves, wool. */
export function curly(outline: Outline, step = 10, bulge = 0.62): PathData {
  const points = stepsRound(outline, step);
  const [startX, startY] = points[0] ?? [0, 0];
  let path = `M${halfUnit(startX)} ${halfUnit(startY)}`;
  for (const [from, to] of pairsOf(points)) {
    const radius = halfUnit(Math.hypot(to[0] - from[0], to[1] - from[1]) * bulge);
    path += `A${radius} ${radius} 0 0 1 ${halfUnit(to[0])} ${halfUnit(to[1])}`;
  }
  return `${path}Z`;
}

export interface FurEdge {
  readonly step?: number;
  /** How far the locks stand out; may vary round the body. */
  readonly amplitude?: number | ((x: number, y: number) => number);
  readonly seed?: string;
  /** Which way the locks lean. */
  readonly lean?: readonly [number, number];
}

/** An edge of locks that lie along the outline. */
export function furry(
  outline: Outline,
  { step = 8, amplitude = 4, seed = 'fur', lean = [0, 1] }: FurEdge = {},
): PathData {
  const random = randomFrom(seed);
  const points = stepsRound(outline, step);
  const [startX, startY] = points[0] ?? [0, 0];
  let path = `M${halfUnit(startX)} ${halfUnit(startY)}`;
  for (const [from, to] of pairsOf(points)) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const reach = (typeof amplitude === 'function' ? amplitude(midX, midY) : amplitude) * (0.6 + random() * 0.7);
    const tipX = halfUnit(midX + nx * reach + lean[0] * reach * 0.6);
    const tipY = halfUnit(midY + ny * reach + lean[1] * reach * 0.6);
    const [fromX, fromY, toX, toY] = [halfUnit(from[0]), halfUnit(from[1]), halfUnit(to[0]), halfUnit(to[1])];
    path += `q${compact([
      halfUnit(nx * reach * 0.5 + dx * 0.1),
      halfUnit(ny * reach * 0.5 + dy * 0.1),
      halfUnit(tipX - fromX),
      halfUnit(tipY - fromY),
      halfUnit(toX + nx * reach * 0.2 - tipX),
      halfUnit(toY + ny * reach * 0.2 - tipY),
      halfUnit(toX - tipX),
      halfUnit(toY - tipY),
    ])}`;
  }
  return `${path}Z`;
}
