import { eye, type Mood, smile } from '../guests/creature.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';
import { quadruped } from './quadruped.ts';

/** The same animal with something over it that no other animal has. */
function withMark(animal: DrawnNoun, over: (context: DrawingContext, mood: Mood) => Markup, under = false): DrawnNoun {
  return {
    ...animal,
    draw: (context, mood) =>
      under ? over(context, mood) + animal.draw(context, mood) : animal.draw(context, mood) + over(context, mood),
  };
}

const mammoth = withMark(
  quadruped({
    coat: '#8a5a40',
    leg: 62,
    girth: 24,
    body: [196, 78],
    neck: [18, 40, 50],
    head: 54,
    muzzle: [24, 18],
    ear: 'round',
    tail: 'tuft',
    trunk: true,
    hump: 26,
    hoof: '#d9cdb8',
  }),
  (context) => {
    const hair = times(
      10,
      (index) => `M${-96 + index * 20} ${-150 + (index % 3) * 8}q-6 50 2 ${88 + (index % 3) * 10}`,
    );
    return (
      line(hair, context.tint('#6b4230'), 5, 0.5) +
      context.part(smooth('136,-140 164,-104 196,-108 208,-138* 200,-92 164,-82 130,-116'), context.tint('#f4ead6')) +
      context.part(smooth('74,-214 92,-240 118,-244 140,-226 130,-212 100,-208'), context.tint('#7a4c34'))
    );
  },
);

const narwhal: DrawnNoun = {
  width: 260,
  height: 104,
  place: 'floor',
  hangs: true,
  back: { x: -14, y: -88 },
  draw(context, mood) {
    const skin = context.tint('#8fa4bc');
    return (
      line('M76 -66L160 -104', context.tint('#f0e6d2'), 8) +
      line('M92 -76l6 6M106 -82l6 6M120 -88l6 6M134 -94l5 5', context.tint('#c9b896'), 2) +
      context.part(smooth('-76,-54 -124,-84* -112,-54 -122,-26* -76,-44'), lighten(skin, -0.06)) +
      context.part(smooth('-84,-50 -30,-90 40,-92 84,-64 78,-38 30,-16 -34,-22'), skin, {
        inside:
          flat(smooth('-60,-34 10,-34 70,-44 84,-10 -40,-6'), context.tint('#eef0f0'), 0.9) +
          flat(ellipse(-20, -74, 9, 5) + ellipse(6, -80, 7, 4) + ellipse(-42, -64, 6, 4), lighten(skin, -0.12), 0.6),
      }) +
      context.part(smooth('14,-36 -4,-8* 34,-26'), lighten(skin, -0.05)) +
      eye(54, -62, 4, mood) +
      flat(ellipse(46, -50, 6, 4), context.tint('#e0a0a0'), 0.5) +
      smile(context, mood, 60, -46, 12)
    );
  },
};

const lobster: DrawnNoun = {
  width: 150,
  height: 84,
  place: 'floor',
  draw(context, mood) {
    const red = context.tint('#c8503c');
    const claw = (side: 1 | -1) =>
      line(`M${side * 24} -30Q${side * 48} -26 ${side * 50} -46`, red, 8) +
      context.part(
        smooth(
          `${side * 44},-44 ${side * 36},-70 ${side * 50},-84* ${side * 54},-66 ${side * 66},-80* ${side * 70},-56 ${side * 60},-42`,
        ),
        red,
      );
    return (
      line('M-10 -46Q-30 -92 -60 -96M10 -46Q30 -92 60 -96', lighten(red, -0.05), 2) +
      line('M-22 -16l-18 16M-10 -12l-10 12M10 -12l10 12M22 -16l18 16', red, 4) +
      claw(-1) +
      claw(1) +
      context.part(ellipse(0, -30, 30, 25), red, {
        inside: line('M-28 -12Q0 -2 28 -12M-30 -22Q0 -10 30 -22', lighten(red, -0.1), 3),
      }) +
      flat(ellipse(-9, -38, 7, 7.6) + ellipse(11, -38, 7, 7.6), context.tint('#fff2dc')) +
      eye(-8, -38, 3.2, mood, undefined, -1) +
      eye(12, -38, 3.2, mood, undefined, 1) +
      smile(context, mood, -6, -26, 12)
    );
  },
};

