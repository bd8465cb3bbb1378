import { times } from '../paper/markup.ts';
import { star } from '../paper/path.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

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
