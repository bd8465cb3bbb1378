import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { line, type Markup, times } from '../paper/markup.ts';
import { type Point, round, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { houseWindow } from './house-window.ts';
import type { OutdoorView } from './outdoor-view.ts';

export interface Gable {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Hex;
  readonly distance: number;
}

/** A town house that shows its stepped, pointed or rounded gable; only its top is in the picture. */
export function townGable(context: DrawingContext, view: OutdoorView, plan: Gable, index: number): Markup {
  const { scene, hazed, snow, palette } = view;
  const { x, foot, width: w, height: h, colour, distance } = plan;
  const top = foot - h;
  const wall = hazed(colour, distance);
  const peak = w * 0.5;
  const pointed: Point[] = [
    [x, top, true],
    [x + w / 2, top - peak, true],
    [x + w, top, true],
  ];
  const stepped: Point[] = [0, 1, 2].flatMap((step): Point[] => [
    [x + (w / 6) * step, top - (peak / 3) * step],
    [x + (w / 6) * step, top - (peak / 3) * (step + 1)],
  ]);
  const mirrored = stepped.map(([px, py]): Point => [x * 2 + w - px, py]).toReversed();
  const outline = index % 3 === 1 ? [...stepped, ...mirrored] : pointed;
  const front = straight([[x, foot], ...outline, [x + w, foot]]);
  const random = randomFrom(`${scene.seed}gable${x}`);
  const trim = hazed('#efe3cf', distance);
  const columns = Math.max(2, Math.round(w / 44));
  const size = w * 0.14;
  const windows = times(columns * 2, (slot) => {
    const column = slot % columns;
    const row = Math.floor(slot / columns);
    return houseWindow(context, {
      x: x + (w * (column + 1)) / (columns + 1) - size / 2,
      y: top + 12 + row * size * 2.3,
      width: size,
      height: size * 1.4,
      lit: random() < 0.5,
      star: false,
      trim,
      dark: hazed('#35406e', distance),
      snow: snow && mix(snow, palette.haze, distance * 0.5),
      random,
    });
  });
  const attic = houseWindow(context, {
    x: x + w / 2 - size * 0.4,
    y: top - peak * 0.44,
    width: size * 0.8,
    height: size,
    lit: random() < 0.6,
    star: false,
    trim,
    dark: hazed('#35406e', distance),
    snow: undefined,
    random,
  });
  const edge = outline.map(([px, py], at) => `${at ? 'L' : 'M'}${round(px)} ${round(py)}`).join('');
  const rim = snow
    ? line(edge, mix(snow, palette.haze, distance * 0.5), w * 0.07)
    : line(edge, lighten(wall, -0.08), w * 0.05);
  return context.part(front, wall, { rim: 0.4 }) + rim + windows + attic;
}
