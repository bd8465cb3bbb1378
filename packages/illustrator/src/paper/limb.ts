import { type Outline, type PathData, type Point, pointsOf, sampled, smooth } from './path.ts';

interface Joint {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  /** Unit vector along the limb. */
  readonly along: readonly [number, number];
}

function halfWidthAt(widths: readonly number[], t: number): number {
  const position = t * (widths.length - 1);
  const index = Math.max(0, Math.min(widths.length - 2, Math.floor(position)));
  const from = widths[index] ?? 0;
  return from + ((widths[index + 1] ?? from) - from) * (position - index);
}

function jointsAlong(bones: Outline, widths: readonly number[]): Joint[] {
  const spine = sampled(bones, 4);
  const last = spine.length - 1;
  return spine.map(([x, y], index) => {
    const [px, py] = spine[Math.max(0, index - 1)] ?? [x, y];
    const [qx, qy] = spine[Math.min(last, index + 1)] ?? [x, y];
    const length = Math.hypot(qx - px, qy - py) || 1;
    return { x, y, halfWidth: halfWidthAt(widths, index / last), along: [(qx - px) / length, (qy - py) / length] };
  });
}

/**
 * The outline of a tapering form along its bones; widths are half widths from first bone to last. `roundness` is how far
 * its far end bulges: near 0 cuts it off straight.
 */
export function limbPoints(bones: Outline, widths: readonly number[], roundness = 0.9): Point[] {
  const joints = jointsAlong(bones, widths);
  const kept = joints.filter((_, index) => index % 2 === 0 || index === joints.length - 1);
  const side = (sign: number): Point[] =>
    kept.map(({ x, y, halfWidth, along: [ax, ay] }) => [x + sign * ay * halfWidth, y - sign * ax * halfWidth]);
  const cap = (joint: Joint | undefined, sign: number, bulge: number): Point[] =>
    joint
      ? [
          [
            joint.x + sign * joint.along[0] * joint.halfWidth * bulge,
            joint.y + sign * joint.along[1] * joint.halfWidth * bulge,
          ],
        ]
      : [];
  return [...cap(joints[0], -1, 0.9), ...side(1), ...cap(joints.at(-1), 1, roundness), ...side(-1).reverse()];
}

/** A branch of few points: trees have many, and nobody looks at one of them alone. */
export function twig(bones: Outline, widths: readonly number[]): PathData {
  const points = pointsOf(bones);
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], index) => {
      const [fromX, fromY] = points[Math.max(0, index - 1)] ?? [x, y];
      const [toX, toY] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const half = (sign * (widths[index] ?? 1)) / length;
      return [Math.round((x + (toY - fromY) * half) * 2) / 2, Math.round((y - (toX - fromX) * half) * 2) / 2];
    });
  return smooth([...side(1), ...side(-1).reverse()]);
}

export function limb(bones: Outline, widths: readonly number[], roundness = 0.9): PathData {
  return smooth(limbPoints(bones, widths, roundness));
}
