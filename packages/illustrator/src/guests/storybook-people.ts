import { mouth } from '../figures/mouth.ts';
import { lighten } from '../paper/colour.ts';
import { furry } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { curve, ellipse, smooth } from '../paper/path.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

export const robot: Creature = {
  width: 84,
  height: 112,
  draw(context, mood) {
    const [body, dark] = [context.tint('#8fa3ae'), context.tint('#5c7080')];
    const screen = mood.asleep
      ? line('M-12 -71q4 4 8 0M4 -71q4 4 8 0', '#ffd98a', 2.6, 0.7)
      : mood.feeling === 'calm'
        ? line('M-12 -71q4 -6 8 0M4 -71q4 -6 8 0', '#ffd98a', 2.6)
        : eye(-8, -73, 2.8, mood, '#ffd98a', -1) + eye(9, -73, 2.8, mood, '#ffd98a', 1);
    const talking = { x: 0, y: -66, width: 9, smile: 1 };
    return (
      line('M-12 -14V-4M12 -14V-4', dark, 6) +
      context.part(ellipse(-14, -3, 9, 4.5) + ellipse(14, -3, 9, 4.5), dark) +
      line(curve('-22,-40 -34,-32 -34,-20'), dark, 5) +
      line(curve('22,-42 36,-48 40,-62'), dark, 5) +
      context.part(ellipse(41, -65, 5.5), context.tint('#d98a4a')) +
      context.part(smooth('-22,-50 22,-50 24,-34 20,-12 -20,-12 -24,-34', 0.1), body, {
        inside:
          flat('M-12 -40h24v16h-24z', lighten(body, -0.12)) +
          flat(ellipse(-5, -32, 2.6) + ellipse(4, -32, 2.6), '#ffd27a'),
      }) +
      context.part(smooth('-24,-88 0,-94 24,-88 28,-72 22,-54 -22,-54 -28,-72', 0.13), body) +
      flat(smooth('-19,-84 19,-84 21,-72 18,-61 -18,-61 -21,-72', 0.1), context.tint('#232a4a')) +
      context.glow({ at: [0, -72], size: [26, 18], colour: '#ffcf7a', opacity: 0.4 }) +
      screen +
      (mood.feeling === 'calm' || mood.asleep
        ? line('M-4 -66q4 3 8 0', '#ffd98a', 1.8)
        : mouth(mood.feeling, talking, '#ffd98a', '#ffd98a')) +
      line('M0 -94V-104', dark, 2.4) +
      flat(ellipse(0, -107, 4.4), '#ffcf7a') +
      context.glow({ at: [0, -107], size: [18, 18], colour: '#ffcf7a', opacity: 0.6 })
    );
  },
};

