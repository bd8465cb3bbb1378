import { lighten } from '../paper/colour.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

/** Wool all over, a dark face, and thin legs that hardly seem to belong to it. */
export const sheep: Creature = {
  width: 128,
  height: 104,
  back: { x: -8, y: -74 },
  draw(context, mood) {
    const [wool, face] = [context.tint('#d9cdbd'), context.tint('#5a4a54')];
    const curls = line(
      'M-40 -52q6 -8 12 0M-18 -64q6 -8 12 0M4 -54q6 -8 12 0M-30 -34q6 -8 12 0M-6 -38q6 -8 12 0M16 -34q6 -8 12 0M-50 -38q5 -7 10 0',
      lighten(wool, -0.1),
      2.2,
      0.7,
    );
    const coat = curly('-58,-36 -52,-62 -26,-78 6,-78 32,-66 40,-44 32,-24 0,-16 -36,-18', 17, 0.58);
    return (
      context.part(limb('-34,-24 -35,-4', [6, 5.4]) + limb('22,-24 23,-4', [6, 5.4]), lighten(face, -0.05)) +
      context.part(limb('-22,-22 -22,-2', [6.4, 5.6]) + limb('10,-22 10,-2', [6.4, 5.6]), face) +
      context.part(coat, wool, { inside: curls }) +
      context.part(smooth('30,-78 14,-70 16,-62 32,-66'), lighten(face, 0.05), { grain: false }) +
      context.part(smooth('28,-80 40,-92 56,-86 66,-66 64,-56 52,-52 38,-58 28,-68'), face) +
      context.part(curly('26,-80 32,-96 46,-98 52,-88 40,-80', 11, 0.6), lighten(wool, 0.03), { grain: false }) +
      eye(46, -74, 2.6, mood, mood.asleep ? '#e6d8cc' : undefined) +
      flat(ellipse(62, -62, 2, 1.6), lighten(face, -0.14)) +
      smile(context, mood, 54, -58, 7, '#d8b8b0') +
      blush(context, 44, -64, 4)
    );
  },
};
