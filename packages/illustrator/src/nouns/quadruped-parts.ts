import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { furry } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';

export type EarKind = 'round' | 'prick' | 'long' | 'leaf' | 'drop' | 'fan' | 'small';
export type TailKind = 'tuft' | 'brush' | 'curl' | 'whip' | 'puff' | 'hair' | 'stripe' | 'none';
export type HornKind = 'curved' | 'goat' | 'antlers' | 'shovels' | 'nose' | 'single' | 'knobs' | 'tusks' | 'ram';

interface HeadAt {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly coat: Hex;
  /** How far the muzzle stands out. */
  readonly long: number;
}

/** One ear standing at x, y, its tip up. */
function oneEar(
  context: DrawingContext,
  kind: EarKind,
  x: number,
  y: number,
  r: number,
  coat: Hex,
  side: 1 | -1,
): Markup {
  const colour = context.tint(lighten(coat, -0.03));
  const inner = context.tint('#d9a394');
  switch (kind) {
    case 'round':
      return context.part(ellipse(x, y, r * 0.38, r * 0.38), colour, {
        inside: flat(ellipse(x, y + 1, r * 0.2, r * 0.2), inner, 0.7),
      });
    case 'small':
      return context.part(ellipse(x, y + r * 0.12, r * 0.2, r * 0.22), colour);
    case 'prick':
      return context.part(
        smooth(`${x - r * 0.3},${y + r * 0.3} ${x + side * r * 0.1},${y - r * 0.52}* ${x + r * 0.34},${y + r * 0.26}`),
        colour,
        {
          inside: flat(
            smooth(
              `${x - r * 0.12},${y + r * 0.2} ${x + side * r * 0.08},${y - r * 0.28} ${x + r * 0.16},${y + r * 0.18}`,
            ),
            inner,
            0.7,
          ),
        },
      );
    case 'long':
      return context.part(
        limb(`${x},${y + r * 0.3} ${x - side * r * 0.06},${y - r * 0.5} ${x + side * r * 0.12},${y - r * 1.3}`, [
          r * 0.2,
          r * 0.27,
          r * 0.16,
        ]),
        colour,
        { inside: flat(limb(`${x},${y + r * 0.1} ${x},${y - r * 1.05}`, [r * 0.08, r * 0.1]), inner, 0.7) },
      );
    case 'leaf':
      return context.part(ellipse(x - r * 0.3, y + r * 0.1, r * 0.46, r * 0.2, 24), colour, {
        inside: flat(ellipse(x - r * 0.3, y + r * 0.12, r * 0.28, r * 0.1, 24), inner, 0.6),
      });
    case 'drop':
      return context.part(
        limb(`${x},${y + r * 0.2} ${x - r * 0.34},${y + r * 0.5} ${x - r * 0.3},${y + r}`, [
          r * 0.2,
          r * 0.28,
          r * 0.2,
        ]),
        colour,
      );
    default:
      return context.part(
        smooth(
          `${x + r * 0.2},${y + r * 0.3} ${x - r * 0.1},${y - r * 0.5} ${x - r * 0.9},${y - r * 0.5} ${x - r * 1.2},${y + r * 0.5} ${x - r * 0.7},${y + r * 1.4} ${x},${y + r * 1.1}`,
        ),
        colour,
        { inside: flat(ellipse(x - r * 0.5, y + r * 0.4, r * 0.4, r * 0.62), inner, 0.35) },
      );
  }
}

export function ears(
  context: DrawingContext,
  kind: EarKind,
  { x, y, r, coat }: HeadAt,
  facing: boolean,
  layer: 'behind' | 'before',
): Markup {
  const top = y - r * 0.72;
  if (facing) {
    if (layer === 'before') return '';
    return oneEar(context, kind, x - r * 0.66, top, r, coat, -1) + oneEar(context, kind, x + r * 0.66, top, r, coat, 1);
  }
  if (kind === 'fan')
    return layer === 'before' ? oneEar(context, kind, x - r * 0.1, y - r * 0.3, r * 1.05, coat, -1) : '';
  if (layer === 'behind')
    return kind === 'drop' || kind === 'leaf'
      ? ''
      : oneEar(context, kind, x + r * 0.16, top, r, lighten(coat, -0.05), 1);
  return oneEar(context, kind, x - r * 0.4, kind === 'drop' || kind === 'leaf' ? y - r * 0.6 : top, r, coat, -1);
}

