import { blush, eye, smile } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';

const wings = '#e2ecf2';

const bee: DrawnNoun = {
  width: 56,
  height: 52,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const [yellow, dark] = [context.tint('#e0b03c'), context.tint('#45353a')];
    return (
      flat(ellipse(-6, -42, 10, 15, -24) + ellipse(-18, -40, 8, 13, -44), context.tint(wings), 0.75) +
      context.part(ellipse(-6, -20, 22, 16), yellow, { inside: flat('M-20 -44h8v48h-8zM-4 -44h8v48h-8z', dark, 0.9) }) +
      context.part(ellipse(16, -24, 13), lighten(yellow, 0.04)) +
      line('M14 -36q-2 -8 -8 -10M20 -36q2 -8 9 -9', dark, 2) +
      eye(13, -25, 2.6, mood, undefined, -1) +
      eye(22, -25, 2.6, mood, undefined, 1) +
      smile(context, mood, 13, -18, 8) +
      blush(context, 9, -18, 3)
    );
  },
};

const butterfly: DrawnNoun = {
  width: 74,
  height: 62,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const [blue, gold] = [context.tint('#8a7ac0'), context.tint('#e6b45c')];
    const wing = (side: 1 | -1) =>
      context.part(
        smooth(`${side * 3},-32 ${side * 18},-62 ${side * 38},-54 ${side * 34},-32 ${side * 16},-26`),
        blue,
        { inside: flat(ellipse(side * 24, -46, 7), gold, 0.9) },
      ) +
      context.part(
        smooth(`${side * 3},-28 ${side * 26},-24 ${side * 30},-6 ${side * 14},0 ${side * 4},-14`),
        lighten(blue, 0.08),
        { inside: flat(ellipse(side * 18, -12, 4.6), gold, 0.9) },
      );
    return (
      wing(-1) +
      wing(1) +
      context.part(limb('0,-40 0,-6', [4.6, 4]), context.tint('#45353f')) +
      context.part(ellipse(0, -44, 8.6), context.tint('#5a4a54')) +
      line('M-3 -52q-3 -8 -10 -10M3 -52q3 -8 10 -10', context.tint('#45353f'), 1.8) +
      eye(-3, -45, 1.9, mood, '#f6ead4', -1) +
      eye(4, -45, 1.9, mood, '#f6ead4', 1) +
      smile(context, mood, -2.4, -40, 5, '#f0cfc0')
    );
  },
};

const ladybird: DrawnNoun = {
  width: 54,
  height: 40,
  place: 'floor',
  draw(context, mood) {
    const [red, dark] = [context.tint('#c9473c'), context.tint('#3c3038')];
    return (
      line('M-16 -6l-4 6M-2 -6v6M12 -6l4 6', dark, 3) +
      context.part(ellipse(18, -16, 12, 12), dark) +
      context.part(smooth('-26,-6* -24,-30 -4,-40 16,-28 18,-6*'), red, {
        inside:
          line('M-4 -40Q0 -20 -2 -4', dark, 2) +
          flat(ellipse(-15, -24, 4) + ellipse(6, -26, 4) + ellipse(-12, -11, 3.6) + ellipse(9, -12, 3.6), dark),
      }) +
      line('M20 -27q2 -7 8 -9M25 -24q5 -4 10 -3', dark, 1.8) +
      flat(ellipse(19, -18, 4) + ellipse(26, -17, 3.6), context.tint('#fff2dc')) +
      eye(20, -18, 2.2, mood) +
      eye(27, -17, 2, mood)
    );
  },
};

const ant: DrawnNoun = {
  width: 62,
  height: 34,
  place: 'floor',
  draw(context, mood) {
    const brown = context.tint('#6b3f34');
    return (
      line('M-6 -14l-8 14M2 -14l-2 14M8 -14l8 14', brown, 2.4) +
      context.part(ellipse(-20, -16, 14, 10), brown) +
      context.part(ellipse(0, -15, 9, 7.4), lighten(brown, 0.03)) +
      context.part(ellipse(18, -19, 11.6, 10.4), brown) +
      line('M20 -28q4 -8 10 -8M24 -27q7 -4 11 -1', brown, 1.8) +
      flat(ellipse(18, -20, 3.6) + ellipse(25, -20, 3.2), context.tint('#fff2dc')) +
      eye(19, -20, 2, mood) +
      eye(25.6, -20, 1.8, mood)
    );
  },
};

