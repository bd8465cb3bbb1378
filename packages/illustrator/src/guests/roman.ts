import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

/** A Roman soldier: bare knees and sandals, a red tunic under bands of iron, and a crest like a brush. */
export const roman: Creature = {
  width: 112,
  height: 232,
  draw(context, mood) {
    const [iron, cloth, skin] = [context.tint('#a9b0ba'), context.tint('#b5493c'), context.tint('#d9a47c')];
    const [leather, brass] = [context.tint('#7a4f35'), context.tint('#d9b06a')];
    const hoops = times(4, (index) => `M-40 ${-116 + index * 14}Q0 ${-109 + index * 14} 40 ${-116 + index * 14}`);
    const straps = times(6, (index) => `M${-30 + index * 12} -62v26`);
    const thongs = line('M-24 -22l14 6M-24 -12l14 6M10 -22l14 6M10 -12l14 6', leather, 3);
    const bristles = times(9, (index) => `M${-36 + index * 9} -${214 - Math.abs(index - 4) * 3}v-16`);
    return (
      context.part(limb('-16,-46 -17,-26 -17,-6', [13, 11, 9]) + limb('16,-46 17,-26 17,-6', [13, 11, 9]), skin) +
      context.part(smooth('-30,0 -30,-7 -16,-9 -4,-3 -4,0') + smooth('4,0 4,-7 18,-9 32,-3 32,0'), leather) +
      thongs +
      context.part(limb('-34,-116 -47,-92 -44,-68', [12, 10, 8]), skin) +
      context.part(smooth('-38,-70 38,-70 46,-34 0,-26 -46,-34', 0.14), cloth, {
        inside: line(straps, leather, 7, 0.8),
      }) +
      context.part(smooth('-34,-130 34,-130 42,-90 40,-62 0,-54 -40,-62 -42,-90', 0.14), iron, {
        inside: line(hoops, lighten(iron, -0.16), 3, 0.8) + flat(ellipse(0, -100, 4, 4), brass),
      }) +
      context.part(ellipse(-35, -120, 16, 13) + ellipse(35, -120, 16, 13), lighten(iron, 0.04)) +
      context.part(limb('38,-114 56,-104 64,-126', [11, 9, 8]), skin) +
      context.part(ellipse(66, -132, 9), skin) +
      context.part(smooth('-46,-196 -40,-226 0,-238 40,-226 46,-196 0,-206'), cloth, {
        inside: line(bristles, lighten(cloth, -0.14), 3, 0.6),
      }) +
      context.part(smooth('-36,-134 -40,-164 -28,-190 0,-198 28,-190 40,-164 36,-134 0,-124'), skin, { shade: 0.7 }) +
      context.part(smooth('-43,-168 -40,-196 0,-210 40,-196 43,-168 0,-178'), iron) +
      context.part(
        smooth('-43,-172 -30,-170 -28,-146 -38,-136') + smooth('43,-172 30,-170 28,-146 38,-136'),
        lighten(iron, -0.05),
      ) +
      line('M-42 -170Q0 -181 42 -170', brass, 4) +
      eye(-11, -156, 3.6, mood) +
      eye(13, -156, 3.6, mood) +
      blush(context, -20, -146, 6) +
      blush(context, 22, -146, 6) +
      smile(context, mood, 1, -143, 12)
    );
  },
};
