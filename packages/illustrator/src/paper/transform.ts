/** Where a group stands. Children are drawn in the group's own units. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Mirrors left and right. */
  readonly flip?: boolean;
  /** Degrees, clockwise. */
  readonly rotate?: number;
}

/** x' = a x + c y + e, y' = b x + d y + f, as in SVG. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export function placedIn(outer: Matrix, { x = 0, y = 0, scale = 1, flip = false, rotate = 0 }: Placement): Matrix {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = flip ? -1 : 1;
  const [a, b, c, d] = [cos * side, sin * side, -sin, cos];
  return {
    a: outer.a * a + outer.c * b,
    b: outer.b * a + outer.d * b,
    c: outer.a * c + outer.c * d,
    d: outer.b * c + outer.d * d,
    e: outer.a * x + outer.c * y + outer.e,
    f: outer.b * x + outer.d * y + outer.f,
  };
}

export function applied(matrix: Matrix, x: number, y: number): readonly [number, number] {
  return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
}

/** How many picture units one local unit covers. */
export function scaleOf({ a, b, c, d }: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c)) || 1;
}

/** A direction of the picture as the group sees it, of length one. */
export function directionWithin(matrix: Matrix, [x, y]: readonly [number, number]): readonly [number, number] {
  const determinant = matrix.a * matrix.d - matrix.b * matrix.c || 1;
  const localX = (matrix.d * x - matrix.c * y) / determinant;
  const localY = (matrix.a * y - matrix.b * x) / determinant;
  const length = Math.hypot(localX, localY) || 1;
  return [localX / length, localY / length];
}
