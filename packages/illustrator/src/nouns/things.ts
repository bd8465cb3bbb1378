import { times } from '../paper/markup.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const wood = '#a8734e';
const dark = '#6b4634';
const steel = '#9aa2b0';

export const things = {
  'rope': thing(
    110,
    40,
    (b) =>
      b.stroke('M-44 -8q10 -26 40 -24t36 22q-16 14 -44 10t-14 -16q14 -10 34 -2q10 8 4 14', '#d0b078', 8) +
      b.stroke('M40 -10l14 6', '#d0b078', 7),
    { face: { x: -4, y: -16, size: 0.5 } },
  ),
  'treasure-chest': thing(
    120,
    92,
    (b) =>
      b.cut(
        '-56,-46 -54,-74 -30,-90 30,-90 54,-74 56,-46',
        '#8a5a3c',
        b.stroke('M-36 -96v52M36 -96v52', '#d9a441', 8),
      ) +
      b.paint('M-52 -50h104v-8q-20 -10 -34 -2t-34 -2t-36 4z', '#e6c04a') +
      b.box(-58, -50, 116, 50, '#9a6844', 3, b.stroke('M-36 -50v50M36 -50v50', '#d9a441', 8)) +
      b.box(-11, -54, 22, 24, '#e6b44a', 4) +
      b.dot(0, -44, 3.4, 4.4, dark),
    { face: { x: 0, y: -18, size: 0.7 } },
  ),
  'open-box': thing(
    120,
    84,
    (b) =>
      b.cut('-50,-52* -84,-70* -70,-40* -48,-34*', '#c49a68') +
      b.cut('50,-52* 84,-70* 70,-40* 48,-34*', '#c49a68') +
      b.paint('M-50 -52h100l-8 12h-84z', '#6b4a30') +
      b.box(-50, -44, 100, 44, '#b98d5c', 2, b.stroke('M-34 -14h20M-34 -22h12', '#8a623a', 2.4, 0.7)),
  ),
  'basket': thing(
    100,
    90,
    (b) =>
      b.stroke('M-36 -44Q0 -124 36 -44', '#8a623a', 7) +
      b.cut(
        '-46,-46* 46,-46* 36,-4 0,0 -36,-4',
        '#b98a54',
        b.stroke('M-50 -34h100M-46 -20h92M-26 -46l4 44M0 -46v46M26 -46l-4 44', '#8a623a', 2.6, 0.7),
      ),
    { grip: { x: 0, y: -82 } },
  ),
  'bucket': thing(
    76,
    86,
    (b) =>
      b.stroke('M-32 -60Q0 -112 32 -60', steel, 4.4) +
      b.cut('-34,-62* 34,-62* 26,-3 0,0 -26,-3', '#4f7a9c', b.paint('M-40 -44h80v7h-80z', '#e6d8c4')) +
      b.dot(0, -62, 34, 7, '#35506c'),
    { grip: { x: 0, y: -84 } },
  ),
  'sign': thing(
    110,
    160,
    (b) =>
      b.box(-6, -90, 12, 90, dark, 2) +
      b.box(-52, -156, 104, 66, '#c4473c', 6, b.stroke('M-36 -138h72M-36 -122h72M-36 -106h44', '#f4eadc', 6)),
    { face: { x: 0, y: -122, size: 1 } },
  ),
  'road-sign': thing(
    90,
    190,
    (b) =>
      b.box(-5, -110, 10, 110, steel, 2) +
      b.round(0, -146, 42, 42, '#c4473c') +
      b.dot(0, -146, 31, 31, '#f0e0a0') +
      b.stroke('M-16 -146h32', '#3a2430', 9),
    { face: { x: 0, y: -146, size: 1 } },
  ),
  'bell': thing(
    70,
    80,
    (b) =>
      b.cut(
        '-6,-72 -24,-56 -26,-26 -36,-10* 36,-10* 26,-26 24,-56 6,-72',
        '#d9a441',
        b.stroke('M-28 -22h56', '#a87a2c', 3),
      ) +
      b.round(0, -6, 8, 7, '#a87a2c') +
      b.stroke('M-6 -74q6 -10 12 0', '#a87a2c', 4),
    { face: { x: 0, y: -40, size: 0.65 }, grip: { x: 0, y: -76 } },
  ),
  'magnet': thing(
    70,
    64,
    (b) =>
      b.cut(
        '-32,0* -32,-36 -20,-58 0,-64 20,-58 32,-36 32,0* 14,0* 14,-34 0,-46 -14,-34 -14,0*',
        '#c4473c',
        b.paint('M-40 -14h80v20h-80z', '#dfe2ea'),
      ),
    { face: { x: 0, y: -52, size: 0.4 } },
  ),
  'magnifying-glass': thing(
    60,
    110,
    (b) =>
      b.bone('4,-50 12,-8', [6, 7], dark) +
      `<circle cx="-4" cy="-78" r="27" fill="${b.tint('#d9ecf6')}" fill-opacity=".45" stroke="${b.tint('#c9973e')}" stroke-width="7"/>` +
      b.stroke('M-18 -86q4 -10 14 -12', '#ffffff', 4, 0.7),
    { grip: { x: 10, y: -20 }, face: { x: -4, y: -78, size: 0.7 } },
  ),
  'pencil': thing(
    24,
    110,
    (b) =>
      b.box(-8, -96, 16, 74, '#e0a93c', 1, b.stroke('M-3 -96v74', '#b07f24', 2)) +
      b.box(-8, -110, 16, 14, '#d97a84', 4) +
      b.cut('-8,-22* 8,-22* 0,0*', '#ecd0a4') +
      b.paint('M-3 -8h6l-3 8z', '#3a2430'),
    { grip: { x: 0, y: -30, rotate: 24 }, face: { x: 0, y: -58, size: 0.34 } },
  ),
  'crayon': thing(
    24,
    80,
    (b) =>
      b.box(-9, -64, 18, 64, '#c4473c', 3, b.paint('M-12 -50h24v30h-24z', '#8f2c30', 0.8)) +
      b.cut('-8,-62* 0,-80 8,-62*', '#d9605a'),
    { grip: { x: 0, y: -20, rotate: 20 }, face: { x: 0, y: -34, size: 0.36 } },
  ),
  'paintbrush': thing(
    24,
    110,
    (b) =>
      b.box(-4, -80, 8, 80, wood, 3) +
      b.box(-7, -88, 14, 16, steel, 2) +
      b.cut('-8,-88* 8,-88* 6,-102 0,-114* -6,-102', '#4f7ab4'),
    { grip: { x: 0, y: -24, rotate: 34 } },
  ),
  'scissors': thing(
    60,
    90,
    (b) =>
      b.stroke('M-6 -30L14 -88M6 -30L-14 -88', steel, 8) +
      `<circle cx="-14" cy="-16" r="12" fill="none" stroke="${b.tint('#c4473c')}" stroke-width="7"/><circle cx="14" cy="-16" r="12" fill="none" stroke="${b.tint('#c4473c')}" stroke-width="7"/>`,
    { grip: { x: 0, y: -20 } },
  ),
  'hammer': thing(
    60,
    100,
    (b) => b.box(-5, -84, 10, 84, wood, 3) + b.cut('-26,-98 20,-100 28,-90 24,-78* -24,-78* -30,-86', '#6b7484'),
    { grip: { x: 0, y: -20, rotate: 20 } },
  ),
  'saw': thing(
    120,
    50,
    (b) =>
      b.cut(
        '-20,-40* 60,-28* 60,-16* -20,-8*',
        steel,
        b.stroke(
          times(8, (index) => `M${-16 + index * 10} -8l4 -7l4 6`),
          '#6b7484',
          2.4,
        ),
      ) + b.cut('-58,-44 -20,-44 -16,-8 -50,-4', wood, b.dot(-38, -24, 9, 10, '#5a3c2c')),
    { grip: { x: -40, y: -24 } },
  ),
  'pillow': thing(100, 60, (b) =>
    b.cut(
      '-46,-52 0,-58 46,-52 50,-28 46,-4 0,0 -46,-4 -50,-28',
      '#efe6da',
      b.stroke('M-34 -40q10 6 14 16M30 -44q-8 8 -8 18', '#cfc2b4', 2.4, 0.8),
    ),
  ),
  'feather': thing(
    44,
    96,
    (b) =>
      b.cut(
        '0,0 -4,-30 -18,-50 -10,-84 8,-96* 20,-70 14,-40 4,-28',
        '#e6ecf4',
        b.stroke('M0 0Q2 -50 8 -90M2 -40l-12 -10M4 -56l-12 -12M4 -48l10 -8', '#a8b8cc', 2, 0.8),
      ),
    { grip: { x: 0, y: -8, rotate: 20 } },
  ),
  'stone': thing(64, 44, (b) =>
    b.cut(
      '-30,-2 -32,-20 -14,-40 14,-42 32,-22 28,-2 0,0',
      '#9a949c',
      b.stroke('M-14 -28q10 -4 18 2', '#7a747e', 2.4, 0.7),
    ),
  ),
  'bottle': thing(
    34,
    96,
    (b) =>
      b.box(-6, -98, 12, 12, '#b98a54', 3) +
      b.cut(
        '-15,0* -15,-48 -7,-66 -7,-88* 7,-88* 7,-66 15,-48 15,0*',
        '#6fa88c',
        b.paint('M-20 -38h40v22h-40z', '#f0e6d4', 0.9),
      ),
    { face: { x: 0, y: -44, size: 0.5 } },
  ),
  'message-bottle': thing(
    100,
    44,
    (b) =>
      b.cut(
        '-48,-36* 14,-38 28,-28 46,-28* 46,-14* 28,-14 14,-4 -48,-6*',
        '#8fc0b0',
        b.paint('M-36 -30h40v18h-40z', '#f4ead6') + b.stroke('M-30 -25h26M-30 -18h20', '#8a7358', 2),
      ) + b.box(44, -29, 12, 16, '#b98a54', 3),
  ),
  'flag': thing(
    90,
    150,
    (b) =>
      b.box(-42, -148, 7, 148, '#e6dccb', 2) +
      b.cut(
        '-36,-146* 0,-150 44,-140* 44,-88* 0,-98 -36,-94*',
        '#c4473c',
        b.paint('M-40 -126q44 -10 88 6v12q-44 -14 -88 -6z', '#f0e6d8'),
      ),
    { grip: { x: -39, y: -40 }, face: { x: 4, y: -120, size: 0.7 } },
  ),
  'net': thing(
    90,
    130,
    (b) =>
      b.stroke('M-30 0L14 -70', wood, 6) +
      `<ellipse cx="22" cy="-88" rx="26" ry="22" fill="none" stroke="${b.tint(steel)}" stroke-width="5"/>` +
      b.stroke('M0 -84Q10 -40 36 -46Q48 -60 48 -86M8 -76Q22 -50 44 -70M6 -96Q26 -84 46 -100', '#e6e0d4', 2, 0.8),
    { grip: { x: -24, y: -10 } },
  ),
  'anchor': thing(
    84,
    100,
    (b) =>
      b.stroke('M0 -76V-8M-22 -66H22M-36 -34Q-30 -4 0 -4Q30 -4 36 -34', '#57607a', 9) +
      b.stroke('M-8 -86a9 9 0 1 1 16 0a9 9 0 1 1 -16 0', '#57607a', 6),
  ),
  'compass': thing(
    56,
    56,
    (b) =>
      b.round(0, -28, 27, 27, '#c9973e') +
      b.dot(0, -28, 20, 20, '#f4ead6') +
      b.cut('-4,-28 0,-46* 4,-28', '#c4473c') +
      b.cut('-4,-28 0,-12* 4,-28', '#57607a'),
  ),
  'hourglass': thing(
    50,
    84,
    (b) =>
      b.box(-24, -84, 48, 9, wood, 3) +
      b.box(-24, -9, 48, 9, wood, 3) +
      b.cut(
        '-18,-75* 18,-75* 14,-58 3,-42 14,-24 18,-9* -18,-9* -14,-24 -3,-42 -14,-58',
        '#dfeaf0',
        b.paint('M-12 -60h24l-9 18h-6zM-16 -8h32q-4 -14 -16 -16q-12 2 -16 16z', '#e0b85c'),
      ),
    { face: { x: 0, y: -60, size: 0.45 } },
  ),
  'wheel': thing(
    90,
    90,
    (b) =>
      `<circle cx="0" cy="-45" r="40" fill="none" stroke="${b.tint(wood)}" stroke-width="9"/>` +
      b.stroke(
        times(
          6,
          (index) =>
            `M0 -45L${Math.round(Math.cos(index * 1.047) * 38)} ${Math.round(-45 + Math.sin(index * 1.047) * 38)}`,
        ),
        wood,
        5,
      ) +
      b.round(0, -45, 10, 10, dark),
    { face: { x: 0, y: -45, size: 0.6 } },
  ),
  'pot': thing(
    90,
    70,
    (b) =>
      b.stroke('M-52 -40h-6v12M52 -40h6v12', '#57505a', 6) +
      b.cut('-44,-50* 44,-50* 42,-8 20,0 -20,0 -42,-8', '#7d8694') +
      b.box(-48, -56, 96, 9, '#9aa2b0', 4) +
      b.round(0, -62, 7, 6, '#45404a'),
  ),
  'cup': thing(
    54,
    46,
    (b) =>
      b.stroke('M18 -34q16 0 14 12q-3 10 -16 10', '#c4737f', 5) +
      b.cut('-22,-44* 22,-44* 18,-6 8,0 -8,0 -18,-6', '#d98a94', b.paint('M-30 -28h60v6h-60z', '#f4e4dc')),
    { grip: { x: -4, y: -16 } },
  ),
  'teapot': thing(
    100,
    76,
    (b) =>
      b.stroke('M-34 -46q-22 -4 -18 18q4 16 22 12', '#6f94a8', 7) +
      b.cut('26,-30 48,-56 54,-52 38,-14', '#6f94a8') +
      b.cut(
        '-34,-10 -38,-34 -22,-56 22,-56 38,-34 34,-10 20,0 -20,0',
        '#7da4b8',
        b.dot(-8, -28, 7, 7, '#f0e6d4') + b.dot(10, -20, 5, 5, '#f0e6d4'),
      ) +
      b.cut('-22,-56 0,-66 22,-56', '#6f94a8') +
      b.round(0, -69, 5, 5, '#d9a441'),
  ),
} as const satisfies Record<string, DrawnNoun>;
