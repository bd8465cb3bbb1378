import type { Scene } from '@sagolykta/domain/scene';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { heaven } from '../scenery/heaven.ts';
import { rectangle } from '../scenery/house-window.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { anyoneSwims, usualAnchors, wetOrDry, withPerch } from '../scenery/usual-anchors.ts';
import { swimmersWater, water } from '../scenery/water.ts';
import { type WorldDrawing, world } from '../world.ts';

const horizon = 452;

/** The beach when everybody has gone home: bathing huts, marram grass, the sea breathing in its sleep. */
export const beach = world({
  light: (context, scene) => {
    const view = outdoorView(context, scene, [-0.5, -0.87]);
    return { ...view, sand: sandOf(context, view) };
  },
  stage: (scene, view) => {
    const { sand } = view;
    const swims = anyoneSwims(scene);
    const onSand = withPerch(
      scene,
      { x: 1009, y: 536, scale: 0.62 },
      usualAnchors(
        { y: 718, scale: 1.04, shift: -30 },
        { far: { x: 560, y: 668, scale: 0.64 }, near: { x: 440, y: 756, scale: 1.14 } },
      ),
    );
    const inSea: Partial<WorldDrawing['anchors']> = {
      left: { x: 330, y: 594, scale: 0.86 },
      centre: { x: 500, y: 598, scale: 0.88 },
      right: { x: 670, y: 594, scale: 0.86 },
      near: { x: 420, y: 610, scale: 0.92 },
      far: { x: 560, y: 530, scale: 0.5 },
    };
    const anchors = swims ? wetOrDry(scene, inSea, onSand) : onSand;
    return {
      anchors,
      indoors: false,
      ground: { y: 718, colour: sand },
      dress: swims ? 'swim' : 'weather',
      water: { x: 560, y: 566, scale: 0.7, floats: true },
      places: {
        stage: [
          { x: 300, y: 690, scale: 0.9 },
          { x: 860, y: 700, scale: 0.9 },
        ],
      },
      vignette: { amount: view.day ? 0.38 : 0.6 },
    };
  },
  paint: ({ context, scene, view, stage }) => {
    const { palette, sand } = view;
    const swims = anyoneSwims(scene);
    return {
      back:
        heaven(context, scene, palette, {
          horizon,
          disc: { x: 330, y: 160, radius: 54 },
          sunset: { x: 330, y: horizon - 60 },
        }) +
        (isLowTide(scene)
          ? seaBed(context, view, sand) + headland(context, view)
          : water(context, view, { top: horizon, bottom: 680, lightX: 330, chop: 0.7 }) +
            headland(context, view) +
            waves(view)) +
        strand(context, view, sand) +
        huts(context, view, sand),
      front: (swims ? seaBefore(context, view, stage.anchors) : '') + dunes(context, view, sand),
    };
  },
});

/** Where a crab goes about on the sand, the sea is out. */
function isLowTide({ enacts }: Scene): boolean {
  return enacts?.figures.some(({ who }) => who === 'crab') === true;
}

/** Sand all the way to the sky, a little wet, and hazy where it ends. */
function seaBed(context: DrawingContext, { palette }: OutdoorView, sand: Hex): Markup {
  const fill = context.gradient([
    [0, mix(mix(sand, palette.haze, 0.55), palette.far, 0.2)],
    [1, mix(sand, palette.near, 0.22)],
  ]);
  return flat(rectangle(-40, horizon, 1280, 240), fill);
}

function sandOf(context: DrawingContext, { palette, snow }: OutdoorView): Hex {
  return mix(snow ?? context.tint('#d9bb8c'), snow ? palette.groundLow : palette.far, 0.12);
}

function headland(context: DrawingContext, { palette, hazed, lampStrength }: OutdoorView): Markup {
  const land = context.part(
    smooth('860,470 920,446 1010,428 1110,414 1240,404 1240,480 900,476'),
    mix(palette.far, palette.haze, 0.32),
    { rim: 0.7 },
  );
  const tower = context.part('M1092 416L1096 362H1110L1114 414Z', hazed('#f0e6da', 0.5), { grain: false });
  return (
    land +
    tower +
    flat(rectangle(1098, 352, 10, 10), '#ffe0a0') +
    context.glow({ at: [1103, 358], size: [70, 60], colour: '#ffdf9a', opacity: 0.6 * lampStrength, core: 0.34 })
  );
}

function seaBefore(context: DrawingContext, { scene, palette }: OutdoorView, anchors: WorldDrawing['anchors']): Markup {
  const colour = mix(mix(palette.far, '#2f6078', 0.35), palette.near, 0.2);
  const foam = mix('#fff8ec', palette.horizon, 0.2);
  return swimmersWater(context, { scene, anchors, colour, foam });
}

/** Three lines of foam, each flatter than the last. */
function waves({ palette }: OutdoorView): Markup {
  const foam = mix('#fff8ec', palette.horizon, 0.2);
  return [0, 1, 2]
    .map((row) => {
      const y = 566 + row * 34;
      const crest = smooth([
        [-40, y + 8],
        [150, y - 3],
        [340, y + 5],
        [560, y - 5],
        [780, y + 4],
        [1000, y - 4],
        [1240, y + 4],
        [1240, y + 10 + row],
        [1000, y + 3 + row],
        [780, y + 12 + row],
        [560, y + 3 + row],
        [340, y + 13 + row],
        [150, y + 4 + row],
        [-40, y + 15 + row],
      ]);
      return flat(crest, foam, 0.4 + row * 0.16);
    })
    .join('');
}

