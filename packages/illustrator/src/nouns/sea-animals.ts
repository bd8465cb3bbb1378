import { blush, eye, smile } from '../guests/creature.ts';
import type { Hex } from '../paper/colour.ts';
import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth, star } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';

interface Fish {
  readonly skin: Hex;
  readonly fin: Hex;
  readonly belly?: Hex;
  readonly long: number;
  readonly half: number;
  readonly back: 'round' | 'sharp' | 'crest';
  readonly stripes?: Hex;
  readonly snout?: number;
}

/** Afloat at the height of the chest of whoever stands there. */
function fish({ skin, fin, belly, long, half, back, stripes, snout = 0 }: Fish): DrawnNoun {
  const y = -half - 26;
  return {
    width: long * 2.6,
    height: half * 2 + 34,
    place: 'floor',
    hangs: true,
    back: { x: -long * 0.1, y: y - half + 4 },
    draw(context, mood) {
      const colour = context.tint(skin);
      const dorsal = {
        round: `${-long * 0.3},${y - half * 0.8} ${-long * 0.1},${y - half * 1.5} ${long * 0.4},${y - half * 0.7}`,
        sharp: `${-long * 0.2},${y - half * 0.8} ${-long * 0.3},${y - half * 2}* ${long * 0.26},${y - half * 0.8}`,
        crest: `${-long * 0.6},${y - half * 0.6} ${-long * 0.4},${y - half * 1.6}* ${-long * 0.1},${y - half * 1.2} ${long * 0.1},${y - half * 1.6}* ${long * 0.5},${y - half * 0.6}`,
      }[back];
      const bands = stripes
        ? flat(
            `M${-long * 0.3} ${y - half * 2}h${long * 0.22}q10 ${half * 2} 0 ${half * 4}h${-long * 0.22}q10 ${-half * 2} 0 ${-half * 4}zM${long * 0.34} ${y - half * 2}h${long * 0.18}q10 ${half * 2} 0 ${half * 4}h${-long * 0.18}q10 ${-half * 2} 0 ${-half * 4}z`,
            context.tint(stripes),
            0.92,
          )
        : '';
      const under = belly
        ? flat(ellipse(long * 0.1, y + half * 0.75, long * 0.95, half * 0.62), context.tint(belly), 0.95)
        : '';
      const nose = snout
        ? limb(`${long * 0.6},${y + 2} ${long + snout},${y + half * 0.4}`, [half * 0.5, half * 0.2])
        : '';
      return (
        context.part(
          smooth(
            `${-long * 0.8},${y} ${-long * 1.5},${y - half * 1}* ${-long * 1.3},${y} ${-long * 1.5},${y + half * 0.95}*`,
          ),
          context.tint(fin),
        ) +
        context.part(smooth(dorsal), context.tint(fin)) +
        context.part(
          smooth(
            `${-long},${y} ${-long * 0.4},${y - half * 0.86} ${long * 0.3},${y - half} ${long},${y + half * 0.1} ${long * 0.3},${y + half} ${-long * 0.4},${y + half * 0.8}`,
          ) + nose,
          colour,
          { inside: under + bands },
        ) +
        context.part(
          smooth(`${long * 0.1},${y + half * 0.2} ${-long * 0.3},${y + half * 0.9}* ${-long * 0.1},${y + half * 0.16}`),
          context.tint(lighten(fin, 0.03)),
        ) +
        eye(long * 0.6, y - half * 0.2, Math.max(2.6, half * 0.13), mood) +
        blush(context, long * 0.5, y + half * 0.22, half * 0.18) +
        smile(context, mood, long * 0.68, y + half * 0.3, Math.max(7, half * 0.34))
      );
    },
  };
}

const seal: DrawnNoun = {
  width: 140,
  height: 74,
  place: 'floor',
  back: { x: -10, y: -40 },
  draw(context, mood) {
    const skin = context.tint('#8d93a4');
    return (
      context.part(smooth('-52,-8 -76,-20* -70,-6 -80,4* -52,2'), lighten(skin, -0.06)) +
      context.part(limb('-56,-8 -20,-20 14,-26 38,-50', [7, 20, 24, 19]) + ellipse(44, -54, 20, 18), skin, {
        inside: flat(smooth('-30,0 10,-8 36,-30 50,-40 30,0'), lighten(skin, 0.1), 0.7),
      }) +
      context.part(smooth('10,-10 -6,2* 20,3 26,-8'), lighten(skin, -0.05)) +
      flat(ellipse(62, -52, 5, 3.6), context.tint('#3c3440')) +
      line('M54 -46l-12 3M54 -43l-10 7', context.tint('#4a424c'), 1.2, 0.6) +
      eye(48, -60, 3.2, mood) +
      smile(context, mood, 52, -45, 8) +
      blush(context, 40, -50, 4)
    );
  },
};

