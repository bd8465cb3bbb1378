import type { Hex } from '../paper/colour.ts';
import type { Markup } from '../paper/markup.ts';
import { times } from '../paper/markup.ts';
import { ellipse } from '../paper/path.ts';
import { type Brush, thing } from './brush.ts';
import type { DrawnNoun } from './noun.ts';

const tyre = '#3a3540';
export const glass = '#a9c4d4';

export function wheel(b: Brush, x: number, radius: number, hub: Hex = '#d9d0c0'): Markup {
  return (
    b.round(x, -radius, radius, radius, tyre) +
    b.dot(x, -radius, radius * 0.52, radius * 0.52, hub) +
    b.dot(x, -radius, radius * 0.18, radius * 0.18, tyre)
  );
}

export function pane(b: Brush, outline: string): Markup {
  return b.cut(outline, glass);
}

/** Something on wheels: the body is cut out, what makes it what it is comes over it. */
interface Wheeled {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly colour: Hex;
  readonly wheels: readonly (readonly [x: number, radius: number])[];
  readonly panes?: readonly string[];
  readonly stripe?: readonly [colour: Hex, y: number, height: number];
  readonly behind?: (brush: Brush) => Markup;
  readonly over?: (brush: Brush) => Markup;
  readonly face: readonly [x: number, y: number, size: number];
  readonly back?: readonly [x: number, y: number];
}

export function wheeled({
  width,
  height,
  body,
  colour,
  wheels,
  panes = [],
  stripe,
  behind,
  over,
  face: [x, y, size],
  back,
}: Wheeled): DrawnNoun {
  return thing(
    width,
    height,
    (b) =>
      (behind?.(b) ?? '') +
      b.cut(body, colour, stripe ? b.paint(`M-400 ${stripe[1]}h800v${stripe[2]}h-800z`, stripe[0]) : '') +
      panes.map((outline) => pane(b, outline)).join('') +
      (over?.(b) ?? '') +
      wheels.map(([at, radius]) => wheel(b, at, radius)).join('') +
      b.dot(width * 0.47, -height * 0.24, 5, 6, '#fff0c0'),
    { face: { x: x - 8, y, size: size * 1.4 }, back: back ? { x: back[0], y: back[1] } : { x: 0, y: -height + 6 } },
  );
}

const excavator = thing(
  330,
  224,
  (b) =>
    b.cut(
      '-118,-4* -124,-24 -108,-42 34,-42 48,-24 42,-4*',
      '#57505a',
      b.paint(
        times(6, (index) => ellipse(-98 + index * 25, -22, 9, 9)),
        '#7d7684',
      ),
    ) +
    b.bone('20,-90 76,-176 128,-186', [15, 15, 11], '#cf9830') +
    b.stroke('M30 -96L100 -168', '#8a8590', 6) +
    b.bone('126,-190 146,-130 140,-74', [11, 10, 8], '#e0a93c') +
    b.cut('112,-80* 152,-84* 168,-50 158,-22 138,-12* 136,-40 118,-50', '#5f5864') +
    b.stroke('M136 -14l4 8M146 -16l5 7M156 -22l6 6', '#8a8590', 4) +
    b.box(-122, -110, 100, 66, '#e0a93c', 10, b.paint('M-122 -70h100v8h-100z', '#4f4650', 0.6)) +
    b.cut('-34,-46* -34,-168 -26,-176 24,-174 34,-164 48,-100 48,-46*', '#e6b34a') +
    pane(b, '-24,-162 18,-162 34,-104 -24,-104') +
    b.box(-106, -132, 12, 24, '#57505a', 3),
  { face: { x: 6, y: -134, size: 1.15 }, back: { x: -72, y: -112 } },
);

const crane = thing(
  300,
  420,
  (b) =>
    b.box(-60, -16, 120, 16, '#57505a') +
    b.cut(
      '-16,-14* -16,-380* 16,-380* 16,-14*',
      '#e0a93c',
      b.stroke(
        times(
          9,
          (index) => `M-16 ${-20 - index * 40}L16 ${-60 - index * 40}M16 ${-20 - index * 40}L-16 ${-60 - index * 40}`,
        ),
        '#b07f24',
        3.4,
        0.8,
      ),
    ) +
    b.cut('-90,-392* -90,-372* 160,-380* 160,-390*', '#e0a93c') +
    b.stroke('M0 -418L-84 -390M0 -418L150 -388M0 -418V-380', '#6b6470', 3) +
    b.box(-92, -376, 34, 26, '#6b6470') +
    b.box(-20, -352, 52, 54, '#e6b34a', 5) +
    pane(b, '-12,-344 24,-344 24,-318 -12,-318') +
    b.stroke('M128 -384V-230', '#6b6470', 2.6) +
    b.stroke('M128 -230q10 4 8 14t-14 8', '#45404a', 5),
  { face: { x: 8, y: -328, size: 1 } },
);

