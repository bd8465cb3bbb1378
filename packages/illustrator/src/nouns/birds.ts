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

function bird(kind: Bird): DrawnNoun {
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

export const birds = {
  'bird': bird({
    plumage: '#5f8ab0',
    wing: '#4a6f96',
    belly: '#f0d9b4',
    body: [22, 16],
    leg: 14,
    neck: [4, 8, 10],
    head: 13,
    beak: [12, 4, 1],
    beakColour: '#d9a03c',
    tail: 'short',
  }),
  'crow': bird({
    plumage: '#45424f',
    wing: '#38353f',
    body: [28, 18],
    leg: 16,
    legColour: '#38353f',
    neck: [8, 12, 11],
    head: 14,
    beak: [20, 6, 3],
    beakColour: '#4f4a55',
    tail: 'short',
  }),
  'magpie': bird({
    plumage: '#35333f',
    wing: '#3f5a78',
    belly: '#f0e8de',
    body: [24, 16],
    leg: 15,
    legColour: '#35333f',
    neck: [6, 10, 10],
    head: 12,
    beak: [14, 4, 2],
    beakColour: '#35333f',
    tail: 'long',
  }),
  'seagull': bird({
    plumage: '#f0eae2',
    wing: '#a8b0bc',
    body: [32, 18],
    leg: 16,
    neck: [8, 12, 11],
    head: 14,
    beak: [20, 5, 4],
    beakColour: '#e0a83c',
    tail: 'short',
  }),
  'pigeon': bird({
    plumage: '#9aa0b0',
    wing: '#7d8496',
    belly: '#c0b4c4',
    headColour: '#6f8a8c',
    body: [27, 19],
    leg: 11,
    legColour: '#c4737f',
    neck: [5, 10, 11],
    head: 12,
    beak: [11, 4, 2],
    beakColour: '#c9b8b0',
    tail: 'short',
  }),
  'parrot': bird({
    plumage: '#c9473c',
    wing: '#3f7a9c',
    belly: '#e0a83c',
    body: [20, 18],
    leg: 12,
    legColour: '#6b6470',
    neck: [4, 16, 13],
    head: 17,
    beak: [13, 9, 10],
    beakColour: '#e6dccb',
    tail: 'long',
  }),
  'swan': bird({
    plumage: '#f2ece6',
    wing: '#e2dad6',
    body: [56, 27],
    leg: 4,
    neck: [16, 78, 9],
    head: 14,
    beak: [22, 5, 4],
    beakColour: '#d9843c',
    tail: 'short',
  }),
  'goose': bird({
    plumage: '#cfc4b8',
    wing: '#a89888',
    belly: '#efe6da',
    body: [42, 25],
    leg: 14,
    neck: [12, 46, 10],
    head: 14,
    beak: [18, 6, 2],
    beakColour: '#e0903c',
    tail: 'short',
  }),
  'stork': bird({
    plumage: '#f0e8de',
    wing: '#403a44',
    body: [36, 21],
    leg: 74,
    legColour: '#cf5a44',
    neck: [14, 50, 9],
    head: 13,
    beak: [44, 5, 2],
    beakColour: '#cf5a44',
    tail: 'short',
  }),
  'flamingo': bird({
    plumage: '#e69a9c',
    wing: '#d97f88',
    body: [34, 22],
    leg: 84,
    legColour: '#d97f88',
    neck: [12, 66, 7],
    head: 12,
    beak: [20, 5, 13],
    beakColour: '#4a3f48',
    tail: 'short',
  }),
  'ostrich': bird({
    plumage: '#4f4650',
    wing: '#5f545e',
    belly: '#e6dcd2',
    headColour: '#d9b4a0',
    body: [52, 40],
    leg: 82,
    legColour: '#d9b4a0',
    neck: [10, 96, 8],
    head: 16,
    beak: [18, 6, 1],
    beakColour: '#d9a06c',
    tail: 'fan',
  }),
  'peacock': bird({
    plumage: '#3a5a9c',
    wing: '#4f7a8c',
    body: [32, 21],
    leg: 24,
    legColour: '#7a6a60',
    neck: [8, 44, 8],
    head: 13,
    beak: [11, 4, 2],
    beakColour: '#d9c4a0',
    tail: 'eyes',
    crest: 'plume',
  }),
  'rooster': bird({
    plumage: '#b9683c',
    wing: '#8f4a34',
    belly: '#d9a05c',
    body: [32, 25],
    leg: 20,
    neck: [8, 24, 14],
    head: 15,
    beak: [13, 5, 3],
    beakColour: '#e0a83c',
    tail: 'fan',
    crest: 'comb',
  }),
  'chick': bird({
    plumage: '#efc95c',
    wing: '#e0b44a',
    body: [13, 12],
    leg: 6,
    neck: [2, 7, 8],
    head: 11,
    beak: [7, 3, 1],
    beakColour: '#d98a3c',
    tail: 'none',
  }),
  'penguin': bird({
    plumage: '#3f4658',
    wing: '#363c4c',
    belly: '#f2ece2',
    body: [44, 30],
    leg: 3,
    neck: [3, 26, 22],
    head: 22,
    beak: [17, 5, 2],
    beakColour: '#e0983c',
    tail: 'none',
    upright: true,
  }),
  'puffin': bird({
    plumage: '#403e4a',
    wing: '#35333f',
    belly: '#f0e8de',
    headColour: '#efe6da',
    body: [28, 20],
    leg: 5,
    neck: [3, 16, 14],
    head: 15,
    beak: [16, 10, 3],
    beakColour: '#dc7a3c',
    tail: 'none',
    upright: true,
  }),
  'woodpecker': bird({
    plumage: '#403e4a',
    wing: '#35333f',
    belly: '#f0e2cc',
    headColour: '#c2473c',
    body: [24, 15],
    leg: 9,
    neck: [5, 14, 10],
    head: 12,
    beak: [22, 3, 0],
    beakColour: '#8a8490',
    tail: 'short',
    crest: 'tuft',
  }),
  'eagle': bird({
    plumage: '#6b4a38',
    wing: '#5a3c30',
    headColour: '#f0e8dc',
    body: [42, 27],
    leg: 18,
    neck: [9, 24, 15],
    head: 18,
    beak: [17, 8, 10],
    beakColour: '#e0ac3c',
    tail: 'short',
  }),
  'phoenix': bird({
    plumage: '#d9683c',
    wing: '#e0a03c',
    belly: '#f2cf6a',
    body: [36, 23],
    leg: 18,
    neck: [10, 38, 10],
    head: 15,
    beak: [15, 5, 5],
    beakColour: '#f0d9a0',
    tail: 'fan',
    crest: 'tuft',
    spread: true,
  }),
} as const satisfies Record<string, DrawnNoun>;