const walrus: DrawnNoun = {
  width: 190,
  height: 112,
  place: 'floor',
  back: { x: -20, y: -68 },
  draw(context, mood) {
    const skin = context.tint('#a0766a');
    return (
      context.part(smooth('-80,-8 -106,-20* -98,-4 -108,6* -80,2'), lighten(skin, -0.06)) +
      context.part(limb('-84,-10 -34,-34 16,-42 48,-66', [9, 34, 40, 32]) + ellipse(52, -74, 34, 32), skin) +
      context.part(smooth('10,-16 -14,3* 26,4 34,-12'), lighten(skin, -0.06)) +
      context.part(smooth('46,-58 44,-20* 54,-56') + smooth('68,-58 68,-22* 76,-57'), context.tint('#f2e8d6'), {
        grain: false,
      }) +
      context.part(ellipse(50, -62, 15, 12) + ellipse(70, -62, 14, 12), lighten(skin, 0.08)) +
      flat(ellipse(61, -73, 6, 4.4), context.tint('#4a3438')) +
      eye(44, -84, 3.6, mood, undefined, -1) +
      eye(74, -84, 3.6, mood, undefined, 1) +
      blush(context, 34, -68, 5)
    );
  },
};

const crab: DrawnNoun = {
  width: 96,
  height: 52,
  place: 'floor',
  draw(context, mood) {
    const red = context.tint('#cf5f48');
    const legs = times(
      3,
      (index) =>
        `M${-22 - index * 4} ${-14 + index * 3}l-16 ${4 + index * 2}l-2 8M${22 + index * 4} ${-14 + index * 3}l16 ${4 + index * 2}l2 8`,
    );
    return (
      line(legs, lighten(red, -0.06), 4) +
      line('M-26 -22Q-42 -24 -42 -34M26 -22Q42 -24 42 -34', red, 5.4) +
      context.part(smooth('-46,-30 -56,-44 -42,-52 -40,-42* -32,-50 -30,-38 -38,-30'), red) +
      context.part(smooth('46,-30 56,-44 42,-52 40,-42* 32,-50 30,-38 38,-30'), red) +
      context.part(ellipse(0, -18, 32, 19), red, { inside: flat(ellipse(0, -4, 24, 9), lighten(red, 0.1), 0.7) }) +
      line('M-9 -32V-42M9 -32V-42', red, 3.4) +
      flat(ellipse(-9, -43, 5.4) + ellipse(9, -43, 5.4), context.tint('#fff2dc')) +
      eye(-8.4, -43, 2.8, mood, undefined, -1) +
      eye(9.6, -43, 2.8, mood, undefined, 1) +
      smile(context, mood, -6, -17, 12, '#6b2c2c')
    );
  },
};

const jellyfish: DrawnNoun = {
  width: 70,
  height: 120,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const pink = context.tint('#d9a0b8');
    const threads = times(
      6,
      (index) =>
        `M${-24 + index * 9.6} -66q${index % 2 ? 8 : -8} 14 0 26t${index % 2 ? -6 : 6} ${22 + (index % 3) * 8}`,
    );
    return (
      line(threads, lighten(pink, -0.05), 4, 0.75) +
      context.glow({ at: [0, -80], size: [70, 60], colour: '#f0c0d4', opacity: 0.35 }) +
      context.part(
        smooth('-34,-62* -34,-94 -16,-118 16,-118 34,-94 34,-62* 22,-68 11,-61 0,-68 -11,-61 -22,-68'),
        pink,
      ) +
      eye(-10, -86, 3.2, mood, undefined, -1) +
      eye(12, -86, 3.2, mood, undefined, 1) +
      smile(context, mood, -4, -77, 10) +
      blush(context, -19, -78, 4.6) +
      blush(context, 21, -78, 4.6)
    );
  },
};

const starfish: DrawnNoun = {
  width: 66,
  height: 62,
  place: 'floor',
  draw: (context, mood) =>
    context.part(
      smooth('0,-64 9,-40 32,-40 15,-24 22,0 0,-13 -22,0 -15,-24 -32,-40 -9,-40', 0.2),
      context.tint('#dc8a52'),
      {
        inside: flat(
          times(5, (index) => ellipse(Math.sin(index * 1.257) * 18, -28 - Math.cos(index * 1.257) * 18, 2.4)),
          context.tint('#f2c48a'),
          0.9,
        ),
      },
    ) +
    eye(-6, -31, 2.6, mood, undefined, -1) +
    eye(7, -31, 2.6, mood, undefined, 1) +
    smile(context, mood, -4, -24, 8),
};

const seahorse: DrawnNoun = {
  width: 56,
  height: 104,
  place: 'floor',
  hangs: true,
  back: { x: -4, y: -60 },
  draw(context, mood) {
    const gold = context.tint('#dda64c');
    return (
      context.part(smooth('-8,-74 -24,-62 -18,-44 -4,-50'), lighten(gold, 0.07)) +
      context.part(
        limb('4,-88 -4,-66 2,-44 -2,-24 10,-8 18,-16 12,-22', [13, 13, 14, 9, 6, 4.4, 3]) +
          limb('6,-90 30,-84', [13, 5]),
        gold,
        { inside: line('M-14 -66h22M-12 -56h24M-10 -46h24M-10 -36h18', lighten(gold, -0.09), 2.2, 0.6) },
      ) +
      context.part(smooth('-2,-100 -6,-112* 4,-104 10,-112* 12,-98'), lighten(gold, -0.05)) +
      eye(12, -92, 3, mood) +
      blush(context, 6, -84, 4)
    );
  },
};