const train = thing(
  420,
  170,
  (b) =>
    b.box(-206, -128, 118, 96, '#3f7378', 8, b.paint('M-206 -66h118v9h-118z', '#e6c46a')) +
    times(3, (index) =>
      pane(b, `${-196 + index * 36},-112 ${-170 + index * 36},-112 ${-170 + index * 36},-80 ${-196 + index * 36},-80`),
    ) +
    b.stroke('M-88 -44h22', '#45404a', 8) +
    b.box(-66, -140, 84, 108, '#a8433c', 6) +
    pane(b, '-54,-126 6,-126 6,-90 -54,-90') +
    b.box(-76, -152, 104, 14, '#45353f', 5) +
    b.cut(
      '14,-112* 14,-34* 150,-34* 158,-74 150,-112*',
      '#b8473a',
      b.paint('M14 -120h12v90h-12zM76 -120h9v90h-9z', '#e6c46a'),
    ) +
    b.cut('94,-110* 90,-150 84,-160 130,-160 124,-150 122,-110*', '#45353f') +
    b.round(52, -118, 15, 13, '#e6c46a') +
    b.dot(162, -74, 9, 12, '#fff0c0') +
    b.cut('150,-34* 190,-6* 134,-6*', '#45353f') +
    b.box(-206, -40, 360, 14, '#45353f', 4) +
    [-182, -112].map((x) => wheel(b, x, 18, '#e6c46a')).join('') +
    [-34, 24, 84].map((x) => wheel(b, x, 27, '#e6c46a')).join('') +
    wheel(b, 132, 18, '#e6c46a') +
    b.stroke('M-34 -27H84', '#d9d0c0', 6) +
    b.dot(104, -176, 14, 10, '#efe6dc', 0.7) +
    b.dot(82, -190, 20, 13, '#efe6dc', 0.5),
  { face: { x: 112, y: -74, size: 1.25 }, back: { x: -30, y: -152 } },
);

const helicopter = thing(
  260,
  150,
  (b) =>
    b.cut('-20,-96 -120,-92* -124,-106* -132,-62* -116,-78 -20,-58', '#3f7a9c') +
    b.stroke('M-126 -112v36M-144 -92h36', '#57505a', 5) +
    b.cut(
      '-50,-70 -40,-112 10,-122 60,-108 78,-72 60,-44 0,-36 -40,-44',
      '#4f94b8',
      b.paint('M-60 -62h150v10h-150z', '#f0e6d4'),
    ) +
    pane(b, '14,-112 52,-102 70,-74 22,-72') +
    b.stroke('M8 -122V-140M-96 -142Q8 -150 112 -142', '#57505a', 6) +
    b.stroke('M-10 -38V-16M36 -40V-16M-44 -12H66q12 0 14 -8', '#57505a', 6),
  { face: { x: 44, y: -68, size: 0.95 }, hangs: true },
);

const aeroplane = thing(
  330,
  150,
  (b) =>
    b.cut('-120,-78 -150,-140* -126,-140* -92,-88', '#c4593f') +
    b.cut('20,-78 -36,-130* -8,-130* 62,-82', '#d9d0c4') +
    b.cut(
      '-146,-76 -90,-96 60,-98 130,-84 152,-62 120,-42 -40,-40 -120,-56',
      '#efe6da',
      b.paint('M-200 -64h400v10h-400z', '#c4593f'),
    ) +
    times(6, (index) => b.dot(-70 + index * 24, -78, 7, 8, glass)) +
    pane(b, '106,-86 134,-76 140,-66 112,-68') +
    b.cut('30,-54 -44,-6* -6,-6* 76,-52', '#c9bfb4') +
    b.round(10, -22, 20, 9, '#8f98a8'),
  { face: { x: 108, y: -60, size: 0.95 }, hangs: true, back: { x: -20, y: -94 } },
);

