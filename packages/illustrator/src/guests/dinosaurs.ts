import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { blush, type Creature, eye, type Mood, smile } from './creature.ts';

function spots(colour: Hex, count: number, left: number, top: number, width: number, height: number): Markup {
  const random = randomFrom(`spots${left}${count}`);
  return times(count, () => {
    const size = 4 + random() * 8;
    return flat(ellipse(left + random() * width, top + random() * height, size, size * 0.8), colour, 0.55);
  });
}

/** A long-necked plant eater. */
function longNeck(context: DrawingContext, colour: Hex, mood: Mood): Markup {
  const skin = context.tint(colour);
  const body = limb('-214,-16 -150,-46 -84,-92 -10,-106 58,-100', [4, 16, 42, 58, 50]);
  const neck = limb('48,-112 98,-150 120,-204 126,-246', [46, 28, 20, 18]);
  const skull = smooth('108,-246 118,-270 142,-274 170,-256 172,-240 150,-230 118,-230');
  const toes = flat('M-120 -8h240v12h-240z', lighten(skin, -0.1), 0.7);
  const leg = (bones: string): string => limb(bones, [26, 20, 18]);
  return (
    context.part(
      mood.running
        ? leg('-52,-72 -84,-44 -112,-20') + leg('54,-76 92,-50 112,-22')
        : leg('-52,-72 -46,-36 -44,-6') + leg('54,-76 60,-36 62,-6'),
      lighten(skin, -0.07),
      { inside: toes },
    ) +
    context.part(body + neck + skull, skin, {
      inside:
        flat(smooth('-60,-56 0,-44 60,-66 110,-150 124,-210 140,-230 120,-140 70,-50 0,-30'), lighten(skin, 0.1), 0.5) +
        spots(lighten(skin, -0.06), 16, -120, -150, 170, 60),
    }) +
    context.part(
      mood.running
        ? leg('-74,-74 -54,-38 -30,-8') + leg('28,-76 30,-38 2,-14')
        : leg('-78,-74 -82,-36 -82,-6') + leg('24,-76 22,-36 20,-6'),
      skin,
      { inside: toes, rim: 0.5 },
    ) +
    eye(146, -256, 4.4, mood) +
    blush(context, 138, -242, 6.5) +
    smile(context, mood, 152, -243, 14)
  );
}

/** Three horns, small ones, and a collar. */
function threeHorned(context: DrawingContext, mood: Mood): Markup {
  const skin = context.tint('#b5895c');
  const leg = (bones: string): string => limb(bones, [10, 9]);
  return (
    context.part(leg('-22,-20 -22,-4') + leg('16,-20 18,-4'), lighten(skin, -0.07)) +
    context.part(limb('-58,-18 -36,-30 -6,-36 20,-34', [2, 16, 24, 20]), skin, {
      inside: spots(lighten(skin, -0.07), 7, -44, -56, 60, 30),
    }) +
    context.part(leg('-34,-20 -34,-4') + leg('4,-20 4,-4'), skin) +
    context.part(smooth('14,-34 10,-58 28,-74 46,-62 44,-36 30,-26'), context.tint('#c9705a'), {
      inside: spots(context.tint('#e6c08a'), 5, 16, -68, 24, 30),
    }) +
    context.part(smooth('26,-46 40,-58 58,-46 62,-34 50,-24 32,-26'), skin) +
    context.part(smooth('38,-54 46,-72* 46,-52') + smooth('56,-44 66,-54* 61,-40'), context.tint('#f0e2c8'), {
      grain: false,
    }) +
    eye(46, -43, 3, mood) +
    blush(context, 40, -35) +
    smile(context, mood, 48, -31, 8)
  );
}

/** A little one on two legs. */
function hopper(context: DrawingContext, mood: Mood): Markup {
  const skin = context.tint('#7d9a5c');
  return (
    context.part(
      limb('-4,-30 -8,-14 -4,-3', [10, 7, 6]) + limb('8,-30 10,-14 14,-3', [10, 7, 6]),
      lighten(skin, -0.06),
    ) +
    context.part(
      limb('-54,-20 -28,-26 -4,-40 8,-56', [2, 9, 17, 12]) + smooth('0,-60 8,-78 28,-78 40,-64 34,-54 12,-50'),
      skin,
      {
        inside:
          flat(smooth('2,-46 16,-54 14,-30 0,-24'), lighten(skin, 0.14), 0.7) +
          line('M-40 -30l4 8M-28 -36l5 10M-16 -46l7 9', lighten(skin, -0.1), 4, 0.6),
      },
    ) +
    context.part(limb('10,-46 20,-40 22,-34', [4, 3, 2.6]), lighten(skin, -0.04), { rim: 0.6 }) +
    eye(23, -69, 3, mood) +
    blush(context, 18, -61) +
    smile(context, mood, 24, -60, 8)
  );
}

