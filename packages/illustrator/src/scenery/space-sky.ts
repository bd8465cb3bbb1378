import { spacePalette } from '../palette/special.ts';
import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { sky, stars } from './sky.ts';

/** Black-violet space with the Milky Way across it. */
export function spaceSky(context: DrawingContext, seed: string): Markup {
  const random = randomFrom(`${seed} milky way`);
  const clouds = times(22, (index) => {
    const t = index / 22;
    const colour = ['#6a5aa8', '#8a5a98', '#4a5aa8'][index % 3] ?? '#6a5aa8';
    return context.glow({
      at: [260 + t * 1000, 520 - t * 560 + (random() - 0.5) * 60],
      size: [90 + random() * 110, 50 + random() * 60],
      colour,
      opacity: 0.17,
      core: 0.4,
    });
  });
  const dust = times(150, () => {
    const [t, off] = [random(), (random() + random() + random() - 1.5) * 110];
    const [x, y] = [Math.round(260 + t * 1000 + off * 0.5), Math.round(520 - t * 560 + off)];
    return `<circle cx="${x}" cy="${y}" r="${round(0.5 + random() * 1.1)}" fill-opacity="${round(0.3 + random() * 0.6)}"/>`;
  });
  return `${sky(context, spacePalette.sky, 800)}${clouds}<g fill="#fff2dc">${dust}</g>${stars(context, `${seed} space`, { count: 120, bright: 9, bottom: 560 })}`;
}

const cloudBands = [
  [-124, -8, 110, 7],
  [-96, 4, 70, 5],
  [-30, -64, 150, 8],
  [0, -50, 90, 5],
  [-30, 26, 120, 7],
  [10, 36, 100, 5],
  [-110, 62, 100, 6],
  [34, 84, 80, 6],
  [36, -92, 70, 5],
  [70, 10, 80, 6],
] as const;

/** The Earth, 138 units in radius at scale 1. */
export function earth(context: DrawingContext, x: number, y: number, scale = 1): Markup {
  const land =
    flat(smooth('-120,-60 -60,-110 4,-92 -10,-40 -40,-10 -56,40 -96,10'), '#7fa07a') +
    flat(smooth('30,-30 80,-50 130,-10 96,60 56,96 30,40'), '#7fa07a') +
    flat(smooth('-50,84 0,76 20,110 -30,130'), '#dfe6e2');
  const bands = cloudBands
    .map(([dx, dy, width, thick]) =>
      flat(mark({ from: [dx, dy], to: [dx + width, dy - 10], width: thick, sag: -8 }), '#f2f4f0', 0.62),
    )
    .join('');
  return context.place({ x, y, scale }, () => {
    const globe = context.lit(
      { direction: [-0.6, -0.7], shadow: '#0c1448', shadeAmount: 0.82, rim: '#e6f8ff', rimAmount: 0.6 },
      () => context.part(ellipse(0, 0, 138), '#5b96c4', { inside: land + bands }),
    );
    return context.glow({ at: [0, 0], size: [430, 430], colour: '#8ec6e6', opacity: 0.5, core: 0.25 }) + globe;
  });
}

/** A small planet with a ring, 40 units in radius. */
export function ringedPlanet(context: DrawingContext, x: number, y: number, scale = 1): Markup {
  const bands = times(3, (index) =>
    flat(mark({ from: [-44, -18 + index * 18], to: [46, -24 + index * 18], width: 4, sag: 4 }), '#e6bd8a', 0.5),
  );
  return context.place({ x, y, scale }, () =>
    context.lit(
      { shadeAmount: 0.7 },
      () =>
        line('M-74 22Q0 50 72 -14', '#d9b98a', 5, 0.35) +
        context.part(ellipse(0, 0, 40), '#c98f6a', { inside: bands }) +
        line('M-54 32Q-70 44 -60 42Q10 36 60 -18Q68 -30 54 -28', '#ecd2a4', 4.5, 0.85),
    ),
  );
}

export function shootingStar(context: DrawingContext, x: number, y: number): Markup {
  return (
    flat(`M${x} ${y}L${x - 102} ${y + 48}L${x + 2} ${y + 5}Z`, '#fff4d8', 0.75) +
    context.glow({ at: [x + 1, y + 2], size: [14, 14], colour: '#fff4d8', opacity: 0.9, core: 0.5 })
  );
}

export function crater(x: number, y: number, radius: number, colour: Hex): Markup {
  return (
    flat(ellipse(x, y, radius, radius * 0.26), lighten(colour, 0.07)) +
    flat(ellipse(x + radius * 0.04, y + radius * 0.035, radius * 0.92, radius * 0.22), lighten(colour, -0.12)) +
    flat(ellipse(x + radius * 0.1, y + radius * 0.09, radius * 0.72, radius * 0.14), lighten(colour, -0.07))
  );
}
