import { blush, eye, smile } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { bird } from './bird.ts';
import type { DrawnNoun } from './noun.ts';
import { quadruped } from './quadruped.ts';
import { sitter } from './sitter.ts';

const axolotl: DrawnNoun = {
  width: 130,
  height: 64,
  place: 'floor',
  draw(context, mood) {
    const pink = context.tint('#eab0b8');
    const gill = context.tint('#d4607c');
    const gills = times(
      3,
      (index) =>
        context.part(limb(`20,${-34 + index * 4} ${2 - index * 3},${-60 + index * 15}`, [5, 3]), gill) +
        context.part(limb(`46,${-34 + index * 4} ${68 + index * 3},${-60 + index * 15}`, [5, 3]), gill),
    );
    const foot = (x: number) => limb(`${x},-12 ${x - 4},-3`, [6, 5]);
    return (
      context.part(smooth('-66,-18 -44,-38 -14,-30 -10,-12 -40,-8'), lighten(pink, 0.04)) +
      context.part(foot(-20) + foot(14), lighten(pink, -0.06)) +
      gills +
      context.part(limb('-40,-16 -6,-20 24,-24', [9, 16, 16]) + ellipse(33, -30, 27, 21), pink) +
      eye(22, -32, 3.4, mood, undefined, -1) +
      eye(46, -32, 3.4, mood, undefined, 1) +
      smile(context, mood, 26, -24, 15) +
      blush(context, 16, -24, 5) +
      blush(context, 52, -24, 5)
    );
  },
};

const pelican: DrawnNoun = {
  width: 190,
  height: 170,
  place: 'floor',
  back: { x: -24, y: -96 },
  draw(context, mood) {
    const white = context.tint('#f0e9de');
    const orange = context.tint('#e0a04a');
    return (
      line('M-20 -40L-22 -4h16M12 -40L12 -4h16', context.tint('#d98a3c'), 7) +
      context.part(smooth('-88,-74 -60,-96 0,-100 34,-78 30,-44 -10,-30 -54,-40'), white) +
      context.part(limb('18,-72 44,-100 28,-134', [26, 13, 14]) + ellipse(34, -146, 22, 19), white) +
      context.part(smooth('48,-152 100,-142* 94,-112 70,-92 50,-102 44,-132'), orange, {
        inside: line('M50 -122Q72 -104 92 -120', lighten(orange, -0.1), 2.4, 0.6),
      }) +
      context.part(smooth('46,-156 110,-144* 102,-136 48,-138'), context.tint('#e8b45c')) +
      context.part(smooth('-76,-78 -40,-92 4,-84 -6,-60 -46,-54'), context.tint('#cfc8c4')) +
      eye(40, -150, 4, mood) +
      blush(context, 30, -138, 6)
    );
  },
};

const squid: DrawnNoun = {
  width: 110,
  height: 170,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const skin = context.tint('#c4607c');
    const arms = times(6, (index) => {
      const x = -30 + index * 12;
      return context.part(
        limb(`${x * 0.7},-70 ${x},-40 ${x + (index % 2 ? 8 : -8)},-16 ${x},-2`, [8, 6, 5, 3]),
        lighten(skin, index % 2 ? 0 : -0.06),
      );
    });
    return (
      arms +
      context.part(smooth('0,-170* 44,-124 30,-112 34,-72 0,-60 -34,-72 -30,-112 -44,-124'), skin, {
        inside: flat(ellipse(-12, -130, 5) + ellipse(10, -142, 4) + ellipse(14, -122, 6), lighten(skin, 0.12), 0.7),
      }) +
      eye(-12, -88, 5, mood, undefined, -1) +
      eye(16, -88, 5, mood, undefined, 1) +
      smile(context, mood, -6, -78, 14) +
      blush(context, -22, -78, 6) +
      blush(context, 26, -78, 6)
    );
  },
};