export function horns(context: DrawingContext, kind: HornKind, { x, y, r, long }: HeadAt): Markup {
  const horn = context.tint('#e6d8bc');
  const brown = context.tint('#8a6a4c');
  const top = y - r * 0.8;
  switch (kind) {
    case 'curved':
      return context.part(
        limb(`${x - r * 0.3},${top + 4} ${x - r * 0.5},${top - r * 0.5} ${x - r * 0.1},${top - r * 0.9}`, [
          r * 0.16,
          r * 0.12,
          1.4,
        ]) +
          limb(`${x + r * 0.3},${top + 4} ${x + r * 0.62},${top - r * 0.4} ${x + r * 0.4},${top - r * 0.84}`, [
            r * 0.16,
            r * 0.12,
            1.4,
          ]),
        horn,
      );
    case 'goat':
      return context.part(
        limb(`${x},${top + 4} ${x - r * 0.2},${top - r * 0.8} ${x - r * 0.9},${top - r * 1.1}`, [
          r * 0.18,
          r * 0.14,
          1.4,
        ]),
        brown,
      );
    case 'ram':
      return context.part(
        limb(
          `${x},${top + 6} ${x - r * 0.7},${top - r * 0.2} ${x - r * 0.9},${top + r * 0.6} ${x - r * 0.3},${top + r * 1}`,
          [r * 0.22, r * 0.24, r * 0.2, 2],
        ),
        brown,
      );
    case 'antlers':
    case 'shovels':
      return antlers(context, x, top, r, kind === 'shovels');
    case 'nose': {
      const tip = x + long * 1.05;
      const one = (dx: number, size: number): string =>
        smooth(
          `${tip + dx - r * 0.3 * size},${y + r * 0.2} ${tip + dx + r * 0.3 * size},${y - r * 1.3 * size}* ${tip + dx + r * 0.34 * size},${y + r * 0.3}`,
        );
      return context.part(one(0, 1) + one(-r * 0.62, 0.55), horn);
    }
    case 'single':
      return context.part(
        smooth(`${x + r * 0.1},${top + 8} ${x + r * 0.7},${top - r * 1.2}* ${x + r * 0.5},${top + 12}`),
        context.tint('#f0cf7a'),
        {
          inside: line(
            `M${x + r * 0.2} ${top - 2}l${r * 0.4} -4M${x + r * 0.34} ${top - r * 0.4}l${r * 0.3} -4`,
            context.tint('#c9973e'),
            2,
            0.7,
          ),
        },
      );
    case 'knobs':
      return (
        line(`M${x - r * 0.2} ${top + 6}V${top - r * 0.5}M${x + r * 0.3} ${top + 6}V${top - r * 0.5}`, brown, r * 0.2) +
        flat(
          ellipse(x - r * 0.2, top - r * 0.55, r * 0.2, r * 0.2) +
            ellipse(x + r * 0.3, top - r * 0.55, r * 0.2, r * 0.2),
          context.tint('#5a4034'),
        )
      );
    default:
      return context.part(
        smooth(`${x + r * 0.5},${y + r * 0.7} ${x + r * 0.9},${y + r * 0.3}* ${x + r * 0.8},${y + r * 0.9}`),
        horn,
      );
  }
}

function antlers(context: DrawingContext, x: number, top: number, r: number, shovels: boolean): Markup {
  const brown = context.tint('#b08a5c');
  if (shovels) {
    const one = (side: 1 | -1): Markup =>
      context.part(
        smooth(
          `${x + side * r * 0.2},${top + 6} ${x + side * r},${top - r * 0.2} ${x + side * r * 1.5},${top - r * 1.1}* ${x + side * r * 1.8},${top - r * 0.5} ${x + side * r * 2.1},${top - r * 0.9}* ${x + side * r * 2.1},${top - r * 0.1} ${x + side * r * 1.2},${top + r * 0.4}`,
        ),
        brown,
      );
    return one(-1) + one(1);
  }
  const one = (side: 1 | -1): string =>
    `M${x + side * r * 0.2} ${top + 6}Q${x + side * r * 0.5} ${top - r} ${x + side * r * 1.1} ${top - r * 1.5}M${x + side * r * 0.45} ${top - r * 0.5}Q${x + side * r * 0.9} ${top - r * 0.7} ${x + side * r * 1.2} ${top - r * 0.6}M${x + side * r * 0.65} ${top - r}Q${x + side * r * 0.5} ${top - r * 1.4} ${x + side * r * 0.55} ${top - r * 1.7}`;
  return line(one(-1) + one(1), brown, Math.max(3, r * 0.16));
}

