/** A point of an outline; a third value, true, makes it a corner. */
export type Point = readonly [x: number, y: number, corner?: boolean];
/** Points, or the same as text: 'x,y x,y' with an asterisk after a corner ('0,-62*'). */
export type Outline = string | readonly Point[];
/** What goes into an SVG path's d. */
export type PathData = string;

const origin: Point = [0, 0];
const curveTension = 1 / 6;

/** One decimal is enough at 1200 x 800 and keeps the picture small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Half units, for the many points of cut edges: a quarter of a pixel is not seen, a digit more is paid for. */
export function halfUnit(value: number): number {
  return Math.round(value * 2) / 2;
}

export function pointsOf(outline: Outline): readonly Point[] {
  if (typeof outline !== 'string') return outline;
  return outline
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const comma = pair.indexOf(',');
      const corner = pair.endsWith('*');
      const x = Number(pair.slice(0, comma));
      const y = Number(pair.slice(comma + 1, corner ? -1 : undefined));
      if (comma < 1 || Number.isNaN(x) || Number.isNaN(y)) throw new Error(`Not a point: ${pair}`);
      return corner ? [x, y, true] : [x, y];
    });
}

export function moved(outline: Outline, dx: number, dy: number): Point[] {
  return pointsOf(outline).map(([x, y, corner]) => [x + dx, y + dy, corner === true]);
}

/** Twice the signed area: its sign tells which way round the points go. */
function turning(points: readonly Point[]): number {
  let sum = 0;
  let [px, py] = points.at(-1) ?? origin;
  for (const [x, y] of points) {
    sum += px * y - x * py;
    px = x;
    py = y;
  }
  return sum;
}

/** One winding for every closed path, so that subpaths unite instead of cutting holes. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  return turning(points) < 0 ? points.toReversed() : points;
}

/** Numbers joined as briefly as SVG allows: a minus needs no space before it, a fraction no nought. */
export function compact(numbers: readonly number[]): string {
  return numbers
    .join(' ')
    .replace(/ -/g, '-')
    .replace(/(^|[ -])0\./g, '$1.');
}

interface Curve {
  readonly from: Point;
  readonly control1: Point;
  readonly control2: Point;
  readonly to: Point;
}

function curvesThrough(points: readonly Point[], closed: boolean, tension: number): Curve[] {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? origin;
  const curves: Curve[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = from[2] ? 0 : tension;
    const arrive = to[2] ? 0 : tension;
    curves.push({
      from,
      control1: [from[0] + (to[0] - before[0]) * leave, from[1] + (to[1] - before[1]) * leave],
      control2: [to[0] - (after[0] - from[0]) * arrive, to[1] - (after[1] - from[1]) * arrive],
      to,
    });
  }
  return curves;
}

function pathThrough(points: readonly Point[], closed: boolean, tension: number): PathData {
  const [startX, startY] = points[0] ?? origin;
  let penX = halfUnit(startX);
  let penY = halfUnit(startY);
  const numbers: number[] = [];
  const start = `M${penX} ${penY}c`;
  for (const { control1, control2, to } of curvesThrough(points, closed, tension)) {
    const endX = halfUnit(to[0]);
    const endY = halfUnit(to[1]);
    numbers.push(halfUnit(control1[0] - penX), halfUnit(control1[1] - penY));
    numbers.push(
      halfUnit(control2[0] - penX),
      halfUnit(control2[1] - penY),
      halfUnit(endX - penX),
      halfUnit(endY - penY),
    );
    penX = endX;
    penY = endY;
  }
  return start + compact(numbers);
}

/** A closed cut shape through its points. */
export function smooth(outline: Outline, tension = curveTension): PathData {
  return `${pathThrough(clockwise(pointsOf(outline)), true, tension)}Z`;
}

/** An open curve through its points, to be stroked. */
export function curve(outline: Outline, tension = curveTension): PathData {
  return pathThrough(pointsOf(outline), false, tension);
}

/** A shape of straight cuts. */
export function straight(outline: Outline): PathData {
  const points = clockwise(pointsOf(outline));
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Points along the curve through the outline, `perSpan` to every span. */
export function sampled(outline: Outline, perSpan: number, closed = false): Point[] {
  const points = pointsOf(outline);
  const samples: Point[] = [];
  for (const { from, control1, control2, to } of curvesThrough(points, closed, curveTension)) {
    for (let step = 0; step < perSpan; step++) {
      const t = step / perSpan;
      const u = 1 - t;
      const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
      const at = (axis: 0 | 1): number =>
        weights[0] * from[axis] + weights[1] * control1[axis] + weights[2] * control2[axis] + weights[3] * to[axis];
      samples.push([at(0), at(1)]);
    }
  }
  const last = points.at(-1);
  if (!closed && last) samples.push([last[0], last[1]]);
  return samples;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, degrees = 0): PathData {
  const dx = Math.cos((degrees * Math.PI) / 180) * radiusX;
  const dy = Math.sin((degrees * Math.PI) / 180) * radiusX;
  const arc = `a${round(radiusX)} ${round(radiusY)} ${Math.round(degrees)} 1 1 `;
  const half = `${round(2 * dx)} ${round(2 * dy)}`;
  return `M${round(x - dx)} ${round(y - dy)}${arc}${half}${arc}${round(-2 * dx)} ${round(-2 * dy)}z`;
}

interface Mark {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  /** Bends it. */
  readonly sag?: number | undefined;
}

/** A tapered brush mark from one point to another. */
export function mark({ from: [x1, y1], to: [x2, y2], width, sag = 0 }: Mark): PathData {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const bend = (amount: number, sign: number): string =>
    `${round((sign * dx) / 2 + nx * amount)} ${round((sign * dy) / 2 + ny * amount)}`;
  const there = `q${bend(sag + width, 1)} ${round(dx)} ${round(dy)}`;
  return `M${round(x1)} ${round(y1)}${there} ${bend(sag - width, -1)} ${round(-dx)} ${round(-dy)}z`;
}

export function star(x: number, y: number, radius: number, tips = 6, waist = 0.42): PathData {
  const points: string[] = [];
  for (let index = 0; index < tips * 2; index++) {
    const angle = (Math.PI * index) / tips - Math.PI / 2;
    const reach = index % 2 ? radius * waist : radius;
    points.push(`${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`);
  }
  return `M${points.join('L')}Z`;
}
