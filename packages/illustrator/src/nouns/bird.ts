import { blush, eye, type Mood } from '../guests/creature.ts';
import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';

/** A bird in profile, looking right; lengths in the child's units. */
interface Bird {
  readonly plumage: Hex;
  readonly wing: Hex;
  readonly belly?: Hex;
  readonly headColour?: Hex;
  /** Half the length and half the height of the body. */
  readonly body: readonly [number, number];
  readonly leg: number;
  readonly legColour?: Hex;
  readonly neck: readonly [forward: number, up: number, half: number];
  readonly head: number;
  readonly beak: readonly [length: number, half: number, bend: number];
  readonly beakColour: Hex;
  readonly tail: 'short' | 'long' | 'fan' | 'eyes' | 'none';
  readonly crest?: 'comb' | 'plume' | 'tuft';
  readonly upright?: boolean;
  readonly spread?: boolean;
}

function tailOf(context: DrawingContext, { tail, wing, body: [long, half] }: Bird, y: number): Markup {
  const colour = context.tint(lighten(wing, -0.03));
  switch (tail) {
    case 'short':
      return context.part(
        smooth(
          `${-long * 0.7},${y - half * 0.5} ${-long * 1.5},${y - half * 0.7}* ${-long * 1.4},${y + half * 0.1}* ${-long * 0.6},${y + half * 0.4}`,
        ),
        colour,
      );
    case 'long':
      return context.part(
        smooth(
          `${-long * 0.7},${y - half * 0.3} ${-long * 2.1},${y + half * 0.9}* ${-long * 1.9},${y + half * 1.4}* ${-long * 0.5},${y + half * 0.6}`,
        ),
        colour,
      );
    case 'fan':
      return times(5, (index) =>
        context.part(
          limb(`${-long * 0.6},${y} ${-long * (1.2 + index * 0.06)},${y - half * (1.5 - index * 0.5)}`, [
            half * 0.14,
            half * 0.3,
          ]),
          context.tint(lighten(wing, index % 2 ? 0.05 : -0.04)),
        ),
      );
    case 'eyes':
      return times(9, (index) => {
        const angle = Math.PI * (0.98 - index * 0.085);
        const [x, ty] = [-long * 0.5 + Math.cos(angle) * half * 4.4, y - Math.sin(angle) * half * 4.4 - half * 0.4];
        return (
          context.part(limb(`${-long * 0.5},${y} ${x},${ty}`, [half * 0.1, half * 0.5]), context.tint('#4f8a78')) +
          flat(ellipse(x, ty, half * 0.34), context.tint('#d9b04a')) +
          flat(ellipse(x, ty, half * 0.2), context.tint('#34508c'))
        );
      });
    default:
      return '';
  }
}

function crestOf(context: DrawingContext, { crest, head: r, headColour, plumage }: Bird, x: number, y: number): Markup {
  if (crest === 'comb')
    return (
      context.part(
        ellipse(x - r * 0.5, y - r, r * 0.34, r * 0.46) +
          ellipse(x + r * 0.1, y - r * 1.15, r * 0.34, r * 0.5) +
          ellipse(x + r * 0.64, y - r * 0.9, r * 0.28, r * 0.4),
        context.tint('#c2473c'),
      ) + context.part(ellipse(x + r * 0.86, y + r * 0.9, r * 0.28, r * 0.5), context.tint('#c2473c'))
    );
  if (crest === 'tuft')
    return context.part(
      smooth(
        `${x + r * 0.3},${y - r * 0.8} ${x - r * 0.5},${y - r * 2}* ${x - r * 0.2},${y - r * 1.3} ${x - r * 1.2},${y - r * 1.5}* ${x - r * 0.6},${y - r * 0.5}`,
      ),
      context.tint(headColour ?? plumage),
    );
  if (crest === 'plume')
    return (
      line(
        `M${x} ${y - r * 0.9}q-4 ${-r * 0.8} -10 ${-r * 1.2}M${x + 2} ${y - r * 0.9}v${-r * 1.3}M${x + 4} ${y - r * 0.9}q5 ${-r * 0.7} 11 ${-r * 1.1}`,
        context.tint('#34508c'),
        2,
      ) +
      flat(
        ellipse(x - 10, y - r * 2.1, 3) + ellipse(x + 2, y - r * 2.3, 3) + ellipse(x + 15, y - r * 2, 3),
        context.tint('#4f8a78'),
      )
    );
  return '';
}