const seaSerpent: DrawnNoun = {
  width: 300,
  height: 190,
  place: 'floor',
  back: { x: -20, y: -70 },
  draw(context, mood) {
    const skin = context.tint('#4f8a7c');
    const fins = flat(smooth('60,-150 44,-164* 52,-136 34,-140* 48,-114'), context.tint('#d9a05c'));
    return (
      context.part(limb('-150,0 -140,-44 -112,-50 -98,0', [4, 15, 16, 14]), skin) +
      context.part(limb('-74,2 -56,-68 -8,-76 14,2', [18, 22, 23, 20]), skin, {
        inside: line('M-60 -40q14 8 28 4M-40 -66q16 8 30 2', lighten(skin, -0.08), 3, 0.6),
      }) +
      fins +
      context.part(limb('44,2 44,-70 66,-128 82,-158', [24, 23, 19, 18]) + limb('80,-160 126,-152', [24, 13]), skin, {
        inside: flat(limb('58,2 58,-70 84,-130', [8, 8, 7]), lighten(skin, 0.12), 0.7),
      }) +
      context.part(smooth('70,-176 62,-200* 82,-182') + smooth('88,-182 92,-204* 100,-180'), context.tint('#d9a05c')) +
      eye(96, -166, 4.6, mood) +
      smile(context, mood, 108, -150, 18) +
      blush(context, 92, -150, 6)
    );
  },
};

const turtle: DrawnNoun = {
  width: 110,
  height: 62,
  place: 'floor',
  back: { x: -6, y: -48 },
  draw(context, mood) {
    const [skin, shell] = [context.tint('#7fa06a'), context.tint('#8a7a48')];
    return (
      context.part(
        ellipse(-34, -6, 13, 7, -16) + ellipse(28, -5, 14, 7, 16) + smooth('-46,-16 -60,-14* -46,-8'),
        lighten(skin, -0.06),
      ) +
      context.part(limb('30,-18 46,-26 54,-36', [11, 10, 11]) + ellipse(58, -38, 15, 13), skin) +
      context.part(smooth('-50,-12 -42,-40 -10,-56 22,-44 38,-14 -4,-6'), shell, {
        inside: line('M-26 -48l-6 34M0 -54V-8M22 -44l8 30M-46 -28q42 -12 82 0', lighten(shell, -0.1), 3, 0.7),
      }) +
      eye(63, -41, 2.8, mood) +
      smile(context, mood, 62, -33, 8) +
      blush(context, 55, -34, 3.6)
    );
  },
};

export const seaAnimals = {
  'fish': fish({
    skin: '#dc8a3c',
    fin: '#c96a34',
    belly: '#f4d9a0',
    long: 34,
    half: 21,
    back: 'round',
    stripes: '#f6ead4',
  }),
  'goldfish': fish({ skin: '#e0983c', fin: '#d97a34', belly: '#f4cf8a', long: 24, half: 16, back: 'round' }),
  'shark': fish({ skin: '#7d8ea4', fin: '#6a7a92', belly: '#e2e4e6', long: 124, half: 44, back: 'sharp' }),
  'dolphin': fish({ skin: '#6f94b0', fin: '#5c80a0', belly: '#dfe8ec', long: 96, half: 32, back: 'sharp', snout: 24 }),
  'seal': seal,
  'walrus': walrus,
  'crab': crab,
  'jellyfish': jellyfish,
  'starfish': starfish,
  'seahorse': seahorse,
  'sea-serpent': seaSerpent,
  'turtle': turtle,
  'shell': {
    width: 40,
    height: 34,
    place: 'floor',
    face: { x: 0, y: -14, size: 0.5 },
    draw: (context) =>
      context.part(smooth('-4,0 -20,-14 -16,-28 0,-34 16,-28 20,-14 4,0', 0.18), context.tint('#e6b8a0'), {
        inside: line('M0 -2L-13 -25M0 -2L-5 -32M0 -2L5 -32M0 -2L13 -25', context.tint('#c98a78'), 1.8, 0.8),
      }),
  },
  'pearl': {
    width: 26,
    height: 26,
    place: 'floor',
    face: { x: 0, y: -13, size: 0.4 },
    draw: (context) =>
      context.glow({ at: [0, -13], size: [26, 26], colour: '#fff4ea', opacity: 0.5 }) +
      context.part(ellipse(0, -13, 13), context.tint('#f0e6e6'), { inside: flat(star(-4, -18, 3, 4), '#ffffff', 0.9) }),
  },
} as const satisfies Record<string, DrawnNoun>;
