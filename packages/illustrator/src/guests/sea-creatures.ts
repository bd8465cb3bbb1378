import { lighten, mix } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

const tentacles = [
  [-26, -52, 0],
  [-12, -34, 4],
  [2, -8, 6],
  [14, 24, 4],
  [24, 46, 0],
] as const;

export const octopus: Creature = {
  width: 104,
  height: 86,
  draw(context, mood) {
    const skin = context.tint('#c97a6a');
    const random = randomFrom('octopus');
    const spots = times(12, () =>
      flat(ellipse(-24 + random() * 48, -70 + random() * 26, 1.5 + random() * 2.6), lighten(skin, -0.07), 0.6),
    );
    const arms = tentacles.map(([x, reach, lift]) =>
      limb(
        [
          [x * 0.7, -26],
          [x * 1.1, -8],
          [x + reach * 0.28, -4],
          [x + reach * 0.55, -10 + lift],
        ],
        [9, 8, 6, 3],
      ),
    );
    const bulb = smooth('-30,-36 -34,-62 -16,-84 16,-84 34,-62 30,-36 20,-22 -20,-22');
    return (
      context.part(arms.join('') + bulb, skin, { inside: spots }) +
      eye(-10, -42, 3.2, mood) +
      eye(12, -42, 3.2, mood) +
      smile(context, mood, -4, -34, 10, '#6b2c2c') +
      blush(context, -18, -35) +
      blush(context, 20, -35)
    );
  },
};

export const whale: Creature = {
  width: 460,
  height: 170,
  floats: true,
  back: { x: -10, y: -134 },
  draw(context, mood) {
    const skin = context.tint('#41648c', 0.1);
    const pale = mix(skin, '#b9dce6', 0.3);
    return context.place({ y: -70, scale: 0.82, flip: true }, () => {
      const throat = flat(smooth('-215,16 -120,26 20,40 120,40 20,72 -140,70'), pale, 0.8);
      const pleats = times(5, (index) =>
        line(
          `M${-190 + index * 12} ${30 + index * 5}Q${-90 + index * 10} ${42 + index * 5} ${10 + index * 8} ${48 + index * 3}`,
          skin,
          2,
          0.6,
        ),
      );
      const body =
        '-210,10 -190,-36 -120,-70 0,-78 110,-50 190,-6 236,-14 262,-50* 282,-14 318,0* 272,18 230,16 160,40 40,62 -100,62 -186,40';
      return (
        context.part(smooth(body), skin, { inside: throat + pleats }) +
        context.part(smooth('-60,40 -20,96 20,100* 0,40'), lighten(skin, -0.03), { rim: 0.6 }) +
        eye(-150, 2, 6.5, mood, '#0c1a44') +
        line('M-158 -10q8 -5 16 0', '#10204c', 2, 0.6) +
        line('M-208 16q40 14 76 6', '#10204c', 2.2, 0.5) +
        blush(context, -136, 14, 9)
      );
    });
  },
};
