import { times } from '../paper/markup.ts';
import { star } from '../paper/path.ts';
import { type Brush, thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const foliage = (b: Brush, colour: string) =>
  b.cut(
    '-90,-150 -104,-220 -60,-280 0,-300 64,-280 104,-216 88,-146 30,-118 -36,-118',
    colour,
    b.dot(-40, -220, 26, 18, '#ffffff', 0.08) + b.dot(30, -180, 30, 18, '#000000', 0.06),
  );
const trunk = (b: Brush) =>
  b.cut(
    '-24,0 -14,-60 -16,-140 16,-140 14,-60 28,0',
    '#6b4a38',
    b.stroke('M-4 -10V-110M6 -30V-120', '#4a3024', 2.4, 0.5),
  );

export const plants = {
  'tree': thing(220, 310, (b) => trunk(b) + foliage(b, '#6f8f4a'), {
    face: { x: 0, y: -196, size: 1.7 },
    place: 'stage',
  }),
  'apple-tree': thing(
    220,
    310,
    (b) =>
      trunk(b) +
      foliage(b, '#7a9a4c') +
      [
        [-50, -220],
        [20, -250],
        [56, -190],
        [-20, -170],
        [-70, -170],
      ]
        .map(([x = 0, y = 0]) => b.round(x, y, 10, 10, '#c4473c'))
        .join(''),
    { face: { x: 0, y: -206, size: 1.5 }, place: 'stage' },
  ),
  'fir-tree': thing(
    170,
    320,
    (b) =>
      b.box(-12, -36, 24, 36, '#6b4a38', 2) +
      b.cut(
        '-84,-30* -40,-100 -62,-100* -24,-180 -44,-180* 0,-320* 44,-180* 24,-180 62,-100* 40,-100 84,-30* 0,-20',
        '#4f7a5c',
      ),
    { face: { x: 0, y: -104, size: 1.4 }, place: 'stage' },
  ),
  'christmas-tree': thing(
    170,
    330,
    (b) =>
      b.box(-12, -36, 24, 36, '#6b4a38', 2) +
      b.cut(
        '-84,-30* -40,-100 -62,-100* -24,-180 -44,-180* 0,-310* 44,-180* 24,-180 62,-100* 40,-100 84,-30* 0,-20',
        '#4a7556',
      ) +
      b.paint(star(0, -314, 18, 5, 0.45), '#f2cf6a') +
      [
        [-30, -70, '#c4473c'],
        [24, -86, '#e6b44a'],
        [0, -130, '#c4473c'],
        [-16, -190, '#e6b44a'],
        [46, -50, '#6f94b0'],
        [16, -230, '#c4473c'],
      ]
        .map(([x, y, c]) => b.round(Number(x), Number(y), 8, 8, String(c)))
        .join(''),
    { face: { x: 0, y: -100, size: 1.2 }, place: 'stage' },
  ),
  'palm': thing(
    200,
    300,
    (b) =>
      b.bone(
        '-20,0 -8,-110 14,-220',
        [16, 12, 9],
        '#9a7450',
        b.stroke('M-30 -40h40M-26 -80h40M-20 -120h40M-10 -160h40', '#6b4a34', 3, 0.6),
      ) +
      [
        '14,-222 -50,-262 -96,-220*',
        '14,-222 -10,-290 -70,-296*',
        '14,-222 60,-290 112,-270*',
        '14,-222 70,-240 108,-196*',
        '14,-222 10,-200 -30,-168*',
      ]
        .map((bones) => b.bone(bones.replaceAll('*', ''), [10, 14, 2], '#6f9a54'))
        .join(''),
    { face: { x: -6, y: -110, size: 0.5 }, place: 'stage' },
  ),
  'bush': thing(
    150,
    110,
    (b) =>
      b.cut(
        '-72,-10 -76,-50 -44,-90 0,-104 48,-90 76,-48 70,-8 0,0',
        '#64864a',
        b.dot(-30, -60, 5, 5, '#d98a8a') + b.dot(20, -76, 5, 5, '#d98a8a') + b.dot(44, -36, 5, 5, '#d98a8a'),
      ),
    { place: 'floor' },
  ),
  'flower': thing(
    50,
    90,
    (b) =>
      b.stroke('M0 0V-56', '#5f8a4a', 5) +
      b.cut('0,-24 18,-40 26,-30 12,-18', '#6f9a54') +
      times(6, (index) =>
        b.round(Math.cos(index * 1.047) * 15, -68 + Math.sin(index * 1.047) * 15, 11, 11, '#d98a9c'),
      ) +
      b.round(0, -68, 11, 11, '#e6b84a'),
    { face: { x: 0, y: -68, size: 0.55 } },
  ),
  'sunflower': thing(
    90,
    190,
    (b) =>
      b.stroke('M0 0V-130', '#5f8a4a', 8) +
      b.cut('2,-50 40,-84 48,-60 24,-40', '#6f9a54') +
      b.cut('-2,-80 -40,-112 -48,-90 -22,-68', '#6f9a54') +
      times(12, (index) =>
        b.context.place({ x: 0, y: -148, rotate: index * 30 }, () => b.cut('-9,-24 0,-48* 9,-24', '#e6b03c')),
      ) +
      b.round(0, -148, 27, 27, '#7a4f34'),
    { face: { x: 0, y: -148, size: 1 } },
  ),
  'rose': thing(
    44,
    100,
    (b) =>
      b.stroke('M0 0V-66', '#5f8a4a', 5) +
      b.cut('0,-30 18,-46 24,-34 12,-22', '#6f9a54') +
      b.round(
        0,
        -80,
        19,
        18,
        '#c4473c',
        b.stroke('M2 -80q-6 -6 -8 2q1 9 10 7q10 -4 6 -13q-8 -9 -19 -2', '#8f2c30', 2.6, 0.7),
      ),
  ),
  'dandelion': thing(
    44,
    80,
    (b) =>
      b.stroke('M0 0V-52', '#6f9a54', 4) +
      b.dot(0, -62, 20, 20, '#f4f0ea', 0.6) +
      b.stroke(
        times(
          12,
          (index) =>
            `M0 -62L${Math.round(Math.cos(index * 0.524) * 19)} ${Math.round(-62 + Math.sin(index * 0.524) * 19)}`,
        ),
        '#ffffff',
        1.4,
        0.8,
      ) +
      b.dot(0, -62, 4, 4, '#a8865c'),
    { face: { x: 0, y: -62, size: 0.5 } },
  ),
  'mushroom': thing(
    76,
    76,
    (b) =>
      b.cut('-14,0 -10,-40 10,-40 16,0', '#f0e4d0') +
      b.cut(
        '-38,-34 -28,-62 0,-76 28,-62 38,-34 0,-28',
        '#c4473c',
        b.dot(-16, -52, 6, 5, '#f6ece0') +
          b.dot(10, -60, 7, 5, '#f6ece0') +
          b.dot(22, -44, 5, 4, '#f6ece0') +
          b.dot(-2, -42, 4, 3.4, '#f6ece0'),
      ),
    { face: { x: 0, y: -22, size: 0.5 } },
  ),
  'cactus': thing(
    90,
    150,
    (b) =>
      b.bone('0,-30 0,-130', [24, 22], '#6f9a5c', b.stroke('M-10 -140V-20M0 -150V-20M10 -140V-20', '#4f7a44', 2, 0.6)) +
      b.bone('-14,-70 -36,-72 -38,-104', [9, 11, 10], '#6f9a5c') +
      b.bone('14,-56 36,-58 38,-86', [9, 11, 10], '#6f9a5c') +
      b.cut('-30,0* -34,-36* 34,-36* 30,0*', '#b8694a') +
      b.round(0, -152, 9, 8, '#d98aa0'),
    { face: { x: 0, y: -96, size: 0.8 } },
  ),
  'leaf': thing(46, 54, (b) =>
    b.cut(
      '0,0 -20,-16 -20,-38 0,-54* 20,-38 20,-16',
      '#d98a3c',
      b.stroke('M0 0V-46M0 -16l-11 -8M0 -16l11 -8M0 -28l-10 -8M0 -28l10 -8', '#a85c2c', 2, 0.8),
    ),
  ),
  'acorn': thing(
    34,
    44,
    (b) =>
      b.cut('-12,-26 12,-26 10,-8 0,0* -10,-8', '#b98350') +
      b.cut('-15,-26 -12,-36 0,-40 12,-36 15,-26', '#7a5438') +
      b.stroke('M0 -40v-5', '#5a3c2c', 4),
  ),
  'seed': thing(26, 32, (b) => b.cut('0,-32* 12,-14 8,-2 0,0 -8,-2 -12,-14', '#8a6244'), {
    face: { x: 0, y: -13, size: 0.4 },
  }),
  'beanstalk': thing(
    150,
    420,
    (b) =>
      b.stroke('M0 0Q-40 -60 0 -120T0 -240T0 -340Q20 -380 0 -420', '#6f9a4c', 15) +
      times(7, (index) =>
        b.context.place({ x: index % 2 ? 16 : -16, y: -40 - index * 54, flip: index % 2 === 0 }, () =>
          b.cut('0,0 34,-30 56,-14 34,6', '#7dac58'),
        ),
      ),
    { face: { x: 0, y: -200, size: 0.5 }, place: 'stage' },
  ),
} as const satisfies Record<string, DrawnNoun>;
