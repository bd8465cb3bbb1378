import type { PersonLook } from '@sagolykta/domain/look';
import type { Costume } from '../figures/costume.ts';
import { star } from '../paper/path.ts';
import type { Brush } from './brush.ts';

const look = (
  hair: PersonLook['hair'],
  hairColour: PersonLook['hairColour'],
  skin: PersonLook['skin'],
  outfit: PersonLook['outfit'] = 'navy',
  glasses: PersonLook['glasses'] = 'none',
): PersonLook => ({ hair, hairColour, skin, outfit, glasses, hat: 'none' });

const jacket = {
  garment: 'jacket',
  footwear: 'boots',
  scarf: false,
  mittens: false,
  shorts: false,
  hat: 'none',
} as const;
const shirt = { ...jacket, garment: 'sweater', footwear: 'shoes' } as const;

/** More of those that are wished for by what they wear. */
export const moreCostumes = {
  'father-christmas': {
    grown: true,
    look: look('short', 'grey', 'fair', 'red'),
    clothes: jacket,
    colours: { main: '#b83a34', yoke: '#f4eee6', legs: '#a8322e', boots: '#35303a' },
    elderly: true,
    beard: '#f4f0ec',
    onBody: (b: Brush) =>
      b.stroke('M-46 -26Q0 -17 46 -26', '#35303a', 9) +
      b.box(-8, -30, 16, 14, '#e0b44a', 2) +
      b.stroke('M0 -114V-32', '#f4eee6', 9) +
      b.stroke('M-44 34Q0 44 44 34', '#f4eee6', 10),
    onHead: (b: Brush) =>
      b.cut('-38,-30 -30,-56 -6,-88 34,-84 56,-58* 36,-62 30,-48 38,-30 0,-40', '#b83a34') +
      b.round(56, -56, 10, 10, '#f8f4ee') +
      b.bone('-40,-30 0,-40 40,-30', [9, 9, 9], '#f8f4ee'),
  },
  'cowboy': {
    grown: true,
    look: look('short', 'chestnut', 'tan', 'moss'),
    clothes: jacket,
    colours: { main: '#8a5f3c', yoke: '#c9504a', legs: '#4a5f8a', boots: '#6b4634' },
    onBody: (b: Brush) =>
      b.cut('-30,-112 0,-88 30,-112 20,-120 -20,-120', '#c4473c') +
      b.paint(star(-22, -72, 11, 5, 0.45), '#e6c46a') +
      b.stroke('M-44 -20Q0 -11 44 -20', '#4a3430', 8) +
      b.box(-9, -24, 18, 14, '#e0b44a', 3),
    onHead: (b: Brush) =>
      b.cut(
        '-32,-32 -30,-66 -14,-78 0,-70 14,-78 30,-66 34,-32',
        '#a8733f',
        b.stroke('M-36 -40Q0 -48 38 -40', '#6b4226', 7),
      ) + b.cut('-70,-40* -40,-28 0,-34 40,-28 72,-40* 60,-20 0,-22 -58,-20', '#b8824c'),
  },
  'ninja': {
    grown: false,
    look: look('short', 'black', 'olive', 'navy'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#3a3848', yoke: '#3a3848', legs: '#3a3848', boots: '#2c2a36', accent: '#c4473c' },
    onBody: (b: Brush) =>
      b.stroke('M-28 -8Q0 -1 28 -8', '#c4473c', 8) + b.stroke('M14 -6l10 22M10 -6l-2 24', '#c4473c', 6),
    onHead: (b: Brush) =>
      b.cut('-40,-10 -42,-36 -20,-62 20,-62 42,-36 40,-10 0,-16', '#35333f') +
      b.cut('-40,10 40,10 34,34 0,44 -34,34', '#35333f') +
      b.stroke('M-40 -14Q0 -22 40 -14', '#c4473c', 8) +
      b.cut('-38,-14* -62,-22* -56,-4* -40,-8*', '#c4473c'),
  },
  'bride': {
    grown: true,
    look: look('long', 'chestnut', 'beige', 'red'),
    clothes: { ...shirt, garment: 'coat' },
    colours: { main: '#f4efe8', yoke: '#f8f4ee', legs: '#f0e8de' },
    behind: (b: Brush) => b.paint('M-22 -150C-70 -80 -70 20 -60 96H60C70 20 70 -80 22 -150Z', '#f4f2f4', 0.75),
    onBody: (b: Brush) =>
      b.cut(
        '-40,-14 40,-14 66,84* 0,96 -66,84*',
        '#f6f2ec',
        b.stroke('M-20 -6L-36 90M0 -6V94M20 -6L36 90', '#d9d2cc', 2.4),
      ) +
      b.stroke('M-36 -14Q0 -6 36 -14', '#e6c8cc', 6) +
      b.round(-8, -34, 9, 9, '#d9708a') +
      b.round(8, -34, 9, 9, '#f0d0d4') +
      b.round(0, -44, 9, 9, '#c4506a') +
      b.stroke('M0 -28V-8', '#6f9a5c', 5),
    onHead: (b: Brush) =>
      [-24, -8, 8, 24]
        .map((x) => b.round(x, -34 - (24 - Math.abs(x)) * 0.24, 6, 6, x % 16 ? '#f4e0e4' : '#e6a8b4'))
        .join(''),
  },
  'old-lady': {
    grown: true,
    look: look('bun', 'grey', 'fair', 'teal', 'amber'),
    clothes: { ...shirt, garment: 'coat' },
    colours: { main: '#8a6a9c', yoke: '#d9c4dc', legs: '#6b5a5c', boots: '#5a4a44' },
    elderly: true,
    onBody: (b: Brush) =>
      b.cut('-40,-112 0,-92 40,-112 50,-64 0,-40 -50,-64', '#b8708a', b.stroke('M-46 -70L0 -46L46 -70', '#e6b8c4', 3)) +
      b.round(0, -64, 7, 7, '#e6c46a'),
  },
  'old-man': {
    grown: true,
    look: look('short', 'grey', 'fair', 'moss', 'round'),
    clothes: { ...shirt, garment: 'sweater' },
    colours: { main: '#6b7a52', yoke: '#8a976c', legs: '#6b5f54', boots: '#4a3f3c' },
    elderly: true,
    beard: '#e6e2de',
    onHead: (b: Brush) =>
      b.cut(
        '-38,-26 -36,-48 0,-58 36,-48 40,-28 0,-34',
        '#7a6a52',
        b.stroke('M-30 -44L20 -34M-10 -52L34 -38', '#5f5240', 2, 0.6),
      ) + b.cut('4,-34 44,-30 56,-22 20,-24', '#6b5c46'),
  },
  'diver': {
    grown: true,
    look: look('short', 'dark-brown', 'brown', 'teal'),
    clothes: shirt,
    colours: { main: '#2f5f74', yoke: '#2f5f74', legs: '#2f4f64', boots: '#e6a83c' },
    behind: (b: Brush) => b.box(-40, -104, 26, 84, '#e0b040', 12) + b.box(14, -104, 26, 84, '#e0b040', 12),
    onBody: (b: Brush) =>
      b.stroke('M-22 -112L-26 -14M22 -112L26 -14', '#35323c', 7) + b.stroke('M-44 -20Q0 -11 44 -20', '#35323c', 7),
    onHead: (b: Brush) =>
      b.stroke('M38 -8Q54 -40 44 -76', '#e6a83c', 8) +
      b.stroke('M-38 -10H38', '#35323c', 6) +
      `<rect x="-31" y="-24" width="62" height="32" rx="12" fill="${b.tint('#a8d4e4')}" fill-opacity=".35" stroke="${b.tint('#e6a83c')}" stroke-width="6"/>`,
  },
  'hockey-player': {
    grown: false,
    look: look('short', 'blond', 'fair', 'navy'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#e0b43c', yoke: '#3f5fa0', legs: '#3f5fa0', boots: '#35323c', accent: '#3f5fa0' },
    onBody: (b: Brush) =>
      b.stroke('M34 -22L62 74H86', '#8a5f3c', 7) +
      b.stroke('M-30 -26Q0 -19 30 -26', '#3f5fa0', 7) +
      b.paint(star(0, -48, 11, 5, 0.45), '#3f5fa0'),
    onHead: (b: Brush) =>
      b.cut(
        '-42,-14 -42,-40 -20,-60 20,-60 42,-40 44,-14 30,-26 0,-32 -30,-26',
        '#f0ece4',
        b.stroke('M-16 -62L-18 -30M16 -62L18 -30', '#3f5fa0', 7),
      ) + b.stroke('M-38 -18L-34 14M40 -18L36 14', '#f0ece4', 5),
  },
} as const satisfies Record<string, Costume>;
