import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

/** A tin knight with the visor up and a plume, who has come to say good night rather than to fight. */
export const knight: Creature = {
  width: 110,
  height: 224,
  draw(context, mood) {
    const [steel, cloth, plume] = [context.tint('#9aa5b4'), context.tint('#4f6fa0'), context.tint('#c4593f')];
    const [dark, skin, brass] = [lighten(steel, -0.16), context.tint('#e3b48f'), context.tint('#d9b06a')];
    const bands = line('M-40 -46h80M-40 -26h80', lighten(steel, -0.1), 3, 0.7);
    const lion = flat(ellipse(0, -84, 11, 13), brass) + flat(ellipse(0, -85, 6, 7), lighten(brass, 0.1));
    const slits = times(5, (index) => `M${-20 + index * 10} -190v10`);
    return (
      context.part(limb('-16,-60 -17,-30 -17,-8', [14, 13, 12]) + limb('16,-60 17,-30 17,-8', [14, 13, 12]), steel, {
        inside: bands,
      }) +
      context.part(smooth('-32,0 -32,-10 -16,-14 -2,-4 -2,0') + smooth('4,0 4,-10 20,-14 36,-4 36,0'), dark) +
      context.part(limb('-34,-116 -46,-92 -44,-66', [12, 11, 9]), lighten(steel, -0.04)) +
      context.part(smooth('-30,-130 30,-130 40,-90 42,-46 0,-38 -42,-46 -40,-90', 0.14), cloth, {
        inside: flat('M-6 -140h12v110h-12z', lighten(cloth, 0.1), 0.5) + lion,
      }) +
      line('M-41 -62Q0 -52 41 -62', context.tint('#6b4636'), 6) +
      context.part(ellipse(-34, -120, 15, 13) + ellipse(34, -120, 15, 13), steel) +
      context.part(limb('36,-116 54,-104 62,-124', [12, 10, 8]), steel) +
      context.part(ellipse(64, -131, 9.5), lighten(steel, -0.05)) +
      context.part(smooth('-4,-206 -14,-226 -44,-232 -66,-214 -58,-190 -48,-206 -30,-212'), plume) +
      context.part(smooth('-40,-132 -44,-168 -30,-200 0,-210 30,-200 44,-168 40,-132 0,-124'), steel) +
      context.part(smooth('-27,-142 -31,-164 -18,-179 8,-181 31,-172 33,-150 24,-137 -6,-134'), skin, { shade: 0.7 }) +
      context.part(smooth('-39,-176 -34,-196 0,-206 34,-198 42,-174 4,-183'), lighten(steel, 0.05), {
        inside: line(slits, dark, 3, 0.6),
      }) +
      flat(ellipse(-39, -174, 4.6), brass) +
      eye(-8, -158, 3.6, mood) +
      eye(18, -158, 3.6, mood) +
      blush(context, -16, -148, 6) +
      blush(context, 25, -148, 6) +
      smile(context, mood, -1, -146, 12)
    );
  },
};