const submarine = thing(
  280,
  150,
  (b) =>
    b.stroke('M10 -112V-144h20', '#8f6a34', 8) +
    b.cut('-34,-92* -28,-122 40,-122 46,-92*', '#dda63c') +
    b.cut('-120,-54 -132,-84* -140,-54 -132,-24*', '#c98f30') +
    b.cut(
      '-128,-54 -96,-86 0,-100 90,-92 132,-54 90,-16 0,-6 -96,-22',
      '#e6b34a',
      b.paint('M-200 -18h400v30h-400z', '#c4593f', 0.85),
    ) +
    [-62, -16].map((x) => b.round(x, -56, 18, 18, '#8f6a34') + b.dot(x, -56, 12, 12, glass)).join('') +
    b.round(66, -58, 26, 26, '#8f6a34') +
    b.dot(66, -58, 19, 19, glass) +
    b.dot(-112, -54, 7, 7, '#8f6a34'),
  { face: { x: 68, y: -56, size: 0.95 }, hangs: true, back: { x: 0, y: -120 } },
);

const balloonRide = thing(
  210,
  340,
  (b) =>
    b.stroke('M-60 -150L-26 -52M60 -150L26 -52M0 -140V-52', '#a8865c', 2.6) +
    b.cut(
      '-30,-54* 30,-54* 26,-4* -26,-4*',
      '#b98a54',
      b.stroke('M-40 -38h80M-40 -22h80M-14 -54v54M12 -54v54', '#8a623a', 2.4, 0.7),
    ) +
    b.cut(
      '-26,-136 -84,-190 -100,-254 -62,-322 0,-340 62,-322 100,-254 84,-190 26,-136',
      '#c4593f',
      b.paint('M-46 -350C-74 -250 -60 -190 -16 -130H16C60 -190 74 -250 46 -350Z', '#f0dfc2') +
        b.paint('M-16 -350C-26 -250 -20 -190 -6 -130H6C20 -190 26 -250 16 -350Z', '#4f7a86'),
    ),
  { face: { x: 0, y: -242, size: 1.7 }, hangs: true, back: { x: 0, y: -40 } },
);

export const ship = (sails: boolean, flag: Hex, hull: Hex) =>
  thing(
    330,
    300,
    (b) =>
      b.stroke('M-10 -70V-290M80 -70V-240', '#8a5f40', 8) +
      (sails
        ? b.cut('-4,-272* 66,-240 62,-110* -4,-96*', '#f0e4ce') +
          b.cut('-18,-250* -90,-120* -18,-100*', '#e6d6bc') +
          b.cut('86,-226* 132,-190 128,-120* 86,-110*', '#f0e4ce')
        : b.box(-90, -118, 150, 48, '#f0e6d8', 5) +
          times(4, (index) => b.dot(-66 + index * 34, -96, 8, 8, glass)) +
          b.cut('-20,-118* -16,-166* 26,-166* 30,-118*', '#c4593f', b.paint('M-30 -152h70v10h-70z', '#f0e6d8'))) +
      b.cut('-10,-290* 40,-278 -10,-264*', flag) +
      b.cut(
        '-150,-88* -70,-66 60,-66 164,-100* 138,-28 100,-2 -96,-2 -130,-30',
        hull,
        b.stroke('M-160 -52Q0 -26 170 -60M-150 -28Q0 -4 150 -34', '#4a3430', 2.6, 0.6),
      ) +
      (sails ? '' : times(5, (index) => b.dot(-84 + index * 40, -42, 7, 7, '#e6d8c0'))),
    { face: { x: 92, y: -44, size: 1.2 }, back: { x: -60, y: -70 }, hangs: true },
  );

const car = (colour: Hex, over?: (b: Brush) => Markup, stripe?: readonly [Hex, number, number]): DrawnNoun =>
  wheeled({
    width: 250,
    height: 118,
    body: '-122,-24* -124,-58 -106,-68 -70,-72 -42,-110 40,-112 76,-74 114,-66 124,-48 122,-24*',
    colour,
    wheels: [
      [-70, 25],
      [74, 25],
    ],
    panes: ['-56,-74 -34,-100 -4,-101 -4,-74', '6,-74 6,-101 36,-101 60,-74'],
    ...(stripe ? { stripe } : {}),
    ...(over ? { over } : {}),
    face: [92, -50, 0.8],
    back: [0, -110],
  });

const lamp = (x: number, y: number, colour: Hex) => (b: Brush) =>
  b.box(x - 16, y - 14, 32, 16, colour, 6) + b.glow(x, y - 8, 40, colour, 0.5);

