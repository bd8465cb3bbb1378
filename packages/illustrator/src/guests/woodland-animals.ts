import { lighten } from '../paper/colour.ts';
import { furry } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, mark, smooth } from '../paper/path.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

export const owl: Creature = {
  width: 64,
  height: 68,
  draw(context, mood) {
    const feathers = context.tint('#8a6a54');
    const pattern = times(20, (index) => {
      const [row, column] = [Math.floor(index / 5), (index % 5) - 2];
      return line(`M${column * 8 + (row % 2) * 4 - 4} ${-34 + row * 8}q4 5 8 0`, context.tint('#e0c49a'), 1.5, 0.7);
    });
    const eyes =
      mood.asleep || mood.feeling !== 'calm'
        ? eye(-10, -47, 4.4, mood, undefined, -1) + eye(10, -47, 4.4, mood)
        : flat(ellipse(-9, -47, 4.6) + ellipse(9, -47, 4.6), '#1c1420') +
          flat(ellipse(-7.6, -48.6, 1.4) + ellipse(10.6, -48.6, 1.4), '#fff6e4');
    return (
      context.part(smooth('-24,-4 -28,-40 -24,-66* -10,-62 0,-60 10,-62 24,-66* 28,-40 24,-4 0,2'), feathers, {
        inside: pattern,
      }) +
      context.part(smooth('-24,-40 -32,-22 -22,-4 -17,-22'), lighten(feathers, -0.06)) +
      context.part(smooth('24,-40 32,-22 22,-4 17,-22'), lighten(feathers, -0.06)) +
      flat(ellipse(-10, -47, 10.5) + ellipse(10, -47, 10.5), context.tint('#ecd9b8')) +
      eyes +
      flat('M-4 -42h8l-4 8z', context.tint('#d99a4a')) +
      line('M-9 0v4M-4 0v4M4 0v4M9 0v4', context.tint('#d99a4a'), 2.4)
    );
  },
};

export const fox: Creature = {
  width: 130,
  height: 132,
  draw(context, mood) {
    const [red, white] = [context.tint('#c4693a'), context.tint('#f0dfc8')];
    const dark = context.tint('#4a2e2c');
    const tip = flat(smooth('-84,-60 -70,-76 -50,-60 -60,-42 -84,-40'), white, 0.95);
    const stockings = flat('M-40 -16h90v20h-90z', dark, 0.9);
    const cheek = smooth('16,-80 34,-84 64,-74 60,-68 34,-62 14,-66');
    return (
      context.part(
        furry('-20,-6 -52,-2 -74,-22 -78,-58 -66,-80* -52,-54 -42,-34 -18,-28', {
          step: 13,
          amplitude: 2,
          seed: 'fox',
          lean: [0, -0.4],
        }),
        red,
        { inside: tip },
      ) +
      context.part(smooth('-30,0 -37,-34 -20,-64 2,-80 22,-66 28,-30 26,-2 0,2'), red, {
        inside:
          flat(smooth('4,-72 24,-64 30,-30 20,-8 10,-30'), white, 0.9) +
          line('M-26 -28Q-8 -40 -2 -4', lighten(red, -0.08), 2.4, 0.6),
      }) +
      context.part(limb('8,-40 12,-18 12,-4', [8, 7, 7]) + limb('22,-40 25,-18 26,-4', [7, 6.4, 6.4]), red, {
        inside: stockings,
      }) +
      context.part(smooth('-2,-100 -2,-132* 20,-112'), red, {
        inside: flat(smooth('2,-104 2,-122 13,-110'), dark, 0.8),
      }) +
      context.part(smooth('20,-108 32,-134* 38,-102'), lighten(red, -0.04), {
        inside: flat(smooth('25,-108 31,-124 34,-104'), dark, 0.8),
      }) +
      context.part(smooth('-8,-88 2,-106 24,-110 40,-98 64,-80* 62,-74 36,-64 10,-66 -6,-76'), red, {
        inside: flat(cheek, white, 0.95),
      }) +
      eye(28, -89, 3.2, mood) +
      flat(ellipse(63, -78, 4, 3.4), dark) +
      line('M56 -71q-6 5 -13 3', dark, 1.6) +
      blush(context, 22, -76)
    );
  },
};

