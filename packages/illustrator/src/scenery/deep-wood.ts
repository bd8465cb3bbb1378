import type { Scene } from '@sagolykta/domain/scene';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { type Markup, times } from '../paper/markup.ts';
import { round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { pine } from './pine.ts';
import { moon, stars, sun } from './sky.ts';
import { trunk } from './trunk.ts';

/** Where the light stands in the clearing. */
export const clearing = { x: 586, y: 560 };

/** The colours of a wood at an hour and in a light. */
export interface Wood {
  readonly palette: Palette;
  readonly mist: Hex;
  readonly far: Hex;
  readonly middle: Hex;
  readonly near: Hex;
  readonly winter: boolean;
  /** A lantern warms the clearing; otherwise moon or sun cools it. */
  readonly warm: boolean;
}

export function woodOf({ season, time, light }: Scene): Wood {
  const palette = paletteOf(season, time);
  const day = time === 'day';
  const blue = day ? palette.haze : mix(palette.haze, '#46618a', 0.45);
  return {
    palette,
    mist: lighten(mix(blue, '#9cb6d2', day ? 0.25 : 0.4), day ? 0.02 : 0.06),
    far: mix(palette.far, blue, 0.4),
    middle: mix(palette.far, palette.near, 0.55),
    near: lighten(palette.near, day ? 0 : -0.01),
    winter: season === 'winter',
    warm: !day && (light === 'lantern' || light === 'lamp' || light === 'window'),
  };
}

/** Everything behind the clearing: sky, mist, stems without end, spruces, the first real trunks. */
export function woodDepths(
  context: DrawingContext,
  scene: Scene,
  { palette, mist, far, middle, warm, winter }: Wood,
): Markup {
  const day = scene.time === 'day';
  const top = palette.sky[0] ?? far;
  const skyFill = context.gradient([
    [0, mix(top, middle, day ? 0.1 : 0.35)],
    [0.45, mix(palette.haze, far, 0.45)],
    [0.75, mist],
    [1, middle],
  ]);
  const disc =
    day || scene.light === 'sunset'
      ? sun(context, 742, scene.light === 'sunset' ? 430 : 170, 36)
      : scene.light === 'stars'
        ? ''
        : context.glow({ at: [720, 210], size: [320, 260], colour: '#a9c0dc', opacity: 0.4, core: 0.3 }) +
          moon(context, 742, 150, 36, '#f4ead0', 3);
  const random = randomFrom('forest depths');
  const fade = context.gradient([
    [0, far, 0.2],
    [0.35, mix(far, mist, 0.6), 0.55],
    [1, mist, 0.75],
  ]);
  // Three strengths, a path each: stem by stem they would be a tenth of the picture's size.
  const stemPaths = ['', '', ''];
  for (let x = -20; x < 1220; x += 16 + random() * random() * 90) {
    const [half, lean] = [2.5 + random() * 6, (random() - 0.5) * 30];
    const strength = Math.floor(random() * 3);
    stemPaths[strength] +=
      `M${round(x - half)} 640L${round(x + lean - half * 0.5)} -20h${round(half)}L${round(x + half)} 640z`;
  }
  const stems = stemPaths
    .map((path, strength) => `<path d="${path}" fill="${fade}" opacity="${0.4 + strength * 0.15}"/>`)
    .join('');
  const snow = winter ? mix(palette.ground, mist, 0.4) : undefined;
  const spruces = times(12, (index) =>
    pine(
      context,
      index * 110 + random() * 60 - 20,
      606 + random() * 10,
      150 + random() * 130,
      mix(mist, far, 0.35 + random() * 0.4),
      snow,
    ),
  );
  const veil = context.gradient([
    [0, mist, 0],
    [0.65, mist, 0.34],
    [1, mist, 0.1],
  ]);
  const trunks = (
    [
      [150, 30, 10],
      [322, 24, -8],
      [470, 20, 6],
      [712, 22, -6],
      [848, 30, 8],
      [1012, 26, -6],
    ] as const
  ).map(([x, width, lean]) =>
    trunk(context, {
      x,
      width,
      colour: mix(far, middle, 0.55),
      y: 620,
      lean,
      litFrom: x < clearing.x ? 1 : -1,
      warmth: warm ? 0.32 : 0,
      lightY: 540,
    }),
  );
  const starry = day
    ? ''
    : stars(context, `${scene.seed} wood`, {
        count: scene.light === 'stars' ? 80 : 40,
        bright: 4,
        bottom: 220,
        left: 300,
        right: 1000,
      });
  return `<rect width="1200" height="800" fill="${skyFill}"/>${starry}${disc}${stems}${spruces}<rect y="400" width="1200" height="260" fill="${veil}"/>${trunks.join('')}`;
}
