import type { Scene } from '@sagolykta/domain/scene';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, type Point, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { moon, sky, stars } from '../scenery/sky.ts';
import { spruceline } from '../scenery/treeline.ts';
import { usualAnchors } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

interface Cave {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly day: boolean;
  /** Rock, 0 at the mouth to 1 next to us. */
  readonly rock: (nearness: number) => Hex;
}

/** A dry cave with a view: the mouth frames the sky, crystals give back what light there is, a pool lies still. */
export const cave = world({
  light: (context, scene): Cave => {
    const palette = paletteOf(scene.season, scene.time);
    const day = scene.time === 'day';
    const [light, dark] = [mix('#7a6f9c', palette.haze, 0.2), '#141232'];
    context.relight({
      direction: [0.2, -0.98],
      rim: '#ffdca0',
      rimAmount: 0.66,
      rimWidth: 2.3,
      ambient: '#3a3470',
      ambientAmount: 0.2,
      shadow: '#0b0a2c',
      shadeAmount: 0.52,
    });
    return {
      scene,
      palette,
      day,
      rock: (nearness) => mix(light, dark, 0.3 + nearness * 0.6 - (day ? 0.08 : 0)),
    };
  },
  stage: (_scene, view) => ({
    anchors: usualAnchors(
      { y: 706, scale: 1.02, shift: 10 },
      { far: { x: 690, y: 590, scale: 0.5 }, near: { x: 340, y: 740, scale: 1.08 } },
    ),
    indoors: true,
    ground: { y: 706, colour: view.rock(0.5) },
    dress: 'weather',
    places: {
      stage: [
        { x: 860, y: 650, scale: 0.85 },
        { x: 370, y: 640, scale: 0.8 },
      ],
    },
    vignette: { amount: 0.72, colour: '#060520', centre: [0.5, 0.55] },
  }),
  paint: ({ context, view }) => ({
    back:
      outside(context, view) +
      mouth(context, view) +
      floor(context, view) +
      pool(context, view) +
      crystals(context, view),
    front: nearRock(context, view),
  }),
});

function outside(context: DrawingContext, { scene, palette, day }: Cave): Markup {
  const winter = scene.season === 'winter';
  const disc = scene.light === 'stars' ? '' : moon(context, 700, 250, day ? 36 : 46, day ? '#fff0c8' : undefined, 3.4);
  return (
    sky(context, palette.sky, 560) +
    (day ? '' : stars(context, `${scene.seed} cave`, { count: 70, bright: 6, left: 340, right: 880, bottom: 430 })) +
    disc +
    flat(
      smooth('240,620 240,486 380,452 520,474 660,440 820,468 960,450 960,620'),
      mix(palette.far, palette.haze, 0.36),
    ) +
    spruceline(context, 'cave woods', {
      y: 524,
      height: 62,
      step: 26,
      left: 300,
      right: 920,
      colour: mix(palette.far, palette.near, 0.4),
      ...(winter ? { snow: mix(palette.ground, palette.haze, 0.4) } : {}),
    }) +
    flat(smooth('240,640 240,530 420,518 620,528 800,516 960,526 960,640'), mix(palette.ground, palette.haze, 0.3))
  );
}

