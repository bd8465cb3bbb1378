import { calm } from '../guests/creature.ts';
import { guestCreatures } from '../guests/guest.ts';
import { furry } from '../paper/edges.ts';
import { times } from '../paper/markup.ts';
import { round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type Brush, thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const [steel, pale] = ['#aab2c0', '#dfe5ec'];

/** Two people's trousers and shoes, under a beast of cloth. */
const legsOfTwo = (b: Brush) =>
  times(4, (index) => {
    const x = [-92, -62, 52, 84][index] ?? 0;
    return b.box(x - 12, -62, 24, 50, index % 2 ? '#3f5a78' : '#4f6f92', 8) + b.round(x + 5, -8, 19, 9, '#c4593f');
  });

/** Leaves of one colour all over a body, in one stroke of the brush. */
function leaves(b: Brush, seed: string, colour: string, count: number): string {
  const random = randomFrom(`leaf giant ${seed}`);
  const path = times(count, () => {
    const y = -random() * 320;
    const half = y < -210 ? 62 : y < -90 ? 86 : 66;
    const x = (random() * 2 - 1) * half;
    const [dx, dy] = [8 + random() * 8, (random() - 0.5) * 18];
    const [w, v] = [round(dx), round(dy)];
    return `M${round(x)} ${round(y)}q${w} ${round(v - 9)} ${round(dx * 2)} ${v}q${-w} ${round(9 - v / 2)} ${round(-dx * 2)} ${-v}z`;
  });
  return b.paint(path, colour, 0.95);
}

/** Somebody, or something that was dressed as somebody, in one story only. */
export const figuresOfOneStory = {
  'leaf-giant': thing(
    230,
    340,
    (b) =>
      b.bone('-70,-206 -112,-160 -104,-92', [26, 24, 20], '#b5632e') +
      b.bone('70,-206 118,-170 110,-104', [26, 24, 20], '#b5632e') +
      b.cutPath(
        furry('-70,0 -92,-120 -72,-226 -60,-300 0,-336 60,-300 72,-226 92,-120 70,0 0,-14', {
          step: 15,
          amplitude: 9,
          seed: 'leaf giant',
        }),
        '#c4702f',
        leaves(b, 'red', '#a8402c', 46) + leaves(b, 'yellow', '#e3ad42', 46) + leaves(b, 'rust', '#d98a3c', 30),
      ) +
      b.dot(-20, -268, 13, 17, '#1d1a22') +
      b.dot(32, -268, 13, 17, '#1d1a22') +
      b.cut('-16,-228 8,-238 32,-228 26,-206 8,-198 -10,-206', '#1d1a22'),
    { place: 'stage', face: { x: 0, y: -240, size: 0.01 } },
  ),
  'tomte-in-spoon': thing(
    110,
    190,
    (b) =>
      b.bone('0,-4 0,-72', [8, 5.5], steel) +
      b.round(0, -128, 50, 62, steel) +
      b.round(0, -128, 42, 54, pale, mirrored(b)) +
      b.stroke('M-30 -150q4 -22 20 -30', '#ffffff', 5, 0.8),
    { grip: { x: 0, y: -30, rotate: 10 }, face: { x: 0, y: -24, size: 0.01 } },
  ),
  'baby-in-cradle': {
    width: 190,
    height: 124,
    place: 'floor',
    face: { x: -34, y: -86, size: 0.8 },
    draw: (context) =>
      thing(190, 124, (b) => {
        const wood = '#a8734e';
        return (
          b.stroke('M-72 -12Q0 14 74 -12', '#6b4634', 8) +
          b.cut('-88,-72 -84,-122 -44,-120 -22,-80', '#c48a5c') +
          b.round(-34, -84, 32, 31, '#f0c6a5') +
          b.cut('-52,-106 -34,-122 -14,-108 -34,-104', '#8f5130') +
          b.cut('-16,-76 0,-104 60,-92 84,-68 70,-58 -20,-58', '#8fa8c4', b.paint('M-30 -84h120v7h-120z', pale, 0.7)) +
          b.cut('-84,-64* 88,-64* 70,-10 -66,-10', wood, b.stroke('M-70 -46H78M-68 -28H74', '#8a5c3c', 2.4, 0.7))
        );
      }).draw(context, calm),
  },
  'teddy-in-hood': thing(
    120,
    120,
    (b) =>
      b.cut('-54,-4* -50,-52 -34,-70 34,-70 50,-52 54,-4*', '#3f6fae') +
      b.round(-24, -96, 11, 11, '#a8734e') +
      b.round(24, -96, 11, 11, '#a8734e') +
      b.round(0, -74, 32, 29, '#b98560') +
      b.round(0, -64, 14, 10, '#e0c096') +
      b.dot(-12, -80, 3.4, 3.8, '#35323c') +
      b.dot(12, -80, 3.4, 3.8, '#35323c') +
      b.dot(0, -69, 4.4, 3.2, '#35323c') +
      b.cut(
        '-56,-2* -52,-46 -30,-58 0,-48 30,-58 52,-46 56,-2*',
        '#4f83bf',
        b.stroke('M-48 -42Q0 -24 48 -42', '#2f568a', 4),
      ),
    { face: { x: 0, y: -20, size: 0.3 } },
  ),
  'bear-in-hatch': thing(
    230,
    210,
    (b) =>
      b.box(-112, -208, 224, 150, '#c9b48c', 8) +
      b.box(-94, -194, 188, 116, '#57505a', 40) +
      b.round(0, -112, 82, 74, '#8a5f3c') +
      b.round(0, -150, 15, 13, '#a8734e') +
      b.bone('-44,-70 -50,-26', [26, 22], '#8a5f3c') +
      b.bone('44,-70 50,-26', [26, 22], '#8a5f3c') +
      b.round(-54, -16, 28, 17, '#7d5434') +
      b.round(54, -16, 28, 17, '#7d5434') +
      b.dot(-54, -13, 13, 8, '#d9b48a') +
      b.dot(54, -13, 13, 8, '#d9b48a') +
      b.stroke('M0 -128Q-4 -100 0 -72', '#6b4630', 3, 0.7),
    { place: 'stage', face: { x: 0, y: -96, size: 0.3 } },
  ),
  'pantomime-cow': thing(
    290,
    220,
    (b) =>
      legsOfTwo(b) +
      b.cut(
        '-130,-96 -122,-140 -60,-150 0,-138 70,-150 112,-140 120,-96 108,-52* 30,-56 -20,-48 -112,-52*',
        '#f2ece2',
        b.paint('M-104 -142q40 -12 52 18t-34 34t-40 -20zM34 -146q44 -2 50 30t-40 26t-30 -30z', '#5a4a44') +
          b.stroke('M-16 -140V-56', '#b9a184', 3) +
          b.stroke('M-20 -132h8M-20 -120h8M-20 -108h8M-20 -96h8M-20 -84h8M-20 -72h8', '#b9a184', 2),
      ) +
      b.stroke('M-128 -120Q-152 -96 -142 -62', '#d9cdbd', 7) +
      b.round(-142, -58, 9, 12, '#5a4a44') +
      b.cut(
        '92,-150 102,-196 140,-196 150,-150 136,-122 104,-124',
        '#f2ece2',
        b.paint('M90 -200h26v40h-26z', '#5a4a44'),
      ) +
      b.round(124, -132, 23, 16, '#e8a9a4') +
      b.dot(116, -134, 3.4, 4.4, '#8a5c5c') +
      b.dot(132, -134, 3.4, 4.4, '#8a5c5c') +
      b.round(98, -188, 17, 9, '#5a4a44') +
      b.round(150, -188, 17, 9, '#f2ece2') +
      b.stroke('M110 -196q-8 -16 2 -22M136 -196q8 -16 -2 -22', '#d9b48a', 7) +
      b.dot(112, -168, 5, 7, '#35323c') +
      b.dot(134, -168, 5, 7, '#35323c') +
      b.stroke('M104 -180l-6 -6M108 -182l-3 -8M142 -180l6 -6M138 -182l3 -8', '#35323c', 2.4),
    { place: 'stage', face: { x: 123, y: -160, size: 0.3 }, back: { x: -40, y: -146 } },
  ),
  'pantomime-horse': thing(
    310,
    250,
    (b) =>
      legsOfTwo(b) +
      b.stroke('M-128 -126Q-166 -118 -160 -52M-128 -122Q-156 -100 -148 -48', '#5a4030', 9) +
      b.cut(
        '-132,-96 -124,-142 -60,-152 0,-140 62,-150 98,-156 120,-110 110,-52* 30,-56 -20,-48 -112,-52*',
        '#a8764e',
        b.paint('M-108 -60h40v-40h-40zM20 -150h44v38h-44z', '#c4593f', 0.8) +
          b.paint('M-50 -142h36v34h-36zM58 -96h38v36h-38z', '#4f6f92', 0.8) +
          b.stroke('M-110 -102h44M-50 -106h38M20 -110h46M58 -94h40', '#f2e4cc', 2.4) +
          b.stroke('M-16 -142V-56', '#7d5434', 3),
      ) +
      b.cut('78,-150 96,-214 126,-232 140,-214 172,-186 176,-160 156,-150 132,-164 118,-132 92,-124', '#a8764e') +
      b.cut('84,-152 74,-190 94,-226 118,-240 112,-214 98,-186 100,-150', '#5a4030') +
      b.cut('112,-228 108,-254 126,-236', '#a8764e') +
      b.cut('128,-230 134,-254 142,-228', '#8f6240') +
      b.round(164, -168, 17, 16, '#d9b48a') +
      b.dot(170, -172, 3.2, 4, '#6b4630') +
      b.stroke('M154 -160Q164 -152 174 -158', '#6b4630', 2.6) +
      b.dot(136, -202, 6, 8, '#35323c') +
      b.stroke('M128 -212l-6 -6M133 -214l-3 -8M140 -212l4 -7', '#35323c', 2.4),
    { place: 'stage', face: { x: 140, y: -196, size: 0.3 }, back: { x: -40, y: -148 } },
  ),
  'heap-of-fur': thing(
    130,
    76,
    (b) =>
      b.cut(
        '-60,-4* -66,-22 -52,-30 -54,-46 -34,-48 -30,-64 -8,-60 6,-72 22,-60 38,-62 42,-46 58,-42 54,-26 66,-18 60,-4*',
        '#9a9298',
        b.stroke('M-40 -16q8 -16 22 -14M-8 -34q12 -12 24 -2M16 -14q12 -10 26 -2M-26 -40q6 -8 14 -6', '#7a727c', 3, 0.7),
      ) + b.stroke('M-62 -8l-10 4M60 -10l12 2M2 -70l4 -9M-34 -56l-8 -6', '#b8b0b6', 2.4),
    { face: { x: 0, y: -36, size: 0.3 } },
  ),
} as const satisfies Record<string, DrawnNoun>;

/** Whoever stands behind one is upside down in a spoon. */
function mirrored({ context }: Brush): string {
  return context.place({ x: 2, y: -166, scale: 0.66, rotate: 180 }, () => guestCreatures.tomte.draw(context, calm));
}
