import { times } from '../paper/markup.ts';
import { ellipse, star } from '../paper/path.ts';
import { thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const wood = '#b98a5c';

export const askedToys = {
  'xylophone': thing(
    150,
    80,
    (b) =>
      b.stroke('M-62 -10L60 -18M-62 -54L60 -46', '#8a5f40', 7) +
      ['#c4473c', '#e0843c', '#f0cf5a', '#7aa84c', '#4f94b8', '#5a63a8', '#8a5a9c']
        .map((colour, index) => b.box(-66 + index * 19, -66 + index * 3, 15, 64 - index * 6, colour, 4))
        .join('') +
      b.stroke('M20 -82L66 -40', wood, 4) +
      b.round(68, -38, 7, 7, '#c4473c'),
    { face: { x: -8, y: -34, size: 0.3 } },
  ),
  'stilts': thing(
    80,
    200,
    (b) =>
      b.box(-32, -198, 11, 198, '#c4593f', 4) +
      b.box(21, -198, 11, 198, '#c4593f', 4) +
      b.box(-34, -66, 30, 10, '#f0cf5a', 3) +
      b.box(4, -66, 30, 10, '#f0cf5a', 3) +
      b.stroke('M-32 -170h11M-32 -150h11M21 -170h11M21 -150h11', '#f0e6d4', 6),
    { face: { x: 0, y: -110, size: 0.3 } },
  ),
  'pogo-stick': thing(
    90,
    170,
    (b) =>
      b.stroke('M-4 -30L4 -26L-4 -20L4 -14L-4 -8L4 -2', '#9aa2b0', 5) +
      b.box(-7, -160, 14, 130, '#c4473c', 5) +
      b.box(-36, -164, 72, 11, '#35323c', 5) +
      b.box(-36, -46, 72, 11, '#e6b44a', 4) +
      b.round(0, -2, 8, 5, '#35323c'),
    { face: { x: 0, y: -100, size: 0.22 } },
  ),
  'frisbee': thing(
    100,
    40,
    (b) =>
      b.round(0, -22, 48, 17, '#e0703c') +
      b.cutPath(ellipse(0, -26, 34, 10), '#f08f56') +
      b.stroke('M-56 -38q-16 8 -18 22M-62 -48q-24 10 -28 32', '#f0e6d4', 3, 0.7),
    { face: { x: 0, y: -24, size: 0.35 }, hangs: true },
  ),
  'hula-hoop': thing(
    130,
    130,
    (b) =>
      `<circle cx="0" cy="-64" r="56" fill="none" stroke="${b.tint('#d9507a')}" stroke-width="11"/>` +
      times(10, (index) => {
        const turn = index * 0.628;
        const at = (radius: number) =>
          `${Math.round(Math.cos(turn) * radius)} ${Math.round(-64 + Math.sin(turn) * radius)}`;
        return b.stroke(`M${at(51)}L${at(61)}`, '#f0e6d4', 8);
      }),
    { face: { x: 0, y: -64, size: 0.01 }, grip: { x: 0, y: -118 } },
  ),
  'water-pistol': thing(
    110,
    80,
    (b) =>
      b.cut('-48,-62 20,-64 22,-40 -8,-38 -14,-4 -34,-4 -30,-38 -48,-40', '#4f94b8') +
      b.box(18, -60, 26, 14, '#f0cf5a', 3) +
      b.cut('-34,-62 -26,-78 2,-78 8,-62', '#7ac0a4') +
      b.stroke('M-10 -38Q4 -26 -8 -22', '#35607a', 4) +
      b.cut('54,-58 64,-54 54,-48 48,-53', '#8fc8e6') +
      b.cut('66,-66 74,-62 66,-57 61,-61', '#8fc8e6'),
    { face: { x: -6, y: -52, size: 0.35 } },
  ),
  'wooden-sword': thing(
    44,
    150,
    (b) =>
      b.cut('-9,-42* -10,-126 0,-150* 10,-126 9,-42*', '#d9b482', b.stroke('M0 -140V-46', wood, 2.4)) +
      b.box(-24, -46, 48, 11, '#a8734e', 5) +
      b.box(-6, -36, 12, 30, '#8a5f40', 4) +
      b.round(0, -5, 8, 7, '#c4473c'),
    { face: { x: 0, y: -90, size: 0.25 }, grip: { x: 0, y: -22, rotate: 14 } },
  ),
  'bow-and-arrow': thing(
    110,
    130,
    (b) =>
      b.stroke('M-20 -126L-20 -4', '#f0e6d4', 2) +
      b.stroke('M-20 -126Q46 -100 40 -65Q46 -30 -20 -4', '#8a5f40', 8) +
      b.stroke('M-40 -65H52', '#d9b482', 5) +
      b.round(56, -65, 8, 8, '#c4473c') +
      b.cut('-50,-76 -34,-66 -34,-64 -50,-54 -42,-65', '#4f94b8'),
    { face: { x: 6, y: -64, size: 0.01 } },
  ),
  'wooden-soldier': thing(
    80,
    180,
    (b) =>
      b.box(-20, -40, 18, 40, '#3d4a78', 4) +
      b.box(2, -40, 18, 40, '#3d4a78', 4) +
      b.box(-40, -96, 14, 46, '#b83a34', 6) +
      b.box(26, -96, 14, 46, '#b83a34', 6) +
      b.box(-28, -98, 56, 62, '#c4473c', 7, b.stroke('M-28 -98L28 -44M28 -98L-28 -44', '#f4ece0', 7)) +
      b.box(-30, -50, 60, 9, '#f0cf5a', 2) +
      b.round(0, -116, 22, 21, '#ecc49c') +
      b.box(-24, -178, 48, 50, '#35323c', 8) +
      b.box(-28, -134, 56, 9, '#e6b44a', 3) +
      b.paint(star(0, -154, 11, 5, 0.45), '#f0cf5a') +
      b.dot(-13, -108, 5, 5, '#e08a7a', 0.8) +
      b.dot(13, -108, 5, 5, '#e08a7a', 0.8) +
      b.dot(-7, -117, 2.6, 3, '#35232c') +
      b.dot(7, -117, 2.6, 3, '#35232c') +
      b.stroke('M-6 -106q6 4 12 0', '#7a3430', 2.4),
    { face: { x: 0, y: -116, size: 0.5 } },
  ),
  'toy-kitchen': thing(
    150,
    170,
    (b) =>
      b.box(-68, -164, 136, 70, '#f0dcc0', 5) +
      b.stroke('M-50 -144H50', '#8a5f40', 5) +
      b.stroke('M-30 -144v12M-4 -144v12M22 -144v12', '#9aa2b0', 4) +
      b.round(-30, -124, 9, 9, '#c4473c') +
      b.round(-4, -124, 9, 9, '#4f94b8') +
      b.cut('14,-132* 30,-132* 26,-114 18,-114', '#e6b44a') +
      b.box(-72, -98, 144, 14, wood, 4) +
      b.box(-68, -86, 136, 86, '#7ab0a8', 5) +
      b.box(-58, -72, 62, 60, '#f4ece0', 5) +
      b.box(-48, -54, 42, 32, '#454050', 4, b.dot(-27, -32, 15, 9, '#f0a04a', 0.8)) +
      b.dot(28, -66, 8, 8, '#f4ece0') +
      b.dot(50, -66, 8, 8, '#f4ece0') +
      b.box(18, -48, 42, 36, '#f0cf5a', 5) +
      b.cut('-44,-118 -10,-118 -12,-98 -42,-98', '#c9506a'),
    { face: { x: 0, y: -130, size: 0.01 } },
  ),
  'kaleidoscope': thing(
    110,
    70,
    (b) =>
      b.bone(
        '-40,-14 26,-44',
        [12, 15],
        '#a8304a',
        b.stroke('M-34 -34L-22 0M-10 -46L2 -10M14 -58L26 -22', '#e6b44a', 6),
      ) +
      b.round(34, -48, 17, 20, '#e6b44a') +
      b.round(36, -48, 13, 16, '#f0e6f4') +
      b.paint('M36 -48L36 -64L48 -56ZM36 -48L48 -40L36 -32ZM36 -48L24 -40L24 -56Z', '#c9507a') +
      b.paint('M36 -48L48 -56L48 -40ZM36 -48L36 -32L24 -40ZM36 -48L24 -56L36 -64Z', '#4f94b8'),
    { face: { x: -10, y: -30, size: 0.3 } },
  ),
  'walkie-talkie': thing(
    60,
    120,
    (b) =>
      b.box(-20, -118, 9, 44, '#35323c', 4) +
      b.box(-26, -80, 52, 80, '#e0a83c', 9) +
      b.box(-17, -70, 34, 20, '#a8d0b8', 3) +
      b.stroke('M-14 -38h28M-14 -30h28M-14 -22h28', '#6b5030', 4) +
      b.round(-12, -10, 5, 5, '#c4473c') +
      b.round(12, -10, 5, 5, '#4f8a5a'),
    { face: { x: 0, y: -60, size: 0.3 }, grip: { x: 0, y: -30 } },
  ),
  'toy-dinosaur': thing(
    110,
    90,
    (b) =>
      b.box(-26, -22, 14, 22, '#5a9a6a', 5) +
      b.box(8, -22, 14, 22, '#5a9a6a', 5) +
      b.cut('-54,-16 -34,-40 -6,-50 18,-46 26,-70 38,-84 54,-76 52,-64 38,-60 34,-30 16,-14 -24,-14', '#6fb07c') +
      b.cut('-36,-40* -28,-54* -22,-44* -14,-60* -6,-48* 4,-62* 10,-48*', '#e6a04a') +
      b.dot(43, -74, 3, 3.4, '#35232c') +
      b.stroke('M44 -65q5 2 8 -1', '#35503c', 2.4) +
      b.dot(0, -30, 4, 4, '#4f8a5c') +
      b.dot(14, -36, 4, 4, '#4f8a5c'),
    { face: { x: 42, y: -72, size: 0.25 }, back: { x: -4, y: -50 } },
  ),
  'playing-card': thing(
    70,
    96,
    (b) =>
      b.cutPath('M-30 -88l50 -6l10 86l-50 6z', '#4f6aa8') +
      b.cutPath('M-26 -90h52v88h-52z', '#fbf6ec') +
      b.paint('M0 -30q-20 -16 -17 -29q5 -11 17 -1q12 -10 17 1q3 13 -17 29z', '#c4372e') +
      b.paint(
        'M-17 -74q-6 -5 -5 -9q2 -3 5 0q3 -3 5 0q1 4 -5 9zM17 -14q-6 -5 -5 -9q2 -3 5 0q3 -3 5 0q1 4 -5 9z',
        '#c4372e',
      ),
    { face: { x: 0, y: -46, size: 0.4 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