export function bird(kind: Bird): DrawnNoun {
  const {
    plumage,
    wing,
    belly,
    headColour,
    body: [long, half],
    leg,
    legColour = '#d9903c',
    neck: [forward, up, slim],
    head: r,
    beak: [beakLength, beakHalf, bend],
    beakColour,
    upright,
    spread,
  } = kind;
  const y = -(leg + (upright ? long : half));
  const [bx, by] = upright ? [half * 0.2, y - long * 0.5] : [long * 0.7, y - half * 0.4];
  const [hx, hy] = [bx + forward, by - up];
  const height = -(hy - r * (kind.crest ? 1.6 : 1));
  return {
    width: Math.max(long * 2 + (kind.tail === 'none' ? 10 : long), kind.tail === 'eyes' ? half * 8 : 0),
    height: kind.tail === 'eyes' ? -y + half * 4.8 : height,
    place: 'floor',
    draw(context: DrawingContext, mood: Mood) {
      const colour = context.tint(plumage);
      const legs =
        leg > 2
          ? line(
              `M${-half * 0.16} ${y + half * 0.6}V-3l9 3M${half * 0.5} ${y + half * 0.6}V-3l9 3M${-half * 0.16} -3l-5 3M${half * 0.5} -3l-5 3`,
              context.tint(legColour),
              Math.max(2.6, r * 0.16),
            )
          : '';
      const trunk = upright ? ellipse(0, y, half, long) : ellipse(0, y, long, half, -6);
      const under = belly
        ? flat(
            upright
              ? ellipse(half * 0.2, y + long * 0.1, half * 0.7, long * 0.82)
              : ellipse(long * 0.25, y + half * 0.5, long * 0.7, half * 0.62),
            context.tint(belly),
            0.95,
          )
        : '';
      const feathers = line(
        `M${-long * 0.4} ${y + half * 0.1}q8 5 16 1M${-long * 0.2} ${y + half * 0.3}q8 5 16 0`,
        context.tint(lighten(wing, -0.09)),
        2,
        0.7,
      );
      const folded = upright
        ? context.part(
            limb(`${-half * 0.5},${y - long * 0.5} ${-half * 0.96},${y} ${-half * 0.74},${y + long * 0.56}`, [
              half * 0.3,
              half * 0.32,
              half * 0.12,
            ]),
            context.tint(wing),
          )
        : context.part(
            smooth(
              `${long * 0.4},${y - half * 0.42} ${-long * 0.2},${y - half * 0.56} ${-long * 1.1},${y - half * 0.1}* ${-long * 0.4},${y + half * 0.5} ${long * 0.26},${y + half * 0.36}`,
            ),
            context.tint(wing),
            { inside: feathers },
          );
      const raised = spread
        ? context.part(
            smooth(
              `${long * 0.4},${y - half * 0.2} ${long * 0.2},${y - half * 2} ${-long * 0.6},${y - half * 3.2}* ${-long * 0.9},${y - half * 2}* ${-long * 1.1},${y - half * 1.2}* ${-long * 0.5},${y}`,
            ),
            context.tint(wing),
          )
        : folded;
      const throat = limb(
        `${bx - half * 0.3},${by + half * 0.5} ${(bx + hx) / 2 + bend * 0},${(by + hy) / 2} ${hx},${hy}`,
        [half * 0.7, slim * 1.2, slim],
      );
      const beak = smooth(
        `${hx + r * 0.6},${hy - beakHalf} ${hx + r * 0.7 + beakLength * 0.6},${hy - beakHalf * 0.5 + bend * 0.3} ${hx + r * 0.7 + beakLength},${hy + bend}* ${hx + r * 0.6},${hy + beakHalf}`,
      );
      const headed = headColour ? context.part(ellipse(hx, hy, r), context.tint(headColour)) : '';
      return (
        tailOf(context, kind, y) +
        legs +
        crestOf(context, kind, hx, hy) +
        context.part(beak, context.tint(beakColour), { grain: false }) +
        context.part(trunk + throat + ellipse(hx, hy, r), colour, { inside: under }) +
        headed +
        raised +
        eye(hx + r * 0.26, hy - r * 0.16, Math.max(2.2, r * 0.17), mood) +
        blush(context, hx + r * 0.1, hy + r * 0.42, r * 0.24)
      );
    },
  };
}
