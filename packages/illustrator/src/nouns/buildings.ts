import type { Hex } from '../paper/colour.ts';
import type { Markup } from '../paper/markup.ts';
import { times } from '../paper/markup.ts';
import { type Brush, thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const lit = '#f2cf84';

function window(b: Brush, x: number, y: number, width: number, height: number): Markup {
  return (
    b.box(x - 3, y - 3, width + 6, height + 6, '#f0e6d8', 2) +
    b.paint(`M${x} ${y}h${width}v${height}h${-width}z`, lit) +
    b.stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, '#e6d6c0', 2.4)
  );
}

function door(b: Brush, x: number, width: number, height: number, colour: Hex): Markup {
  return (
    b.cut(
      `${x},0* ${x},${-height * 0.8} ${x + width / 2},${-height} ${x + width},${-height * 0.8} ${x + width},0*`,
      colour,
      b.stroke(`M${x + width / 2} 0V${-height}`, '#4a3430', 1.6, 0.5),
    ) + b.dot(x + width * 0.8, -height * 0.42, 3, 3, '#e6c46a')
  );
}

/** Walls, a roof, a door, windows: what it is for is told by what stands on it. */
function house(
  wall: Hex,
  roof: Hex,
  width: number,
  height: number,
  over: (b: Brush) => Markup,
  windows: readonly (readonly [number, number, number, number])[] = [],
): DrawnNoun {
  const half = width / 2;
  return thing(
    width + 40,
    height,
    (b) => {
      const eaves = -height * 0.62;
      return (
        b.cut(
          `${-half},0* ${-half},${eaves}* ${half},${eaves}* ${half},0*`,
          wall,
          b.stroke(
            times(6, (index) => `M${-half} ${-12 - index * 22}h${width}`),
            '#3a2430',
            1.4,
            0.14,
          ),
        ) +
        b.cut(
          `${-half - 20},${eaves + 6}* ${-half * 0.56},${-height}* ${half * 0.56},${-height}* ${half + 20},${eaves + 6}*`,
          roof,
          b.stroke(
            times(4, (index) => `M${-half - 20} ${eaves - 12 - index * 18}h${width + 40}`),
            '#2c1c24',
            2,
            0.2,
          ),
        ) +
        windows.map(([x, y, w, h]) => window(b, x, y, w, h)).join('') +
        over(b)
      );
    },
    {
      place: 'stage',
      face: { x: 0, y: eavesFace(height), size: Math.min(2.4, width / 110) },
      back: { x: 0, y: -height },
    },
  );
}

function eavesFace(height: number): number {
  return -height * 0.42;
}

const sign = (b: Brush, y: number, colour: Hex, mark: Markup): Markup => b.box(-52, y, 104, 30, colour, 5, mark);

