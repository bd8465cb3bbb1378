import type { Scene } from '@sagolykta/domain/scene';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times, toneLines } from '../paper/markup.ts';
import { ellipse, type Point, smooth, star } from '../paper/path.ts';
import { world } from '../world.ts';

const cloths: readonly Hex[] = ['#5f6fa0', '#a8605a', '#c99a54', '#6f8a72'];

/** Inside a den of blankets: cloth overhead, a string of small lights, cushions, and the dark room outside. */
export const blanketFort = world({
  light: (context, scene) => {
    const day = scene.time === 'day';
    const moonlit = scene.light === 'moon' || scene.light === 'stars';
    context.relight({
      direction: [0.08, -1],
      rim: day ? '#fff2d8' : '#ffdc9c',
      rimAmount: 0.6,
      rimWidth: 2.3,
      ambient: day ? '#a8765a' : moonlit ? '#4a3f74' : '#7a4034',
      ambientAmount: day ? 0.12 : 0.2,
      shadow: '#240d2c',
      shadeAmount: day ? 0.38 : 0.5,
    });
    const shade = (colour: Hex): Hex =>
      day ? lighten(colour, 0.05) : mix(colour, moonlit ? '#262a60' : '#4a2434', moonlit ? 0.45 : 0.34);
    return { day, shade };
  },
  stage: (scene, fort) => {
    const { day, shade } = fort;
    return {
      anchors: {
        left: { x: 420, y: 730, scale: 1.16 },
        centre: { x: 595, y: 738, scale: 1.18 },
        right: { x: 775, y: 730, scale: 1.16 },
        far: { x: 600, y: 656, scale: 0.8 },
        near: { x: 330, y: 766, scale: 1.22 },
        bed: { x: 560, y: 742, scale: 1.2 },
        seat: { x: 600, y: 730, scale: 1.16 },
        above: { x: 600, y: 330, scale: 0.7, floats: true },
      },
      indoors: true,
      dress: scene.time === 'day' ? 'indoor' : 'pyjamas',
      ground: { y: 730, colour: shade('#7a5a5c') },
      places: {
        floor: [
          { x: 890, y: 750, scale: 1.08 },
          { x: 300, y: 752, scale: 1.08 },
          { x: 690, y: 774, scale: 1.08 },
          { x: 500, y: 776, scale: 1.08 },
        ],
        stage: [
          { x: 880, y: 690, scale: 0.9 },
          { x: 330, y: 690, scale: 0.9 },
        ],
        wall: [
          { x: 380, y: 520, scale: 0.9 },
          { x: 820, y: 520, scale: 0.9 },
        ],
      },
      vignette: { amount: day ? 0.5 : 0.72, colour: '#140618', centre: [0.5, 0.58] },
    };
  },
  paint: ({ context, scene, view: fort }) => {
    const { day, shade } = fort;
    return {
      back:
        `<rect width="1200" height="800" fill="${shade('#4a3348')}"/>` +
        backCloth(context, shade, day) +
        opening(context, scene) +
        floor(context, shade) +
        roofCloths(context, shade) +
        lights(context, day),
      front: sideDrapes(context, shade),
    };
  },
});

function backCloth(context: DrawingContext, shade: (colour: Hex) => Hex, day: boolean): Markup {
  const cloth = context.tint(shade('#c9a878'));
  const folds = times(15, (index) =>
    line(
      `M${600 + (index - 7) * 24} 150Q${600 + (index - 7) * 58} 420 ${600 + (index - 7) * 92} 690`,
      lighten(cloth, index % 2 ? 0.03 : -0.05),
      5,
      0.55,
    ),
  );
  const glow = context.glow({
    at: [600, 470],
    size: [480, 330],
    colour: '#ffc468',
    opacity: day ? 0.3 : 0.55,
    core: 0.34,
  });
  const pattern = times(44, (index) => {
    const [row, column] = [Math.floor(index / 11), (index % 11) - 5];
    return star(600 + column * (54 + row * 14) + (row % 2) * 30, 270 + row * 96, 8, 5, 0.46);
  });
  return context.part(smooth('600,130* 860,330 1010,700* 190,700* 340,330', 0.1), cloth, {
    inside: folds + flat(pattern, lighten(cloth, 0.1), 0.5) + glow,
    shade: 0.6,
    grain: false,
  });
}

/** A gap between two blankets, with the window of the dark room outside. */
function opening(context: DrawingContext, { seed, time }: Scene): Markup {
  const gap = smooth('600,300* 640,420 664,640* 536,640* 560,420', 0.12);
  const sky = context.gradient(
    time === 'day'
      ? [
          [0, '#9ab0c4'],
          [1, '#d9c9a8'],
        ]
      : [
          [0, '#1c2356'],
          [1, '#4a4a86'],
        ],
  );
  const twinkle =
    time === 'day'
      ? ''
      : [
          [588, 420, 7],
          [618, 470, 5],
          [602, 530, 8],
          [576, 500, 4],
        ]
          .map(([x = 0, y = 0, size = 5]) => flat(star(x + (seed.length % 5), y, size, 4, 0.3), '#fff2cc'))
          .join('');
  return (
    context.clipped(gap, `<rect x="520" y="290" width="160" height="360" fill="${sky}"/>${twinkle}`) +
    line(gap, context.tint('#e6cfa4'), 5, 0.6)
  );
}

