/** A point in the figure's own units: ground at y = 0, facing right. */
export type Spot = readonly [x: number, y: number];

/** From a joint to its end over one joint between; `bend` is the side it bends to, 1 to the left of the way there. */
export function bentBetween([x1, y1]: Spot, end: Spot, length: number, bend: number): { middle: Spot; end: Spot } {
  const [wantedX, wantedY] = [end[0] - x1, end[1] - y1];
  const wanted = Math.hypot(wantedX, wantedY) || 1;
  const reached = Math.min(wanted, length * 1.12);
  const [dx, dy] = [(wantedX / wanted) * reached, (wantedY / wanted) * reached];
  const half = Math.max(length, reached) / 2;
  const out = Math.sqrt(Math.max(0, half * half - (reached / 2) ** 2)) * bend;
  const middle: Spot = [x1 + dx / 2 + (dy / reached) * out, y1 + dy / 2 - (dx / reached) * out];
  return { middle, end: [x1 + dx, y1 + dy] };
}

/** Bones as the limbs are drawn from. */
export function bonesOf(...points: readonly Spot[]): string {
  return points.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ');
}

export function turned([x, y]: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

export function plus([x, y]: Spot, [dx, dy]: Spot): Spot {
  return [x + dx, y + dy];
}
