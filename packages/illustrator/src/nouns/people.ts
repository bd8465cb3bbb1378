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

const cape = (colour: string, grown: boolean) => (b: Brush) =>
  grown
    ? b.cut('-26,-120 26,-120 58,-20 66,76* 0,86 -66,76* -58,-20', colour)
    : b.cut('-20,-80 20,-80 44,-10 52,52* 0,60 -52,52* -44,-10', colour);

const crown = (b: Brush) =>
  b.cut('-30,-32* -36,-62* -20,-48 -10,-68* 0,-50 10,-68* 20,-48 36,-62* 30,-32* 0,-26', '#e6b44a') +
  b.dot(-10, -42, 3.4, 3.4, '#b8473a') +
  b.dot(12, -42, 3.4, 3.4, '#3f7378');
const tiara = (b: Brush) =>
  b.cut('-26,-36* -14,-48 0,-62* 14,-48 26,-36* 0,-42', '#f0cf7a') + b.dot(0, -50, 3, 3, '#c4737f');
const pointed = (colour: string, star_: string | undefined) => (b: Brush) =>
  b.cut(
    '-38,-26 -24,-54 -6,-112* 14,-66 38,-26 0,-38',
    colour,
    star_ ? b.paint(star(-4, -62, 8, 5, 0.45) + star(14, -44, 5, 5, 0.45), star_) : '',
  ) + b.cut('-58,-24 0,-40 58,-24 48,-14 0,-24 -48,-14', colour);
const peakedCap = (colour: string, badge: string) => (b: Brush) =>
  b.cut('-42,-30 -48,-52 -20,-66 20,-66 48,-52 42,-30 0,-36', colour) +
  b.cut('-38,-26 4,-34 46,-26 52,-16 8,-22 -36,-18', '#35323c') +
  b.dot(4, -46, 7, 7, badge);
const helmet = (colour: string, badge: string) => (b: Brush) =>
  b.cut('-44,-16 -42,-44 -22,-66 0,-72 22,-66 42,-44 46,-16 0,-26', colour, b.stroke('M0 -72V-24', '#e6d8c0', 5, 0.6)) +
  b.cut('-54,-14 0,-28 56,-14 50,-6 0,-16 -48,-6', colour) +
  b.dot(4, -40, 9, 10, badge);
const apron = (colour: string) => (b: Brush) =>
  b.cut('-24,-84 24,-84 34,-10 36,34 -36,34 -34,-10', colour, b.stroke('M-26 6q26 10 52 0', '#cfc4b4', 2.4, 0.8)) +
  b.stroke('M-24 -84L-16 -112M24 -84L16 -112', colour, 5);
const badge =
  (x: number, y: number, colour = '#e6c46a') =>
  (b: Brush) =>
    b.paint(star(x, y, 8, 5, 0.5), colour);
const belt = (y: number, half: number) => (b: Brush) =>
  b.stroke(`M${-half} ${y}Q0 ${y + 9} ${half} ${y}`, '#4a3430', 7) + b.box(-7, y - 2, 14, 12, '#e0b44a', 2);
const fairyWings = (b: Brush) =>
  b.paint(
    'M-8 -60C-40 -110 -84 -92 -70 -58C-88 -30 -50 -8 -8 -40ZM8 -60C40 -110 84 -92 70 -58C88 -30 50 -8 8 -40Z',
    '#dfe8f4',
    0.75,
  ) + b.stroke('M-12 -54Q-40 -80 -60 -74M12 -54Q40 -80 60 -74', '#f4f8ff', 2, 0.8);
const whiteHat = (b: Brush) =>
  b.cut(
    '-34,-28 -38,-46 -50,-64 -34,-84 -12,-80 4,-92 22,-80 44,-82 50,-62 38,-46 36,-28 0,-34',
    '#f0e8de',
    b.stroke('M-34 -44Q0 -52 36 -44', '#d2c6ba', 2.4, 0.8),
  );