function floor(context: DrawingContext, shade: (colour: Hex) => Hex): Markup {
  const rug = context.tint(shade('#7d5a66'));
  const quilted =
    times(13, (index) => `M${index * 110 - 60} 640L${index * 150 - 300} 810`) +
    times(4, (index) => `M0 ${664 + index * 38}H1200`);
  const cushion = (x: number, y: number, size: number, colour: Hex, turn: number): Markup =>
    context.place({ x, y, scale: size, rotate: turn }, () => {
      const cloth = context.tint(shade(colour));
      return context.part(smooth('-70,-4 -76,-54 -66,-74 0,-66 66,-74 76,-54 70,-4 0,4'), cloth, {
        inside:
          line('M-70 -40Q0 -28 72 -40', lighten(cloth, 0.1), 6, 0.6) + flat(ellipse(0, -36, 5), lighten(cloth, -0.1)),
      });
    });
  return (
    context.part('M-10 636Q600 616 1210 636V810H-10Z', rug, {
      inside: line(quilted, lighten(rug, -0.05), 3, 0.7),
      rim: 0.3,
    }) +
    context.glow({ at: [600, 716], size: [380, 76], colour: '#ffcf86', opacity: 0.4, core: 0.45 }) +
    cushion(300, 690, 1.1, '#b8615a', -8) +
    cushion(420, 672, 0.86, '#d9a860', 5) +
    cushion(900, 690, 1.1, '#5f8088', 8) +
    cushion(790, 670, 0.86, '#8a6a9c', -6)
  );
}

/** Two blankets hung from a broomstick, meeting over everybody's heads. */
function roofCloths(context: DrawingContext, shade: (colour: Hex) => Hex): Markup {
  const cloth = (side: 1 | -1, colour: Hex, stripe: Hex): Markup => {
    const fill = context.tint(shade(colour));
    const at = (x: number, y: number, corner = false): Point => [600 + side * x, y, corner];
    const path = smooth(
      [
        at(0, 96, true),
        at(150, 150),
        at(340, 330),
        at(470, 560),
        at(560, 720, true),
        at(720, 720, true),
        at(720, -20, true),
        at(0, -20, true),
      ],
      0.12,
    );
    // Folds hang from the broomstick and open towards the floor; two woven stripes follow the lower hem.
    const fold = (index: number): string => {
      const spread = 150 + index * 84;
      return `M${600 + side * (14 + index * 16)} 0Q${600 + side * (60 + spread * 0.6)} ${220 + index * 10} ${600 + side * (260 + spread * 0.9)} 790`;
    };
    const folds = toneLines(6, fold, { even: lighten(fill, -0.045), odd: lighten(fill, 0.035) }, 9, 0.5);
    const hem = line(
      `M${600 + side * 30} 60Q${600 + side * 250} 210 ${600 + side * 396} 470T${600 + side * 590} 790`,
      context.tint(shade(stripe)),
      7,
      0.45,
    );
    const bands = folds + hem;
    return context.part(path, fill, { inside: bands, rim: 1.2, grain: false });
  };
  return (
    cloth(-1, cloths[0] ?? '#5f6fa0', '#c9cfe0') +
    cloth(1, cloths[1] ?? '#a8605a', '#e6cba8') +
    line('M560 92Q600 80 640 92', context.tint('#8a6244'), 12)
  );
}

function lights(context: DrawingContext, day: boolean): Markup {
  const string = 'M150 250Q330 300 470 190Q600 110 730 190Q870 300 1050 250';
  const bulbs = (
    [
      [186, 258],
      [262, 272],
      [340, 262],
      [418, 226],
      [488, 178],
      [560, 144],
      [640, 144],
      [712, 178],
      [782, 226],
      [860, 262],
      [938, 272],
      [1014, 258],
    ] as const
  )
    .map(
      ([x, y]) =>
        context.glow({ at: [x, y + 8], size: [34, 34], colour: '#ffcf7a', opacity: day ? 0.4 : 0.75, core: 0.45 }) +
        flat(ellipse(x, y + 8, 6.4, 8), '#ffe9b4'),
    )
    .join('');
  return line(string, context.tint('#4a3438'), 2.4, 0.8) + bulbs;
}

/** Blanket edges close to us on both sides. */
function sideDrapes(context: DrawingContext, shade: (colour: Hex) => Hex): Markup {
  const drape = (side: 1 | -1, colour: Hex): Markup => {
    const at = (x: number, y: number, corner = false): Point => [600 + side * x, y, corner];
    const fill = mix(context.tint(shade(colour)), '#12081c', 0.45);
    const path = smooth(
      [
        at(640, -20, true),
        at(520, -20, true),
        at(500, 180),
        at(540, 420),
        at(490, 640),
        at(470, 820, true),
        at(640, 820, true),
      ],
      0.12,
    );
    const folds = line(
      `M${600 + side * 548} -20Q${600 + side * 530} 300 ${600 + side * 540} 820M${600 + side * 582} -20Q${600 + side * 570} 360 ${600 + side * 580} 820`,
      lighten(fill, -0.05),
      6,
      0.7,
    );
    return context.part(path, fill, { inside: folds, rim: 1 });
  };
  return drape(-1, cloths[3] ?? '#6f8a72') + drape(1, cloths[2] ?? '#c99a54');
}
