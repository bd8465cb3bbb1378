import { times } from '../paper/markup.ts';
import { ellipse, star } from '../paper/path.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const wood = '#a8734e';
const dark = '#6b4634';
const steel = '#9aa2b0';

export const householdThings = {
  'spoon': thing(24, 100, (b) => b.bone('0,-4 0,-70', [4, 3], steel) + b.round(0, -82, 11, 17, '#b0b8c6'), {
    grip: { x: 0, y: -24, rotate: 18 },
    face: { x: 0, y: -82, size: 0.45 },
  }),
  'fork': thing(
    24,
    100,
    (b) => b.bone('0,-4 0,-66', [4, 3], steel) + b.stroke('M-8 -98v22q8 14 16 0v-22M0 -98v30', steel, 4.4),
    { grip: { x: 0, y: -24, rotate: 18 } },
  ),
  'toothbrush': thing(
    30,
    100,
    (b) =>
      b.box(-10, -98, 19, 98, '#4f8ab0', 9) +
      b.box(8, -98, 14, 30, '#f0f4f6', 2, b.stroke('M9 -90h12M9 -82h12M9 -75h12', '#b8d0dc', 2)),
    { grip: { x: 0, y: -24, rotate: 18 }, face: { x: -2, y: -50, size: 0.5 } },
  ),
  'soap': thing(
    56,
    36,
    (b) =>
      b.box(-26, -30, 52, 30, '#e6b4c0', 12) +
      b.dot(14, -36, 8, 8, '#f2f8fc', 0.8) +
      b.dot(24, -28, 5, 5, '#f2f8fc', 0.8),
  ),
  'sponge': thing(60, 40, (b) =>
    b.box(
      -28,
      -38,
      56,
      38,
      '#e6c04a',
      9,
      b.paint(
        [
          [-16, -26],
          [4, -30],
          [16, -16],
          [-6, -14],
          [-20, -10],
          [8, -8],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 3))
          .join(''),
        '#b8902c',
      ),
    ),
  ),
  'coin': thing(32, 32, (b) => b.round(0, -16, 16, 16, '#e6b84a', b.paint(star(0, -16, 8, 5, 0.45), '#b8842c')), {
    face: { x: 0, y: -16, size: 0.45 },
  }),
  'ring': thing(
    32,
    42,
    (b) =>
      `<circle cx="0" cy="-15" r="12" fill="none" stroke="${b.tint('#e0b04a')}" stroke-width="5.4"/>` +
      b.cut('-9,-32* 0,-25* 9,-32* 5,-41* -5,-41*', '#8fc0dc'),
  ),
  'needle': thing(
    60,
    20,
    (b) => b.stroke('M-28 -4L20 -14', '#b4bcc8', 4) + b.stroke('M20 -14q14 -8 8 6t-22 6', '#c4473c', 2),
  ),
  'ladle': thing(
    40,
    110,
    (b) => b.bone('0,-104 0,-24', [4, 4], steel) + b.cut('-18,-26* 18,-26* 12,-4 0,0 -12,-4', '#8f98a8'),
  ),
  'newspaper': thing(90, 60, (b) =>
    b.cut(
      '-44,-4* -40,-58* 44,-58* 42,-2*',
      '#efe8da',
      b.stroke('M-30 -48h60M-30 -36h26M-30 -28h26M-30 -20h26M-30 -12h26M6 -36h26M6 -28h26', '#8a8078', 2.6) +
        b.paint('M6 -22h26v14h-26z', '#b0a89c'),
    ),
  ),
  'watering-can': thing(
    120,
    90,
    (b) =>
      b.stroke('M-24 -64Q-10 -96 18 -64M-28 -56q-26 4 -20 34', '#5f8a74', 6) +
      b.stroke('M28 -30L58 -66', '#6f9a84', 9) +
      b.cut('48,-74 66,-62 58,-54 44,-66', '#6f9a84') +
      b.cut('-32,0* -30,-58 30,-58 34,0*', '#7da892'),
    { grip: { x: -4, y: -82 } },
  ),
  'rake': thing(
    70,
    170,
    (b) =>
      b.box(-4, -168, 8, 150, wood, 3) +
      b.stroke('M-30 -18H30M-28 -18V0M-14 -18V0M0 -18V0M14 -18V0M28 -18V0', '#57607a', 5),
    { grip: { x: 0, y: -110 } },
  ),
  'fishing-rod': thing(
    150,
    150,
    (b) =>
      b.stroke('M-60 0L50 -146', wood, 5) +
      b.stroke('M50 -146Q70 -90 66 -30', '#e6e0d4', 1.6) +
      b.round(66, -26, 6, 6, '#c4473c') +
      b.round(-44, -24, 8, 8, '#57607a'),
    { grip: { x: -48, y: -16 } },
  ),
  'paddle': thing(
    40,
    150,
    (b) => b.box(-4, -148, 8, 100, wood, 3) + b.cut('-14,-54 14,-54 16,-10 0,0 -16,-10', '#c4593f'),
    { grip: { x: 0, y: -110 } },
  ),
  'globe': thing(
    80,
    110,
    (b) =>
      b.box(-24, -10, 48, 10, dark, 4) +
      b.stroke('M0 -10V-26M-34 -90Q-48 -40 0 -26Q48 -34 38 -76', '#c9973e', 5) +
      b.round(
        0,
        -62,
        33,
        33,
        '#5a8ab0',
        b.paint(
          'M-26 -78q12 -12 24 -6q4 8 -6 12q0 10 -10 10q-12 -2 -8 -16zM6 -60q14 -6 22 4q-2 14 -12 20q-8 -6 -6 -12z',
          '#8aa85c',
        ),
      ),
    { face: { x: 0, y: -62, size: 0.9 } },
  ),
  'snowball': thing(44, 42, (b) => b.round(0, -21, 21, 20, '#f0eef6')),
  'puddle': thing(
    130,
    20,
    (b) =>
      b.cut('-62,-8 -30,-18 30,-17 62,-8 24,0 -34,0', '#6f94b4', b.stroke('M-30 -10q20 -5 40 0', '#dfeaf4', 2.4, 0.7)),
    { face: { x: 0, y: -9, size: 0.4 }, back: { x: 0, y: -8 } },
  ),
  'wave': thing(
    200,
    120,
    (b) =>
      b.cut(
        '-100,0* -90,-40 -40,-96 20,-118 70,-92 56,-66 30,-74 44,-44 100,0*',
        '#4f8ab0',
        b.stroke('M-80 -20Q-30 -90 30 -96', '#dfeef6', 6, 0.6),
      ) +
      b.dot(56, -84, 13, 11, '#eef6fa') +
      b.dot(34, -108, 11, 9, '#eef6fa') +
      b.dot(68, -66, 8, 7, '#eef6fa'),
    { face: { x: -10, y: -54, size: 1.2 } },
  ),
  'iceberg': thing(
    200,
    150,
    (b) =>
      b.cut(
        '-96,0* -70,-60* -44,-72* -10,-146* 30,-104* 52,-110* 96,0*',
        '#dfeaf4',
        b.stroke('M-10 -146L4 -70L-20 0M30 -104L40 -40', '#a8c4dc', 3, 0.7),
      ),
    { face: { x: 8, y: -62, size: 1.2 } },
  ),
  'campfire': thing(
    110,
    100,
    (b) =>
      b.glow(0, -50, 120, '#ffb45a', 0.6) +
      b.cut('-26,-16 -30,-44 -8,-70 0,-100* 14,-68 28,-44 24,-16 0,-8', '#e0843c') +
      b.cut('-12,-14 -14,-34 0,-62* 13,-34 12,-14 0,-10', '#f4cf6a') +
      b.bone('-48,-4 44,-18', [8, 7], dark) +
      b.bone('-44,-18 48,-4', [7, 8], '#7a5240'),
    { face: { x: 0, y: -36, size: 0.6 } },
  ),
  'nest': thing(
    90,
    46,
    (b) =>
      b.round(-14, -32, 10, 13, '#cfe0e6') +
      b.round(6, -34, 10, 13, '#dfe8e4') +
      b.round(22, -30, 9, 12, '#cfe0e6') +
      b.cut(
        '-44,-26 44,-26 34,-4 0,0 -34,-4',
        '#8a6a48',
        b.stroke(
          'M-40 -20q40 12 80 0M-36 -12q36 10 72 0M-30 -26l10 24M10 -26l-8 24M30 -26l-12 24',
          '#5f4630',
          2.4,
          0.7,
        ),
      ),
  ),
  'web': thing(
    120,
    120,
    (b) =>
      b.stroke(
        times(
          8,
          (index) =>
            `M0 -60L${Math.round(Math.cos(index * 0.785) * 58)} ${Math.round(-60 + Math.sin(index * 0.785) * 58)}`,
        ) +
          [18, 34, 50]
            .map((r) =>
              times(8, (index) => {
                const at = (turn: number, reach: number) =>
                  `${Math.round(Math.cos(turn * 0.785) * reach)} ${Math.round(-60 + Math.sin(turn * 0.785) * reach)}`;
                return `M${at(index, r)}Q${at(index + 0.5, r * 0.8)} ${at(index + 1, r)}`;
              }),
            )
            .join(''),
        '#e6ecf4',
        2,
        0.85,
      ),
    { hangs: true, face: { x: 0, y: -60, size: 0.6 } },
  ),
  'footprint': thing(
    44,
    60,
    (b) =>
      b.dot(0, -20, 14, 20, '#57453c', 0.7) +
      b.dot(-13, -46, 4.6, 5.6, '#57453c', 0.7) +
      b.dot(-3, -51, 4.6, 5.6, '#57453c', 0.7) +
      b.dot(7, -49, 4.4, 5.4, '#57453c', 0.7) +
      b.dot(15, -43, 4, 5, '#57453c', 0.7),
  ),
  'shadow': thing(
    110,
    230,
    (b) =>
      b.paint(
        'M-20 0q-4 -60 -10 -90q-22 -10 -20 -40q10 -26 24 -30q-12 -50 26 -56q40 6 26 56q16 6 24 30q2 30 -20 40q-6 40 -10 90z',
        '#2c2438',
        0.72,
      ),
    { face: { x: 0, y: -182, size: 0.9 } },
  ),
  'night-light': thing(
    56,
    76,
    (b) => b.glow(0, -44, 90, '#ffdf9a', 0.55) + b.box(-18, -12, 36, 12, wood, 4) + b.round(0, -42, 26, 30, '#f6dfa8'),
    { face: { x: 0, y: -42, size: 0.75 } },
  ),
  'fence': thing(
    220,
    90,
    (b) =>
      b.stroke('M-106 -62H106M-106 -30H106', '#e6dccb', 8) +
      times(8, (index) =>
        b.cut(
          `${-104 + index * 28},0* ${-104 + index * 28},-72* ${-95 + index * 28},-88* ${-86 + index * 28},-72* ${-86 + index * 28},0*`,
          '#f0e8dc',
        ),
      ),
    { place: 'stage', face: { x: 0, y: -48, size: 0.4 } },
  ),
  'present': thing(
    80,
    80,
    (b) =>
      b.box(-36, -54, 72, 54, '#4f7a86', 3) +
      b.box(-40, -64, 80, 16, '#5f8a96', 3) +
      b.paint('M-7 -64h14v64h-14z', '#e6b44a') +
      b.cut('0,-64 -26,-84 -30,-68', '#e6b44a') +
      b.cut('0,-64 26,-84 30,-68', '#e6b44a'),
  ),
  'tooth': thing(38, 46, (b) =>
    b.cut('-18,-34 -12,-46 0,-42 12,-46 18,-34 13,-14 10,0* 3,-16 -3,-16 -10,0* -13,-14', '#f6f0e8'),
  ),
  'mailbox': thing(
    70,
    140,
    (b) =>
      b.box(-7, -70, 14, 70, dark, 2) +
      b.cut('-32,-68* -32,-116 -18,-134 18,-134 32,-116 32,-68*', '#c4473c') +
      b.box(-20, -112, 40, 8, '#6b2420', 2) +
      b.box(-20, -98, 40, 16, '#f0e6d4', 2),
    { face: { x: 0, y: -90, size: 0.7 } },
  ),
  'remote': thing(
    34,
    84,
    (b) =>
      b.box(-15, -82, 30, 82, '#45404a', 8) +
      b.dot(0, -68, 6, 6, '#c4473c') +
      times(6, (index) => b.dot(-6 + (index % 2) * 12, -48 + Math.floor(index / 2) * 14, 3.6, 3.6, '#b4b0b8')),
    { grip: { x: 0, y: -24 } },
  ),
  'bin': thing(
    84,
    100,
    (b) =>
      b.cut(
        '-34,-78* 34,-78* 28,-2 0,0 -28,-2',
        '#7d8694',
        b.stroke('M-16 -74l4 70M0 -76v74M16 -74l-4 70', '#5f6874', 3, 0.7),
      ) +
      b.box(-40, -90, 80, 13, '#8f98a6', 5) +
      b.box(-10, -98, 20, 9, '#6b7480', 4),
  ),
} as const satisfies Record<string, DrawnNoun>;