const porcupine: DrawnNoun = {
  width: 170,
  height: 126,
  place: 'floor',
  draw(context, mood) {
    const fur = context.tint('#8f7260');
    const quills = times(26, (index) => {
      const turn = 0.35 + (index / 25) * 2.75;
      const [reach, from] = [78 + (index % 3) * 12, 34];
      const at = (far: number) =>
        `${Math.round(-16 + Math.cos(turn) * far * 1.05)},${Math.round(-42 - Math.sin(turn) * far)}`;
      return line(
        `M${at(from).replace(',', ' ')}L${at(reach).replace(',', ' ')}`,
        context.tint(index % 2 ? '#f0e4d0' : '#4a3a34'),
        4,
      );
    });
    const foot = (x: number) => limb(`${x},-18 ${x + 2},-4`, [9, 8]);
    return (
      quills +
      context.part(foot(-46) + foot(32), lighten(fur, -0.06)) +
      context.part(smooth('-80,-26 -66,-66 -16,-80 34,-62 66,-46 82,-26 60,-12 -60,-10'), fur) +
      context.part(ellipse(81, -26, 7, 6), context.tint('#35282c')) +
      eye(56, -40, 4, mood) +
      smile(context, mood, 60, -24, 12) +
      blush(context, 46, -26, 6)
    );
  },
};

const platypus: DrawnNoun = {
  width: 170,
  height: 74,
  place: 'floor',
  draw(context, mood) {
    const fur = context.tint('#7d5a42');
    const foot = (x: number) => smooth(`${x - 12},0 ${x - 6},-14 ${x + 8},-14 ${x + 18},0`);
    return (
      context.part(smooth('-50,-34 -88,-34 -94,-16 -80,-6 -50,-12'), lighten(fur, -0.06), {
        inside: line('M-86 -28L-62 -10M-76 -32L-56 -14M-88 -16L-66 -30', lighten(fur, -0.14), 2, 0.6),
      }) +
      context.part(foot(-34) + foot(24), context.tint('#d9983c')) +
      context.part(smooth('-60,-24 -36,-50 10,-56 44,-62 60,-44 52,-20 10,-8 -40,-8'), fur) +
      context.part(smooth('50,-44 76,-44 92,-32 78,-24 50,-24'), context.tint('#d9983c'), {
        inside: line('M56 -33H86', context.tint('#a8703c'), 2),
      }) +
      eye(42, -46, 4, mood) +
      blush(context, 34, -32, 6)
    );
  },
};

/** Animals that are seldom seen and often wished for. */
export const rarerAnimals = {
  axolotl,
  pelican,
  squid,
  porcupine,
  platypus,
  'dodo': bird({
    plumage: '#8f97a4',
    wing: '#747d8c',
    belly: '#d9d4d0',
    body: [40, 34],
    leg: 20,
    legColour: '#d9a03c',
    neck: [14, 26, 15],
    head: 19,
    beak: [32, 11, 16],
    beakColour: '#d9b45c',
    tail: 'fan',
  }),
  'hummingbird': bird({
    plumage: '#3f9a7c',
    wing: '#5f7fc4',
    belly: '#e8e0d4',
    headColour: '#c4476c',
    body: [20, 13],
    leg: 8,
    neck: [5, 9, 8],
    head: 11,
    beak: [30, 2, 1],
    beakColour: '#45404c',
    tail: 'short',
    spread: true,
  }),
  'vulture': bird({
    plumage: '#4f4448',
    wing: '#3f363c',
    headColour: '#e0a49c',
    body: [42, 30],
    leg: 22,
    neck: [20, 30, 9],
    head: 15,
    beak: [18, 7, 11],
    beakColour: '#c4a468',
    tail: 'short',
    upright: true,
  }),
  'pheasant': bird({
    plumage: '#b5683c',
    wing: '#8f5a3c',
    headColour: '#2f6f5c',
    belly: '#7a3f34',
    body: [34, 21],
    leg: 20,
    neck: [9, 20, 9],
    head: 13,
    beak: [11, 4, 3],
    beakColour: '#e0cf9c',
    tail: 'long',
  }),
  'anteater': quadruped({
    coat: '#7d7068',
    belly: '#4a4040',
    leg: 44,
    girth: 13,
    body: [140, 34],
    neck: [20, 6, 20],
    head: 20,
    muzzle: [66, 6],
    ear: 'small',
    tail: 'brush',
    legColour: '#9a8c80',
  }),
  'armadillo': quadruped({
    coat: '#b09a88',
    belly: '#e0d0c0',
    leg: 18,
    girth: 8,
    body: [96, 32],
    neck: [6, -4, 14],
    head: 15,
    muzzle: [20, 6],
    ear: 'long',
    tail: 'whip',
    marks: 'plates',
    markColour: '#6f5c50',
  }),
  'lemur': sitter({
    coat: '#9a9298',
    belly: '#f0ebe4',
    height: 92,
    girth: 0.28,
    head: 0.26,
    ear: 'tuft',
    tail: 'ringed',
    face: 'raccoon',
  }),
} as const satisfies Record<string, DrawnNoun>;