const strawHat = (b: Brush) =>
  b.cut('-30,-30 -26,-62 0,-68 26,-62 32,-30', '#dcb868', b.stroke('M-32 -38Q0 -46 34 -38', '#b8473a', 7)) +
  b.cut('-66,-26 0,-42 68,-26 52,-16 0,-28 -50,-16', '#e6c67c');
const starfish = (b: Brush) =>
  b.cut('-6,-50 4,-64* 10,-52 24,-52* 14,-42 18,-30* 4,-38 -8,-30* -4,-42 -16,-52*', '#e69a5c');

const uniform = { main: '#3d5280', yoke: '#e6c46a', legs: '#35384f', boots: '#35323c', accent: '#35384f' };
const coat = { garment: 'coat', footwear: 'boots', scarf: false, mittens: false, shorts: false, hat: 'none' } as const;
const jacket = { ...coat, garment: 'jacket' } as const;
const shirt = { ...coat, garment: 'sweater', footwear: 'shoes' } as const;

/** People of stories and of trades: drawn on the same body as the family, so that they can do whatever the family can. */
export const costumesOfTrades = {
  'pirate': {
    grown: true,
    look: look('tousled', 'black', 'tan', 'red'),
    clothes: jacket,
    colours: { main: '#a8433c', legs: '#3c3444', boots: '#3c2c2c' },
    beard: '#3a2622',
    onBody: belt(-26, 46),
    onHead: (b: Brush) =>
      b.cut(
        '-60,-22 -36,-60 0,-76 36,-60 60,-22 30,-36 0,-40 -30,-36',
        '#38323e',
        b.dot(0, -52, 8, 8, '#f0e6d4') + b.stroke('M-14 -44l28 8M14 -44l-28 8', '#f0e6d4', 3),
      ) +
      b.dot(18, 6, 9, 8, '#2c2630') +
      b.stroke('M-34 -14L34 10', '#2c2630', 2.6),
  },
  'pirate-captain': {
    grown: true,
    look: look('long', 'red', 'fair', 'navy'),
    clothes: coat,
    colours: { main: '#3d4a78', legs: '#3c3444', boots: '#3c2c2c' },
    onBody: belt(-26, 46),
    onHead: (b: Brush) =>
      b.cut(
        '-72,-20 -44,-64 0,-88 44,-64 72,-20 34,-38 0,-42 -34,-38',
        '#38323e',
        b.dot(0, -58, 10, 10, '#f0e6d4') + b.stroke('M-18 -46l36 8M18 -46l-36 8', '#f0e6d4', 3.4),
      ),
  },
  'captain': {
    grown: true,
    look: look('short', 'grey', 'fair', 'navy'),
    clothes: jacket,
    colours: uniform,
    beard: '#e6e0dc',
    onBody: (b: Brush) =>
      b.dot(-12, -70, 4, 4, '#e6c46a') +
      b.dot(12, -70, 4, 4, '#e6c46a') +
      b.dot(-12, -42, 4, 4, '#e6c46a') +
      b.dot(12, -42, 4, 4, '#e6c46a'),
    onHead: peakedCap('#f0e8de', '#e6b44a'),
  },
  'king': {
    grown: true,
    look: look('short', 'brown', 'beige', 'red'),
    clothes: coat,
    colours: { main: '#a8433c', yoke: '#f4ead8' },
    beard: '#8f5130',
    behind: cape('#7a3a54', true),
    onBody: (b: Brush) =>
      b.cut(
        '-34,-116 34,-116 28,-98 0,-90 -28,-98',
        '#f4eee4',
        b.dot(-16, -104, 2, 4, '#3c3440') + b.dot(14, -104, 2, 4, '#3c3440'),
      ),
    onHead: crown,
  },
  'queen': {
    grown: true,
    look: look('long', 'dark-brown', 'brown', 'violet'),
    clothes: coat,
    colours: { main: '#7a5a94', yoke: '#f2c879' },
    elderly: false,
    behind: cape('#4d3a78', true),
    onHead: crown,
  },
  'princess': {
    grown: false,
    look: look('long', 'red', 'fair', 'rose'),
    clothes: { ...coat, footwear: 'shoes' },
    colours: { main: '#d98a9c', yoke: '#f7e6d6', accent: '#f0cf7a' },
    onBody: (b: Brush) =>
      b.cut(
        '-34,-12 34,-12 54,46 0,54 -54,46',
        '#e0a0ae',
        b.paint('M-60 30q60 18 120 0v8q-60 18-120 0z', '#f7e6d6', 0.8),
      ),
    onHead: tiara,
  },
  'prince': {
    grown: false,
    look: look('tousled', 'blond', 'beige', 'teal'),
    clothes: jacket,
    colours: { main: '#3f6a94', yoke: '#f0cf7a' },
    behind: cape('#8f3f54', false),
    onHead: (b: Brush) => b.cut('-26,-36* -28,-56* -12,-46 0,-60* 12,-46 28,-56* 26,-36* 0,-40', '#e6b44a'),
  },
  'wizard': {
    grown: true,
    look: look('long', 'grey', 'porcelain', 'violet'),
    clothes: coat,
    colours: { main: '#4d4a8c', yoke: '#f2d98a', legs: '#4d4a8c' },
    elderly: true,
    beard: '#ece6e4',
    onBody: (b: Brush) =>
      b.paint(star(-22, -30, 8, 5, 0.45) + star(20, -64, 7, 5, 0.45) + star(16, 14, 9, 5, 0.45), '#f2d98a', 0.9),
    onHead: pointed('#4d4a8c', '#f2d98a'),
  },
  'witch': {
    grown: true,
    look: look('long', 'red', 'fair', 'moss'),
    clothes: coat,
    colours: { main: '#4a5a4a', legs: '#5a3a5c', yoke: '#c99a5c', boots: '#35303a' },
    elderly: true,
    onHead: pointed('#3c3646', undefined),
  },
  'magician': {
    grown: true,
    look: look('short', 'black', 'olive', 'navy'),
    clothes: jacket,
    colours: { main: '#3c3646', yoke: '#c9473c', legs: '#3c3646' },
    behind: cape('#8f2f3c', true),
    onHead: (b: Brush) =>
      b.box(-28, -92, 58, 62, '#35303c', 4, b.stroke('M-30 -42h62', '#b8473a', 9)) +
      b.cut('-48,-28 0,-38 50,-28 40,-20 0,-28 -38,-20', '#35303c'),
  },
  'fairy': {
    grown: false,
    look: look('bun', 'light-blond', 'porcelain', 'rose'),
    clothes: { ...shirt, footwear: 'shoes' },
    colours: { main: '#a8c48a', yoke: '#f4ecd0', legs: '#d9b4c4' },
    behind: fairyWings,
    onBody: (b: Brush) => b.cut('-30,-14 30,-14 44,26* 22,18 10,32* 0,20 -12,32* -24,18 -44,26*', '#8fb06f'),
    onHead: (b: Brush) =>
      b.stroke('M-34 -26Q0 -52 36 -26', '#7da05c', 4) +
      b.dot(-18, -38, 5, 5, '#f0c4cc') +
      b.dot(0, -43, 5, 5, '#f4e0a0') +
      b.dot(18, -38, 5, 5, '#f0c4cc'),
  },
  'elf': {
    grown: false,
    look: look('short', 'blond', 'fair', 'moss'),
    clothes: jacket,
    colours: { main: '#5c8a54', legs: '#a8433c', accent: '#a8433c', yoke: '#e6c46a' },
    onHead: (b: Brush) =>
      b.cut('-38,-22 -26,-52 10,-74 44,-70* 30,-50 38,-22 0,-32', '#5c8a54') +
      b.dot(46, -70, 7, 7, '#e6c46a') +
      b.cut('-36,2 -56,-8* -38,16', '#e8bd98'),
  },
  'mermaid': {
    grown: false,
    look: look('long', 'chestnut', 'tan', 'teal'),
    clothes: { ...shirt, footwear: 'bare' },
    colours: { main: '#d9a0b8', yoke: '#f4dfe4' },
    onHead: starfish,
    tail: (b: Brush) =>
      b.cut(
        '-30,-8 30,-8 26,30 10,52 14,60 40,72* 6,70 -18,74* 0,58 -18,40',
        '#4f9a94',
        b.stroke('M-20 4q6 6 12 0q6 6 12 0q6 6 12 0M-14 20q6 6 12 0q6 6 12 0', '#3c7a78', 2, 0.7),
      ),
  },
  'giant': {
    grown: true,
    look: look('tousled', 'brown', 'beige', 'moss'),
    clothes: shirt,
    colours: { main: '#7a6a4c', legs: '#5a4a44', yoke: '#c9a86c' },
    beard: '#6a4229',
    onBody: belt(-10, 46),
  },
  'superhero': {
    grown: false,
    look: look('puffs', 'black', 'deep-brown', 'red'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#3d5a9c', legs: '#3d5a9c', boots: '#c4473c', accent: '#c4473c', yoke: '#3d5a9c' },
    behind: cape('#c4473c', false),
    onBody: (b: Brush) => b.dot(0, -48, 16, 14, '#e6b44a') + b.paint(star(0, -48, 10, 5, 0.45), '#c4473c'),
    onHead: (b: Brush) =>
      b.paint('M-30 -2q14-12 34-2q18-10 32 2q-4 18-20 12q-8-6-12-6q-4 0-12 6q-18 6-22-12z', '#c4473c', 0.55),
  },
  'astronaut': {
    grown: true,
    look: look('short', 'dark-brown', 'brown', 'navy'),
    clothes: { ...jacket, footwear: 'boots' },
    colours: { main: '#ece6e0', legs: '#ece6e0', yoke: '#d9843c', boots: '#9a9aa8' },
    onBody: (b: Brush) =>
      b.box(-22, -76, 44, 34, '#c4c4d0', 5, b.dot(-10, -60, 4, 4, '#c4473c') + b.dot(4, -60, 4, 4, '#4f8a9c')) +
      b.stroke('M-22 -58Q-40 -40 -30 -10', '#b4b4c4', 6),
    onHead: (b: Brush) =>
      `<circle cx="0" cy="-2" r="56" fill="#d9eef8" fill-opacity=".12" stroke="#f4f4fa" stroke-opacity=".85" stroke-width="6"/>` +
      b.stroke('M-38 -22Q-30 -44 -10 -48', '#ffffff', 4, 0.5),
  },
  'fire-fighter': {
    grown: true,
    look: look('ponytail', 'brown', 'beige', 'saffron'),
    clothes: jacket,
    colours: { main: '#45424f', yoke: '#e6c84a', legs: '#45424f', boots: '#35323c' },
    onBody: (b: Brush) =>
      b.paint('M-60 -34q60 16 120 0v10q-60 16-120 0zM-60 6q60 16 120 0v10q-60 16-120 0z', '#e6c84a', 0.95),
    onHead: helmet('#c4473c', '#e6c46a'),
  },
  'police-officer': {
    grown: true,
    look: look('bob', 'blond', 'fair', 'navy'),
    clothes: jacket,
    colours: { ...uniform, main: '#39507c' },
    onBody: badge(-20, -84),
    onHead: peakedCap('#34466c', '#e6c46a'),
  },
  'postman': {
    grown: true,
    look: look('short', 'chestnut', 'fair', 'navy'),
    clothes: jacket,
    colours: { main: '#4f78a8', yoke: '#e6c46a', legs: '#3c465c' },
    onBody: (b: Brush) =>
      b.stroke('M-30 -110L34 -6', '#7a5238', 8) +
      b.box(18, -16, 44, 36, '#8f6240', 5, b.stroke('M18 -2h44', '#6b4630', 3)),
    onHead: peakedCap('#3f6490', '#e6c46a'),
  },
  'doctor': {
    grown: true,
    look: look('bun', 'black', 'deep-brown', 'teal', 'round'),
    clothes: coat,
    colours: { main: '#efe9e2', yoke: '#9cc4c4', legs: '#4f7a86' },
    onBody: (b: Brush) =>
      b.stroke('M-16 -108Q-14 -74 0 -68Q16 -74 16 -108M0 -68V-48', '#5a6478', 4) + b.dot(0, -44, 6, 6, '#8f98a8'),
  },
  'nurse': {
    grown: true,
    look: look('ponytail', 'red', 'fair', 'teal'),
    clothes: { ...shirt },
    colours: { main: '#7db0b4', legs: '#7db0b4', yoke: '#eef4f0' },
    onBody: (b: Brush) => b.paint('M14 -86h8v-8h8v8h8v8h-8v8h-8v-8h-8z', '#c4473c'),
    onHead: (b: Brush) =>
      b.cut('-26,-40 -22,-58 22,-58 26,-40 0,-46', '#f2ece6', b.paint('M-4 -54h8v12h-8zM-7 -51h14v6h-14z', '#c4473c')),
  },
  'dentist': {
    grown: true,
    look: look('curls', 'brown', 'olive', 'teal'),
    clothes: coat,
    colours: { main: '#dcebea', yoke: '#7db0b4', legs: '#4f7a86' },
    onHead: (b: Brush) => b.stroke('M-36 -22Q0 -36 38 -22', '#8f98a8', 5) + b.dot(4, -32, 9, 9, '#e6eef4'),
  },
  'baker': {
    grown: true,
    look: look('short', 'brown', 'beige', 'red'),
    clothes: shirt,
    colours: { main: '#e6d4bc', legs: '#6b7a94', yoke: '#f4eadc' },
    onBody: apron('#f4eee4'),
    onHead: whiteHat,
  },
  'cook': {
    grown: true,
    look: look('curls', 'black', 'brown', 'red'),
    clothes: shirt,
    colours: { main: '#f0e8de', legs: '#45424f', yoke: '#c4473c' },
    onBody: apron('#c46a54'),
    onHead: whiteHat,
  },
  'farmer': {
    grown: true,
    look: look('short', 'grey', 'tan', 'saffron'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#b8574a', legs: '#4f6a94', boots: '#4a5a44', yoke: '#e6c46a' },
    onBody: (b: Brush) =>
      b.cut('-26,-74 26,-74 42,-6 40,16 -40,16 -42,-6', '#4f6a94') +
      b.stroke('M-22 -74L-28 -114M22 -74L28 -114', '#4f6a94', 8),
    onHead: strawHat,
  },
  'gardener': {
    grown: true,
    look: look('bob', 'grey', 'fair', 'moss'),
    clothes: { ...shirt, footwear: 'boots' },
    colours: { main: '#7a9a7c', legs: '#6b5a4a', boots: '#4a5a44' },
    elderly: true,
    onBody: apron('#8a9a5c'),
    onHead: strawHat,
  },
  'builder': {
    grown: true,
    look: look('short', 'dark-brown', 'tan', 'saffron'),
    clothes: { ...jacket },
    colours: { main: '#e08a3c', legs: '#4a4f6c', yoke: '#f0e6a0', boots: '#7a5a3c' },
    onBody: (b: Brush) => b.paint('M-60 -40q60 16 120 0v10q-60 16-120 0z', '#f4f0c0', 0.9),
    onHead: helmet('#e6b83c', '#f4e6b0'),
  },
  'teacher': {
    grown: true,
    look: look('long', 'brown', 'beige', 'moss', 'round'),
    clothes: shirt,
    colours: { main: '#7a8a5c', legs: '#5a4a5c' },
  },
  'train-driver': {
    grown: true,
    look: look('tousled', 'chestnut', 'fair', 'navy'),
    clothes: jacket,
    colours: { main: '#46557c', yoke: '#d9843c', legs: '#35384f' },
    onHead: peakedCap('#46557c', '#d9843c'),
  },
  'clown': {
    grown: true,
    look: look('curls', 'red', 'fair', 'saffron'),
    clothes: coat,
    colours: { main: '#e6b44a', yoke: '#c4473c', legs: '#4f8a9c', boots: '#c4473c' },
    onBody: (b: Brush) =>
      b.dot(0, -84, 9, 9, '#4f8a9c') + b.dot(2, -50, 9, 9, '#c4473c') + b.dot(0, -14, 9, 9, '#4f8a9c'),
    onHead: (b: Brush) =>
      b.round(6, 13, 9, 8.4, '#c4473c') +
      b.cut('4,-50 14,-92* 36,-44 20,-42', '#4f8a9c') +
      b.dot(14, -92, 7, 7, '#f0e6d4'),
  },
  'dancer': {
    grown: false,
    look: look('bun', 'black', 'olive', 'rose'),
    clothes: { ...shirt, footwear: 'shoes' },
    colours: { main: '#d98aa0', legs: '#f2d4cc', accent: '#e6b4c0', yoke: '#f4dfe4' },
    onBody: (b: Brush) => b.cut('-24,-12 24,-12 54,12* 32,18 14,24 0,18 -16,24 -34,18 -54,12*', '#f0c4d0'),
  },
  'detective': {
    grown: true,
    look: look('short', 'brown', 'fair', 'saffron'),
    clothes: coat,
    colours: { main: '#b0905c', yoke: '#8a6a44', legs: '#5a4a44' },
    onBody: belt(-6, 50),
    onHead: (b: Brush) =>
      b.cut(
        '-36,-28 -34,-58 0,-70 34,-58 38,-28 0,-36',
        '#a8865c',
        b.stroke('M-30 -60L30 -30M-8 -68L36 -44M-36 -40L20 -28', '#7a5a3c', 2, 0.6),
      ) + b.cut('-50,-22 0,-38 54,-22 44,-16 0,-26 -42,-16', '#9a7850'),
  },
  'footballer': {
    grown: false,
    look: look('short', 'black', 'brown', 'red'),
    clothes: { garment: 'tee', footwear: 'shoes', shorts: true, scarf: false, mittens: false, hat: 'none' },
    colours: { main: '#c4473c', yoke: '#f4eee4', legs: '#f0e8de', accent: '#35323c' },
  },
  'conductor': {
    grown: true,
    look: look('curls', 'grey', 'beige', 'navy'),
    clothes: jacket,
    colours: { main: '#3c3646', yoke: '#f4eee4', legs: '#3c3646' },
    elderly: true,
    onBody: (b: Brush) =>
      b.cut('-12,-116 12,-116 8,-60 -8,-60', '#f4eee4') +
      b.cut('-14,-112 -2,-106 -14,-98', '#35303c') +
      b.cut('14,-112 2,-106 14,-98', '#35303c'),
  },
  'librarian': {
    grown: true,
    look: look('bun', 'grey', 'fair', 'teal', 'amber'),
    clothes: shirt,
    colours: { main: '#5c8a8a', legs: '#6b5a4a' },
    elderly: true,
  },
  'woman': { grown: true, look: look('bob', 'brown', 'beige', 'teal'), clothes: shirt },
  'man': { grown: true, look: look('short', 'dark-brown', 'olive', 'moss'), clothes: shirt },
  'girl': { grown: false, look: look('braids', 'chestnut', 'fair', 'saffron'), clothes: shirt },
  'boy': { grown: false, look: look('curls', 'dark-brown', 'tan', 'teal'), clothes: shirt },
  'director': {
    grown: true,
    look: look('short', 'grey', 'fair', 'navy'),
    clothes: jacket,
    colours: { main: '#4a4f60', yoke: '#f0e8de', legs: '#4a4f60' },
    onBody: (b: Brush) =>
      b.cut('-14,-118 14,-118 6,-66 -6,-66', '#f0e8de') + b.cut('-5,-112 5,-112 8,-70 0,-60 -8,-70', '#a8433c'),
  },
} as const satisfies Record<string, Costume>;
