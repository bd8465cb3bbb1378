import { moonPaper } from '../palette/paper-colours.ts';
import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

/** The gradient of the sky; it ends at `bottom`, where the land begins, so that the horizon is lightest. */
export function sky(context: DrawingContext, colours: readonly Hex[], bottom = 560): Markup {
  const fill = context.gradient(colours.map((colour, index) => [index / (colours.length - 1), colour]));
  return `<rect width="1200" height="${bottom}" fill="${fill}"/>`;
}

export interface Starfield {
  readonly count?: number;
  /** How many four-pointed ones. */
  readonly bright?: number;
  readonly left?: number;
  readonly right?: number;
  readonly bottom?: number;
}

export function stars(
  context: DrawingContext,
  seed: string,
  { count = 110, bright = 7, left = 0, right = 1200, bottom = 420 }: Starfield = {},
): Markup {
  if (context.without.has('stars')) return '';
  const random = randomFrom(seed);
  const dots = times(count, () => {
    const y = random() ** 1.6 * bottom;
    const x = left + random() * (right - left);
    const radius = round(0.6 + random() ** 2 * 1.7);
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" fill-opacity="${round(0.3 + random() * 0.65)}"/>`;
  });
  let twinkles = '';
  for (let index = 0; index < bright; index++) {
    const x = round(left + 30 + random() * (right - left - 60));
    const y = round(24 + random() * bottom * 0.7);
    const reach = round(4 + random() * 5);
    const near = round(reach - 0.4);
    const quarters = `q.4 ${near} ${reach} ${reach}q${-near} .4 ${-reach} ${reach}q-.4 ${-near} ${-reach} ${-reach}q${near} -.4 ${reach} ${-reach}z`;
    twinkles += `M${x} ${round(y - reach)}${quarters}`;
  }
  return `<g fill="#fff4d8">${dots}<path d="${twinkles}"/></g>`;
}

const seas = [
  [-0.3, -0.16, 0.25],
  [0.28, 0.22, 0.3],
  [0.1, -0.5, 0.14],
  [-0.42, 0.36, 0.15],
  [0.5, -0.2, 0.1],
  [-0.05, 0.6, 0.12],
] as const;

export function moon(
  context: DrawingContext,
  x: number,
  y: number,
  radius: number,
  colour = moonPaper,
  halo = 3.6,
): Markup {
  if (context.without.has('moon')) return '';
  const dark = mix(colour, '#d9a86a', 0.38);
  const random = randomFrom('moon');
  const inside = seas
    .map(([dx, dy, size]) => {
      const edge = [0, 1, 2, 3, 4, 5].map((corner): Point => {
        const reach = size * radius * (0.85 + random() * 0.3);
        const angle = corner * 1.047;
        return [x + dx * radius + Math.cos(angle) * reach, y + dy * radius + Math.sin(angle) * reach * 0.9];
      });
      return flat(smooth(edge), dark, 0.42);
    })
    .join('');
  const light = { direction: [-0.4, -0.7], shadow: '#b9824e', shadeAmount: 0.3 } as const;
  return (
    context.glow({
      at: [x, y],
      size: [radius * halo, radius * halo],
      colour: mix(colour, '#ffd890', 0.4),
      opacity: 0.6,
      core: 0.32,
    }) +
    context.glow({ at: [x, y], size: [radius * 1.7, radius * 1.7], colour, opacity: 0.55, core: 0.5 }) +
    context.lit(light, () => context.part(ellipse(x, y, radius), colour, { inside, rim: 0 }))
  );
}

/** A low sun behind haze: a flat disc that fades into the horizon. */
export function sun(context: DrawingContext, x: number, y: number, radius: number, colour = '#ffd9a0'): Markup {
  if (context.without.has('sun')) return '';
  return (
    context.glow({ at: [x, y], size: [radius * 5, radius * 3.6], colour, opacity: 0.5, core: 0.3 }) +
    context.glow({ at: [x, y], size: [radius * 2, radius * 2], colour: '#fff0cc', opacity: 0.5, core: 0.4 }) +
    flat(
      ellipse(x, y, radius),
      context.gradient([
        [0, '#fff1cf'],
        [1, colour],
      ]),
      0.95,
    )
  );
}

export type CloudShape = readonly [x: number, y: number, width: number, opacity: number, height?: number];

/** Long thin evening clouds. */
export function clouds(seed: string, colour: Hex, shapes: readonly CloudShape[]): Markup {
  const random = randomFrom(seed);
  const spans = 6;
  return shapes
    .map(([x, y, width, opacity, height = 15]) => {
      const bow = (index: number): number => Math.sin((Math.PI * index) / spans);
      const above: Point[] = [];
      const below: Point[] = [];
      for (let index = 1; index < spans; index++) {
        const along = x + (width * index) / spans;
        above.push([along, y - height * (0.5 + random() * 0.9) * bow(index)]);
        below.push([along, y + height * 0.45 * (0.5 + random()) * bow(index)]);
      }
      return flat(smooth([[x, y], ...above, [x + width, y], ...below.reverse()]), colour, opacity);
    })
    .join('');
}
