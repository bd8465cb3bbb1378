import type { Hex } from './colour.ts';
import { type PathData, round } from './path.ts';

/** A piece of SVG. */
export type Markup = string;

/** A flat piece without light: marks, patterns, eyes. Its paint is thin, not its group: a group is a layer, and layers cost. */
export function flat(path: PathData, fill: Hex, opacity = 1): Markup {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
}

export function line(path: PathData, colour: Hex, width: number, opacity = 1): Markup {
  const faint = opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 100) / 100}"` : '';
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${ends}${faint}/>`;
}

export function group(inner: Markup, attributes: string): Markup {
  return `<g ${attributes}>${inner}</g>`;
}

export function times(count: number, draw: (index: number) => Markup): Markup {
  let markup = '';
  for (let index = 0; index < count; index++) markup += draw(index);
  return markup;
}

/** Two tones of a colour, used by turns. */
export interface Tones {
  readonly even: Hex;
  readonly odd: Hex;
}

/** Strokes of every second tone gathered into one path each: a path to every stroke would double the picture's size. */
function gathered(count: number, stroke: (index: number) => PathData): Tones {
  const paths = { even: '', odd: '' };
  for (let index = 0; index < count; index++) paths[index % 2 ? 'odd' : 'even'] += stroke(index);
  return paths;
}

/** Drawn lines in two tones by turns. */
export function toneLines(
  count: number,
  stroke: (index: number) => PathData,
  tones: Tones,
  width: number,
  opacity: number,
): Markup {
  const paths = gathered(count, stroke);
  return line(paths.even, tones.even, width, opacity) + line(paths.odd, tones.odd, width, opacity);
}

/** Brush marks in two tones by turns. */
export function toneMarks(count: number, stroke: (index: number) => PathData, tones: Tones, opacity: number): Markup {
  const paths = gathered(count, stroke);
  return flat(paths.even, tones.even, opacity) + flat(paths.odd, tones.odd, opacity);
}
