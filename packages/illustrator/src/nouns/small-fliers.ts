import { blush, eye, type Mood, smile } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';

const pale = '#e2ecf2';

function bigEyes(context: DrawingContext, mood: Mood, x: number, y: number, size: number): Markup {
  return (
    flat(
      ellipse(x - size, y, size * 1.05, size * 1.15) + ellipse(x + size, y, size * 1.05, size * 1.15),
      context.tint('#fff2dc'),
    ) +
    eye(x - size * 0.9, y, size * 0.45, mood, undefined, -1) +
    eye(x + size * 1.1, y, size * 0.45, mood, undefined, 1)
  );
}

const fly: DrawnNoun = {
  width: 56,
  height: 50,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const dark = context.tint('#4a4656');
    return (
      line('M-10 -12l-6 12M0 -10v10M10 -12l6 12', dark, 2.2) +
      context.part(ellipse(-6, -20, 20, 14), dark) +
      flat(ellipse(-16, -36, 9, 18, -46) + ellipse(-2, -38, 8, 17, -22), context.tint(pale), 0.8) +
      context.part(ellipse(16, -24, 14, 13), lighten(dark, 0.05)) +
      flat(ellipse(10, -30, 7.4, 8) + ellipse(24, -29, 7, 7.6), context.tint('#b8473a')) +
      flat(ellipse(12, -32, 2.4) + ellipse(26, -31, 2.2), '#fff2dc', 0.9) +
      smile(context, mood, 11, -19, 9, '#f0d9c0')
    );
  },
};

const dragonfly: DrawnNoun = {
  width: 110,
  height: 74,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const blue = context.tint('#3f8a9c');
    return (
      flat(ellipse(6, -58, 11, 30, -28) + ellipse(24, -58, 10, 30, 6), context.tint(pale), 0.85) +
      flat(ellipse(2, -14, 8, 22, 30) + ellipse(22, -14, 8, 22, -4), context.tint(pale), 0.7) +
      context.part(limb('-54,-30 -16,-35 16,-37', [4, 6, 10]), blue, {
        inside: line(
          times(6, (index) => `M${-46 + index * 10} -44v18`),
          lighten(blue, -0.1),
          2.4,
          0.7,
        ),
      }) +
      context.part(ellipse(34, -38, 15, 14), lighten(blue, 0.05)) +
      bigEyes(context, mood, 35, -42, 6.6) +
      smile(context, mood, 29, -31, 10) +
      blush(context, 24, -34, 3)
    );
  },
};

const mosquito: DrawnNoun = {
  width: 74,
  height: 66,
  place: 'floor',
  hangs: true,
  draw(context, mood) {
    const grey = context.tint('#6b6478');
    return (
      line('M-6 -28l-18 12l-4 16M4 -28l-4 14l-6 14M12 -30l8 14l-2 16', grey, 2) +
      flat(ellipse(-12, -50, 7, 22, -40) + ellipse(2, -52, 7, 20, -8), context.tint(pale), 0.8) +
      context.part(limb('-40,-18 -12,-30 8,-36', [4, 6, 8]), grey) +
      line('M28 -34L46 -18', context.tint('#45353f'), 2.6) +
      context.part(ellipse(20, -42, 12, 11.6), lighten(grey, 0.04)) +
      bigEyes(context, mood, 20, -45, 5.4) +
      line('M14 -53q-2 -8 -9 -9M25 -53q3 -7 10 -7', grey, 1.8)
    );
  },
};

const grasshopper: DrawnNoun = {
  width: 96,
  height: 62,
  place: 'floor',
  back: { x: -8, y: -34 },
  draw(context, mood) {
    const green = context.tint('#7fa84a');
    return (
      line('M16 -16l4 16M4 -14l-4 14', green, 3.4) +
      context.part(limb('-44,-14 -8,-24 22,-30', [5, 11, 12]), green, {
        inside: flat(smooth('-44,-20 -10,-36 14,-32 -8,-18'), lighten(green, -0.08), 0.7),
      }) +
      line('M-6 -20L-26 -56L-38 0', lighten(green, -0.08), 6) +
      context.part(ellipse(32, -38, 14, 14), lighten(green, 0.05)) +
      line('M34 -51q6 -14 20 -14M28 -51q0 -14 10 -20', lighten(green, -0.14), 2) +
      bigEyes(context, mood, 33, -42, 5.6) +
      smile(context, mood, 28, -32, 10) +
      blush(context, 23, -34, 3)
    );
  },
};

const beetle: DrawnNoun = {
  width: 66,
  height: 46,
  place: 'floor',
  back: { x: -8, y: -38 },
  draw(context, mood) {
    const [shell, dark] = [context.tint('#3f7378'), context.tint('#3c3440')];
    return (
      line('M-20 -8l-8 8M-4 -6v6M10 -8l6 8', dark, 3.4) +
      context.part(ellipse(22, -18, 14, 13), dark) +
      context.part(smooth('-32,-6* -30,-32 -6,-44 16,-32 18,-6*'), shell, {
        inside:
          line('M-8 -44Q-2 -22 -6 -4', lighten(shell, -0.14), 2.6) + flat(ellipse(-18, -30, 8, 5, -30), '#dfeef0', 0.4),
      }) +
      line('M30 -28q4 -10 12 -8M26 -30q0 -10 8 -12', dark, 2.6) +
      bigEyes(context, mood, 25, -21, 4.4)
    );
  },
};

export const smallFliers = {
  'fly': fly,
  'dragonfly': dragonfly,
  'mosquito': mosquito,
  'grasshopper': grasshopper,
  'beetle': beetle,
} as const satisfies Record<string, DrawnNoun>;
