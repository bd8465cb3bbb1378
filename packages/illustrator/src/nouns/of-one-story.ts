import { calm } from '../guests/creature.ts';
import { guestCreatures } from '../guests/guest.ts';
import { furry } from '../paper/edges.ts';
import { times } from '../paper/markup.ts';
import { round, star } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type Brush, thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const [steel, pale] = ['#aab2c0', '#dfe5ec'];

const wheel = (b: Brush, x: number) =>
  `<circle cx="${x}" cy="-38" r="35" fill="none" stroke="${b.tint('#3a3444')}" stroke-width="5.4"/>` +
  b.stroke(`M${x - 33} -38h66M${x} -71v66M${x - 23} -61l46 46M${x + 23} -61l-46 46`, '#c9c2c4', 1.1, 0.5) +
  b.dot(x, -38, 4, 4, '#3a3444');

const saddle = (b: Brush, x: number) =>
  b.stroke(`M${x} -80v-16`, '#3a3444', 4.4) +
  b.cut(`${x - 20},-106 ${x},-106 ${x + 20},-101 ${x + 4},-96 ${x - 18},-96`, '#6b4030');

const wellington = (b: Brush) =>
  b.cut(
    '-30,-84* 6,-84* 8,-40 30,-30 38,-12 36,-2* -32,-2*',
    '#e6b84a',
    b.paint('M-40 -8h90v10h-90z', '#8a6a2a') + b.paint('M-36 -86h50v9h-50z', '#f4d684'),
  );

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