/** Two sheets of rock with the opening cut out of them, the nearer one darker. */
function mouth(context: DrawingContext, { rock }: Cave): Markup {
  const opening = (points: string): string => {
    const hole = smooth(points);
    return `M-20 -20H1220V820H-20Z${hole}`;
  };
  const far = opening(
    '352,560 336,440 372,320 398,286 418,316 440,236 470,210 492,250 520,180 566,160 590,206 620,150 672,150 690,196 724,172 766,214 784,270 806,250 836,330 858,440 850,560 700,584 500,584',
  );
  const near = opening(
    '262,600 240,470 262,350 300,262 316,300 336,214 384,150 404,204 436,126 500,92 520,160 556,84 640,78 660,150 690,88 750,114 772,186 800,140 852,196 876,280 900,260 938,370 950,480 934,600 740,640 440,640',
  );
  const evenOdd = (path: string, colour: Hex): Markup => `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;
  const glowRim = context.glow({ at: [600, 380], size: [420, 330], colour: '#b9b0e6', opacity: 0.14, core: 0.4 });
  return evenOdd(far, rock(0.12)) + glowRim + evenOdd(near, rock(0.4)) + strata(rock(0.4));
}

function strata(rock: Hex): Markup {
  const random = randomFrom('strata');
  let pale = '';
  let dark = '';
  for (let index = 0; index < 34; index++) {
    const left = index % 2 === 0;
    const x = left ? random() * 190 : 1010 + random() * 190;
    const y = 40 + random() * 560;
    const reach = 30 + random() * 60;
    const stroke = mark({ from: [x, y], to: [x + reach, y + (random() - 0.5) * 26], width: 2 + random() * 3, sag: 4 });
    if (index % 3) dark += stroke;
    else pale += stroke;
  }
  return flat(pale, lighten(rock, 0.05), 0.7) + flat(dark, lighten(rock, -0.05), 0.8);
}

function floor(context: DrawingContext, { rock, day }: Cave): Markup {
  const ground = smooth('-40,840 -40,640 140,616 300,580 460,572 620,580 800,570 940,586 1080,618 1240,640 1240,840');
  const fill = context.gradient([
    [0, lighten(rock(0.1), 0.03)],
    [0.35, rock(0.36)],
    [1, rock(0.95)],
  ]);
  const random = randomFrom('cave floor');
  const pebbles = times(14, () => {
    const [x, y] = [120 + random() * 960, 640 + random() * 140];
    const size = 6 + (y - 620) * 0.07;
    return context.part(ellipse(x, y, size * 1.5, size * 0.8), lighten(rock(0.45), random() * 0.04), { grain: false });
  });
  return (
    context.part(ground, fill, { rim: 0 }) +
    context.glow({ at: [600, 630], size: [380, 90], colour: '#c9c4f0', opacity: day ? 0.34 : 0.22, core: 0.4 }) +
    context.glow({ at: [600, 716], size: [420, 70], colour: '#ffb45c', opacity: 0.3, core: 0.42 }) +
    pebbles
  );
}

function pool(context: DrawingContext, { rock, palette }: Cave): Markup {
  const water = context.gradient([
    [0, mix(palette.horizon, '#3f6a90', 0.5)],
    [1, '#1c2c5a'],
  ]);
  const shape = smooth('860,690 900,668 980,660 1070,668 1110,690 1070,712 980,720 890,712');
  const drops =
    line(`${ellipse(970, 690, 44, 9)}${ellipse(970, 690, 22, 4)}`, '#cfe4f4', 1.8, 0.5) +
    flat(smooth('970,560* 965,572 970,580 975,572'), '#cfe4f4', 0.8);
  return (
    context.part(shape, lighten(rock(0.5), 0.03), { rim: 1 }) +
    context.part(smooth('878,692 914,676 984,669 1056,676 1092,692 1056,707 984,713 910,707'), water, {
      shade: 0.3,
      inside: flat(
        mark({ from: [930, 686], to: [1010, 684], width: 2 }) +
          mark({ from: [1000, 700], to: [1050, 698], width: 1.6 }),
        '#e6f0ff',
        0.6,
      ),
    }) +
    drops
  );
}

interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: Hex;
}

function crystals(context: DrawingContext, { rock }: Cave): Markup {
  const clusters: readonly Cluster[] = [
    { x: 196, y: 660, size: 104, colour: '#8fc4d9' },
    { x: 1044, y: 620, size: 84, colour: '#b99ae0' },
    { x: 330, y: 606, size: 46, colour: '#b99ae0' },
    { x: 908, y: 598, size: 42, colour: '#8fc4d9' },
  ];
  return clusters
    .map(({ x, y, size, colour }) => {
      const shard = (dx: number, height: number, lean: number, tone: number): Markup => {
        const base = x + dx * size;
        const tip: Point = [base + lean * size, y - height * size];
        const half = size * 0.12;
        const body = straight([
          [base - half, y],
          [tip[0] - half * 0.9, tip[1] + half * 1.6],
          tip,
          [tip[0] + half * 0.9, tip[1] + half * 1.6],
          [base + half, y],
        ]);
        const facet = straight([
          [base, y],
          [tip[0] + half * 0.1, tip[1] + half * 1.9],
          tip,
          [tip[0] + half * 0.9, tip[1] + half * 1.6],
          [base + half, y],
        ]);
        return context.part(body, lighten(context.tint(colour), tone), {
          grain: false,
          inside: flat(facet, '#ffffff', 0.16),
          rim: 1,
        });
      };
      return (
        context.glow({ at: [x, y - size * 0.4], size: [size * 1.5, size * 1.2], colour, opacity: 0.5, core: 0.34 }) +
        shard(-0.3, 0.62, -0.22, -0.06) +
        shard(0.3, 0.7, 0.2, -0.08) +
        shard(-0.08, 1.04, -0.06, 0) +
        shard(0.14, 0.84, 0.08, 0.03) +
        shard(-0.42, 0.34, -0.2, 0.02) +
        flat(ellipse(x, y + 2, size * 0.62, size * 0.12), rock(0.5))
      );
    })
    .join('');
}

function nearRock(context: DrawingContext, { rock }: Cave): Markup {
  const dark = rock(1);
  const left = smooth(
    '-40,840 -40,-30 150,-30* 120,60 150,130 104,230 120,330 70,440 92,560 60,660 130,740 210,800 250,840',
  );
  const right = smooth(
    '1240,840 1240,-30 1040,-30* 1076,70 1050,150 1100,250 1082,350 1130,460 1110,590 1140,690 1070,760 1010,840',
  );
  const stalactites = [
    [240, 96, 30],
    [330, 60, 20],
    [880, 70, 22],
    [960, 110, 32],
  ] as const;
  const roof = smooth('-20,-20* 1220,-20* 1220,40 1000,30 820,44 600,26 400,42 200,30 -20,44');
  const drips = stalactites
    .map(([x, length, half]) =>
      straight([
        [x - half, 20],
        [x - half * 0.3, 20 + length * 0.6],
        [x, 20 + length],
        [x + half * 0.3, 20 + length * 0.6],
        [x + half, 20],
      ]),
    )
    .join('');
  const moss = flat(
    [0, 1, 2, 3, 4]
      .map((index) =>
        mark({ from: [96 - index * 8, 560 + index * 46], to: [120 - index * 6, 590 + index * 46], width: 6, sag: -4 }),
      )
      .join(''),
    '#4f8a7c',
    0.5,
  );
  const glowWorms = times(9, (index) => {
    const [x, y] = [round(220 + ((index * 97) % 760)), 30 + ((index * 37) % 50)];
    return (
      context.glow({ at: [x, y], size: [10, 10], colour: '#a8f0d0', opacity: 0.7, core: 0.5 }) +
      flat(ellipse(x, y, 1.7), '#e0fff0')
    );
  });
  return (
    flat(roof + drips, dark) +
    context.part(left, dark, { rim: 0.5 }) +
    context.part(right, dark, { rim: 0.5 }) +
    moss +
    glowWorms
  );
}
