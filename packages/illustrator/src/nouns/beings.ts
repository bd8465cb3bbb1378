import { blush, type Creature, eye, smile } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import { furry } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { thing } from './brush.ts';
import { type DrawnNoun, fromCreature } from './noun.ts';

const monster: Creature = {
  width: 150,
  height: 190,
  draw(context, mood) {
    const fur = context.tint('#7a6ab0');
    const body = furry('-62,-6 -70,-70 -56,-140 0,-166 56,-140 70,-70 62,-6 0,0', {
      step: 13,
      amplitude: 6,
      seed: 'monster',
    });
    return (
      context.part(
        smooth('-40,-140 -58,-186* -20,-158') + smooth('40,-140 58,-186* 20,-158'),
        context.tint('#e6c48a'),
      ) +
      context.part(
        limb('-58,-90 -86,-70 -82,-44', [15, 13, 11]) + limb('58,-90 86,-70 82,-44', [15, 13, 11]),
        lighten(fur, -0.05),
      ) +
      context.part(ellipse(-30, -4, 24, 9) + ellipse(30, -4, 24, 9), lighten(fur, -0.05)) +
      context.part(body, fur, { inside: flat(ellipse(0, -44, 38, 40), lighten(fur, 0.12), 0.7) }) +
      flat(ellipse(-20, -118, 15, 16) + ellipse(20, -120, 19, 20), context.tint('#fff4e0')) +
      eye(-17, -117, 6, mood, undefined, -1) +
      eye(23, -119, 7, mood, undefined, 1) +
      smile(context, mood, -22, -86, 44, '#3c2850') +
      flat('M-12 -80l5 10l5 -9zM6 -78l5 9l5 -10z', context.tint('#fff4e0')) +
      blush(context, -42, -94, 9) +
      blush(context, 44, -94, 9)
    );
  },
};

const alien: Creature = {
  width: 90,
  height: 150,
  draw(context, mood) {
    const green = context.tint('#8fb86a');
    return (
      line('M-14 -136Q-20 -156 -30 -158M14 -136Q20 -156 30 -158', green, 4) +
      flat(ellipse(-31, -159, 5.4) + ellipse(31, -159, 5.4), context.tint('#e6b84a')) +
      context.part(limb('-14,-26 -16,-4', [9, 8]) + limb('14,-26 16,-4', [9, 8]), lighten(green, -0.06)) +
      context.part(
        limb('-20,-56 -40,-46 -42,-30', [8, 7, 6]) + limb('20,-56 40,-62 46,-80', [8, 7, 6]),
        lighten(green, -0.03),
      ) +
      context.part(smooth('-20,-70 20,-70 26,-36 18,-14 -18,-14 -26,-36'), context.tint('#5f7ab4')) +
      context.part(smooth('-42,-108 -30,-142 0,-150 30,-142 42,-108 22,-74 0,-66 -22,-74'), green) +
      flat(
        ellipse(-17, -106, 12, 14, 14) + ellipse(17, -106, 12, 14, -14) + ellipse(0, -128, 8, 8),
        context.tint('#fff4e0'),
      ) +
      eye(-15, -105, 5.4, mood, undefined, -1) +
      eye(19, -105, 5.4, mood, undefined, 1) +
      eye(1, -128, 3.6, mood) +
      smile(context, mood, -8, -82, 16, '#3c5028') +
      blush(context, -28, -88, 6) +
      blush(context, 28, -88, 6)
    );
  },
};

const yeti: Creature = {
  width: 190,
  height: 260,
  draw(context, mood) {
    const fur = context.tint('#e6ebf2');
    const coat = furry('-76,-6 -86,-100 -70,-190 -40,-244 0,-256 40,-244 70,-190 86,-100 76,-6 0,0', {
      step: 17,
      amplitude: 8,
      seed: 'yeti',
    });
    return (
      context.part(
        furry('-70,-170 -100,-110 -98,-60 -76,-60 -62,-120', { step: 14, amplitude: 5, seed: 'arm' }) +
          furry('70,-170 100,-110 98,-60 76,-60 62,-120', { step: 14, amplitude: 5, seed: 'arm' }),
        lighten(fur, -0.05),
      ) +
      context.part(ellipse(-36, -4, 32, 11) + ellipse(36, -4, 32, 11), context.tint('#8fa8c4')) +
      context.part(coat, fur) +
      context.part(
        smooth('-38,-196 -30,-222 0,-230 30,-222 38,-196 24,-168 0,-160 -24,-168'),
        context.tint('#a8bcd4'),
        { grain: false },
      ) +
      eye(-13, -200, 5, mood, undefined, -1) +
      eye(15, -200, 5, mood, undefined, 1) +
      smile(context, mood, -11, -180, 24, '#3a4a68') +
      blush(context, -26, -184, 7) +
      blush(context, 28, -184, 7)
    );
  },
};

