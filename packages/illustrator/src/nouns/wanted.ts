import { eye, smile } from '../guests/creature.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

/** All of bones, with a kind face. */
const dinosaurSkeleton: DrawnNoun = {
  width: 330,
  height: 276,
  place: 'floor',
  back: { x: -20, y: -150 },
  draw(context, mood) {
    const [bone, dark] = [context.tint('#f0e6d2'), context.tint('#6b5a4c')];
    const ribs = times(7, (index) => `M${-70 + index * 22} -126q${12 - index * 3} 44 ${2 - index * 3} 76`);
    const knots = times(9, (index) => ellipse(-196 + index * 16, -30 - index * 10.4, 6 + index * 0.6));
    const neck = times(8, (index) => ellipse(72 + index * 8, -132 - index * 15, 8.4));
    return (
      line('M-64 -120L-72 -62L-66 -4M50 -120L60 -62L54 -4M-40 -118L-34 -62L-40 -4M74 -118L78 -60L84 -4', bone, 11) +
      line(ribs, bone, 8) +
      context.part(knots + limb('-70,-122 0,-136 66,-126', [12, 13, 12]) + neck, bone) +
      context.part(smooth('104,-246 112,-274 138,-280 172,-262 176,-244 150,-232 116,-232'), bone) +
      flat(ellipse(140, -258, 10, 10), dark) +
      eye(141, -258, 5, mood, '#f6e8c8') +
      line('M138 -240l4 8l5 -8l5 8l5 -8l5 8', dark, 2) +
      smile(context, mood, 150, -246, 16, '#6b5a4c')
    );
  },
};

export const wanted = {
  'dinosaur-skeleton': dinosaurSkeleton,
  'bench': thing(
    240,
    110,
    (b) =>
      b.stroke('M-88 -56V0M88 -56V0M-88 -56L-96 -108M88 -56L96 -108', '#57505a', 8) +
      b.box(-112, -104, 224, 14, '#a8734e', 3) +
      b.box(-110, -84, 220, 13, '#b07c56', 3) +
      b.box(-114, -60, 228, 14, '#b98560', 4),
    { face: { x: 0, y: -88, size: 0.4 }, back: { x: 0, y: -60 } },
  ),
  'baby': thing(
    128,
    66,
    (b) =>
      b.cut('-30,-52 10,-60 56,-40 64,-16 40,-2 -20,-2 -44,-20', '#e8d9a8') +
      b.stroke('M-14 -50Q2 -28 -10 -4M22 -54Q36 -30 26 -4', '#cdb87e', 3) +
      b.round(-36, -34, 27, 26, '#f0c6a5') +
      b.cut('-50,-54 -36,-66 -20,-54 -34,-50', '#8f5130') +
      b.stroke('M-50 -33q3 3 6 0M-28 -33q3 3 6 0', '#3a2430', 2) +
      b.stroke('M-38 -22q2 2 4 0', '#a8433c', 2) +
      b.dot(-54, -26, 5, 3.4, '#e09a8c') +
      b.dot(-18, -26, 5, 3.4, '#e09a8c'),
    { face: { x: -36, y: -34, size: 0.62 } },
  ),
  'bone': thing(70, 34, (b) =>
    b.cut(
      '-20,-22 -30,-32 -36,-22 -30,-16 -37,-10 -30,-1 -20,-10 20,-12 30,-2 36,-12 30,-18 36,-26 28,-34 20,-24',
      '#f0e6d4',
    ),
  ),
  'hoofprint': thing(44, 40, (b) =>
    b.paint('M-16 -2q-8 -22 4 -32q12 -8 24 0q12 10 4 32h-9q7 -18 -1 -24q-6 -4 -12 0q-8 6 -1 24z', '#57453c', 0.75),
  ),
  'branch': thing(
    120,
    44,
    (b) =>
      b.bone('-56,-8 -10,-14 56,-26', [6, 5.4, 3.6], '#8a6244') +
      b.bone('6,-16 26,-36', [4, 2.4], '#8a6244') +
      b.cut('26,-38 40,-46 44,-38 34,-32', '#6f8f4a'),
    { grip: { x: -10, y: -14, rotate: -8 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
