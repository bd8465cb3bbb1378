import { lampGlow, lampLight } from '../palette/paper-colours.ts';
import type { Hex } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { ellipse, type PathData, round, smooth, star as starShape } from '../paper/path.ts';

export interface HouseWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
  readonly star: boolean;
  readonly trim: Hex;
  /** The pane when nobody is up. */
  readonly dark: Hex;
  readonly snow: Hex | undefined;
  readonly random: () => number;
}

export function rectangle(x: number, y: number, width: number, height: number): PathData {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Stencils are cut 30 x 40; a street has fifty windows, and every one is only a placed stencil. */
const [stencilWidth, stencilHeight] = [30, 40];
const frame = `<path d="${rectangle(-3, -3, 36, 47)}"/>`;
const pane = rectangle(0, 0, stencilWidth, stencilHeight);
const bars = '<path d="M14 0h2v40h-2zM0 16h30v2h-30z"/>';
const curtains = smooth('0,0* 9.6,0* 6,20 0,40*') + smooth('30,0* 20.4,0* 24,20 30,40*');
const roomInside =
  flat(pane, lampLight) + flat(rectangle(0, 20, stencilWidth, 20), '#ffe3a2', 0.5) + flat(curtains, '#f0a452', 0.55);

type Inside = 'plain' | 'star' | 'pot';
const insides: Record<Inside, Markup> = {
  plain: '',
  star: flat(starShape(15, 14.4, 7.8), '#fff3cf'),
  pot: flat('M10.2 40h9.6l-2.1-8.8h-5.4z', '#9c5a3a', 0.8) + flat(ellipse(15, 27.2, 4.8, 6.4), '#6f7f4a', 0.8),
};

function insideOf({ star, random }: HouseWindow): Inside {
  if (star && random() > 0.4) return 'star';
  return random() > 0.6 ? 'pot' : 'plain';
}

/** A window seen from outside: lamplight, curtains, and something on the sill. Its frame takes the colour it is used with. */
export function houseWindow(context: DrawingContext, window: HouseWindow): Markup {
  const { x, y, width, height, lit, trim, dark, snow } = window;
  const inside = lit ? insideOf(window) : 'plain';
  const id = lit
    ? context.define(`wl${inside}`, (key) => `<g id="${key}">${frame}${roomInside}${insides[inside]}${bars}</g>`)
    : context.define('wd', (key) => `<g id="${key}">${frame}<path d="${pane}" fill="currentColor"/>${bars}</g>`);
  const [across, down] = [width / stencilWidth, height / stencilHeight].map((size) => Math.round(size * 100) / 100);
  const where = `transform="translate(${round(x)} ${round(y)}) scale(${across} ${down})"`;
  return (
    (lit
      ? context.glow({
          at: [x + width / 2, y + height / 2],
          size: [width * 1.5, height * 1.15],
          colour: lampGlow,
          opacity: 0.38,
          core: 0.4,
        })
      : '') +
    `<use href="#${id}" ${where} fill="${trim}"${lit ? '' : ` color="${dark}"`}/>` +
    (snow ? flat(ellipse(x + width / 2, y + height + 5, width * 0.6, 3), snow) : '')
  );
}