export const dragon: Creature = {
  width: 250,
  height: 214,
  face: [68, -178],
  back: { x: -34, y: -104 },
  draw(context, mood) {
    const [skin, wing, pale] = [context.tint('#4f8a84'), context.tint('#c98a5c'), context.tint('#e6cf9a')];
    const ribs = line(
      'M-30 -128Q-62 -150 -108 -190M-30 -128Q-74 -132 -136 -152M-30 -126Q-70 -114 -134 -112',
      lighten(wing, -0.1),
      3,
      0.6,
    );
    const plates = times(7, (index) =>
      line(`M${6 + index * 1.5} ${-122 + index * 16}q16 8 34 0`, lighten(pale, -0.1), 2, 0.7),
    );
    const body = limb('-128,-20 -84,-14 -40,-36 -6,-66 18,-112 40,-150', [4, 13, 34, 46, 36, 25]);
    const skull = smooth('16,-164 24,-192 52,-204 78,-190 106,-178 108,-164 86,-152 44,-144');
    const crest =
      smooth('-74,-36 -66,-54* -54,-46') +
      smooth('-48,-62 -44,-82* -28,-76') +
      smooth('-22,-98 -24,-120* -4,-118') +
      smooth('-2,-134 -8,-156* 12,-158');
    return (
      context.part(
        smooth('-20,-120 -70,-150 -112,-196* -108,-160 -140,-154* -116,-128 -138,-108* -84,-92 -40,-92'),
        lighten(wing, -0.05),
        { inside: ribs },
      ) +
      context.part(crest, wing, { rim: 0.6 }) +
      context.part(smooth('-122,-26 -152,-38* -140,-14 -150,2* -120,-10'), wing) +
      context.part(
        limb('24,-42 40,-22 34,-6', [19, 15, 12]) + smooth('22,0 22,-12 44,-14 58,0'),
        lighten(skin, -0.07),
      ) +
      context.part(body + skull, skin, {
        inside: flat(smooth('0,-20 20,-40 40,-110 52,-146 64,-128 52,-70 30,-10'), pale, 0.8) + plates,
      }) +
      context.part(limb('-22,-44 -2,-26 -16,-8', [26, 20, 14]) + smooth('-30,0 -30,-14 -4,-16 12,0'), skin) +
      context.part(limb('28,-96 46,-82 58,-86', [10, 8, 7]), skin, { rim: 0.8 }) +
      context.part(smooth('26,-190 16,-216* 38,-202') + smooth('46,-200 46,-226* 60,-200'), pale, { grain: false }) +
      eye(64, -182, 5, mood) +
      flat(ellipse(99, -174, 2, 2.6), context.tint('#274844')) +
      line('M74 -160Q92 -154 104 -164', context.tint('#274844'), 2.6) +
      blush(context, 58, -166, 8)
    );
  },
};

export const troll: Creature = {
  width: 110,
  height: 150,
  draw(context, mood) {
    const [skin, hair, cloth] = [context.tint('#c2b184'), context.tint('#5a6a42'), context.tint('#7a6890')];
    const moss = furry('-45,-108 -40,-134 -10,-150 26,-146 48,-124 50,-106 34,-117 8,-122 -20,-117', {
      step: 11,
      amplitude: 9,
      seed: 'troll',
      lean: [0, -0.7],
    });
    const patch =
      flat('M-26 -48l20 -4l4 18l-20 4z', context.tint('#c98a4a')) +
      line('M-26 -48l20 -4l4 18l-20 4z', context.tint('#f0dfc2'), 1.4, 0.7);
    return (
      line('M-34 -16C-62 -8 -66 -36 -58 -44', skin, 5) +
      context.part(smooth('-66,-42 -66,-60 -50,-58 -50,-42'), hair) +
      context.part(limb('-16,-24 -18,-8', [13, 12]) + limb('16,-24 18,-8', [13, 12]), skin) +
      context.part(
        smooth('-34,0 -34,-10 -14,-14 0,-2 -2,0') + smooth('6,0 6,-10 26,-14 42,-3 40,0'),
        lighten(skin, -0.05),
      ) +
      context.part(smooth('-36,-20 -40,-54 -26,-82 0,-88 28,-82 42,-54 38,-20 0,-14'), cloth, { inside: patch }) +
      context.part(
        limb('-34,-70 -52,-48 -46,-30', [11, 10, 9]) + limb('36,-70 54,-54 60,-38', [11, 10, 9]),
        lighten(cloth, -0.03),
      ) +
      context.part(ellipse(-45, -25, 8.6) + ellipse(62, -32, 8.6), skin, { grain: false }) +
      context.part(
        smooth('-44,-104 -60,-116 -62,-98 -42,-88') + smooth('46,-104 62,-116 64,-98 44,-88'),
        lighten(skin, -0.05),
      ) +
      context.part(smooth('-44,-92 -40,-122 -6,-136 34,-128 48,-98 38,-74 4,-66 -32,-74'), skin) +
      context.part(moss, hair) +
      eye(-8, -98, 3.6, mood) +
      eye(30, -98, 3.6, mood) +
      context.part(smooth('6,-98 18,-98 28,-84 18,-74 6,-78'), lighten(skin, -0.05), { rim: 0.8 }) +
      blush(context, -16, -84, 7) +
      blush(context, 38, -84, 6) +
      smile(context, mood, 2, -72, 18)
    );
  },
};
