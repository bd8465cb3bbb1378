import type { Hex } from '../paper/colour.ts';
import type { PathData } from '../paper/path.ts';

/** A window of a room: where its glass is, and what hangs about it. */
export interface RoomWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly arched?: boolean;
  readonly frame?: Hex;
  readonly curtain?: Hex;
  /** Small dots on the curtains instead of plain cloth. */
  readonly dotted?: boolean;
  /** How far down the curtains reach below the sill. */
  readonly drop?: number;
  /** Where the moon is, in shares of the opening; upper right when absent. */
  readonly moonAt?: readonly [x: number, y: number];
}

export function opening({ x, y, width, height, arched }: RoomWindow, grow = 0): PathData {
  const [left, right, top, bottom] = [x - grow, x + width + grow, y - grow, y + height + grow];
  if (!arched) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const spring = y + height * 0.34;
  const middle = x + width / 2;
  return `M${left} ${bottom}V${spring}Q${left} ${top} ${middle} ${top}Q${right} ${top} ${right} ${spring}V${bottom}Z`;
}