export const lorry = (load: (b: Brush) => Markup, colour: Hex): DrawnNoun =>
  wheeled({
    width: 320,
    height: 160,
    body: '64,-24* 64,-148 74,-156 122,-154 142,-96 156,-84 158,-24*',
    colour,
    wheels: [
      [-104, 26],
      [-42, 26],
      [112, 26],
    ],
    panes: ['78,-144 114,-142 130,-98 78,-98'],
    behind: (b) => b.box(-156, -44, 314, 18, '#45404a', 4) + load(b),
    face: [112, -66, 0.9],
    back: [-50, -150],
  });

export const vehicles = {
  excavator,
  crane,
  train,
  helicopter,
  aeroplane,
  submarine,
  'hot-air-balloon': balloonRide,
  'ship': ship(false, '#3f7378', '#3d5280'),
  'sailing-boat': ship(true, '#c4593f', '#8a5a40'),
  'pirate-ship': ship(true, '#35303c', '#6b4634'),
  'car': car('#4f8a9c'),
  'police-car': car('#efe8de', lamp(0, -112, '#5a8ad9'), ['#3d5a9c', -58, 16]),
  'taxi': car('#e6b84a', (b) => b.box(-18, -126, 38, 16, '#35323c', 4)),
  'ambulance': wheeled({
    width: 270,
    height: 150,
    body: '-130,-24* -130,-138 -122,-146 60,-146 84,-138 108,-88 128,-78 132,-24*',
    colour: '#efe8de',
    wheels: [
      [-78, 25],
      [82, 25],
    ],
    panes: ['54,-134 78,-130 96,-92 54,-92'],
    stripe: ['#c4473c', -66, 12],
    over: (b) => b.paint('M-64 -126h16v14h14v16h-14v14h-16v-14h-14v-16h14z', '#c4473c') + lamp(20, -146, '#5a8ad9')(b),
    face: [98, -58, 0.8],
  }),
  'bus': wheeled({
    width: 350,
    height: 160,
    body: '-170,-24* -172,-146 -162,-156 150,-156 164,-144 172,-80 172,-24*',
    colour: '#c4593f',
    wheels: [
      [-106, 25],
      [104, 25],
    ],
    panes: [
      '-158,-140 -118,-140 -118,-96 -158,-96',
      '-108,-140 -68,-140 -68,-96 -108,-96',
      '-58,-140 -18,-140 -18,-96 -58,-96',
      '-8,-140 32,-140 32,-96 -8,-96',
      '84,-140 148,-140 158,-92 84,-92',
    ],
    stripe: ['#f0dfc2', -84, 10],
    over: (b) => b.box(42, -140, 34, 116, '#e6d8c4', 4),
    face: [136, -58, 0.9],
  }),
  'tram': wheeled({
    width: 360,
    height: 190,
    body: '-172,-22* -176,-142 -164,-156 164,-156 176,-142 172,-22*',
    colour: '#4f7a9c',
    wheels: [
      [-110, 17],
      [-70, 17],
      [70, 17],
      [110, 17],
    ],
    panes: [
      '-158,-140 -104,-140 -104,-92 -158,-92',
      '-94,-140 -40,-140 -40,-92 -94,-92',
      '28,-140 82,-140 82,-92 28,-92',
      '92,-140 158,-140 162,-92 92,-92',
    ],
    stripe: ['#f0e6d4', -80, 14],
    over: (b) =>
      b.box(-30, -140, 48, 118, '#e6d8c4', 4) + b.stroke('M-20 -156L10 -178L40 -156M-30 -186H50', '#57505a', 4),
    face: [128, -56, 0.9],
  }),
  'lorry': lorry(
    (b) =>
      b.box(
        -156,
        -154,
        210,
        112,
        '#b98a54',
        4,
        b.stroke('M-104 -154v112M-52 -154v112M0 -154v112', '#8a623a', 2.4, 0.6),
      ),
    '#c4593f',
  ),
  'dump-truck': lorry(
    (b) =>
      b.cut('-158,-118* -140,-44* 50,-44* 58,-126*', '#d99a34') +
      b.cut('-140,-116 -90,-156 -30,-140 20,-152 46,-122', '#8a6a50'),
    '#e0a93c',
  ),
  'bin-lorry': lorry(
    (b) =>
      b.cut(
        '-158,-48* -158,-124 -130,-150 50,-150* 50,-44*',
        '#6f9a5c',
        b.paint('M-158 -110h220v10h-220z', '#f0e6d4', 0.8),
      ) + b.box(-170, -100, 22, 60, '#45553c', 4),
    '#7da868',
  ),
  'snowplough': lorry(
    (b) =>
      b.box(-156, -110, 200, 66, '#e0903c', 4) + b.cut('164,-74 176,-40 168,-4* 190,-2* 196,-40 186,-76', '#8f98a8'),
    '#e0a03c',
  ),
  'motorcycle': wheeled({
    width: 200,
    height: 110,
    body: '-50,-60 -30,-78 10,-72 34,-90 56,-84 46,-58 10,-44 -30,-46',
    colour: '#b23c30',
    wheels: [
      [-62, 32],
      [66, 32],
    ],
    over: (b) =>
      b.stroke('M66 -32L44 -100L28 -108', '#8f98a8', 6) +
      b.cut('-62,-78 -20,-80 -14,-70 -50,-66', '#45353f') +
      b.dot(54, -84, 8, 8, '#fff0c0'),
    face: [18, -64, 0.6],
    back: [-30, -80],
  }),
  'scooter': thing(
    110,
    120,
    (b) => b.stroke('M-38 -12H34L46 -106M32 -106h28', '#4f8a9c', 6) + wheel(b, -42, 12) + wheel(b, 42, 12),
    { face: { x: 46, y: -84, size: 0.4 }, back: { x: -10, y: -16 }, place: 'floor' },
  ),
  'skateboard': thing(
    130,
    34,
    (b) => b.cut('-62,-30 -46,-20 46,-20 62,-30 58,-16 -58,-16', '#c4593f') + wheel(b, -34, 9) + wheel(b, 34, 9),
    { back: { x: 0, y: -24 } },
  ),
  'wheelbarrow': thing(
    150,
    80,
    (b) =>
      b.stroke('M-72 -62L20 -26L44 -22M-30 -36L-40 0', '#8a5f40', 6) +
      b.cut('-40,-70* 56,-66* 34,-30 -18,-32', '#6f9a5c') +
      wheel(b, 52, 20),
  ),
  'wagon': thing(
    150,
    84,
    (b) =>
      b.stroke('M60 -34L92 -72', '#45404a', 5) +
      b.box(-68, -66, 130, 38, '#b23c30', 4, b.paint('M-68 -52h130v6h-130z', '#f0dfc2')) +
      wheel(b, -44, 17) +
      wheel(b, 40, 17),
    { back: { x: 0, y: -46 } },
  ),
  'ufo': thing(
    230,
    120,
    (b) =>
      b.glow(0, -20, 110, '#b8e6b0', 0.4) +
      b.cut('-46,-74 -34,-112 34,-112 46,-74', glass) +
      b.cut('-112,-52 -60,-80 60,-80 112,-52 60,-28 -60,-28', '#8f98b4') +
      times(5, (index) => b.dot(-72 + index * 36, -48, 7, 6, '#f2d98a')),
    { face: { x: 0, y: -90, size: 0.9 }, hangs: true },
  ),
  'space-ship': thing(
    150,
    260,
    (b) =>
      b.cut('-40,-30 -74,-4* -60,-70', '#c4593f') +
      b.cut('40,-30 74,-4* 60,-70', '#c4593f') +
      b.cut('-24,-14* 24,-14* 14,6 0,20* -14,6', '#f0b44a') +
      b.cut(
        '-46,-20* -54,-110 -34,-200 0,-256* 34,-200 54,-110 46,-20*',
        '#e6e0e6',
        b.paint('M-80 -270h160v64h-160z', '#c4593f') + b.paint('M-80 -40h160v10h-160z', '#8f98b4'),
      ) +
      b.round(0, -136, 26, 26, '#8f98b4') +
      b.dot(0, -136, 19, 19, glass),
    { face: { x: 0, y: -134, size: 0.9 } },
  ),
  'cart': thing(
    200,
    110,
    (b) =>
      b.stroke('M80 -50H116', '#8a5f40', 7) +
      b.box(-94, -84, 180, 46, '#a8734e', 4, b.stroke('M-94 -70h180M-94 -54h180', '#7a5034', 2.6, 0.7)) +
      wheel(b, -42, 34, '#b98a54') +
      wheel(b, 48, 34, '#b98a54'),
    { back: { x: -10, y: -80 } },
  ),
  'tricycle': thing(
    110,
    96,
    (b) =>
      b.stroke('M-34 -20L8 -50L34 -22M8 -50L2 -72M30 -62L22 -86L36 -90', '#c4473c', 7) +
      b.cut('-18,-76 16,-76 18,-66 -14,-66', '#45353f') +
      wheel(b, -34, 18) +
      wheel(b, 38, 22),
    { face: { x: 20, y: -52, size: 0.45 }, back: { x: -2, y: -74 } },
  ),
} as const satisfies Record<string, DrawnNoun>;