function strand(context: DrawingContext, { scene, palette }: OutdoorView, sand: Hex): Markup {
  const edge = smooth('-40,840 -40,652* 140,644 360,660 560,646 780,658 1000,640 1240,632* 1240,840');
  const wet = smooth('-40,690 -40,640* 140,632 360,648 560,634 780,646 1000,628 1240,620* 1240,690');
  const random = randomFrom(`${scene.seed} sand`);
  const shadow = mix(sand, palette.near, 0.4);
  let ripples = '';
  for (let index = 0; index < 16; index++) {
    const [x, y] = [random() * 1160, 690 + random() * 100];
    ripples += `M${round(x)} ${round(y)}q18-7 36 0t36 0t36 0`;
  }
  const shells = times(7, (index) => {
    const [x, y] = [140 + index * 158 + random() * 60, 690 + random() * 86];
    return context.part(
      smooth([
        [x - 9, y],
        [x - 7, y - 8],
        [x, y - 12],
        [x + 7, y - 8],
        [x + 9, y],
        [x, y + 3],
      ]),
      context.tint(['#efd2c0', '#d9b0a0', '#e6d6c0'][index % 3] ?? '#efd2c0'),
      { grain: false },
    );
  });
  const tracks = times(7, (index) => {
    const t = index / 7;
    const [x, y] = [470 + t * 90 + (index % 2) * 16, 796 - t * 116];
    return flat(ellipse(x, y, 9 - t * 4, 4 - t * 2, -60), shadow, 0.5);
  });
  return (
    flat(wet, mix(sand, palette.near, 0.42), 0.8) +
    context.part(
      edge,
      context.gradient([
        [0, lighten(sand, 0.02)],
        [0.45, sand],
        [1, mix(sand, palette.near, 0.55)],
      ]),
      { rim: 0, inside: line(ripples, shadow, 2, 0.35) },
    ) +
    tracks +
    shells
  );
}

function huts(context: DrawingContext, { palette, snow, hazed, lampStrength }: OutdoorView, sand: Hex): Markup {
  const plans = [
    { x: 884, y: 664, width: 70, height: 92, colour: '#5f8a9c' },
    { x: 970, y: 672, width: 78, height: 102, colour: '#c9604a' },
    { x: 1066, y: 682, width: 88, height: 114, colour: '#d9a850' },
  ] as const;
  return plans
    .map(({ x, y, width, height, colour }, index) => {
      const wall = hazed(colour, 0.1);
      const white = hazed('#f4ead8', 0.08);
      let boards = '';
      for (let dx = 9; dx < width; dx += 9) boards += `M${x + dx} ${y}V${y - height - width}`;
      const front = straight([
        [x, y],
        [x, y - height],
        [x + width / 2, y - height - width * 0.42],
        [x + width, y - height],
        [x + width, y],
      ]);
      const eaves = `M${x - 9} ${y - height + 7}L${x + width / 2} ${round(y - height - width * 0.46)}L${x + width + 9} ${y - height + 7}`;
      const door = rectangle(x + width * 0.3, y - height * 0.66, width * 0.4, height * 0.66 - 4);
      const lit = index === 1;
      return (
        context.contact(x + width / 2, y + 4, width * 0.8, 10, 0.5) +
        context.part(front, wall, { rim: 0.8, inside: line(boards, lighten(wall, -0.05), 1.6, 0.8) }) +
        flat(door, white) +
        line(
          `M${x + width * 0.3} ${y - 4}L${round(x + width * 0.7)} ${round(y - height * 0.64)}M${x + width * 0.3} ${round(y - height * 0.34)}h${round(width * 0.4)}`,
          wall,
          3,
        ) +
        flat(ellipse(x + width / 2, y - height * 0.92, width * 0.12), lit ? '#ffd890' : hazed('#3d4878', 0.1)) +
        line(eaves, snow ?? white, snow ? 12 : 8) +
        (lit
          ? context.glow({
              at: [x + width / 2, y - height * 0.92],
              size: [100, 90],
              colour: '#ffb950',
              opacity: 0.5 * lampStrength,
              core: 0.36,
            })
          : '') +
        flat(
          smooth([
            [x - 26, y + 10, true],
            [x, y - 6],
            [x + width / 2, y - 2],
            [x + width + 6, y - 8],
            [x + width + 30, y + 10, true],
          ]),
          mix(sand, palette.near, 0.05),
        )
      );
    })
    .join('');
}

function dunes(context: DrawingContext, { scene, palette, winter, frame, hazed }: OutdoorView, sand: Hex): Markup {
  const random = randomFrom(`${scene.seed} marram`);
  const dune = context.part(
    smooth('-60,840 -60,700 40,690 150,730 260,790 330,840'),
    context.gradient([
      [0, sand],
      [1, mix(sand, palette.near, 0.6)],
    ]),
    { rim: 1 },
  );
  const dark = flat(smooth('900,840 1000,800 1120,768 1240,752 1240,840'), frame);
  const grass = (x: number, y: number, size: number, colour: Hex): Markup => {
    let blades = '';
    for (let index = -5; index <= 5; index++) {
      const tip = index * size * 0.13 + (random() - 0.3) * size * 0.24;
      blades += mark({
        from: [x + index * 3, y],
        to: [x + tip, y - size * (0.6 + random() * 0.5)],
        width: 2,
        sag: index * 1.8,
      });
    }
    return flat(blades, colour);
  };
  const green = mix(hazed(winter || scene.season === 'autumn' ? '#b8a070' : '#8a9a5c', 0), palette.near, 0.28);
  return (
    dune +
    dark +
    (
      [
        [20, 706, 110],
        [84, 716, 86],
        [140, 742, 70],
      ] as const
    )
      .map(([x, y, size]) => grass(x, y, size, green))
      .join('') +
    (
      [
        [1060, 800, 96],
        [1130, 790, 120],
        [1196, 780, 130],
      ] as const
    )
      .map(([x, y, size]) => grass(x, y, size, frame))
      .join('')
  );
}