interface TailAt {
  readonly x: number;
  readonly y: number;
  readonly coat: Hex;
  readonly size: number;
  readonly tip?: Hex | undefined;
}

export function tail(context: DrawingContext, kind: TailKind, { x, y, coat, size: s, tip }: TailAt): Markup {
  const colour = context.tint(coat);
  const end = context.tint(tip ?? '#5a3a34');
  switch (kind) {
    case 'tuft':
      return (
        context.part(
          limb(`${x + 8},${y} ${x - s * 0.5},${y + s * 0.4} ${x - s * 0.5},${y + s * 1.3}`, [
            s * 0.13,
            s * 0.1,
            s * 0.08,
          ]),
          colour,
        ) +
        context.part(
          smooth(
            `${x - s * 0.5},${y + s * 1.1} ${x - s * 0.72},${y + s * 1.6} ${x - s * 0.46},${y + s * 1.9}* ${x - s * 0.28},${y + s * 1.5}`,
          ),
          end,
        )
      );
    case 'brush':
      return context.part(
        furry(
          `${x + 10},${y - 4} ${x - s},${y - s * 0.5} ${x - s * 1.9},${y + s * 0.2} ${x - s * 2},${y + s * 0.8}* ${x - s * 1.1},${y + s * 0.7} ${x},${y + s * 0.5}`,
          { step: 13, amplitude: 3, seed: 'tail', lean: [-0.5, 0.3] },
        ),
        colour,
        { inside: tip ? flat(ellipse(x - s * 1.85, y + s * 0.5, s * 0.5, s * 0.5), end, 0.95) : '' },
      );
    case 'curl':
      return line(
        `M${x + 6} ${y}q${-s * 0.6} ${-s * 0.1} ${-s * 0.5} ${-s * 0.5}t${-s * 0.05} ${s * 0.5}t${-s * 0.5} ${-s * 0.3}`,
        colour,
        Math.max(3.6, s * 0.14),
      );
    case 'whip':
      return context.part(
        limb(
          `${x + 8},${y} ${x - s * 0.7},${y + s * 0.1} ${x - s * 1.2},${y - s * 0.6} ${x - s * 1.1},${y - s * 1.2}`,
          [s * 0.2, s * 0.16, s * 0.14, s * 0.1],
        ),
        colour,
      );
    case 'stripe':
      return context.part(
        limb(
          `${x + 8},${y} ${x - s * 0.8},${y + s * 0.3} ${x - s * 1.5},${y - s * 0.2} ${x - s * 1.9},${y - s * 0.9}`,
          [s * 0.24, s * 0.26, s * 0.28, s * 0.2],
        ),
        colour,
        {
          inside: line(
            `M${x - s * 0.6} ${y - s * 0.2}v${s}M${x - s} ${y - s * 0.4}v${s}M${x - s * 1.4} ${y - s}l8 ${s}M${x - s * 1.7} ${y - s * 1.3}l10 ${s}`,
            end,
            s * 0.18,
            0.85,
          ),
        },
      );
    case 'puff':
      return context.part(
        furry(ellipseOutline(x, y, s * 0.34), { step: 7, amplitude: 2.4, seed: 'puff' }),
        context.tint(tip ?? lighten(coat, 0.12)),
      );
    case 'hair':
      return context.part(
        furry(
          `${x + 12},${y - 8} ${x - s * 0.5},${y} ${x - s * 0.9},${y + s * 0.9} ${x - s * 0.7},${y + s * 1.9}* ${x - s * 0.3},${y + s * 1.2} ${x + 4},${y + s * 0.4}`,
          { step: 14, amplitude: 3, seed: 'tail' },
        ),
        end,
      );
    default:
      return '';
  }
}

function ellipseOutline(x: number, y: number, r: number): string {
  return `${x - r},${y} ${x - r * 0.7},${y - r * 0.7} ${x},${y - r} ${x + r * 0.7},${y - r * 0.7} ${x + r},${y} ${x},${y + r}`;
}