const spider: DrawnNoun = {
  width: 76,
  height: 48,
  place: 'floor',
  draw(context, mood) {
    const violet = context.tint('#5c4a66');
    const legs = times(
      4,
      (index) =>
        `M${-10 - index * 3} -20Q${-26 - index * 4} ${-44 + index * 6} ${-22 - index * 5} 0M${10 + index * 3} -20Q${26 + index * 4} ${-44 + index * 6} ${22 + index * 5} 0`,
    );
    return (
      line(legs, lighten(violet, -0.04), 2.6) +
      context.part(ellipse(0, -21, 21, 18), violet) +
      flat(ellipse(-7, -25, 5.4) + ellipse(8, -25, 5.4), context.tint('#fff2dc')) +
      eye(-6.4, -25, 2.8, mood, undefined, -1) +
      eye(8.6, -25, 2.8, mood, undefined, 1) +
      smile(context, mood, -4, -15, 9, '#2c1c30') +
      blush(context, -14, -15, 3.4) +
      blush(context, 15, -15, 3.4)
    );
  },
};

const caterpillar: DrawnNoun = {
  width: 96,
  height: 46,
  place: 'floor',
  back: { x: -14, y: -26 },
  draw(context, mood) {
    const green = context.tint('#8aa84c');
    const parts = times(5, (index) =>
      context.part(
        ellipse(-38 + index * 15, -13 - (index % 2) * 5, 13, 12.6),
        index % 2 ? lighten(green, 0.06) : green,
      ),
    );
    return (
      line('M-38 -3v4M-23 -3v4M-8 -3v4M8 -3v4M22 -3v4', lighten(green, -0.12), 3) +
      parts +
      context.part(ellipse(34, -24, 16, 15.4), lighten(green, 0.03)) +
      line('M28 -38q-3 -7 -9 -8M38 -38q3 -7 9 -7', context.tint('#5a4a34'), 2) +
      eye(30, -26, 2.6, mood, undefined, -1) +
      eye(41, -26, 2.6, mood, undefined, 1) +
      smile(context, mood, 31, -18, 9) +
      blush(context, 26, -18, 3.2)
    );
  },
};

const worm: DrawnNoun = {
  width: 70,
  height: 40,
  place: 'floor',
  draw: (context, mood) =>
    context.part(limb('-34,-4 -20,-8 -8,-20 6,-10 14,-18 18,-32', [4, 6.4, 7, 7, 7.4, 8]), context.tint('#d98f8a'), {
      inside: line('M-14 -18l8 5M-2 -20l3 7M8 -16l6 4', context.tint('#b96a68'), 1.6, 0.6),
    }) +
    eye(17, -34, 2.2, mood, undefined, -1) +
    eye(24, -34, 2, mood, undefined, 1) +
    smile(context, mood, 17, -29, 7),
};

const frog: DrawnNoun = {
  width: 74,
  height: 58,
  place: 'floor',
  back: { x: -4, y: -40 },
  draw(context, mood) {
    const green = context.tint('#7da04c');
    return (
      context.part(
        limb('-20,-14 -36,-22 -30,-4', [12, 9, 6]) + limb('20,-14 36,-22 30,-4', [12, 9, 6]),
        lighten(green, -0.06),
      ) +
      context.part(ellipse(-30, -3, 12, 5) + ellipse(30, -3, 12, 5), lighten(green, -0.04)) +
      context.part(
        smooth('-26,-6 -30,-30 -16,-44 16,-44 30,-30 26,-6 0,0') + ellipse(-14, -48, 9.6) + ellipse(14, -48, 9.6),
        green,
        { inside: flat(ellipse(0, -10, 18, 12), context.tint('#dfe0a8'), 0.9) },
      ) +
      flat(ellipse(-14, -49, 6.4) + ellipse(14, -49, 6.4), context.tint('#fff2d4')) +
      eye(-13, -49, 3.4, mood, undefined, -1) +
      eye(15, -49, 3.4, mood, undefined, 1) +
      smile(context, mood, -12, -29, 24, '#4a5a28') +
      blush(context, -20, -28, 4) +
      blush(context, 20, -28, 4)
    );
  },
};

const snake: DrawnNoun = {
  width: 130,
  height: 66,
  place: 'floor',
  draw(context, mood) {
    const green = context.tint('#6f9a5c');
    return (
      context.part(
        limb('-62,-6 -44,-8 -30,-20 -14,-8 2,-18 18,-10 28,-26 26,-50', [2, 7, 10, 11, 11, 11, 10, 10]) +
          ellipse(34, -56, 17, 12),
        green,
        {
          inside: line('M-36 -20l6 8M-20 -18l6 9M-2 -22l5 10M14 -20l7 8M20 -34l12 2', context.tint('#d9b04a'), 4, 0.85),
        },
      ) +
      line('M50 -53l9 1l4 -3M59 -52l4 3', context.tint('#c2473c'), 1.8) +
      eye(36, -60, 2.8, mood) +
      smile(context, mood, 40, -52, 8) +
      blush(context, 30, -52, 3.6)
    );
  },
};

