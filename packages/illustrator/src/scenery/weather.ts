import type { Weather } from '@sagolykta/domain/scene-words';
import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { type Markup, times } from '../paper/markup.ts';
import { curve, type Point, round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

export function snowfall(seed: string, count = 90): Markup {
  const random = randomFrom(seed);
  const flakes = times(count, () => {
    const [x, y] = [Math.round(random() * 1200), Math.round(random() * 800)];
    return `<circle cx="${x}" cy="${y}" r="${round(0.9 + random() ** 3 * 3.6)}" fill-opacity="${round(0.25 + random() * 0.5)}"/>`;
  });
  return `<g fill="#fff">${flakes}</g>`;
}

/** Soft slanting strokes, never a downpour. */
export function rainfall(seed: string, count = 110): Markup {
  const random = randomFrom(seed);
  const layers = [0.16, 0.26].map((opacity, layer) => {
    let drops = '';
    for (let index = 0; index < count / 2; index++) {
      const length = 16 + random() * 26 + layer * 12;
      drops += `M${Math.round(random() * 1240 - 20)} ${Math.round(random() * 820 - 20)}l${round(-length * 0.2)} ${round(length)}`;
    }
    return `<path d="${drops}" stroke-width="${1.3 + layer * 0.7}" stroke-opacity="${opacity}"/>`;
  });
  return `<g fill="none" stroke="#e4ecff" stroke-linecap="round">${layers.join('')}</g>`;
}

/** Three veils that lie low over the land. */
export function fog(context: DrawingContext, colour: Hex): Markup {
  const veil = context.gradient([
    [0, colour, 0],
    [0.55, colour, 0.34],
    [1, colour, 0.06],
  ]);
  return [
    [330, 260],
    [470, 220],
    [560, 240],
  ]
    .map(([y, height]) => `<rect y="${y}" width="1200" height="${height}" fill="${veil}"/>`)
    .join('');
}

/** A few long curls and drifting leaves. */
export function wind(seed: string, colour: Hex): Markup {
  const random = randomFrom(seed);
  const gusts = times(5, () => {
    const [x, y, length] = [random() * 800, 90 + random() * 360, 220 + random() * 220];
    const bow: Point[] = [
      [x, y],
      [x + length * 0.35, y - 14 - random() * 10],
      [x + length * 0.7, y + 6],
      [x + length, y - 6],
    ];
    return `<path d="${curve(bow)}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" opacity=".3">${gusts}</g>`;
}

export function weatherOver(context: DrawingContext, weather: Weather, seed: string, haze: Hex): Markup {
  if (weather === 'snow') return snowfall(seed);
  if (weather === 'rain') return rainfall(seed);
  if (weather === 'fog') return fog(context, haze);
  if (weather === 'wind') return wind(seed, haze);
  return '';
}