const hermitCrab: DrawnNoun = {
  width: 100,
  height: 78,
  place: 'floor',
  draw(context, mood) {
    const [shell, skin] = [context.tint('#d9b48a'), context.tint('#d9704c')];
    return (
      line('M8 -12l-6 12M22 -12l2 12M34 -14l8 14', skin, 5) +
      context.part(smooth('-44,-4 -48,-40 -20,-74 14,-68 28,-38 16,-6 -14,0'), shell, {
        inside: line('M-12 -34q-16 -6 -8 -20q18 -10 26 10q2 26 -24 26q-28 -6 -24 -36', lighten(shell, -0.16), 4),
      }) +
      context.part(ellipse(30, -22, 17, 15), skin) +
      context.part(smooth('40,-14 54,-24 62,-14* 54,-14 60,-4* 44,-4'), skin) +
      line('M26 -34L24 -48M36 -34L40 -48', skin, 3) +
      flat(ellipse(24, -51, 6) + ellipse(41, -51, 6), context.tint('#fff2dc')) +
      eye(25, -51, 2.8, mood, undefined, -1) +
      eye(42, -51, 2.8, mood, undefined, 1) +
      smile(context, mood, 26, -20, 9)
    );
  },
};

const stingray: DrawnNoun = {
  width: 190,
  height: 90,
  place: 'floor',
  hangs: true,
  back: { x: 0, y: -64 },
  draw(context, mood) {
    const skin = context.tint('#7a8fa8');
    return (
      line('M-56 -36Q-96 -22 -124 -44', lighten(skin, -0.06), 5) +
      context.part(smooth('-66,-36 -30,-62 -10,-88* 30,-66 64,-46 66,-34 30,-22 -6,2* -28,-20'), skin, {
        inside: flat(ellipse(-16, -52, 6, 4) + ellipse(4, -62, 5, 3.4) + ellipse(-34, -42, 4, 3), '#dfe6ee', 0.6),
      }) +
      flat(ellipse(36, -52, 7, 7) + ellipse(54, -48, 6, 6.4), context.tint('#fff2dc')) +
      eye(37, -52, 3, mood, undefined, -1) +
      eye(55, -48, 2.8, mood, undefined, 1) +
      smile(context, mood, 38, -38, 13)
    );
  },
};

export const moreAnimals = {
  'mammoth': mammoth,
  'narwhal': narwhal,
  'lobster': lobster,
  'hermit-crab': hermitCrab,
  'stingray': stingray,
  'panther': quadruped({
    coat: '#453f52',
    belly: '#57506a',
    leg: 54,
    girth: 13,
    body: [152, 34],
    neck: [10, 26, 26],
    head: 33,
    muzzle: [18, 12],
    muzzleColour: '#6a6280',
    ear: 'round',
    tail: 'whip',
    facing: true,
  }),
  'bison': quadruped({
    coat: '#6b4a38',
    leg: 46,
    girth: 16,
    body: [176, 58],
    neck: [26, -8, 48],
    head: 38,
    muzzle: [28, 20],
    muzzleColour: '#4a3430',
    ear: 'leaf',
    tail: 'tuft',
    horn: 'curved',
    mane: 'wool',
    maneColour: '#4f3428',
    hump: 40,
    hoof: '#2f2428',
  }),
  'red-panda': withMark(
    quadruped({
      coat: '#b8603a',
      belly: '#45303a',
      leg: 26,
      girth: 10,
      body: [92, 28],
      neck: [10, 18, 24],
      head: 30,
      muzzle: [14, 9],
      muzzleColour: '#f6e8d8',
      ear: 'prick',
      tail: 'brush',
      legColour: '#45303a',
      facing: true,
    }),
    (context) =>
      line('M-64 -54q-10 -8 -12 -18M-78 -60q-8 -6 -10 -16M-88 -72q-6 -6 -6 -14', context.tint('#f0cfa0'), 5, 0.8) +
      flat(ellipse(45, -85, 5, 3.4) + ellipse(66, -85, 5, 3.4), context.tint('#f6e8d8'), 0.95),
  ),
  'ferret': quadruped({
    coat: '#e0d0b4',
    belly: '#6b5040',
    leg: 16,
    girth: 7,
    body: [112, 18],
    neck: [10, 22, 16],
    head: 20,
    muzzle: [16, 7],
    muzzleColour: '#f8f0e4',
    ear: 'small',
    tail: 'brush',
    legColour: '#6b5040',
  }),
  'skunk': withMark(
    quadruped({
      coat: '#3f3a46',
      leg: 22,
      girth: 9,
      body: [92, 26],
      neck: [14, 8, 20],
      head: 22,
      muzzle: [20, 8],
      muzzleColour: '#5a5462',
      ear: 'small',
      tail: 'brush',
    }),
    (context) =>
      line('M-42 -64Q0 -78 42 -62', context.tint('#f4eee6'), 8) +
      line('M-54 -48Q-80 -58 -104 -46', context.tint('#f4eee6'), 8, 0.95),
  ),
} as const satisfies Record<string, DrawnNoun>;