/** Beings nobody has met, and what is more than a thing: weather, woods and the sea as somebody. */
export const beings = {
  'monster': fromCreature(monster),
  'alien': fromCreature(alien),
  'yeti': fromCreature(yeti),
  'rain': thing(
    170,
    150,
    (b) =>
      b.stroke(
        times(9, (index) => `M${-62 + index * 16} ${-48 + (index % 3) * 8}l-5 24`),
        '#9cc4e6',
        5,
        0.85,
      ) + b.cut('-80,-70 -84,-96 -56,-110 -40,-142 4,-150 36,-130 70,-124 86,-90 70,-64 0,-56', '#b4bed4'),
    { place: 'sky', hangs: true, face: { x: 0, y: -98, size: 1.3 } },
  ),
  'forest': thing(
    330,
    330,
    (b) =>
      [-110, 0, 104]
        .map((x, index) =>
          b.context.place(
            { x, y: index === 1 ? 0 : -8, scale: index === 1 ? 1 : 0.84 },
            () =>
              b.box(-12, -36, 24, 36, '#6b4a38', 2) +
              b.cut(
                '-84,-30* -40,-100 -62,-100* -24,-180 -44,-180* 0,-320* 44,-180* 24,-180 62,-100* 40,-100 84,-30* 0,-20',
                index === 1 ? '#4f7a5c' : '#5f8a64',
              ),
          ),
        )
        .join(''),
    { place: 'stage', face: { x: 0, y: -104, size: 1.4 } },
  ),
  'sea': thing(
    330,
    120,
    (b) =>
      b.cut(
        '-160,0* -156,-70 -124,-92 -96,-70 -68,-96 -36,-74 -6,-104 34,-76 66,-98 98,-72 128,-92 158,-66 160,0*',
        '#4f8ab0',
        b.stroke('M-150 -40q30 -14 60 0t60 0t60 0t60 0t60 0', '#a8d0e6', 5, 0.7),
      ) +
      b.dot(-6, -104, 9, 7, '#eef6fa') +
      b.dot(-124, -92, 8, 6, '#eef6fa') +
      b.dot(128, -92, 8, 6, '#eef6fa'),
    { face: { x: 10, y: -54, size: 1.4 } },
  ),
  'mountain': thing(
    360,
    330,
    (b) =>
      b.cut(
        '-176,0* -110,-150 -70,-180 -10,-326* 50,-200 96,-170 176,0*',
        '#7d84a0',
        b.paint('M-60 -230L-10 -330L40 -230L22 -214L4 -236L-14 -206L-34 -232Z', '#eef0f6'),
      ),
    { place: 'stage', face: { x: 0, y: -110, size: 2 }, back: { x: -10, y: -320 } },
  ),
  'island': thing(
    260,
    230,
    (b) =>
      b.cut('-126,0 -90,-30 0,-44 90,-30 126,0 0,8', '#e0c08a') +
      b.bone('6,-36 16,-110 4,-170', [11, 9, 7], '#9a7450') +
      ['4,-170 -40,-196 -74,-168', '4,-170 44,-206 84,-188', '4,-170 50,-176 76,-142', '4,-170 -14,-150 -44,-128']
        .map((bones) => b.bone(bones, [8, 11, 2], '#6f9a54'))
        .join(''),
    { face: { x: -30, y: -22, size: 0.8 }, back: { x: -50, y: -36 } },
  ),
  'volcano': thing(
    300,
    280,
    (b) =>
      b.dot(10, -262, 40, 22, '#c9c0c4', 0.6) +
      b.cut(
        '-146,0* -70,-130 -40,-210* 44,-210* 74,-130 146,0*',
        '#7a5f5c',
        b.paint('M-40 -220h84l6 40q-14 26 -22 0t-22 14t-22 -10t-20 6z', '#e0843c'),
      ),
    { place: 'stage', face: { x: 0, y: -96, size: 1.8 } },
  ),
  'cave-mouth': thing(
    260,
    200,
    (b) =>
      b.cut('-126,0 -120,-90 -60,-176 20,-190 90,-150 126,-60 122,0', '#8a8490') +
      b.cut('-66,0* -62,-70 -20,-116 40,-106 70,-50 70,0*', '#2c2838'),
    { place: 'stage', face: { x: 0, y: -148, size: 1 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