/** What only one story has, and cannot do without. */
export const ofOneStory = {
  'tandem': thing(
    310,
    126,
    (b) =>
      wheel(b, -112) +
      wheel(b, 114) +
      b.stroke(
        'M-112 -38L-64 -82L26 -82L88 -84L56 -36L-28 -36Z M-64 -82L-28 -36L26 -82L56 -36M114 -38L88 -84L84 -104',
        '#c4593f',
        6,
      ) +
      b.stroke('M84 -104Q98 -110 106 -98M20 -82L26 -104Q38 -110 46 -98', '#5a4a4c', 5) +
      saddle(b, -64) +
      saddle(b, 24) +
      b.dot(-28, -36, 8, 8, '#6b4030') +
      b.dot(56, -36, 8, 8, '#6b4030') +
      b.dot(108, -88, 7, 6, '#f0d48a'),
    { place: 'stage', back: { x: -20, y: -100 }, face: { x: 114, y: -38, size: 0.6 } },
  ),
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
  'dentist-chair': thing(
    270,
    230,
    (b) =>
      b.box(-60, -12, 120, 12, '#5a6478', 6) +
      b.box(-14, -62, 28, 54, steel) +
      b.stroke('M-96 -20V-196Q-90 -226 -40 -222', steel, 7) +
      b.cut('-62,-230 -18,-226 -14,-206 -58,-204', '#f3ead2') +
      b.glow(-36, -196, 60, '#fff2c8', 0.5) +
      b.bone('-92,-150 -48,-84', [20, 18], '#4f8f96') +
      b.bone('-106,-172 -98,-160', [15, 15], '#79b3b6') +
      b.bone('-48,-76 56,-72 112,-34', [18, 18, 13], '#4f8f96') +
      b.bone('-34,-104 18,-104', [6, 6], '#3c6a72'),
    { place: 'stage', back: { x: -6, y: -84 }, face: { x: -70, y: -116, size: 0.5 } },
  ),
  'pointed-cap': thing(
    70,
    86,
    (b) =>
      b.cut(
        '-32,-12 -24,-44 -2,-84* 22,-44 32,-12 0,-18',
        '#b5402f',
        b.stroke('M-26 -40Q0 -48 24 -40', '#963425', 3, 0.7),
      ) + b.box(-34, -18, 68, 15, '#963425', 7),
    { face: { x: 0, y: -30, size: 0.5 } },
  ),
  'party-hat': thing(
    60,
    84,
    (b) =>
      b.cut(
        '-28,-4* 0,-78* 28,-4* 0,2',
        '#4f8ab0',
        b.paint('M-40 -22h80v9h-80zM-40 -46h80v9h-80z', '#f0cf5a') + b.paint(star(0, -34, 6, 5, 0.5), '#c4593f'),
      ) + b.dot(0, -80, 8, 8, '#c4593f'),
    { face: { x: 0, y: -26, size: 0.4 } },
  ),
  'air-mattress': thing(
    270,
    62,
    (b) =>
      b.box(-128, -36, 256, 34, '#4f8ab0', 16) +
      b.box(-124, -60, 62, 40, '#79b0cc', 18) +
      times(4, (index) => b.stroke(`M${-40 + index * 42} -35v30`, '#3a6d90', 3, 0.8)) +
      b.stroke('M-58 -28H112', '#9cc8dc', 3, 0.7) +
      b.round(126, -20, 6, 6, '#f0d48a'),
    { place: 'stage', face: { x: -92, y: -40, size: 0.4 }, back: { x: -6, y: -34 } },
  ),
  'frog-boot': thing(
    78,
    92,
    (b) =>
      wellington(b) +
      b.round(-10, -40, 12, 10, '#4f8a4c') +
      b.round(-17, -50, 5, 5, '#4f8a4c') +
      b.round(-3, -50, 5, 5, '#4f8a4c') +
      b.dot(-17, -51, 2, 2, '#35323c') +
      b.dot(-3, -51, 2, 2, '#35323c'),
    { face: { x: 20, y: -18, size: 0.3 } },
  ),
  'duck-boot': thing(
    78,
    92,
    (b) =>
      wellington(b) +
      b.cut('-26,-44* -14,-42 -8,-52 0,-50 2,-40 -4,-32 -20,-32', '#f6f2ea') +
      b.cut('0,-48* 9,-45* 1,-42*', '#dd7a34') +
      b.dot(-4, -47, 1.8, 1.8, '#35323c'),
    { face: { x: 20, y: -18, size: 0.3 } },
  ),
  'golden-train': thing(
    330,
    70,
    (b) =>
      b.cut(
        '-162,-6* -150,-40 -118,-62* -80,-44 -36,-60* 4,-38 50,-52* 96,-30 140,-26* 150,-12 140,-2* 60,-2 -60,-2 -162,-6*',
        '#e0ae48',
        b.stroke('M-140 -34Q-112 -20 -84 -42Q-50 -16 -30 -52Q10 -14 48 -44Q80 -14 132 -20', '#b8862e', 3.4, 0.8) +
          b.stroke('M-130 -12Q-60 -22 0 -10T120 -8', '#f4d684', 4, 0.8),
      ) +
      b.stroke('M146 -14Q154 -18 158 -10', '#c4593f', 4) +
      b.cut('152,-14 164,-14 168,4* 150,4*', '#c4593f', b.stroke('M155 -10v12M160 -10v12', '#8f3a2a', 1.6)),
    { place: 'stage', face: { x: -110, y: -34, size: 0.4 } },
  ),
  'gold-tooth': thing(
    64,
    78,
    (b) =>
      b.glow(0, -42, 54, '#ffe6a0', 0.5) +
      b.cut(
        '-26,-62 -12,-74 0,-68 12,-74 26,-62 24,-36 16,-4* 8,-4* 0,-26 -8,-4* -16,-4* -24,-36',
        '#e6b84a',
        b.stroke('M-14 -60Q-18 -44 -14 -30', '#f8e4a4', 5, 0.9),
      ),
    { face: { x: 0, y: -46, size: 0.35 } },
  ),
  'horn-hook': thing(
    84,
    150,
    (b) =>
      b.cut(
        '-30,-104 -6,-112 18,-104 40,-58 30,-6* -46,-6* -52,-58',
        '#e0b03c',
        b.stroke('M-6 -108V-10', '#b8862e', 3),
      ) +
      b.round(-8, -124, 20, 20, '#b9a184') +
      b.cut(
        '-20,-118 -8,-142 58,-92* 6,-104',
        '#f8f2e6',
        b.stroke('M-10 -134L-2 -112M6 -132L10 -108M20 -122L22 -102M34 -112L34 -100', '#c8a678', 3),
      ),
    { hangs: true, face: { x: -6, y: -60, size: 0.4 } },
  ),
  'dominoes': thing(
    230,
    84,
    (b) =>
      times(7, (index) => {
        const x = -100 + index * 32;
        return (
          b.box(x, -78, 22, 76, index % 2 ? '#f4eee0' : '#e6dcc6', 4) +
          b.stroke(`M${x + 3} -40h16`, '#57505a', 2) +
          b.dot(x + 11, -60, 3.4, 3.4, '#35323c') +
          b.dot(x + 7, -26, 3, 3, '#35323c') +
          b.dot(x + 15, -14, 3, 3, '#35323c')
        );
      }),
    { face: { x: 6, y: -50, size: 0.4 } },
  ),
  'triangle': thing(
    84,
    96,
    (b) =>
      b.stroke('M0 -92V-78', '#b5402f', 3) +
      b.stroke('M26 -12H-32L0 -76L34 -16', '#c9d2dc', 6) +
      b.stroke('M40 -60L18 -30', '#aab2c0', 4),
    { face: { x: 0, y: -34, size: 0.3 } },
  ),
  'sheet-music': thing(
    110,
    92,
    (b) =>
      b.cut('-52,-80 -6,-86 -2,-8 -48,-2', '#f6f0e2') +
      b.cut('6,-84 52,-74 48,-2 0,-10', '#efe7d4') +
      b.stroke(
        'M-46 -66L-10 -70M-46 -56L-10 -60M-45 -36L-8 -40M-45 -26L-8 -30M12 -68L46 -60M12 -58L45 -50M10 -38L44 -30',
        '#8a8494',
        1.8,
      ) +
      b.dot(-34, -60, 4, 3.2, '#35323c') +
      b.dot(-20, -64, 4, 3.2, '#35323c') +
      b.dot(24, -60, 4, 3.2, '#35323c') +
      b.stroke('M-30 -60v-14M-16 -64v-14M28 -60v-14', '#35323c', 2),
    { face: { x: -28, y: -40, size: 0.3 } },
  ),
  'thermos': thing(
    50,
    112,
    (b) =>
      b.box(-20, -82, 40, 80, '#3f7378', 8) +
      b.box(-20, -26, 40, 12, '#f0e6d4', 2) +
      b.box(-15, -106, 30, 28, '#c9c2c4', 6) +
      b.stroke('M20 -68q16 2 14 22t-14 18', '#2f565a', 6),
    { face: { x: 0, y: -56, size: 0.35 } },
  ),
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
  'drainpipe': thing(
    120,
    330,
    (b) =>
      b.box(-50, -330, 100, 328, '#c9a27e', 4) +
      b.stroke(
        'M-50 -290h100M-50 -230h100M-50 -170h100M-50 -110h100M-50 -50h100M-8 -290v60M-30 -230v60M12 -170v60M-26 -110v60',
        '#b08a68',
        2,
      ) +
      b.bone('0,-330 0,-46 26,-14', [22, 22], '#4f8a5c') +
      b.paint('M-7 -326h5v270h-5z', '#7fb58a', 0.8) +
      b.box(-17, -262, 34, 12, '#3d6e48', 3) +
      b.box(-17, -132, 34, 12, '#3d6e48', 3) +
      b.stroke('M-13 -96h26M-13 -90h26', '#e8d9b0', 5) +
      b.stroke('M-12 -92Q-40 -70 -48 -36', '#e8d9b0', 4),
  ),
  'chanterelles': thing(
    130,
    84,
    (b) =>
      [
        [-36, 0, 0.8],
        [34, 4, 0.74],
        [0, 2, 1],
      ]
        .map(([x = 0, y = 0, k = 1]) => {
          const at = (px: number, py: number) => `${round(x + px * k)},${round(y + py * k)}`;
          return b.cut(
            `${at(-6, -2)}* ${at(-8, -30)} ${at(-32, -66)}* ${at(-14, -58)} ${at(0, -64)} ${at(14, -58)} ${at(32, -66)}* ${at(8, -30)} ${at(6, -2)}*`,
            '#e2a83a',
            b.stroke(
              `M${at(-3, -8)}L${at(-16, -54)}M${at(0, -8)}L${at(0, -56)}M${at(3, -8)}L${at(16, -54)}`.replaceAll(
                ',',
                ' ',
              ),
              '#b87f22',
              2.2,
              0.8,
            ),
          );
        })
        .join(''),
    { face: { x: 0, y: -30, size: 0.3 } },
  ),
  'vaulting-horse': thing(
    220,
    170,
    (b) =>
      b.bone('-66,-112 -88,-8', [10, 8], '#c9985c') +
      b.bone('66,-112 88,-8', [10, 8], '#c9985c') +
      b.bone('-44,-108 -58,-12', [9, 7], '#a87a46') +
      b.bone('44,-108 58,-12', [9, 7], '#a87a46') +
      b.cut(
        '-104,-124 -92,-156 -40,-164 40,-164 92,-156 104,-124 90,-104* -90,-104*',
        '#7d4a30',
        b.stroke('M-92 -128Q0 -112 92 -128', '#5f3724', 4, 0.8) +
          b.stroke('M-70 -152Q0 -160 70 -152', '#a06a48', 6, 0.6),
      ) +
      b.dot(-78, -120, 3, 3, '#c9985c') +
      b.dot(78, -120, 3, 3, '#c9985c'),
    { place: 'stage', face: { x: -86, y: -134, size: 0.3 }, back: { x: 0, y: -158 } },
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
  'shoe': thing(
    72,
    44,
    (b) =>
      b.cut('-32,-34* -8,-36* 0,-20 26,-16 34,-2* -34,-2*', '#b8382f', b.paint('M-50 -6h100v8h-100z', '#7d2a24')) +
      b.stroke('M-20 -34Q-8 -24 4 -24', '#8f2c26', 5) +
      b.dot(2, -25, 3.4, 3.4, '#f0cf7a'),
    { face: { x: 6, y: -18, size: 0.35 } },
  ),
} as const satisfies Record<string, DrawnNoun>;

/** Whoever stands behind one is upside down in a spoon. */
function mirrored({ context }: Brush): string {
  return context.place({ x: 2, y: -166, scale: 0.66, rotate: 180 }, () => guestCreatures.tomte.draw(context, calm));
}
