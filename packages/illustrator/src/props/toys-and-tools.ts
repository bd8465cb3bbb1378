import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth, star } from '../paper/path.ts';
import type { Thing } from './thing.ts';

export const teddy: Thing = {
  width: 70,
  height: 86,
  place: 'floor',
  grip: { x: -20, y: -32 },
  draw(context) {
    const [fur, pale, dark] = [context.tint('#b5834f'), context.tint('#e3c490'), context.tint('#2e1f22')];
    return (
      context.part(ellipse(-19, -78, 9) + ellipse(19, -78, 9), fur, {
        inside: flat(ellipse(-19, -77, 5) + ellipse(19, -77, 5), pale),
      }) +
      context.part(curly('-22,-10 -24,-34 0,-48 24,-34 22,-10 0,-2', 13, 0.56), fur, {
        inside: flat(ellipse(0, -22, 13, 15), pale, 0.8),
      }) +
      context.part(limb('-18,-38 -30,-24', [8, 7.4]) + limb('18,-38 30,-26', [8, 7.4]), fur) +
      context.part(ellipse(-17, -7, 12, 9) + ellipse(17, -7, 12, 9), fur, {
        inside: flat(ellipse(-19, -6, 6, 5) + ellipse(19, -6, 6, 5), pale, 0.8),
      }) +
      context.part(ellipse(0, -62, 25, 22), fur) +
      flat(ellipse(0, -55, 10, 8), pale) +
      flat(ellipse(-9, -65, 2.6, 3) + ellipse(9, -65, 2.6, 3) + ellipse(0, -58.5, 3.4, 2.6), dark) +
      line('M-4 -52q4 3 8 0', dark, 1.6) +
      flat(smooth('0,-42 -12,-47 -12,-36') + smooth('0,-42 12,-47 12,-36'), context.tint('#b8433a'))
    );
  },
};

export const rabbit: Thing = {
  width: 60,
  height: 106,
  place: 'floor',
  grip: { x: -16, y: -34 },
  draw(context) {
    const [cloth, pink, dark] = [context.tint('#d6cbd4'), context.tint('#d9a49a'), context.tint('#3a2c34')];
    const patch =
      flat('M2 -26l16 -3l3 13l-15 4z', context.tint('#c98a5a')) +
      line('M2 -26l16 -3l3 13l-15 4z', context.tint('#f0dfc2'), 1.2, 0.7);
    return (
      context.part(limb('-9,-66 -14,-86 -12,-104', [6, 8, 5]), cloth, {
        inside: line('M-10 -70L-13 -98', pink, 5, 0.7),
      }) +
      context.part(limb('9,-66 16,-84 28,-92', [6, 8, 5]), cloth, {
        inside: line('M11 -70L18 -84L26 -90', pink, 5, 0.7),
      }) +
      context.part(smooth('-17,-8 -19,-32 0,-46 19,-32 17,-8 0,-2'), cloth, { inside: patch }) +
      context.part(limb('-15,-38 -25,-24', [6.4, 6]) + limb('15,-38 26,-26', [6.4, 6]), cloth) +
      context.part(ellipse(-13, -5, 9, 6.4) + ellipse(13, -5, 9, 6.4), cloth) +
      context.part(ellipse(0, -56, 20, 18), cloth) +
      flat(ellipse(-8, -57, 2.3, 2.8) + ellipse(8, -57, 2.3, 2.8), dark) +
      line('M-3 -51l3 3l3 -3M0 -48v3', context.tint('#a8605a'), 1.7) +
      flat(ellipse(-13, -50, 4, 2.6) + ellipse(13, -50, 4, 2.6), pink, 0.7)
    );
  },
};

export const spade: Thing = {
  width: 40,
  height: 120,
  place: 'floor',
  grip: { x: 0, y: -104, rotate: 6 },
  draw(context) {
    const [wood, iron] = [context.tint('#a87a4e'), context.tint('#7c8798')];
    return (
      line('M0 -38V-112M-10 -116H10', wood, 6) +
      context.part(smooth('-15,-40* 15,-40* 15,-14 0,2* -15,-14', 0.1), iron, {
        inside: line('M0 -40V-18', lighten(iron, -0.1), 3, 0.7),
      })
    );
  },
};

