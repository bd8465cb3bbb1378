import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, smooth } from '../paper/path.ts';
import type { RoomMood } from './room-mood.ts';

/** A wall lit in the middle and darker above and below. */
export function wall(context: DrawingContext, colour: Hex, bottom: number): Markup {
  const fill = context.gradient([
    [0, lighten(colour, -0.1)],
    [0.55, colour],
    [1, lighten(colour, -0.07)],
  ]);
  return `<rect width="1200" height="${bottom}" fill="${fill}"/>`;
}

/** Small folk leaves in rows. */
export function leafPaper(colour: Hex, bottom: number): Markup {
  let path = '';
  for (let row = 0; row * 58 + 24 < bottom; row++) {
    for (let column = 0; column < 22; column++) {
      const [x, y] = [20 + column * 56 + (row % 2) * 28, 24 + row * 58];
      path +=
        mark({ from: [x, y + 12], to: [x, y - 14], width: 2.6 }) +
        mark({ from: [x, y + 6], to: [x + 11, y - 5], width: 3, sag: 2 }) +
        mark({ from: [x, y + 6], to: [x - 11, y - 5], width: 3, sag: -2 });
    }
  }
  return flat(path, lighten(colour, 0.06), 0.45);
}

/** Upright boards. */
export function boards(colour: Hex, top: number, bottom: number, step = 50): Markup {
  let path = '';
  for (let x = 14; x < 1200; x += step) path += `M${x} ${top}V${bottom}`;
  return line(path, lighten(colour, -0.05), 2, 0.5);
}

export function boardFloor(context: DrawingContext, colour: Hex, top: number): Markup {
  const fill = context.gradient([
    [0, lighten(colour, 0.03)],
    [1, lighten(colour, -0.1)],
  ]);
  let seams = '';
  for (let y = top + 20; y < 800; y += 34) seams += `M0 ${y}H1200`;
  const ends = times(9, (index) => `M${70 + index * 137} ${top + 20 + (index % 3) * 34}v34`);
  return `<rect y="${top}" width="1200" height="${800 - top}" fill="${fill}"/>${line(seams + ends, lighten(colour, -0.05), 2, 0.55)}`;
}

export function skirting(colour: Hex, y: number): Markup {
  return flat(`M0 ${y - 13}h1200v14H0z`, lighten(colour, 0.07));
}

/** An oval rug with two woven rings. */
export function ovalRug(
  context: DrawingContext,
  x: number,
  y: number,
  radius: number,
  colour: Hex,
  rings: readonly [Hex, Hex],
): Markup {
  const ring = (share: number, stroke: Hex): Markup =>
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(radius * share)}" ry="${Math.round(radius * 0.17 * share)}" fill="none" stroke="${context.tint(stroke)}" stroke-width="5" opacity=".6"/>`;
  return context.part(ellipse(x, y, radius, radius * 0.18), context.tint(colour), {
    inside: ring(0.85, rings[0]) + ring(0.62, rings[1]),
    rim: 0.5,
  });
}

/** A rag rug in perspective; stripes across. */
export function ragRug(
  context: DrawingContext,
  left: number,
  right: number,
  top: number,
  bottom: number,
  colours: readonly Hex[],
): Markup {
  const count = Math.round((right - left) / 34);
  const stripes = times(count + 4, (index) => {
    const x = left - 40 + index * 34;
    return flat(
      `M${x} ${top}h34l-6 ${bottom - top}h-36z`,
      context.tint(colours[(index * 2 + (index % 3)) % colours.length] ?? '#8a3f3a'),
      0.9,
    );
  });
  return context.part(
    `M${left} ${top}L${right} ${top}L${right + 58} ${bottom}L${left - 58} ${bottom}Z`,
    context.tint(colours[0] ?? '#8a3f3a'),
    { inside: stripes, rim: 0.4 },
  );
}

/** A framed little landscape. */
export function smallPicture(context: DrawingContext, x: number, y: number, width: number, height: number): Markup {
  const inner = `M${x + 8} ${y + 8}h${width - 16}v${height - 16}h${16 - width}z`;
  const hill = smooth([
    [x + 8, y + height - 8, true],
    [x + 8, y + height * 0.66],
    [x + width * 0.4, y + height * 0.52],
    [x + width * 0.7, y + height * 0.64],
    [x + width - 8, y + height * 0.54],
    [x + width - 8, y + height - 8, true],
  ]);
  return (
    context.part(`M${x} ${y}h${width}v${height}h${-width}z`, context.tint('#b98a5a'), { grain: false }) +
    flat(inner, context.tint('#4a6a8c')) +
    flat(hill, context.tint('#6f8f74')) +
    flat(ellipse(x + width * 0.7, y + height * 0.34, 8), context.tint('#f0d48a'))
  );
}

/** A lamp hanging from the ceiling; it shines in lamplight only. */
export function hangingLamp(
  context: DrawingContext,
  mood: RoomMood,
  x: number,
  y: number,
  colour: Hex = '#c9973e',
): Markup {
  const lit = mood.lampsLit;
  const shade = context.part(
    smooth([
      [x - 90, y + 52, true],
      [x - 62, y + 18],
      [x - 24, y],
      [x + 24, y],
      [x + 62, y + 18],
      [x + 90, y + 52, true],
      [x, y + 60],
    ]),
    context.tint(mood.tone(colour)),
    { inside: lit ? flat(`M${x - 102} ${y + 44}h210v20h-210z`, '#ffe6a8', 0.7) : '' },
  );
  const light = lit
    ? flat(ellipse(x, y + 53, 84, 9), '#fff0c0') +
      context.glow({ at: [x, y + 64], size: [230, 120], colour: '#ffdc94', opacity: 0.55, core: 0.4 })
    : '';
  return line(`M${x} -10V${y + 4}`, context.tint('#3a2420'), 4) + shade + light;
}

/** Spines of books on a shelf from x, standing on y. */
export function bookRow(
  context: DrawingContext,
  mood: RoomMood,
  x: number,
  y: number,
  width: number,
  random: () => number,
): Markup {
  const colours = ['#a8504a', '#c9974a', '#5f8088', '#7d6a9c', '#6f8a5c', '#e0cfa8', '#4f679c'];
  let markup = '';
  let at = x;
  while (at < x + width - 12) {
    const [thick, tall] = [10 + random() * 9, 44 + random() * 24];
    const colour = context.tint(mood.tone(colours[Math.floor(random() * colours.length)] ?? '#a8504a'));
    markup += flat(`M${Math.round(at)} ${y}v${-Math.round(tall)}h${Math.round(thick)}v${Math.round(tall)}z`, colour);
    markup += flat(
      `M${Math.round(at)} ${y - Math.round(tall * 0.75)}h${Math.round(thick)}v4h${-Math.round(thick)}z`,
      lighten(colour, 0.12),
      0.8,
    );
    at += thick + 2;
  }
  return markup;
}
