import { times } from '../paper/markup.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const steel = '#9aa2b0';

export const toolsAndAppliances = {
  'kettle': thing(
    110,
    100,
    (b) =>
      b.stroke('M-30 -62Q-28 -98 2 -98Q32 -98 34 -62', '#35323c', 8) +
      b.bone('28,-40 54,-66', [9, 5], '#8f98a8') +
      b.cut(
        '-42,-6* -44,-36 -28,-64 0,-70 28,-64 44,-36 42,-6* 0,0',
        '#a8b0be',
        b.dot(-22, -40, 6, 16, '#dfe6ee', 0.7),
      ) +
      b.round(0, -72, 8, 6, '#35323c') +
      b.stroke('M58 -76q-4 -8 4 -14', '#f0ece4', 3, 0.6),
    { face: { x: 0, y: -34, size: 0.6 }, grip: { x: 2, y: -96 } },
  ),
  'iron': thing(
    120,
    80,
    (b) =>
      b.stroke('M-46 -56Q-60 -70 -74 -62', '#35323c', 4) +
      b.stroke('M-38 -40Q-42 -74 -10 -72H22', '#3f7a9c', 12) +
      b.cut('-48,-12* -46,-40 -10,-48 24,-44 58,-12*', '#4f94b8') +
      b.box(-52, -14, 114, 12, '#b8bec8', 4) +
      b.dot(-6, -28, 9, 9, '#f0e6d4'),
    { face: { x: 10, y: -28, size: 0.35 } },
  ),
  'hairdryer': thing(
    110,
    110,
    (b) =>
      b.bone('-10,-52 -4,-8', [12, 10], '#a8406a') +
      b.cut('-40,-78 -24,-100 10,-100 50,-94* 50,-62* 10,-58 -24,-56', '#d9628a') +
      b.box(46, -96, 10, 36, '#35323c', 3) +
      b.dot(-20, -78, 12, 12, '#a8406a') +
      b.stroke('M62 -88q8 -4 14 0M62 -78h16M62 -68q8 4 14 0', '#f0ece4', 3, 0.7),
    { face: { x: 12, y: -78, size: 0.4 }, grip: { x: -6, y: -26 } },
  ),
  'fan': thing(
    100,
    130,
    (b) =>
      b.box(-32, -10, 64, 10, '#57607a', 5) +
      b.box(-5, -44, 10, 36, '#57607a', 3) +
      b.round(0, -84, 44, 44, '#dfe6ec') +
      times(
        4,
        (index) =>
          `<g transform="rotate(${index * 90 + 20} 0 -84)">${b.cut('0,-84 -16,-112 8,-122 14,-100', '#4f94b8')}</g>`,
      ) +
      b.stroke(
        'M-44 -84a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M-44 -84H44M0 -128V-40M-31 -115L31 -53M31 -115L-31 -53',
        steel,
        2.4,
      ) +
      b.round(0, -84, 9, 9, '#57607a'),
    { face: { x: 0, y: -84, size: 0.5 } },
  ),
  'drill': thing(
    120,
    100,
    (b) =>
      b.stroke('M34 -66H60', steel, 6) +
      b.cut('22,-78 38,-72 38,-60 22,-54', '#57607a') +
      b.cut(
        '-46,-84 22,-84 26,-52 -10,-46 -14,-16 -40,-16 -36,-46 -48,-58',
        '#e0a03c',
        b.stroke('M-34 -74H-6M-34 -66H-6', '#8a5f24', 4),
      ) +
      b.box(-50, -18, 44, 18, '#35323c', 5),
    { face: { x: 2, y: -66, size: 0.3 }, grip: { x: -26, y: -30 } },
  ),
  'spanner': thing(
    40,
    120,
    (b) =>
      b.cut(
        '-7,-20* -7,-84 -18,-96 -16,-118* -6,-104 6,-104 16,-118* 18,-96 7,-84 7,-20* 12,-8 0,0 -12,-8',
        steel,
        b.dot(0, -10, 5, 5, '#57607a'),
      ),
    { face: { x: 0, y: -90, size: 0.22 }, grip: { x: 0, y: -40, rotate: 14 } },
  ),
  'cogwheel': thing(
    90,
    90,
    (b) =>
      times(8, (index) => `<g transform="rotate(${index * 45} 0 -44)">${b.box(-8, -89, 16, 20, '#b8863c', 3)}</g>`) +
      b.round(0, -44, 33, 33, '#c9973a') +
      b.dot(0, -44, 11, 11, '#57432c'),
    { face: { x: 0, y: -44, size: 0.5 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
