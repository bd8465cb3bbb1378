import type { PersonLook } from '@sagolykta/domain/look';
import type { Costume } from '../figures/costume.ts';
import { star } from '../paper/path.ts';
import type { Brush } from './brush.ts';

const look = (
  hair: PersonLook['hair'],
  hairColour: PersonLook['hairColour'],
  skin: PersonLook['skin'],
  outfit: PersonLook['outfit'] = 'navy',
): PersonLook => ({ hair, hairColour, skin, outfit, glasses: 'none', hat: 'none' });

const shirt = {
  garment: 'sweater',
  footwear: 'shoes',
  scarf: false,
  mittens: false,
  shorts: false,
  hat: 'none',
} as const;

/** Of trades and tales, by what they wear: the second shelf. */
export const rarerCostumes = {
  'vampire': {
    grown: true,
    look: look('short', 'black', 'fair', 'navy'),
    clothes: shirt,
    colours: { main: '#f0e8e0', yoke: '#f0e8e0', legs: '#35303c', boots: '#2c2834' },
    behind: (b: Brush) =>
      b.cut('-26,-120 26,-120 62,-20 72,80* 24,66 0,84 -24,66 -72,80* -62,-20', '#3a2440') +
      b.cut('-30,-112* -58,-150* -12,-126 12,-126 58,-150* 30,-112*', '#a83448'),
    onBody: (b: Brush) =>
      b.cut('-36,-108 -8,-96 -4,-20 -38,-16', '#45303c') +
      b.cut('36,-108 8,-96 4,-20 38,-16', '#45303c') +
      b.cut('-14,-112 0,-104 14,-112 14,-96 0,-103 -14,-96', '#c4384c'),
    onHead: (b: Brush) =>
      b.cut('-36,-8 -40,-36 -18,-56 0,-34* 18,-56 40,-36 36,-8 26,-28 0,-24 -26,-28', '#2c2834') +
      b.paint('M-8 21l4 9 4 -9zM4 21l4 9 4 -9z', '#fff8ea'),
  },
  'genie': {
    grown: true,
    look: look('short', 'black', 'tan', 'teal'),
    clothes: shirt,
    colours: { main: '#4f8fc4', yoke: '#e6b44a', legs: '#4f8fc4', boots: '#4f8fc4' },
    tail: (b: Brush) => b.cut('-38,-14 38,-14 30,40 -6,78 14,108 44,116* 6,126 -26,100 -10,72 -34,40', '#5fa8d4'),
    onBody: (b: Brush) => b.stroke('M-40 -18Q0 -8 40 -18', '#c4473c', 13) + b.dot(0, -14, 8, 8, '#f0cf5a'),
    onHead: (b: Brush) =>
      b.cut(
        '-40,-20 -46,-44 -20,-66 16,-66 44,-46 40,-20 0,-30',
        '#f0e6d8',
        b.stroke('M-38 -34Q0 -50 38 -30M-30 -50Q4 -60 34 -46', '#cfc0ac', 3),
      ) + b.round(2, -40, 8, 9, '#c4384c'),
  },
  'sandman': {
    grown: true,
    look: look('short', 'grey', 'fair', 'navy'),
    clothes: { ...shirt, garment: 'coat' },
    colours: { main: '#34406f', yoke: '#46549a', legs: '#46549a', boots: '#7a5a44' },
    elderly: true,
    beard: '#f4f0ec',
    onBody: (b: Brush) =>
      b.paint(star(-22, -60, 7, 5, 0.45) + star(20, -20, 8, 5, 0.45) + star(-26, 24, 6, 5, 0.45), '#f0d27a') +
      b.cut('20,-14 48,-18 58,24 38,38 16,28', '#c49a5c') +
      b.stroke('M20 -12Q34 -4 48 -15', '#7a5436', 4),
    onHead: (b: Brush) =>
      b.cut(
        '-40,-24 -30,-58 10,-86 60,-64 70,-30* 46,-50 34,-40 40,-22 0,-34',
        '#46549a',
        b.paint(star(0, -56, 7, 5, 0.45) + star(30, -66, 5, 5, 0.45), '#f0d27a'),
      ) + b.round(68, -26, 9, 9, '#f0d27a'),
  },
  'skeleton': {
    grown: false,
    look: look('short', 'black', 'fair', 'navy'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#35323f', yoke: '#35323f', legs: '#35323f', boots: '#35323f' },
    onBody: (b: Brush) =>
      b.stroke('M0 -80V-8', '#f4ecdc', 6) +
      b.stroke('M-22 -66Q0 -58 22 -66M-24 -50Q0 -42 24 -50M-22 -34Q0 -26 22 -34', '#f4ecdc', 6) +
      b.stroke('M-22 -8Q0 4 22 -8', '#f4ecdc', 8),
    onHead: (b: Brush) =>
      b.cut('-38,-2 -42,-34 -20,-58 20,-58 42,-34 38,-2 30,-22 0,-28 -30,-22', '#f4ecdc') +
      b.stroke('M-14 24H18M-8 20v8M2 20v8M12 20v8', '#6b5c54', 2.4),
  },
  'racing-driver': {
    grown: true,
    look: look('short', 'dark-brown', 'brown', 'red'),
    clothes: shirt,
    colours: { main: '#c4382f', yoke: '#c4382f', legs: '#c4382f', boots: '#f0ece4' },
    onBody: (b: Brush) =>
      b.stroke('M0 -116V-20', '#f0ece4', 5) +
      b.stroke('M-40 -96L-30 -30M40 -96L30 -30', '#f0ece4', 8) +
      b.round(-20, -76, 10, 10, '#f0cf5a'),
    onHead: (b: Brush) =>
      b.cut(
        '-46,2 -46,-36 -24,-64 22,-64 48,-36 48,4 38,-16 34,-30 -30,-30 -36,-14',
        '#c4382f',
        b.stroke('M0 -66V-30', '#f0ece4', 12),
      ) + b.stroke('M-34 -30Q2 -38 38 -30', '#35323c', 7),
  },
  'skier': {
    grown: false,
    look: look('braids', 'blond', 'fair', 'teal'),
    clothes: { ...shirt, garment: 'jacket', footwear: 'boots', mittens: true },
    colours: { main: '#3f8fa8', yoke: '#f0cf5a', legs: '#35507a', boots: '#35323c', accent: '#d9504a' },
    behind: (b: Brush) =>
      b.stroke('M-52 -70L-66 74M52 -70L66 74', '#6b7484', 4) + b.stroke('M-74 60h18M58 60h18', '#6b7484', 3),
    onHead: (b: Brush) =>
      b.cut('-42,-18 -40,-44 -18,-62 18,-62 40,-44 42,-18 0,-28', '#d9504a') +
      b.round(0, -66, 11, 11, '#f4ece0') +
      b.box(-36, -38, 74, 19, '#35323c', 9, b.dot(-10, -30, 18, 4, '#8fc0d8', 0.8)),
  },
  'swimmer': {
    grown: false,
    look: look('short', 'chestnut', 'beige', 'teal'),
    clothes: { ...shirt, shorts: true },
    colours: { main: '#2f7f94', yoke: '#f0cf5a' },
    onHead: (b: Brush) =>
      b.cut(
        '-40,-12 -42,-36 -20,-60 20,-60 42,-36 40,-12 0,-22',
        '#e0633c',
        b.stroke('M-40 -34Q0 -46 42 -34', '#f4ece0', 5),
      ) +
      b.stroke('M-40 -22Q0 -32 42 -22', '#35404f', 4) +
      b.round(-13, -26, 11, 8, '#7fc0d8') +
      b.round(17, -26, 11, 8, '#7fc0d8'),
  },
  'painter': {
    grown: true,
    look: look('bob', 'black', 'olive', 'navy'),
    clothes: { ...shirt, garment: 'coat' },
    colours: { main: '#e8e0d4', yoke: '#e8e0d4', legs: '#4a5470' },
    onBody: (b: Brush) =>
      b.dot(-18, -40, 8, 6, '#c4473c') +
      b.dot(14, -10, 9, 7, '#4f94b8') +
      b.dot(-12, 22, 7, 8, '#e0b43c') +
      b.dot(22, -58, 6, 5, '#6f9a5c') +
      b.cut('-36,-112 -8,-98 12,-98 36,-112 24,-84 0,-92 -24,-84', '#c4473c'),
    onHead: (b: Brush) =>
      b.cut('-40,-26 -52,-44 -30,-64 16,-66 48,-52 44,-30 0,-38', '#8a3448') + b.stroke('M4 -66v-10', '#8a3448', 5),
  },
  'explorer': {
    grown: false,
    look: look('ponytail', 'chestnut', 'tan', 'moss'),
    clothes: { ...shirt, footwear: 'boots', shorts: true },
    colours: { main: '#c4a46c', yoke: '#b08f58', legs: '#a8865a', boots: '#6b4a34', accent: '#c4473c' },
    onBody: (b: Brush) =>
      b.stroke('M-24 -80L-12 -34M24 -80L12 -34', '#4a3a30', 4) +
      b.box(-20, -38, 17, 25, '#45404a', 5) +
      b.box(3, -38, 17, 25, '#45404a', 5) +
      b.cut('-24,-84 0,-70 24,-84 14,-62 0,-60 -14,-62', '#c4473c'),
    onHead: (b: Brush) =>
      b.cut('-38,-26 -32,-56 0,-72 34,-56 40,-26 0,-36', '#d9c08a', b.stroke('M-38 -34Q0 -46 40 -34', '#8f7044', 6)) +
      b.cut('-58,-20 0,-38 60,-20 50,-12 0,-24 -48,-12', '#c4a870'),
  },
  'rock-star': {
    grown: true,
    look: look('long', 'red', 'fair', 'navy'),
    clothes: shirt,
    colours: { main: '#35303c', yoke: '#35303c', legs: '#5a3f7a', boots: '#c4384c' },
    onBody: (b: Brush) =>
      b.paint(star(0, -68, 20, 5, 0.45), '#f0cf5a') +
      b.stroke('M-40 -104L44 6', '#c4384c', 6) +
      b.stroke('M-44 -22Q0 -12 44 -22', '#c9ccd4', 6),
    onHead: (b: Brush) =>
      b.box(-30, -8, 27, 19, '#2c2a34', 8) + b.box(5, -8, 27, 19, '#2c2a34', 8) + b.stroke('M-4 -2h10', '#2c2a34', 4),
  },
  'referee': {
    grown: true,
    look: look('short', 'black', 'deep-brown', 'navy'),
    clothes: { ...shirt, shorts: true },
    colours: { main: '#e6c83c', yoke: '#e6c83c', legs: '#35323c', boots: '#35323c' },
    onBody: (b: Brush) =>
      b.stroke('M-22 -112Q0 -60 22 -112', '#35323c', 3) +
      b.round(0, -66, 11, 9, '#c9ccd4') +
      b.box(14, -96, 18, 24, '#35323c', 2) +
      b.box(-38, -112, 14, 90, '#35323c', 4),
  },
  'mummy-creature': {
    grown: false,
    look: look('short', 'grey', 'beige', 'navy'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#e6dcc4', yoke: '#e6dcc4', legs: '#e0d4b8', boots: '#d9ccae' },
    onBody: (b: Brush) =>
      b.stroke('M-30 -74L32 -62M-32 -56L30 -46M-34 -38L34 -30M-32 -18L32 -10', '#b8a988', 3) +
      b.stroke('M30 -30q20 8 16 34', '#e6dcc4', 8),
    onHead: (b: Brush) =>
      b.cut(
        '-40,-6 -42,-36 -20,-60 20,-60 42,-36 40,-6 0,-16',
        '#e6dcc4',
        b.stroke('M-40 -40L40 -52M-42 -26L42 -34M-40 -12L40 -20', '#b8a988', 3),
      ) + b.cut('-36,20 38,16 32,36 0,44 -32,36', '#e0d4b8', b.stroke('M-34 28L36 24', '#b8a988', 3)),
  },
} as const satisfies Record<string, Costume>;
