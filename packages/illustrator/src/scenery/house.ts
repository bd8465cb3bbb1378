import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type HouseWindow, houseWindow, rectangle } from './house-window.ts';

export interface House {
  /** Left edge and foot of the wall. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Hex;
  /** 0 near to 1 far: pulls every colour towards the haze. */
  readonly distance?: number;
  readonly haze?: Hex;
  readonly snow?: Hex;
  readonly roof?: Hex;
  readonly trim?: Hex;
  readonly door?: 'left' | 'right';
  /** Paper stars in the windows, as in Advent. */
  readonly windowStars?: boolean;
  readonly wreath?: boolean;
  readonly gable?: boolean;
  /** How likely a window is lit. */
  readonly lit?: number;
  readonly seed?: string;
}

interface Measures {
  readonly roofHeight: number;
  readonly eaves: number;
  readonly columns: number;
  readonly rows: number;
  readonly windowWidth: number;
}

function measuresOf({ width, height, gable = true }: House): Measures {
  const columns = width > 150 ? 3 : 2;
  return {
    roofHeight: width * (gable ? 0.52 : 0.3),
    eaves: width * 0.09,
    columns,
    rows: height > width * 0.72 ? 2 : 1,
    windowWidth: width * (columns === 3 ? 0.15 : 0.22),
  };
}

/** A wooden house front with corner boards, windows and a roof with snow on it. */
export function house(context: DrawingContext, plan: House): Markup {
  const { x, y, width, height, distance = 0, haze = '#6a5a98', trim = '#efe3cf', seed = 'house' } = plan;
  const hazed = (colour: Hex): Hex => mix(context.tint(colour), haze, distance * 0.62);
  const measures = measuresOf(plan);
  const wall = hazed(plan.colour);
  const trimmed = hazed(trim);
  const random = randomFrom(`${seed}${Math.round(x)}`);
  const top = y - height - measures.roofHeight;
  const chimney =
    flat(
      rectangle(x + width * 0.68, top - measures.roofHeight * 0.02, width * 0.12, measures.roofHeight * 0.7),
      hazed('#6b4640'),
    ) +
    (plan.snow
      ? flat(ellipse(x + width * 0.74, top - measures.roofHeight * 0.02, width * 0.075, width * 0.03), plan.snow)
      : '');
  const front = `M${round(x)} ${round(y)}V${round(y - height)}L${round(x + width / 2)} ${round(top)}L${round(x + width)} ${round(y - height)}V${round(y)}Z`;
  const inside = boards(x, y, width, top, wall) + corners(x, y, width, top, trimmed, wall);
  return (
    chimney +
    context.part(front, wall, { inside, rim: 0.4 }) +
    windows(context, plan, measures, { trim: trimmed, dark: hazed('#35406e'), snow: plan.snow, hazed, random }) +
    roof(context, plan, measures, hazed(plan.roof ?? '#4a3a52'))
  );
}

function boards(x: number, y: number, width: number, top: number, wall: Hex): Markup {
  let dark = '';
  let light = '';
  for (let board = 1; board < width / 9; board++) {
    const cut = `M${round(x + board * 9)} ${round(top)}V${round(y)}`;
    if (board % 3 === 1) light += cut;
    else dark += cut;
  }
  return line(dark, lighten(wall, -0.025), 1.2) + line(light, lighten(wall, 0.02), 1.2);
}

function corners(x: number, y: number, width: number, top: number, trim: Hex, wall: Hex): Markup {
  const board = width * 0.045;
  const posts = rectangle(x, top, board, y - top) + rectangle(x + width - board, top, board, y - top);
  return flat(posts, trim, 0.85) + flat(rectangle(x, y - 8, width, 10), lighten(wall, -0.08));
}

interface Look extends Pick<HouseWindow, 'trim' | 'dark' | 'snow'> {
  readonly hazed: (colour: Hex) => Hex;
  readonly random: () => number;
}