export const gate: Thing = {
  width: 220,
  height: 130,
  place: 'stage',
  draw(context) {
    const paint = context.tint('#e2d8d0');
    const pickets = times(7, (index) => {
      const [x, top] = [-66 + index * 22, -96 - Math.sin((index / 6) * Math.PI) * 14];
      return context.part(
        `M${x - 7} -8V${Math.round(top)}L${x} ${Math.round(top - 9)}L${x + 7} ${Math.round(top)}V-8Z`,
        paint,
        { grain: false, rim: 0.7 },
      );
    });
    return (
      line('M-78 -30H78M-78 -82H78M-76 -32L74 -80', lighten(paint, -0.1), 7) +
      pickets +
      context.part('M-102 0V-122L-92 -132L-82 -122V0Z', lighten(paint, -0.04)) +
      context.part('M82 0V-122L92 -132L102 -122V0Z', lighten(paint, -0.04)) +
      flat(ellipse(68, -58, 4.4), context.tint('#4a3c44'))
    );
  },
};

/** The canopy, its tip at 0,0. */
function canopy(context: DrawingContext): Markup {
  const red = context.tint('#b8473a');
  const panels =
    flat('M0 0Q-44 18 -36 58Q-16 44 0 54Z', lighten(red, 0.06)) +
    flat('M0 0Q44 18 36 58Q54 46 72 56Z', lighten(red, -0.05));
  const cloth = 'M-72 58Q-66 0 0 -2Q66 0 72 58Q54 44 36 58Q18 44 0 56Q-18 44 -36 58Q-54 44 -72 58Z';
  return context.part(cloth, red, { inside: panels }) + line('M0 -2V-10', context.tint('#6b4a3c'), 4);
}

export const umbrella: Thing = {
  width: 150,
  height: 130,
  place: 'floor',
  draw: (context) =>
    line('M0 -78V-8Q0 4 -10 4Q-18 4 -18 -4', context.tint('#6b4a3c'), 4.4) +
    context.place({ y: -128 }, () => canopy(context)),
  // Beside the face and over the head of the one who holds it.
  held: (context) =>
    line('M0 -150V8Q0 18 -8 18', context.tint('#6b4a3c'), 4.4) +
    context.place({ x: -12, y: -206, rotate: -7, scale: 1.16 }, () => canopy(context)),
};

export const telescope: Thing = {
  width: 130,
  height: 150,
  place: 'stage',
  draw(context) {
    const [brass, wood] = [context.tint('#c99a4e'), context.tint('#6b4a3a')];
    return (
      line('M0 -90L-40 0M0 -90L42 0M0 -90L4 -2', wood, 6) +
      context.place(
        { y: -96, rotate: -34 },
        () =>
          context.part('M-64 -9H-10V9H-64Z', lighten(brass, -0.06)) +
          context.part('M-12 -13H40V13H-12Z', brass) +
          context.part('M38 -17H78V17H38Z', lighten(brass, 0.03)) +
          flat(ellipse(78, 0, 5, 17), context.tint('#a9c4d9')),
      ) +
      flat(ellipse(0, -92, 8), wood)
    );
  },
};

export const rocket: Thing = {
  width: 160,
  height: 214,
  place: 'stage',
  back: { x: -10, y: -120 },
  draw(context) {
    const [hull, red] = [context.tint('#e9ddcb'), context.tint('#b8473a')];
    const paint =
      flat('M-60 -150Q0 -130 60 -150V-220H-60Z', red) +
      flat('M-60 -22h120v9h-120z', red) +
      line('M-16 -180Q-30 -90 -20 0M16 -180Q30 -90 20 0', context.tint('#c9b8a4'), 1.6, 0.6);
    return context.place(
      { y: -16 },
      () =>
        context.part(smooth('-34,0 -44,-70 -34,-140 0,-196* 34,-140 44,-70 34,0 0,8'), hull, { inside: paint }) +
        context.part(smooth('-36,-58 -72,-20 -74,18* -34,-4') + smooth('36,-58 72,-20 74,18* 34,-4'), red) +
        flat(ellipse(0, -92, 21), context.tint('#7a6a72')) +
        flat(ellipse(0, -92, 15.5), '#ffd27a') +
        flat(ellipse(-4, -96, 6, 4, -30), '#fff3cc', 0.8) +
        flat(star(0, -45, 11, 5, 0.45), context.tint('#d9a441')) +
        context.glow({ at: [0, -92], size: [70, 70], colour: '#ffc66a', opacity: 0.55, core: 0.35 }),
    );
  },
};
