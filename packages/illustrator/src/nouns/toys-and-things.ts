import { times } from '../paper/markup.ts';
import { ellipse, star } from '../paper/path.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const wood = '#a8734e';
const dark = '#6b4634';
const steel = '#9aa2b0';

export const toys = {
  'doll': thing(
    56,
    92,
    (b) =>
      b.bone('-14,-30 -16,-4', [6, 5], '#f0c6a5') +
      b.bone('14,-30 16,-4', [6, 5], '#f0c6a5') +
      b.cut('-12,-58 12,-58 28,-16* 0,-10 -28,-16*', '#c4737f') +
      b.bone('-12,-54 -26,-36', [5, 5], '#f0c6a5') +
      b.bone('12,-54 26,-36', [5, 5], '#f0c6a5') +
      b.round(0, -72, 18, 18, '#f0c6a5') +
      b.cut('-19,-70 -18,-88 0,-94 18,-88 19,-70 8,-82 -8,-82', '#8f5130') +
      b.round(-22, -66, 6, 12, '#8f5130') +
      b.dot(-6, -71, 2, 2.4, '#3a2430') +
      b.dot(7, -71, 2, 2.4, '#3a2430') +
      b.stroke('M-3 -64q4 3 8 0', '#a8433c', 1.8) +
      b.round(22, -66, 6, 12, '#8f5130'),
    { face: { x: 0, y: -70, size: 0.5 } },
  ),
  'blocks': thing(
    100,
    80,
    (b) =>
      b.box(-46, -38, 38, 38, '#c4593f', 3) +
      b.box(4, -38, 38, 38, '#4f7a86', 3) +
      b.box(-24, -76, 38, 38, '#d9a441', 3) +
      b.paint(star(-27, -19, 10, 5, 0.45), '#f0e2c8') +
      b.dot(23, -19, 9, 9, '#f0e2c8') +
      b.paint('M-16 -46l11 -20l11 20z', '#f0e2c8'),
  ),
  'toy-train': thing(
    110,
    56,
    (b) =>
      b.box(-52, -40, 40, 26, '#4f7a86', 4) +
      b.stroke('M-12 -18h10', dark, 4) +
      b.box(-4, -48, 26, 36, '#c4593f', 3) +
      b.box(18, -34, 36, 22, '#d9a441', 6) +
      b.box(38, -46, 9, 14, dark, 2) +
      [-42, -22, 6, 28, 46].map((x) => b.round(x, -8, 8, 8, dark)).join(''),
    { face: { x: 40, y: -23, size: 0.36 } },
  ),
  'puzzle': thing(60, 52, (b) =>
    b.cut(
      '-28,0* -28,-40* -8,-40* -8,-46 0,-54 8,-46 8,-40* 28,-40* 28,-24* 20,-24 14,-18 20,-12 28,-12* 28,0*',
      '#6f94b0',
    ),
  ),
  'drum': thing(
    92,
    80,
    (b) =>
      b.stroke('M-50 -88L-16 -70M50 -88L16 -70', wood, 5) +
      b.cut(
        '-42,-62* 42,-62* 42,-10 0,0 -42,-10',
        '#c4593f',
        b.stroke('M-42 -56l14 44l14 -44l14 44l14 -44l14 44l14 -44', '#f0dfc2', 3),
      ) +
      b.dot(0, -62, 42, 11, '#f0e6d4'),
    { face: { x: 0, y: -32, size: 0.8 } },
  ),
  'trumpet': thing(
    120,
    56,
    (b) =>
      b.stroke('M-56 -30H30M-20 -30q-14 20 10 22h24q20 -4 14 -22', '#d9a441', 7) +
      b.cut('26,-30 44,-34 58,-50* 58,-10* 44,-26', '#e6b44a') +
      b.stroke('M-6 -34v-12M6 -34v-12M18 -34v-12', '#c9973e', 6),
    { face: { x: 46, y: -30, size: 0.35 }, grip: { x: -50, y: -30, rotate: -12 } },
  ),
  'guitar': thing(
    70,
    150,
    (b) =>
      b.box(-6, -146, 12, 90, dark, 3) +
      b.box(-10, -150, 20, 20, '#45302c', 3) +
      b.cut('-22,-66 0,-72 22,-66 18,-50 32,-24 20,-4 0,0 -20,-4 -32,-24 -18,-50', '#d99a4c') +
      b.dot(0, -36, 10, 10, '#45302c') +
      b.stroke('M-3 -140V-14M3 -140V-14', '#f0e6d4', 1.4, 0.8),
    { face: { x: 0, y: -36, size: 0.7 }, grip: { x: 0, y: -40, rotate: 62 } },
  ),
  'violin': thing(
    50,
    110,
    (b) =>
      b.box(-4, -108, 8, 60, '#35282c', 2) +
      b.cut('-16,-58 0,-64 16,-58 12,-42 20,-18 0,0 -20,-18 -12,-42', '#a8603c') +
      b.stroke('M-8 -34v12M8 -34v12M0 -100V-12', '#35282c', 2),
    { grip: { x: 0, y: -60, rotate: 70 }, face: { x: 0, y: -26, size: 0.5 } },
  ),
  'flute': thing(
    110,
    16,
    (b) => b.box(-54, -12, 108, 11, '#c48a5c', 5) + times(6, (index) => b.dot(-14 + index * 11, -8, 2.6, 2.6, dark)),
    { grip: { x: -40, y: -6 } },
  ),
  'balloon': thing(
    60,
    130,
    (b) =>
      b.stroke('M0 -58Q-8 -30 2 0', '#e6dccb', 2) +
      b.cut('-4,-58 -28,-84 -24,-118 0,-130 24,-118 28,-84 4,-58', '#c4473c', b.dot(-10, -110, 6, 9, '#ffffff', 0.3)),
    { grip: { x: 2, y: 0 }, face: { x: 0, y: -94, size: 0.8 }, hangs: true },
  ),
  'spinning-top': thing(
    54,
    62,
    (b) =>
      b.box(-4, -62, 8, 24, dark, 3) +
      b.cut('-26,-38 0,-48 26,-38 14,-16 0,0* -14,-16', '#4f7a86', b.paint('M-40 -30h80v8h-80z', '#e6b44a')),
    { face: { x: 0, y: -28, size: 0.5 } },
  ),
  'rocking-horse': thing(
    150,
    130,
    (b) =>
      b.stroke('M-70 -16Q0 16 70 -16', '#c4593f', 9) +
      b.stroke('M-30 -56L-40 -8M28 -56L38 -8', dark, 9) +
      b.bone('-40,-64 0,-64 34,-68', [20, 21, 19], '#e6c49a') +
      b.bone('30,-70 48,-98 56,-112', [17, 13, 12], '#e6c49a') +
      b.bone('54,-114 78,-102', [14, 10], '#e6c49a') +
      b.cut('44,-128 30,-100 24,-78 40,-84 54,-112', '#8f5130') +
      b.cut('-54,-70 -76,-62 -70,-34* -58,-50', '#8f5130') +
      b.box(-22, -92, 40, 16, '#c4593f', 6),
    { face: { x: 62, y: -112, size: 0.4 }, back: { x: -2, y: -90 } },
  ),
  'dice': thing(40, 40, (b) =>
    b.box(
      -20,
      -40,
      40,
      40,
      '#f0e6d8',
      8,
      b.dot(-9, -29, 4, 4, '#3a2430') +
        b.dot(9, -29, 4, 4, '#3a2430') +
        b.dot(0, -20, 4, 4, '#3a2430') +
        b.dot(-9, -11, 4, 4, '#3a2430') +
        b.dot(9, -11, 4, 4, '#3a2430'),
    ),
  ),
  'marble': thing(
    26,
    26,
    (b) =>
      b.round(0, -13, 13, 13, '#6fa8c0', b.stroke('M-8 -22q12 6 14 18', '#e6b44a', 4)) +
      b.dot(-4, -18, 3, 3, '#ffffff', 0.8),
    { face: { x: 0, y: -13, size: 0.4 } },
  ),
  'slide': thing(
    230,
    200,
    (b) =>
      b.stroke('M-80 0V-190M-50 0V-190M-80 -40h30M-80 -80h30M-80 -120h30M-80 -160h30', steel, 7) +
      b.cut('-84,-158* -46,-158* 20,-70 104,-18* 104,0* 20,-40 -56,-138 -84,-140*', '#c4593f') +
      b.stroke('M-46 -170L20 -86L100 -30', '#e6b44a', 7),
    { place: 'stage', back: { x: 20, y: -66 }, face: { x: 0, y: -90, size: 0.5 } },
  ),
  'swing': thing(
    200,
    220,
    (b) =>
      b.stroke('M-90 0L-60 -214L-30 0M90 0L60 -214L30 0M-64 -212H64', wood, 9) +
      b.stroke('M-24 -210V-60M24 -210V-60', '#d8c49c', 4) +
      b.box(-34, -64, 68, 10, '#c4593f', 3),
    { place: 'stage', back: { x: 0, y: -64 }, face: { x: 0, y: -212, size: 0.4 } },
  ),
  'see-saw': thing(
    260,
    80,
    (b) =>
      b.cut('-26,0* 0,-50* 26,0*', '#4f7a86') +
      b.stroke('M-124 -18L124 -70', '#c4593f', 12) +
      b.stroke('M-104 -24v-22M104 -68v-22', steel, 6),
    { back: { x: -96, y: -26 }, face: { x: 0, y: -22, size: 0.4 } },
  ),
  'trampoline': thing(
    250,
    76,
    (b) =>
      b.stroke('M-100 -56L-112 0M100 -56L112 0M-40 -50L-44 0M40 -50L44 0', steel, 7) +
      b.cut('-122,-58 0,-76 122,-58 0,-40', '#4f7a86') +
      b.dot(0, -58, 96, 11, '#35303c'),
    { back: { x: 0, y: -58 }, face: { x: 0, y: -50, size: 0.4 } },
  ),
  'skipping-rope': thing(
    110,
    60,
    (b) =>
      b.stroke('M-46 -44Q-30 10 0 -2T46 -44', '#d9a05c', 5) +
      b.box(-52, -60, 12, 24, '#c4593f', 5) +
      b.box(40, -60, 12, 24, '#c4593f', 5),
  ),
  'soap-bubble': thing(
    60,
    60,
    (b) =>
      `<circle cx="0" cy="-30" r="28" fill="#dff0fa" fill-opacity=".22" stroke="#eaf6fb" stroke-opacity=".9" stroke-width="2.6"/>` +
      b.dot(-10, -42, 7, 5, '#ffffff', 0.7) +
      b.dot(12, -20, 3, 3, '#ffffff', 0.6),
    { face: { x: 0, y: -30, size: 0.8 }, hangs: true },
  ),
  'snow-globe': thing(
    70,
    80,
    (b) =>
      b.cut('-30,0* -24,-18* 24,-18* 30,0*', '#a8634a') +
      `<circle cx="0" cy="-46" r="31" fill="${b.tint('#a8c4dc')}" fill-opacity=".7" stroke="#eaf6fb" stroke-opacity=".8" stroke-width="3"/>` +
      b.cut('-24,-24 0,-34 24,-24 0,-17', '#f2f0f4') +
      b.cut('-12,-28* 0,-60* 12,-28*', '#4f7a5c') +
      [
        [-16, -54],
        [10, -64],
        [18, -44],
        [-6, -70],
      ]
        .map(([x = 0, y = 0]) => b.dot(x, y, 2.2, 2.2, '#ffffff'))
        .join(''),
    { face: { x: 0, y: -9, size: 0.3 } },
  ),
  'sandcastle': thing(
    140,
    110,
    (b) =>
      b.box(-62, -60, 124, 60, '#d9b47a', 6) +
      b.cut('-64,-56* -60,-92* -50,-92* -50,-84* -40,-84* -40,-92* -30,-92* -26,-56*', '#e0be88') +
      b.cut('26,-56* 30,-92* 40,-92* 40,-84* 50,-84* 50,-92* 60,-92* 64,-56*', '#e0be88') +
      b.stroke('M0 -60V-104', dark, 3) +
      b.cut('0,-106* 24,-98 0,-90*', '#c4593f') +
      b.cut('-12,0* -12,-20 0,-30 12,-20 12,0*', '#a8824c'),
    { face: { x: 0, y: -44, size: 0.8 } },
  ),
  'jack-in-the-box': thing(
    80,
    130,
    (b) =>
      b.stroke('M0 -56q-16 -6 0 -12t0 -12t0 -10', steel, 4) +
      b.round(0, -104, 20, 20, '#f0c6a5') +
      b.cut('-20,-112 -6,-134* 0,-122 12,-136* 20,-112 0,-118', '#c4473c') +
      b.box(-34, -58, 68, 58, '#4f7a86', 4, b.paint(star(0, -28, 15, 5, 0.45), '#e6c46a')),
    { face: { x: 0, y: -102, size: 0.55 } },
  ),
} as const satisfies Record<string, DrawnNoun>;

