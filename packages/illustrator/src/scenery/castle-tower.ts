import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { OutdoorView } from './outdoor-view.ts';

export interface CastleView extends OutdoorView {
  readonly stone: (distance: number) => Hex;
  readonly roof: (distance: number) => Hex;
}

export interface Tower {
  readonly x: number;
  readonly width: number;
  readonly foot: number;
  readonly top: number;
  readonly distance: number;
  readonly lit: readonly number[];
}

/** A round tower with a pointed roof and a flag; somebody may have a light on. */
export function castleTower(
  context: DrawingContext,
  view: CastleView,
  { x, width, foot, top, distance, lit }: Tower,
): Markup {
  const { stone, roof, snow, hazed, palette, lampStrength } = view;
  const wall = stone(distance);
  const half = width / 2;
  const cap = half * 1.28;
  const coneTop = top - width * 1.15;
  const random = randomFrom(`tower${x}`);
  let courses = '';
  for (let index = 0; index < 16; index++) {
    const [bx, by] = [x - half + random() * width, top + 16 + random() * (foot - top - 30)];
    courses += `M${round(bx)} ${round(by)}h${round(width * 0.16)}`;
  }
  const shaft = straight([
    [x - half, foot],
    [x - half * 0.94, top],
    [x + half * 0.94, top],
    [x + half, foot],
  ]);
  const cone = smooth([
    [x - cap, top + 6, true],
    [x - cap * 0.5, top - width * 0.46],
    [x, coneTop, true],
    [x + cap * 0.5, top - width * 0.46],
    [x + cap, top + 6, true],
    [x, top + 12],
  ]);
  const snowOn = snow
    ? flat(
        smooth([
          [x - cap * 0.98, top + 2, true],
          [x - cap * 0.5, top - width * 0.48],
          [x, coneTop - 2, true],
          [x + cap * 0.42, top - width * 0.44],
          [x + cap * 0.2, top - width * 0.3],
          [x - cap * 0.1, top - width * 0.36],
          [x - cap * 0.4, top - width * 0.12],
        ]),
        mix(snow, palette.haze, distance * 0.4),
        0.9,
      )
    : '';
  const windows = lit
    .map((y) => {
      const opening = `M${round(x - width * 0.09)} ${y + 22}v-18q${round(width * 0.09)}-14 ${round(width * 0.18)} 0v18z`;
      return (
        flat(opening, '#ffcf7a') +
        context.glow({
          at: [x, y + 10],
          size: [width * 0.7, width * 0.6],
          colour: '#ffb950',
          opacity: 0.4 * lampStrength + 0.08,
          core: 0.4,
        })
      );
    })
    .join('');
  const flag = context.part(
    smooth([
      [x, coneTop - 40, true],
      [x + 20, coneTop - 42],
      [x + 42, coneTop - 34, true],
      [x + 20, coneTop - 26],
      [x, coneTop - 24, true],
    ]),
    hazed('#c9604a', distance),
    { grain: false },
  );
  return (
    context.part(shaft, wall, { rim: 0.7, inside: line(courses, lighten(wall, -0.05), 2, 0.7) }) +
    line(`M${round(x)} ${round(coneTop + 4)}V${round(coneTop - 42)}`, hazed('#5a4a50', distance), 2.4) +
    flag +
    context.part(cone, roof(distance), { rim: 0.9 }) +
    snowOn +
    windows
  );
}

/** A wall with teeth along its top. */
export function battlements(left: number, right: number, top: number, foot: number, tooth: number): string {
  let path = `M${left} ${foot}V${top}`;
  for (let x = left; x < right - tooth; x += tooth * 2) path += `h${tooth}v${-tooth}h${tooth}v${tooth}`;
  return `${path}H${right}V${foot}Z`;
}