export const dinosaur: Creature = {
  width: 330,
  height: 276,
  face: [146, -250],
  back: { x: -20, y: -156 },
  draw: (context, mood) => longNeck(context, '#6f9a86', mood),
};

export const littleDinosaurs: Creature = {
  width: 250,
  height: 90,
  draw: (context, mood) =>
    context.place({ x: -84, scale: 0.3 }, () => longNeck(context, '#7a86b0', mood)) +
    context.place({ x: 88, y: 2 }, () => hopper(context, mood)) +
    context.place({ x: 2, y: 6 }, () => threeHorned(context, mood)),
};

/** A long mouth that goes up or down at the end, or stands open. */
function jaw(context: DrawingContext, { feeling }: Mood): Markup {
  const colour = context.tint('#4a3428');
  if (feeling === 'laughing' || feeling === 'surprised')
    return flat(smooth('70,-208 100,-202 134,-210 122,-190 96,-184 76,-192'), context.tint('#7a3a3c'));
  const low = feeling === 'sad' || feeling === 'crying' || feeling === 'afraid' || feeling === 'angry';
  return line(low ? 'M70 -194Q100 -214 132 -203' : 'M66 -208Q100 -192 132 -212', colour, 3.4);
}

export const tyrannosaurus: Creature = {
  width: 320,
  height: 276,
  face: [80, -226],
  back: { x: -30, y: -158 },
  draw(context, mood) {
    const skin = context.tint('#8a7a52');
    const stripes = times(7, (index) =>
      line(`M${-150 + index * 24} ${-60 - index * 15}q10 12 8 30`, lighten(skin, -0.09), 9, 0.55),
    );
    const belly = flat(smooth('-40,-60 0,-74 40,-130 52,-180 64,-150 44,-80 0,-40'), lighten(skin, 0.13), 0.6);
    const body = limb('-196,-18 -132,-52 -64,-96 -4,-128 32,-176', [4, 20, 46, 56, 38]);
    const skull = smooth('4,-206 22,-248 66,-268 112,-254 138,-226 136,-204 100,-192 54,-184 16,-180');
    return (
      context.part(
        mood.running
          ? limb('-8,-92 -26,-54 -62,-40 -84,-30', [38, 22, 15, 13]) +
              smooth('-96,-6 -98,-36 -82,-44 -72,-30 -78,-14 -84,0')
          : limb('-8,-92 14,-58 -4,-28 6,-8', [38, 22, 15, 13]) + smooth('-6,0 -8,-16 10,-20 30,-10 36,0'),
        lighten(skin, -0.08),
      ) +
      context.part(body + skull, skin, { inside: belly + stripes }) +
      context.part(
        mood.running
          ? limb('-40,-90 12,-68 22,-36 44,-12', [42, 25, 16, 14]) + smooth('30,-2 30,-20 50,-24 72,-14 78,-4')
          : limb('-44,-90 -22,-56 -44,-28 -34,-8', [42, 25, 16, 14]) + smooth('-48,0 -50,-16 -30,-20 -8,-10 -2,0'),
        skin,
      ) +
      context.part(limb('40,-146 62,-136 66,-122', [9, 7, 6]), lighten(skin, -0.03)) +
      context.part(limb('22,-140 44,-124 52,-112', [10, 8, 6]), skin) +
      eye(74, -236, 6, mood) +
      line('M62 -250q12 -6 24 -1', lighten(skin, -0.14), 4, 0.8) +
      jaw(context, mood) +
      flat(smooth('88,-203 93,-194 98,-204*') + smooth('110,-205 114,-196 119,-207*'), context.tint('#f4e8d2')) +
      flat(ellipse(126, -232, 2.6, 3.2), context.tint('#4a3428')) +
      blush(context, 66, -216, 10)
    );
  },
};