export const buildings = {
  'house': house(
    '#b8574a',
    '#5a4a54',
    220,
    300,
    (b) => door(b, -26, 52, 92, '#f0e6d8') + b.box(60, -296, 26, 54, '#8a4a40', 2),
    [
      [-86, -150, 44, 48],
      [44, -150, 44, 48],
    ],
  ),
  'cottage': house(
    '#e6d4b4',
    '#8a6a44',
    190,
    220,
    (b) => door(b, -22, 44, 80, '#6f9a5c') + b.box(44, -222, 24, 46, '#a8735c', 2),
    [
      [-78, -108, 36, 36],
      [44, -108, 36, 36],
    ],
  ),
  'barn': house(
    '#a8433c',
    '#6b5a54',
    260,
    280,
    (b) =>
      b.box(-50, -120, 100, 120, '#8f342f', 2, b.stroke('M-50 -120L50 0M50 -120L-50 0M0 -120V0', '#f0e6d8', 5)) +
      b.dot(0, -196, 22, 22, '#f0e6d8') +
      b.dot(0, -196, 15, 15, '#45353f'),
  ),
  'school': house(
    '#d9a45c',
    '#7a4a3c',
    320,
    300,
    (b) =>
      door(b, -34, 68, 100, '#3f7378') +
      b.box(-26, -330, 52, 40, '#f0e6d8', 4) +
      b.dot(0, -310, 14, 14, '#fff6e4') +
      b.stroke('M0 -310v-9M0 -310h6', '#3a2430', 2.4),
    [
      [-132, -150, 48, 54],
      [-72, -150, 30, 54],
      [44, -150, 30, 54],
      [86, -150, 48, 54],
    ],
  ),
  'shop': house(
    '#9ab0a4',
    '#54606c',
    230,
    260,
    (b) =>
      b.paint('M-100 -92h92v70h-92z', lit) +
      door(b, 30, 54, 96, '#8a4a3c') +
      b.cut(
        '-112,-110* 112,-110* 122,-80 100,-90 78,-80 56,-90 34,-80 12,-90 -10,-80 -32,-90 -54,-80 -76,-90 -100,-80 -122,-80',
        '#c4593f',
        b.paint(
          times(5, (index) => `M${-100 + index * 48} -120h24v60h-24z`),
          '#f0e6d8',
        ),
      ) +
      sign(b, -150, '#45535c', b.stroke('M-36 -135H36', '#f0dfc2', 5)),
  ),
  'bakery': house(
    '#e6c49a',
    '#8a5a44',
    230,
    260,
    (b) =>
      b.paint('M-100 -92h92v70h-92z', lit) +
      b.round(-72, -36, 16, 10, '#c98a4c') +
      b.round(-36, -36, 16, 10, '#b9783c') +
      door(b, 30, 54, 96, '#6b7a94') +
      b.stroke('M-30 -140q30 -26 60 0q-30 26 -60 0M-10 -138q10 -20 20 0', '#a8653c', 7),
  ),
  'library': house(
    '#c9b8a0',
    '#5c6a74',
    340,
    300,
    (b) =>
      b.box(-176, -16, 352, 16, '#b0a08a') +
      times(4, (index) => b.box(-130 + index * 76, -170, 24, 156, '#e6dccb', 3)) +
      door(b, -26, 52, 104, '#6b4a3c') +
      b.stroke('M-26 -214Q-12 -222 0 -212Q12 -222 26 -214V-192Q12 -200 0 -190Q-12 -200 -26 -192Z', '#f0e6d8', 5),
  ),
  'hospital': house(
    '#e6e4e0',
    '#8f98a8',
    340,
    330,
    (b) =>
      `${door(b, -36, 72, 96, '#7db0b4') + b.paint('M-12 -240h24v-24h24v24h24v24h-24v24h-24v-24h-24z', '#c4473c')}`,
    [
      [-146, -170, 44, 44],
      [-86, -170, 44, 44],
      [46, -170, 44, 44],
      [106, -170, 44, 44],
      [-146, -100, 44, 44],
      [106, -100, 44, 44],
    ],
  ),
  'factory': thing(
    380,
    330,
    (b) =>
      b.box(90, -320, 36, 200, '#a8735c') +
      b.box(140, -290, 30, 170, '#9a6854') +
      b.dot(112, -336, 24, 16, '#efe6dc', 0.6) +
      b.dot(86, -352, 30, 18, '#efe6dc', 0.4) +
      b.cut(
        '-186,0* -186,-150* -126,-206* -126,-150* -66,-206* -66,-150* -6,-206* -6,-150* 54,-206* 54,-140* 186,-140* 186,0*',
        '#b0785c',
      ) +
      [-160, -100, -40, 20].map((x) => window(b, x, -112, 34, 34)).join('') +
      b.box(88, -92, 70, 92, '#57505a', 3),
    { place: 'stage', face: { x: -50, y: -60, size: 2 } },
  ),
  'tower': thing(
    150,
    420,
    (b) =>
      b.cut(
        '-54,0* -46,-320* 46,-320* 54,0*',
        '#a39a9c',
        b.stroke(
          times(
            12,
            (index) => `M${index % 2 ? -40 : -10} ${-20 - index * 26}h28M${index % 2 ? 4 : 24} ${-30 - index * 26}h22`,
          ),
          '#6b6470',
          2.4,
          0.5,
        ),
      ) +
      b.cut(
        '-66,-314* -66,-350* -40,-350* -40,-336* -14,-336* -14,-350* 14,-350* 14,-336* 40,-336* 40,-350* 66,-350* 66,-314*',
        '#b0a8a8',
      ) +
      b.cut('-50,-350* 0,-420* 50,-350*', '#7a4a5c') +
      door(b, -22, 44, 80, '#6b4634') +
      window(b, -12, -220, 24, 40),
    { place: 'stage', face: { x: 0, y: -150, size: 1.4 } },
  ),
  'castle': thing(
    420,
    400,
    (b) =>
      [-150, 150]
        .map(
          (x) =>
            b.box(x - 44, -270, 88, 270, '#a89ca4', 2) +
            b.cut(`${x - 58},-266* ${x},-372* ${x + 58},-266*`, '#5c4a7c') +
            window(b, x - 12, -200, 24, 40),
        )
        .join('') +
      b.cut(
        '-110,0* -110,-200* -80,-200* -80,-178* -50,-178* -50,-200* -20,-200* -20,-178* 20,-178* 20,-200* 50,-200* 50,-178* 80,-178* 80,-200* 110,-200* 110,0*',
        '#b8acb0',
        b.stroke('M-90 -140h40M-10 -150h40M50 -130h40M-60 -60h-30M60 -70h34', '#7d7280', 2.6, 0.5),
      ) +
      b.cut(
        '-44,0* -44,-70 0,-112 44,-70 44,0*',
        '#5a3c34',
        b.stroke('M-22 0V-110M0 0V-112M22 0V-110', '#3c2824', 3, 0.7),
      ) +
      b.stroke('M-150 -372V-398M150 -372V-398', '#6b4634', 4) +
      b.cut('-150,-398* -112,-388 -150,-376*', '#c4593f') +
      b.cut('150,-398* 188,-388 150,-376*', '#c4593f'),
    { place: 'stage', face: { x: 0, y: -148, size: 1.8 } },
  ),
  'lighthouse': thing(
    150,
    420,
    (b) =>
      b.glow(0, -376, 190, '#ffe2a0', 0.5) +
      b.cut('-92,0 -70,-26 -20,-36 40,-32 82,-18 92,0', '#7d7684') +
      b.cut(
        '-46,-26* -28,-330* 28,-330* 46,-26*',
        '#f0e8de',
        b.paint('M-80 -110h160v62h-160zM-80 -236h160v62h-160zM-80 -340h160v40h-160z', '#c4473c'),
      ) +
      b.box(-38, -340, 76, 12, '#45404a', 3) +
      b.box(-24, -388, 48, 48, lit, 3) +
      b.stroke('M-24 -388v48M0 -388v48M24 -388v48', '#45404a', 3) +
      b.cut('-32,-386 -22,-408 0,-420 22,-408 32,-386', '#c4473c') +
      door(b, -14, 28, 70, '#6b4634') +
      window(b, -9, -160, 18, 24),
    { place: 'stage', face: { x: 0, y: -272, size: 1.1 } },
  ),
  'windmill': thing(
    260,
    380,
    (b) =>
      b.cut('-62,0* -40,-220* 40,-220* 62,0*', '#e6dccb') +
      b.cut('-48,-216* -40,-262 0,-280 40,-262 48,-216*', '#8a4a40') +
      door(b, -18, 36, 72, '#6b4634') +
      window(b, -12, -150, 24, 28) +
      [0, 90, 180, 270]
        .map((turn) =>
          b.context.place(
            { x: 0, y: -240, rotate: turn + 24 },
            () =>
              b.stroke('M0 0V-130', '#6b4634', 6) +
              b.cut(
                '4,-30* 34,-34* 34,-128* 4,-128*',
                '#f0e4ce',
                b.stroke('M4 -54h30M4 -78h30M4 -102h30M19 -30v-98', '#b09a7c', 2, 0.7),
              ),
          ),
        )
        .join('') +
      b.dot(0, -240, 9, 9, '#45353f'),
    { place: 'stage', face: { x: 0, y: -104, size: 1.2 } },
  ),
  'church': thing(
    270,
    400,
    (b) =>
      b.box(-30, -180, 160, 180, '#e6e0d4', 2) +
      b.cut('-40,-176* 0,-226* 100,-226* 142,-176*', '#5c5460') +
      b.box(-110, -260, 84, 260, '#efe8dc', 2) +
      b.cut('-120,-256* -68,-396* -16,-256*', '#5c5460') +
      b.dot(-68, -216, 18, 18, '#fff6e4') +
      b.stroke('M-68 -216v-12M-68 -216h8', '#3a2430', 2.4) +
      door(b, -90, 44, 84, '#6b4634') +
      [8, 54, 96]
        .map((x) => b.cut(`${x - 11},-50* ${x - 11},-104 ${x},-122 ${x + 11},-104 ${x + 11},-50*`, lit))
        .join(''),
    { place: 'stage', face: { x: 50, y: -146, size: 1.2 } },
  ),
  'igloo': thing(
    210,
    130,
    (b) =>
      b.cut(
        '-104,0* -98,-60 -60,-116 10,-128 66,-104 88,-50 92,0*',
        '#e6ecf2',
        b.stroke(
          'M-110 -36h210M-100 -70h190M-70 -104h140M-60 -36v-34M-10 -70v-34M40 -36v-34M-20 0v-36M60 0v-36',
          '#b0c0d4',
          2.6,
          0.8,
        ),
      ) +
      b.cut('24,0* 28,-48 62,-62 96,-46 100,0*', '#dfe6ee') +
      b.cut('42,0* 46,-34 64,-44 82,-34 86,0*', '#4a5478'),
    { place: 'stage', face: { x: -36, y: -64, size: 1.4 } },
  ),
  'tree-house': thing(
    280,
    400,
    (b) =>
      b.cut('-26,0 -16,-120 -22,-220 22,-220 16,-120 32,0', '#6b4a38') +
      b.cut('-130,-290 -140,-350 -80,-396 0,-400 90,-392 140,-340 130,-280 60,-250 -60,-250', '#6f8f4a') +
      b.box(-96, -166, 192, 14, '#8a5f40', 3) +
      b.box(
        -66,
        -254,
        132,
        90,
        '#b98a54',
        2,
        b.stroke('M-66 -232h132M-66 -208h132M-66 -186h132', '#8a623a', 2.4, 0.6),
      ) +
      b.cut('-84,-250* 0,-306* 84,-250*', '#a8433c') +
      window(b, -48, -226, 32, 30) +
      b.box(14, -224, 32, 58, '#6b4634', 3) +
      b.stroke('M56 -152V0M84 -152V0M56 -120h28M56 -88h28M56 -56h28M56 -24h28', '#8a5f40', 5),
    { place: 'stage', face: { x: -30, y: -196, size: 1 } },
  ),
  'hut': house('#8a6248', '#6f8f4a', 150, 170, (b) => door(b, -20, 40, 66, '#5a3c30')),
  'skyscraper': thing(
    170,
    480,
    (b) =>
      b.box(
        -70,
        -440,
        140,
        440,
        '#7d8aa8',
        3,
        times(24, (index) =>
          b.paint(
            `M${-54 + (index % 4) * 30} ${-420 + Math.floor(index / 4) * 58}h18v32h-18z`,
            index % 3 ? lit : '#a9c4d4',
            0.9,
          ),
        ),
      ) +
      b.stroke('M0 -440V-480', '#57505a', 5) +
      b.box(-24, -50, 48, 50, '#45404a', 2),
    { place: 'stage', face: { x: 0, y: -66, size: 1.4 } },
  ),
  'kiosk': thing(
    190,
    220,
    (b) =>
      b.box(-74, -110, 148, 110, '#6f9aa8', 3) +
      b.paint('M-60 -104h120v44h-120z', lit) +
      b.box(-84, -62, 168, 12, '#e6d8c4', 3) +
      b.stroke('M-70 -110V-180M70 -110V-180', '#e6d8c4', 6) +
      b.cut(
        '-92,-160* -74,-206* 74,-206* 92,-160* 69,-168 46,-158 23,-168 0,-158 -23,-168 -46,-158 -69,-168',
        '#c4593f',
        b.paint(
          times(4, (index) => `M${-80 + index * 46} -220h23v70h-23z`),
          '#f0e6d8',
        ),
      ),
    { place: 'stage', face: { x: 0, y: -30, size: 1.1 } },
  ),
  'bridge': thing(
    400,
    130,
    (b) =>
      b.cut(
        '-200,-40* -100,-96 0,-112 100,-96 200,-40* 200,0* 150,0* 132,-40 100,-54 66,-40 50,0* -50,0* -66,-40 -100,-54 -132,-40 -150,0* -200,0*',
        '#a39a94',
        b.stroke('M-190 -30Q0 -130 190 -30', '#7a7072', 3, 0.6),
      ) +
      b.stroke(
        times(9, (index) => `M${-160 + index * 40} ${-70 - Math.sin((index / 8) * 3.14) * 40}v-26`) +
          'M-176 -86Q0 -166 176 -86',
        '#6b6470',
        5,
      ),
    { place: 'stage', face: { x: 0, y: -82, size: 1 }, back: { x: 0, y: -112 } },
  ),
  'well': thing(
    120,
    180,
    (b) =>
      b.stroke('M-44 -60V-134M44 -60V-134', '#8a5f40', 8) +
      b.cut('-66,-128* 0,-176* 66,-128*', '#8a4a40') +
      b.stroke('M-40 -116H40M0 -116V-78', '#6b4a34', 5) +
      b.cut(
        '-56,0* -56,-60 0,-72 56,-60 56,0* 0,8',
        '#9a949c',
        b.stroke('M-56 -34q56 12 112 0M-24 -60v28M20 -60v30M0 -28v30M-40 -28v26M40 -28v26', '#6b6470', 2.6, 0.6),
      ),
    { face: { x: 0, y: -34, size: 0.9 } },
  ),
  'fountain': thing(
    200,
    170,
    (b) =>
      b.stroke(
        'M0 -150Q-40 -160 -50 -70M0 -150Q40 -160 50 -70M0 -160Q-16 -150 -20 -84M0 -160Q16 -150 20 -84',
        '#cfe6f2',
        4,
        0.85,
      ) +
      b.box(-10, -140, 20, 110, '#a39a94') +
      b.cut('-54,-84 54,-84 36,-64 -36,-64', '#b0a8a4') +
      b.cut('-98,-40* 98,-40* 84,0 -84,0', '#a39a94') +
      b.dot(0, -40, 94, 11, '#8fb8d0'),
    { face: { x: 0, y: -18, size: 0.8 } },
  ),
  'stage': thing(
    380,
    250,
    (b) =>
      b.box(-180, -240, 360, 240, '#45304a', 4) +
      b.cut('-184,-244* -90,-244* -110,-130 -150,-46* -184,-40*', '#a8343c') +
      b.cut('184,-244* 90,-244* 110,-130 150,-46* 184,-40*', '#a8343c') +
      b.cut(
        '-184,-248* 184,-248* 184,-206 138,-190 92,-206 46,-190 0,-206 -46,-190 -92,-206 -138,-190 -184,-206',
        '#b8434a',
      ) +
      b.box(-190, -44, 380, 44, '#8a5f40', 2),
    { place: 'stage', back: { x: 0, y: -44 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
