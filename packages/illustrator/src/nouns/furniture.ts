import { times } from '../paper/markup.ts';
import { star } from '../paper/path.ts';
import { type Brush, thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const wood = '#a8734e';
const dark = '#6b4634';
const legs = (b: Brush, half: number, top: number, colour = dark) =>
  b.stroke(`M${-half} ${top}V0M${half} ${top}V0`, colour, 8);

export const furniture = {
  'bed': thing(
    260,
    150,
    (b) =>
      b.box(-128, -140, 18, 140, dark, 5) +
      b.box(112, -96, 16, 96, dark, 5) +
      b.box(-112, -46, 226, 24, wood, 3) +
      b.cut(
        '-108,-44 -100,-70 -40,-74 110,-72 114,-40 0,-36',
        '#6f84ac',
        b.paint(
          times(5, (index) => `M${-40 + index * 34} -90h17v60h-17z`),
          '#e6d6bc',
          0.6,
        ),
      ) +
      b.cut('-106,-56 -98,-84 -58,-84 -50,-58', '#efe6da'),
    { place: 'stage', face: { x: 20, y: -56, size: 0.9 }, back: { x: 20, y: -66 } },
  ),
  'chair': thing(
    90,
    150,
    (b) =>
      b.stroke('M-34 -148V0M30 -62V0', dark, 8) +
      b.box(-38, -146, 12, 90, wood, 4) +
      b.box(-40, -72, 78, 14, wood, 4) +
      b.box(-38, -132, 10, 50, '#c4593f', 3),
    { face: { x: 2, y: -64, size: 0.4 }, back: { x: 6, y: -72 }, place: 'floor' },
  ),
  'armchair': thing(
    170,
    150,
    (b) =>
      b.cut('-60,-30 -66,-130 -40,-148 40,-148 66,-130 60,-30', '#a8635a') +
      b.cut('-84,-8 -86,-74 -66,-86 -50,-72 -48,-8', '#b8736a') +
      b.cut('84,-8 86,-74 66,-86 50,-72 48,-8', '#b8736a') +
      b.box(-54, -60, 108, 34, '#c08478', 10) +
      b.box(-60, -30, 120, 24, '#a8635a', 5),
    { face: { x: 0, y: -104, size: 1.2 }, back: { x: 0, y: -58 }, place: 'floor' },
  ),
  'sofa': thing(
    300,
    130,
    (b) =>
      b.cut('-126,-26 -130,-108 -110,-126 110,-126 130,-108 126,-26', '#5f7f94') +
      b.box(-122, -60, 120, 34, '#7094a8', 8) +
      b.box(4, -60, 118, 34, '#7094a8', 8) +
      b.cut('-150,-6 -150,-66 -132,-78 -116,-66 -116,-6', '#6a8ca0') +
      b.cut('150,-6 150,-66 132,-78 116,-66 116,-6', '#6a8ca0') +
      b.box(-120, -28, 240, 20, '#5f7f94', 4),
    { place: 'stage', face: { x: 0, y: -92, size: 1.1 }, back: { x: 0, y: -56 } },
  ),
  'table': thing(
    220,
    110,
    (b) => legs(b, 88, -90) + b.box(-106, -108, 212, 18, wood, 5) + b.box(-92, -92, 184, 12, dark, 2),
    { face: { x: 0, y: -98, size: 0.45 }, back: { x: 0, y: -108 }, place: 'floor' },
  ),
  'rocking-chair': thing(
    130,
    160,
    (b) =>
      b.stroke('M-64 -14Q0 14 66 -14', dark, 8) +
      b.stroke('M-40 -150L-34 -6M36 -66L38 -6M-36 -66H40', dark, 8) +
      b.cut('-48,-152 -28,-152 -22,-70 -40,-70', wood) +
      b.box(-42, -72, 84, 12, wood, 4),
    { face: { x: -4, y: -50, size: 0.4 }, back: { x: 0, y: -72 }, place: 'floor' },
  ),
  'bookshelf': thing(
    170,
    230,
    (b) =>
      b.box(
        -80,
        -226,
        160,
        226,
        dark,
        3,
        b.paint('M-70 -216h140v60h-140zM-70 -146h140v60h-140zM-70 -76h140v66h-140z', '#45302c'),
      ) +
      times(3, (row) =>
        times(8, (index) =>
          b.paint(
            `M${-66 + index * 17} ${-158 + row * 70}v${-38 - ((index * 7 + row * 5) % 16)}h13v${38 + ((index * 7 + row * 5) % 16)}z`,
            ['#b8473a', '#4f7a86', '#d9a441', '#7a5a94', '#6f8f4a'][(index + row * 2) % 5] ?? '#b8473a',
          ),
        ),
      ),
    { place: 'stage', face: { x: 0, y: -116, size: 1.3 } },
  ),
  'bathtub': thing(
    220,
    110,
    (b) =>
      b.stroke('M-70 -20l-10 20M70 -20l10 20', '#d9b06a', 8) +
      b.cut('-104,-82* 104,-82* 92,-28 60,-12 -60,-12 -92,-28', '#efe8e2') +
      b.dot(-50, -88, 22, 14, '#f6f8fa') +
      b.dot(-20, -94, 24, 16, '#eef4f8') +
      b.dot(16, -90, 24, 14, '#f6f8fa') +
      b.dot(48, -88, 18, 11, '#eef4f8') +
      b.box(-112, -86, 224, 10, '#f6f0ea', 5) +
      b.stroke('M88 -86V-110H70', '#d9b06a', 7),
    { face: { x: 0, y: -48, size: 1 }, back: { x: 0, y: -66 } },
  ),
  'mirror': thing(
    90,
    170,
    (b) =>
      b.cut('-42,-10* -42,-120 0,-166 42,-120 42,-10*', '#c9963e') +
      b.cut(
        '-33,-18* -33,-118 0,-154 33,-118 33,-18*',
        '#c4d6e2',
        b.stroke('M-24 -60L20 -130M-20 -34L28 -108', '#ffffff', 6, 0.35),
      ),
    { face: { x: 0, y: -86, size: 1 } },
  ),
  'rug': thing(
    230,
    30,
    (b) =>
      b.cut('-112,-10 0,-26 112,-10 0,2', '#a8544a', b.stroke('M-90 -10Q0 -22 90 -10Q0 -1 -90 -10', '#e6c49a', 4, 0.8)),
    { back: { x: 0, y: -10 }, face: { x: 0, y: -12, size: 0.4 } },
  ),
  'door': thing(
    120,
    240,
    (b) =>
      b.box(-58, -238, 116, 238, '#e6dccb', 3) +
      b.box(-48, -228, 96, 228, '#6f8f94', 3, b.stroke('M-34 -212h68v84h-68zM-34 -108h68v84h-68z', '#547278', 4)) +
      b.dot(34, -112, 6, 6, '#e6c46a'),
    { place: 'stage', face: { x: 0, y: -168, size: 1.2 } },
  ),
  'window': thing(
    130,
    150,
    (b) =>
      b.box(-62, -148, 124, 140, '#efe6d8', 3) +
      b.paint('M-50 -136h46v54h-46zM4 -136h46v54h-46zM-50 -74h46v54h-46zM4 -74h46v54h-46z', '#5a6f9c') +
      b.paint(star(24, -112, 6, 4, 0.4), '#f4ead0') +
      b.box(-70, -12, 140, 12, '#e0d4c2', 3),
    { place: 'wall', face: { x: 0, y: -76, size: 1.3 } },
  ),
  'chest-of-drawers': thing(
    160,
    150,
    (b) =>
      b.box(-76, -148, 152, 140, wood, 4, b.stroke('M-66 -104h132M-66 -62h132', dark, 3)) +
      [-126, -82, -36].map((y) => b.dot(-30, y, 5, 5, '#e6c46a') + b.dot(30, y, 5, 5, '#e6c46a')).join('') +
      b.stroke('M-66 -8v8M66 -8v8', dark, 9),
    { face: { x: 0, y: -84, size: 1.2 } },
  ),
  'cupboard': thing(
    150,
    230,
    (b) =>
      b.box(
        -72,
        -226,
        144,
        226,
        '#8a9a84',
        4,
        b.stroke(
          'M0 -220V-6M-60 -212h50v92h-50zM10 -212h50v92h-50zM-60 -106h50v92h-50zM10 -106h50v92h-50z',
          '#6b7a68',
          3,
        ),
      ) +
      b.dot(-8, -112, 4, 4, '#e6c46a') +
      b.dot(8, -112, 4, 4, '#e6c46a'),
    { place: 'stage', face: { x: 0, y: -160, size: 1.3 } },
  ),
  'piano': thing(
    210,
    160,
    (b) =>
      b.box(-100, -156, 200, 90, '#45353c', 4) +
      b.box(-104, -74, 208, 22, '#57434a', 3) +
      b.box(
        -92,
        -84,
        184,
        14,
        '#f0e8dc',
        1,
        b.stroke(
          times(16, (index) => `M${-84 + index * 11.5} -84v9`),
          '#35282e',
          4,
        ),
      ) +
      legs(b, 88, -52, '#45353c') +
      b.box(-30, -138, 60, 34, '#f0e6d4', 2),
    { place: 'stage', face: { x: 0, y: -120, size: 0.9 } },
  ),
  'cradle': thing(
    140,
    100,
    (b) =>
      b.stroke('M-60 -12Q0 12 62 -12', dark, 8) +
      b.cut('-62,-66* 62,-56* 50,-10 -50,-10', wood) +
      b.cut('-66,-62 -60,-100 -24,-98 -10,-62', '#c48a5c') +
      b.cut('-30,-60 0,-72 56,-58 40,-50 -20,-50', '#8fa8c4'),
    { face: { x: 10, y: -36, size: 0.7 } },
  ),
  'tap': thing(
    60,
    80,
    (b) =>
      b.cut('-10,0* -10,-50 0,-66 24,-66 30,-54 30,-40* 18,-40* 16,-52 4,-50 6,0*', '#b4bcc8') +
      b.box(-18, -80, 30, 9, '#c4473c', 4) +
      b.cut('24,-34* 30,-22 24,-16 18,-22', '#8fc0dc'),
    { face: { x: 6, y: -58, size: 0.4 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