export const sky = {
  'moon': thing(
    130,
    130,
    (b) =>
      b.glow(0, -65, 120, '#f6ecc8', 0.5) +
      b.round(
        0,
        -65,
        64,
        64,
        '#f2e6c4',
        b.dot(-24, -88, 13, 11, '#d9cba8', 0.7) +
          b.dot(30, -40, 16, 13, '#d9cba8', 0.7) +
          b.dot(24, -98, 7, 6, '#d9cba8', 0.6),
      ),
    { place: 'sky', hangs: true, face: { x: 0, y: -64, size: 1.7 }, back: { x: 0, y: -124 } },
  ),
  'sun': thing(
    150,
    150,
    (b) =>
      b.glow(0, -75, 150, '#ffdf8a', 0.6) +
      times(12, (index) =>
        b.context.place({ x: 0, y: -75, rotate: index * 30 }, () => b.cut('-9,-52 0,-78* 9,-52', '#f0c05c')),
      ) +
      b.round(0, -75, 50, 50, '#f4cc68'),
    { place: 'sky', hangs: true, face: { x: 0, y: -74, size: 1.5 } },
  ),
  'cloud': thing(
    170,
    100,
    (b) => b.cut('-80,-20 -84,-46 -56,-60 -40,-92 4,-100 36,-80 70,-74 86,-40 70,-14 0,-6', '#e6e8f0'),
    { place: 'sky', hangs: true, face: { x: 0, y: -46, size: 1.3 }, back: { x: 0, y: -88 } },
  ),
  'rainbow': thing(
    330,
    170,
    (b) =>
      ['#c4593f', '#e0983c', '#e6c84a', '#7da85c', '#5a86b4', '#8a6aa8']
        .map((colour, index) =>
          b.stroke(
            `M${-156 + index * 13} 0A${156 - index * 13} ${156 - index * 13} 0 0 1 ${156 - index * 13} 0`,
            colour,
            13.6,
            0.85,
          ),
        )
        .join(''),
    { place: 'sky', hangs: true, face: { x: 0, y: -136, size: 0.6 } },
  ),
  'raindrop': thing(
    40,
    56,
    (b) => b.cut('0,-56* 17,-24 12,-4 0,0 -12,-4 -17,-24', '#7fb4d9', b.dot(-6, -20, 3, 7, '#ffffff', 0.6)),
    { place: 'sky', hangs: true, face: { x: 0, y: -20, size: 0.55 } },
  ),
  'snowflake': thing(
    70,
    70,
    (b) =>
      b.stroke(
        times(6, (index) => {
          const [x, y] = [Math.cos(index * 1.047), Math.sin(index * 1.047)];
          const at = (r: number, turn: number) =>
            `${Math.round(Math.cos(index * 1.047 + turn) * r)} ${Math.round(-35 + Math.sin(index * 1.047 + turn) * r)}`;
          return `M0 -35L${Math.round(x * 32)} ${Math.round(-35 + y * 32)}M${at(19, 0)}L${at(28, 0.34)}M${at(19, 0)}L${at(28, -0.34)}`;
        }),
        '#e6f0fa',
        4.4,
      ),
    { place: 'sky', hangs: true, face: { x: 0, y: -35, size: 0.6 } },
  ),
  'comet': thing(
    190,
    80,
    (b) =>
      b.paint('M-90 -14L30 -62L40 -22Z', '#f6e4b4', 0.4) +
      b.paint('M-60 -30L36 -56L40 -30Z', '#fff2cc', 0.5) +
      b.glow(48, -42, 70, '#ffe8b0', 0.6) +
      b.cutPath(star(48, -42, 38, 5, 0.5), '#f4d47a'),
    { place: 'sky', hangs: true, face: { x: 48, y: -40, size: 0.75 } },
  ),
  'planet': thing(
    150,
    110,
    (b) =>
      b.round(0, -55, 46, 46, '#c98a6a', b.paint('M-60 -74h120v10h-120zM-60 -48h120v14h-120z', '#e0ac84', 0.8)) +
      b.stroke('M-46 -50Q-86 -30 -66 -26Q0 -20 66 -70Q84 -86 44 -66', '#e6cf9a', 7),
    { place: 'sky', hangs: true, face: { x: 0, y: -58, size: 1.2 } },
  ),
  'lightning': thing(
    60,
    120,
    (b) =>
      b.glow(0, -60, 70, '#fff0a8', 0.4) + b.cut('6,-120* -26,-56* -4,-56* -14,0* 28,-70* 4,-70* 22,-120*', '#f2d25c'),
    { place: 'sky', hangs: true, face: { x: 0, y: -66, size: 0.6 } },
  ),
  'wind': thing(
    150,
    90,
    (b) =>
      b.stroke('M-70 -60H30q26 0 26 -20t-22 -10M-60 -40H60M-70 -20H20q24 0 24 14t-20 6', '#dfe8f2', 8, 0.85) +
      b.round(-40, -46, 26, 24, '#e6ecf4'),
    { place: 'sky', hangs: true, face: { x: -40, y: -46, size: 0.9 } },
  ),
  'earth': thing(
    120,
    120,
    (b) =>
      b.round(
        0,
        -60,
        58,
        58,
        '#4f86b4',
        b.paint(
          'M-50 -86q20 -22 40 -14q10 14 -8 22q4 16 -14 20q-20 4 -26 -12zM10 -60q26 -10 40 4q-2 26 -20 36q-16 -4 -12 -20q-12 -8 -8 -20zM4 -110q16 -2 24 8q-8 8 -20 4z',
          '#7aa05c',
        ),
      ),
    { place: 'sky', hangs: true, face: { x: 0, y: -60, size: 1.4 } },
  ),
} as const satisfies Record<string, DrawnNoun>;

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
      b.box(-4, -96, 9, 96, '#4f8ab0', 4) +
      b.box(4, -96, 11, 26, '#f0f4f6', 2, b.stroke('M6 -88h10M6 -80h10', '#b8d0dc', 2)),
    { grip: { x: 0, y: -24, rotate: 18 }, face: { x: 0, y: -50, size: 0.3 } },
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