function windows(context: DrawingContext, plan: House, measures: Measures, look: Look): Markup {
  const { x, y, width, height, door, windowStars = false, gable = true, lit = 0.8 } = plan;
  const { columns, rows, windowWidth, roofHeight } = measures;
  const windowHeight = windowWidth * 1.35;
  let markup = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + (width * (column + 1)) / (columns + 1) - windowWidth / 2;
      const above = y - height + height * (rows === 2 ? (row ? 0.58 : 0.1) : 0.3);
      const isDoor = row === rows - 1 && door !== undefined && column === (door === 'left' ? 0 : columns - 1);
      if (isDoor) {
        markup += frontDoor(
          left,
          y - 8,
          windowWidth * 1.15,
          height * (rows === 2 ? 0.4 : 0.6),
          look,
          plan.wreath === true,
        );
        continue;
      }
      const opening = { x: left, y: above, width: windowWidth, height: windowHeight, lit: look.random() < lit };
      markup += houseWindow(context, { ...opening, ...look, star: windowStars });
    }
  }
  if (!gable || width <= 90) return markup;
  const attic = { x: x + width / 2 - windowWidth * 0.4, y: y - height - roofHeight * 0.45 };
  const size = { width: windowWidth * 0.8, height: windowWidth * 0.9, lit: look.random() > 0.4 };
  return markup + houseWindow(context, { ...attic, ...size, ...look, star: windowStars });
}

function frontDoor(
  x: number,
  foot: number,
  width: number,
  height: number,
  { trim, hazed }: Look,
  wreath: boolean,
): Markup {
  const leaf = hazed('#3f5a5e');
  const ring = { x: x + width / 2, y: foot - height * 0.68 };
  return (
    flat(rectangle(x - 4, foot - height - 4, width + 8, height + 4), trim) +
    flat(rectangle(x, foot - height, width, height), leaf) +
    (wreath
      ? flat(ellipse(ring.x, ring.y, width * 0.26), hazed('#4f7a4a')) +
        flat(ellipse(ring.x, ring.y, width * 0.14), leaf)
      : flat(rectangle(x + width * 0.25, foot - height * 0.86, width * 0.5, height * 0.28), '#ffd48a', 0.55)) +
    flat(ellipse(x + width * 0.84, foot - height * 0.45, Math.max(1.2, width * 0.05)), trim)
  );
}

function roof(
  context: DrawingContext,
  { x, y, width, height, snow }: House,
  { roofHeight, eaves }: Measures,
  colour: Hex,
): Markup {
  const low = y - height;
  const peak = low - roofHeight;
  const middle = x + width / 2;
  const right = x + width;
  const slope = [
    `M${round(x - eaves)} ${round(low + eaves * 0.9)}`,
    `L${round(middle)} ${round(peak - eaves)}`,
    `L${round(right + eaves)} ${round(low + eaves * 0.9)}`,
    `L${round(right + eaves * 0.5)} ${round(low + eaves * 1.5)}`,
    `L${round(middle)} ${round(peak + eaves * 0.35)}`,
    `L${round(x - eaves * 0.5)} ${round(low + eaves * 1.5)}Z`,
  ].join('');
  if (!snow) return context.part(slope, colour, { rim: 0.5, grain: false });
  const depth = width * 0.075;
  const cover = smooth([
    [x - eaves * 1.3, low + eaves * 0.9],
    [x - eaves, low - depth * 0.2],
    [x + width * 0.2, low - roofHeight * 0.44 - depth],
    [x + width * 0.45, low - roofHeight * 0.95 - depth],
    [middle, peak - depth * 1.35],
    [x + width * 0.55, low - roofHeight * 0.95 - depth],
    [x + width * 0.8, low - roofHeight * 0.44 - depth],
    [right + eaves, low - depth * 0.2],
    [right + eaves * 1.3, low + eaves * 0.9],
    [x + width * 0.92, low - depth * 0.1],
    [x + width * 0.8, low - roofHeight * 0.34],
    [x + width * 0.68, low - roofHeight * 0.5],
    [middle, low - roofHeight * 0.86],
    [x + width * 0.34, low - roofHeight * 0.52],
    [x + width * 0.2, low - roofHeight * 0.3],
    [x + width * 0.06, low],
  ]);
  return flat(slope, colour) + context.part(cover, snow, { rim: 0.5, grain: false });
}
