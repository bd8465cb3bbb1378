import { times } from '../paper/markup.ts';
import { ellipse } from '../paper/path.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';
import { wheel } from './vehicles.ts';

const wood = '#a8734e';
const lit = '#f2cf84';
const snow = '#eef2f8';

/** What stands, rolls and grows outside: machines of streets and gardens, odd vehicles, a few of the weather's things. */
export const outAndAbout = {
  'snowmobile': thing(
    180,
    96,
    (b) =>
      b.stroke('M40 -20L64 -4H86', '#57607a', 7) +
      b.box(-74, -26, 96, 24, '#35323c', 12, b.stroke('M-64 -14H12', '#6b6474', 4)) +
      b.cut(
        '-78,-34* -60,-52 -6,-52 20,-64 60,-50 78,-26* 30,-20 -60,-22',
        '#c4473c',
        b.stroke('M-60 -36Q10 -28 70 -34', '#f0e6d4', 5),
      ) +
      b.box(-62, -64, 58, 16, '#35323c', 7) +
      b.cut('20,-62 34,-92 44,-90 46,-56', '#cfe0e8') +
      b.stroke('M8 -76L26 -66', '#35323c', 6) +
      b.round(66, -38, 6, 6, lit),
    { face: { x: 50, y: -40, size: 0.32 }, back: { x: -34, y: -62 } },
  ),
  'unicycle': thing(
    90,
    150,
    (b) =>
      b.stroke('M0 -42V-124', '#57607a', 7) +
      wheel(b, 0, 42) +
      b.box(-4, -46, 30, 7, '#35323c', 3) +
      b.cut('-26,-128 -14,-142 16,-142 28,-130 0,-120', '#c4473c'),
    { face: { x: 0, y: -42, size: 0.5 }, back: { x: 0, y: -134 } },
  ),
  'jet-ski': thing(
    180,
    90,
    (b) =>
      b.cut('-80,-22 -50,-40 30,-38 86,-28 64,-6 -60,-4', '#f0f2f4', b.stroke('M-80 -18Q0 -10 76 -22', '#3f8aa8', 7)) +
      b.cut('-58,-38 -50,-56 0,-54 20,-68 44,-46 60,-32', '#3f8aa8') +
      b.box(-58, -62, 54, 14, '#35323c', 7) +
      b.stroke('M14 -84L30 -70', '#35323c', 6) +
      b.stroke('M-90 -8q-14 -16 -26 -8M-86 -2q-18 -4 -30 4', '#e6f2f8', 4, 0.8),
    { face: { x: 46, y: -32, size: 0.32 }, back: { x: -30, y: -60 }, hangs: true },
  ),
  'trailer': thing(
    150,
    84,
    (b) =>
      b.stroke('M52 -28H76', '#57607a', 7) +
      b.box(-66, -68, 120, 44, '#4f7a86', 5, b.stroke('M-36 -70V-20M-6 -70V-20M24 -70V-20', '#35606c', 4)) +
      b.box(-70, -74, 128, 9, '#6f9aa6', 3) +
      wheel(b, -6, 20),
    { face: { x: -6, y: -48, size: 0.4 }, back: { x: -6, y: -70 } },
  ),
  'traffic-light': thing(
    60,
    200,
    (b) =>
      b.box(-6, -100, 12, 100, '#57606f', 3) +
      b.box(-26, -196, 52, 106, '#35383f', 10) +
      b.glow(0, -110, 34, '#8fe0a0', 0.5) +
      b.round(0, -176, 14, 14, '#c4473c') +
      b.round(0, -143, 14, 14, '#e0b040') +
      b.round(0, -110, 14, 14, '#4fa85c'),
    { face: { x: 0, y: -143, size: 0.01 } },
  ),
  'lawnmower': thing(
    150,
    120,
    (b) =>
      b.stroke('M-14 -44L-66 -110H-80', '#35323c', 7) +
      b.cut('-36,-16* -34,-40 -10,-50 40,-48 54,-34 56,-16*', '#c4473c') +
      b.box(-6, -64, 36, 18, '#35323c', 5) +
      wheel(b, -24, 17) +
      wheel(b, 42, 13) +
      b.stroke('M58 -4l6 -16M68 -4l2 -14M76 -4l6 -10', '#6f9a4c', 4),
    { face: { x: 24, y: -34, size: 0.35 } },
  ),
  'microscope': thing(
    90,
    120,
    (b) =>
      b.box(-34, -12, 68, 12, '#35383f', 5) +
      b.stroke('M20 -12Q44 -50 10 -92', '#57607a', 12) +
      b.box(-30, -40, 44, 8, '#8f98a8', 3) +
      b.bone('-10,-48 14,-106', [8, 11], '#4f7a9c') +
      b.box(6, -120, 20, 12, '#35383f', 4) +
      b.round(26, -64, 9, 9, '#c9973a'),
    { face: { x: 4, y: -80, size: 0.25 } },
  ),
  'calculator': thing(
    70,
    96,
    (b) =>
      b.box(-32, -94, 64, 94, '#4f5a78', 8) +
      b.box(-24, -86, 48, 20, '#c4d8a8', 3) +
      times(9, (index) =>
        b.box(-24 + (index % 3) * 18, -56 + Math.floor(index / 3) * 17, 13, 12, index === 8 ? '#e0803c' : '#f0e6d4', 3),
      ),
    { face: { x: 0, y: -76, size: 0.3 } },
  ),
  'cash-register': thing(
    120,
    110,
    (b) =>
      b.box(-26, -108, 52, 22, '#35383f', 4, b.stroke('M-14 -97h28', '#a8e0a0', 6)) +
      b.cut('-46,-38* -38,-88* 38,-88* 46,-38*', '#c4593f') +
      times(9, (index) => b.box(-26 + (index % 3) * 19, -80 + Math.floor(index / 3) * 14, 13, 9, '#f4e8d4', 3)) +
      b.box(-56, -38, 112, 38, '#a8473a', 5) +
      b.box(-14, -24, 28, 8, '#e6c46a', 3),
    { face: { x: 0, y: -20, size: 0.01 } },
  ),
  'record-player': thing(
    130,
    80,
    (b) =>
      b.box(-60, -36, 120, 36, wood, 6) +
      b.cut('-56,-36 -44,-58 44,-58 56,-36', '#c99a6a') +
      b.cutPath(ellipse(-8, -47, 38, 10), '#35323c') +
      b.dot(-8, -47, 12, 3.4, '#c4473c') +
      b.stroke('M44 -56L22 -44', '#d9d4cc', 4) +
      b.round(38, -17, 8, 8, '#f0dcb0') +
      b.paint(
        'M-30 -66q0 -8 10 -10v-12l4 -1v20q-2 6 -8 6q-6 0 -6 -3zM6 -72q0 -8 10 -10v-12l4 -1v20q-2 6 -8 6q-6 0 -6 -3z',
        '#f0e0b8',
      ),
    { face: { x: -14, y: -17, size: 0.4 } },
  ),
  'tornado': thing(
    160,
    210,
    (b) =>
      b.cut(
        '-74,-200 0,-210 74,-200 66,-176 40,-140 46,-110 16,-70 22,-44 4,0* -6,-40 -20,-72 -12,-104 -40,-140 -66,-176',
        '#8f98ac',
        b.stroke(
          'M-70 -186Q0 -164 70 -188M-56 -160Q0 -140 54 -158M-36 -128Q4 -112 42 -126M-18 -92Q8 -80 30 -94M-14 -58Q2 -48 20 -60',
          '#c4ccd8',
          6,
          0.8,
        ),
      ) +
      b.dot(-50, -40, 5, 4, '#7a8a5c') +
      b.dot(44, -56, 6, 4, '#a8734e') +
      b.dot(56, -22, 4, 4, '#7a8a5c'),
    { face: { x: 4, y: -140, size: 1 }, hangs: true },
  ),
  'icicle': thing(
    90,
    110,
    (b) =>
      b.box(-44, -110, 88, 14, snow, 7) +
      b.cut('-34,-100* -12,-100* -22,-34*', '#c4dff0', b.stroke('M-26 -96L-23 -60', '#f4faff', 3)) +
      b.cut('-12,-100* 14,-100* 2,0*', '#b4d6ee', b.stroke('M-3 -96L1 -40', '#f4faff', 4)) +
      b.cut('14,-100* 34,-100* 24,-48*', '#c4dff0', b.stroke('M20 -96L23 -66', '#f4faff', 3)),
    { face: { x: 1, y: -80, size: 0.35 }, hangs: true },
  ),
  'fir-cone': thing(
    60,
    80,
    (b) =>
      b.stroke('M0 -70V-80', '#5a3c2c', 5) +
      b.cut(
        '0,-74 20,-58 24,-34 12,-8 0,0 -12,-8 -24,-34 -20,-58',
        '#8a5c3c',
        b.stroke(
          times(5, (row) => times(4, (column) => `M${-28 + column * 16 + (row % 2) * 8} ${-64 + row * 14}q8 12 16 0`)),
          '#5f3c28',
          3,
        ),
      ),
    { face: { x: 0, y: -34, size: 0.5 } },
  ),
  'clover': thing(
    70,
    90,
    (b) =>
      b.stroke('M0 -50Q6 -20 -4 0', '#5f8f4a', 5) +
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="rotate(${turn + 45} 0 -54)">${b.cut('0,-54* -16,-66 -16,-82 -4,-88 0,-80* 4,-88 16,-82 16,-66', '#5f9a4c', b.stroke('M-10 -70q10 -6 20 0', '#a8d08a', 3))}</g>`,
        )
        .join(''),
    { face: { x: 0, y: -54, size: 0.35 } },
  ),
  'stump': thing(
    120,
    70,
    (b) =>
      b.cut(
        '-40,-52* 40,-52* 42,-20 60,-2* 20,-8 0,0 -20,-8 -60,-2* -42,-20',
        '#8a6244',
        b.stroke('M-24 -48L-28 -10M0 -46V-6M22 -48L28 -12', '#6b4634', 3, 0.7),
      ) +
      b.cutPath(ellipse(0, -53, 41, 13), '#d9b48a') +
      b.stroke('M-26 -53a26 8 0 1 0 52 0a26 8 0 1 0 -52 0M-13 -53a13 4 0 1 0 26 0a13 4 0 1 0 -26 0', '#a8805a', 2.4),
    { face: { x: 0, y: -26, size: 0.5 }, back: { x: 0, y: -56 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