export const bear: Creature = {
  width: 170,
  height: 240,
  draw(context, mood) {
    const fur = context.tint('#7a5644');
    const pale = context.tint('#c9a27c');
    const strokes = times(14, (index) => {
      const [x, y] = [-58 + (index % 5) * 26, -136 + Math.floor(index / 5) * 42];
      return flat(
        mark({ from: [x, y], to: [x - 4, y + 16], width: 2, sag: 1 }),
        lighten(fur, index % 2 ? 0.05 : -0.04),
        0.6,
      );
    });
    const body = furry('-66,-6 -82,-60 -62,-134 -14,-160 40,-146 66,-84 62,-6 0,2', {
      step: 16,
      amplitude: 2,
      seed: 'bear',
    });
    return (
      context.part(ellipse(-22, -206, 17, 18), lighten(fur, -0.03), {
        inside: flat(ellipse(-21, -204, 9), pale, 0.7),
      }) +
      context.part(body, fur, {
        inside: flat(smooth('-30,-20 -36,-70 -8,-112 26,-104 42,-66 36,-18 4,-8'), pale, 0.55) + strokes,
      }) +
      context.part(ellipse(48, -206, 16, 17), fur, { inside: flat(ellipse(49, -204, 8.5), pale, 0.7) }) +
      context.part(smooth('-38,-168 -30,-204 4,-222 44,-214 66,-184 58,-152 20,-138 -22,-144'), fur) +
      context.part(smooth('14,-164 26,-184 50,-186 66,-172 60,-154 36,-146 18,-152'), pale, { rim: 0.7 }) +
      flat(ellipse(48, -178, 9, 6.4), context.tint('#2c1c20')) +
      line('M47 -171v8q-8 6 -15 1M47 -163q6 5 12 1', context.tint('#4a2e2c'), 2.2) +
      eye(14, -188, 4, mood) +
      eye(50, -196, 3.6, mood) +
      blush(context, 8, -168, 8) +
      context.part(limb('-48,-118 -66,-76 -30,-52', [24, 21, 17]), lighten(fur, -0.02)) +
      context.part(limb('48,-120 62,-80 34,-54', [21, 19, 16]), lighten(fur, 0.02)) +
      context.part(smooth('-72,0 -74,-26 -46,-38 -24,-24 -22,0'), fur, {
        inside: flat(ellipse(-46, -15, 15, 12), pale, 0.7),
      }) +
      context.part(smooth('22,0 22,-24 46,-36 70,-24 70,0'), fur, { inside: flat(ellipse(48, -14, 14, 11), pale, 0.7) })
    );
  },
};

export const horse: Creature = {
  width: 250,
  height: 268,
  back: { x: -8, y: -152 },
  draw(context, mood) {
    const [coat, mane] = [context.tint('#a8734e'), context.tint('#5a3a34')];
    const hooves = flat('M-130 -15h260v20h-260z', mane, 0.9);
    const leg = (bones: string): string => limb(bones, [17, 11, 8, 9]);
    const far = context.part(
      mood.running
        ? leg('-58,-96 -86,-66 -104,-44 -132,-22') + leg('58,-96 92,-74 112,-48 142,-34')
        : leg('-54,-96 -66,-60 -58,-30 -62,-8') + leg('58,-96 66,-58 64,-30 68,-8'),
      lighten(coat, -0.07),
      { inside: hooves },
    );
    const near = context.part(
      mood.running
        ? leg('-74,-96 -72,-58 -44,-38 -26,-8') + leg('42,-96 52,-58 24,-44 6,-26')
        : leg('-78,-96 -84,-60 -80,-30 -84,-8') + leg('40,-96 42,-58 40,-30 42,-8'),
      coat,
      { inside: hooves },
    );
    const body =
      limb('-84,-122 -40,-114 10,-112 62,-124', [38, 42, 42, 38]) + limb('58,-130 90,-176 108,-222', [38, 27, 22]);
    const head = smooth('88,-222 100,-244 122,-248 150,-216 166,-190 156,-176 136,-180 112,-200');
    const forelock = furry('92,-250 112,-262 122,-240 116,-222 106,-230', { step: 10, amplitude: 3, seed: 'lock' });
    const ridge = furry('100,-252 86,-240 72,-206 52,-168 40,-150 56,-146 78,-176 98,-214', {
      step: 13,
      amplitude: 4,
      seed: 'mane',
      lean: [-0.6, 0.5],
    });
    return (
      far +
      context.part(
        furry('-112,-140 -136,-120 -146,-70 -138,-36* -122,-62 -112,-104', { step: 14, amplitude: 3, seed: 'tail' }),
        mane,
      ) +
      context.part(smooth('118,-246 124,-270* 134,-244'), lighten(coat, -0.05)) +
      context.part(body, coat) +
      near +
      context.part(head, coat, {
        inside: flat(smooth('138,-206 168,-190 160,-170 132,-178'), lighten(coat, 0.13), 0.8),
      }) +
      context.part(smooth('102,-244 104,-270* 118,-248'), coat) +
      context.part(ridge, mane) +
      context.part(forelock, mane) +
      eye(126, -218, 4.2, mood) +
      flat(ellipse(155, -190, 2.2, 3), context.tint('#4a2e2c')) +
      smile(context, mood, 143, -180, 11) +
      blush(context, 128, -202, 6)
    );
  },
};
