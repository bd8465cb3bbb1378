import type { Scene } from '@sagolykta/domain/scene';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { type Markup, times } from '../paper/markup.ts';
import { randomFrom } from '../paper/random.ts';
import { type CloudShape, clouds, moon, sky, stars, sun } from './sky.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Heaven {
  /** Where the sky ends; 560 when absent. */
  readonly horizon?: number;
  /** Where the moon or the sun hangs. */
  readonly disc?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the sun is when it sets: above the land, so 200 over the horizon when absent. */
  readonly sunset?: Place;
  readonly cloudShapes?: readonly CloudShape[];
}

const someClouds: readonly CloudShape[] = [
  [40, 236, 330, 0.22],
  [330, 318, 300, 0.2],
  [820, 292, 380, 0.22],
  [560, 108, 240, 0.12],
  [930, 150, 260, 0.14],
];

/** The whole sky of an outdoor scene: what hour it is, what shines, and clouds for the weather. */
export function heaven(context: DrawingContext, scene: Scene, palette: Palette, plan: Heaven = {}): Markup {
  const { horizon = 560, disc = { x: 742, y: 176, radius: 58 }, cloudShapes = someClouds } = plan;
  const { sunset = { x: disc.x, y: horizon - 200 } } = plan;
  const { time, light, weather, seed } = scene;
  const clear = weather === 'clear' || weather === 'wind';
  const cloudColour = mix(palette.haze, '#ffffff', time === 'day' ? 0.45 : 0.12);
  // Through rain and fog only the light that the scene names is to be seen.
  const covered = weather === 'rain' || weather === 'fog';
  let markup = sky(context, palette.sky, horizon);
  if (time !== 'day' && (!covered || light === 'stars')) {
    const many = light === 'stars' ? 1.6 : clear ? 1 : 0.35;
    markup += stars(context, `${seed} stars`, {
      count: Math.round((time === 'night' ? 110 : 70) * many),
      bright: clear ? 6 : 2,
      bottom: horizon * 0.62,
    });
  }
  if (light === 'sunset' || time === 'day')
    markup += lowSun(context, scene, sunset, { x: disc.x, y: horizon * 0.3 }, clear);
  else if (light === 'moon' || (light !== 'stars' && !covered)) markup += moon(context, disc.x, disc.y, disc.radius);
  markup += clouds(`${seed} clouds`, cloudColour, cloudShapes);
  return clear ? markup : markup + greyClouds(context, seed, cloudColour);
}

/** By day the sun stays a pale disc behind haze: this is a bedtime book. */
function lowSun(context: DrawingContext, { time, light }: Scene, sunset: Place, high: Place, clear: boolean): Markup {
  if (light === 'sunset') return sun(context, sunset.x, sunset.y, 54, time === 'day' ? '#ffd9a0' : '#ffb877');
  const glow = context.glow({
    at: [high.x, high.y],
    size: [330, 260],
    colour: '#fff1d2',
    opacity: clear ? 0.55 : 0.3,
    core: 0.34,
  });
  return clear ? glow + sun(context, high.x, high.y, 44, '#ffe9bd') : glow;
}

function greyClouds(context: DrawingContext, seed: string, colour: string): Markup {
  const random = randomFrom(`${seed} grey`);
  const banks = times(6, (index) => {
    const [x, y] = [index * 210 - 60 + random() * 80, 40 + random() * 130];
    return context.glow({ at: [x + 140, y], size: [260, 80], colour, opacity: 0.2, core: 0.5 });
  });
  return banks;
}