const crocodile: DrawnNoun = {
  width: 250,
  height: 82,
  place: 'floor',
  back: { x: -20, y: -52 },
  draw(context, mood) {
    const green = context.tint('#66884c');
    const ridges = times(9, (index) =>
      smooth(
        `${-92 + index * 17},${-40 - Math.sin(index / 3) * 10} ${-86 + index * 17},${-56 - Math.sin(index / 3) * 10}* ${-78 + index * 17},${-40 - Math.sin(index / 3) * 10}`,
      ),
    );
    return (
      flat(ridges, lighten(green, -0.07)) +
      context.part(limb('-48,-20 -52,-4', [12, 9]) + limb('34,-20 38,-4', [12, 9]), lighten(green, -0.07)) +
      context.part(
        limb('-128,-8 -88,-22 -40,-32 20,-34 54,-36', [3, 14, 24, 25, 20]) +
          limb('52,-42 120,-34', [20, 10]) +
          ellipse(58, -56, 11),
        green,
        { inside: flat(ellipse(-4, -10, 76, 10), context.tint('#d9d49a'), 0.85) },
      ) +
      context.part(limb('-30,-18 -30,-3', [12, 9]) + limb('18,-18 18,-3', [12, 9]), green) +
      flat('M84 -29l4 7l5 -7M98 -28l4 7l5 -7M112 -27l3 6l5 -6', context.tint('#fff4e0')) +
      line('M60 -28Q92 -26 124 -32', context.tint('#4a5a34'), 2.4) +
      flat(ellipse(118, -41, 2.4), context.tint('#3c4a2c')) +
      eye(60, -58, 4, mood) +
      blush(context, 62, -38, 6)
    );
  },
};

const lizard: DrawnNoun = {
  width: 90,
  height: 34,
  place: 'floor',
  draw: (context, mood) =>
    line('M-8 -10l-8 10M16 -10l8 10M-2 -12l6 11M24 -12l10 10', context.tint('#5f8a5c'), 4) +
    context.part(
      limb('-46,-2 -28,-6 -4,-13 18,-14 30,-18', [2, 5, 10, 9, 7]) + ellipse(34, -19, 12, 9),
      context.tint('#6f9a64'),
      { inside: line('M-14 -18h6M-2 -20h6M10 -20h6', context.tint('#d9b04a'), 3, 0.8) },
    ) +
    eye(37, -22, 2.3, mood) +
    smile(context, mood, 37, -15, 7),
};

const bat: DrawnNoun = {
  width: 104,
  height: 58,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const violet = context.tint('#5a4c68');
    const wing = (side: 1 | -1) =>
      context.part(
        smooth(
          `${side * 8},-36 ${side * 30},-54 ${side * 54},-44* ${side * 44},-30 ${side * 40},-14* ${side * 28},-24 ${side * 20},-10* ${side * 10},-20`,
        ),
        lighten(violet, -0.05),
      );
    return (
      wing(-1) +
      wing(1) +
      context.part(
        ellipse(0, -24, 16, 18) + smooth('-14,-38 -13,-58* -3,-41') + smooth('14,-38 13,-58* 3,-41'),
        violet,
      ) +
      eye(-6, -29, 2.7, mood, '#f6ead4', -1) +
      eye(7, -29, 2.7, mood, '#f6ead4', 1) +
      smile(context, mood, -4, -21, 8, '#e6c4b8') +
      flat('M-2 -16l2 5l2 -5z', context.tint('#fff4e0')) +
      blush(context, -11, -22, 3) +
      blush(context, 11, -22, 3)
    );
  },
};

const firefly: DrawnNoun = {
  width: 44,
  height: 40,
  place: 'floor',
  hangs: true,
  draw: (context, mood) =>
    context.glow({ at: [-10, -18], size: [46, 46], colour: '#ffe28a', opacity: 0.7 }) +
    flat(ellipse(-2, -32, 7, 12, -30), context.tint(wings), 0.7) +
    context.part(ellipse(-8, -17, 14, 9), context.tint('#f0cf5c')) +
    context.part(ellipse(9, -20, 9.4), context.tint('#6b5248')) +
    line('M10 -29q1 -6 6 -8', context.tint('#4a3834'), 1.6) +
    eye(8, -21, 1.9, mood, '#fff2d4', -1) +
    eye(14, -21, 1.8, mood, '#fff2d4', 1),
};

export const smallLife = {
  bee,
  butterfly,
  ladybird,
  ant,
  spider,
  caterpillar,
  worm,
  frog,
  snake,
  crocodile,
  lizard,
  bat,
  firefly,
} as const satisfies Record<string, DrawnNoun>;
