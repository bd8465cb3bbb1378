import type { Scene } from '@sagolykta/domain/scene';
import { outdoorLight } from '../palette/outdoor-light.ts';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark } from '../paper/path.ts';
import { citySkyline } from '../scenery/city-skyline.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { drift, foregroundMound, grassTuft, ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { pine } from '../scenery/pine.ts';
import { streetLamp } from '../scenery/street-lamp.ts';
import { withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Hex;
  readonly distance: number;
}

const row: readonly Row[] = [
  { x: 498, y: 494, width: 70, height: 62, colour: '#c9a05a', distance: 0.9 },
  { x: 404, y: 506, width: 92, height: 84, colour: '#7d8fa8', distance: 0.74 },
  { x: 700, y: 496, width: 72, height: 60, colour: '#a8504a', distance: 0.9 },
  { x: 768, y: 508, width: 96, height: 86, colour: '#d0b078', distance: 0.74 },
  { x: 280, y: 534, width: 128, height: 124, colour: '#a8433c', distance: 0.46 },
  { x: 870, y: 540, width: 138, height: 130, colour: '#5f7f8c', distance: 0.44 },
];

interface Street {
  readonly palette: Palette;
  readonly winter: boolean;
  readonly snowAt: (distance: number) => Hex | undefined;
  /** The pale or green top of the ground, at a distance. */
  readonly cover: (distance: number) => Hex;
}

/** Road home: wooden houses along a lane towards the church. */
export const street = world({
  light: (context, scene): Street => {
    const palette = paletteOf(scene.season, scene.time);
    context.relight(outdoorLight(scene, palette, [0.35, -0.94]));
    const winter = scene.season === 'winter';
    const top = winter ? mix(palette.ground, '#ffffff', 0.22) : palette.ground;
    const cover = (distance: number): Hex => mix(top, palette.haze, distance * 0.55);
    return { palette, winter, snowAt: (distance) => (winter ? cover(distance) : undefined), cover };
  },
  stage: (scene, view) => {
    const { palette } = view;
    return {
      // Whoever cannot fly sits on the lamp.
      anchors: withPerch(
        scene,
        { x: 900, y: 334, scale: 0.8 },
        {
          left: { x: 420, y: 716, scale: 1.06 },
          centre: { x: 590, y: 718, scale: 1.08 },
          right: { x: 770, y: 716, scale: 1.06 },
          far: { x: 640, y: 586, scale: 0.46 },
          near: { x: 300, y: 764, scale: 1.2 },
          bed: { x: 560, y: 730, scale: 1 },
          seat: { x: 480, y: 724, scale: 1.06 },
          above: { x: 560, y: 250, scale: 0.9, floats: true },
        },
      ),
      indoors: false,
      ground: { y: 716, colour: palette.groundLow },
      vignette: { amount: scene.time === 'day' ? 0.4 : 0.62, centre: [0.52, 0.5] },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette } = view;
    return {
      back:
        heaven(context, scene, palette) +
        distantHills(context, scene, view) +
        houseRow(context, scene, view) +
        lane(context, view) +
        nearHouses(context, scene, view) +
        bank(context, scene, view),
      front:
        foregroundMound(-30, 150, 64, mix(palette.near, '#05061c', 0.3)) +
        foregroundMound(1230, 160, 76, mix(palette.near, '#05061c', 0.3)),
    };
  },
});

function distantHills(context: DrawingContext, scene: Scene, { palette }: Street): Markup {
  const hill = ridge(context, 'street far', {
    base: 410,
    amplitude: 46,
    frequency: 0.0035,
    fill: mix(palette.far, palette.haze, 0.25),
    rim: 0.4,
  });
  const misty = mix(palette.far, palette.haze, 0.12);
  const pines = (
    [
      [470, 34],
      [492, 44],
      [520, 32],
      [690, 40],
      [716, 52],
      [850, 44],
    ] as const
  ).map(([x, height]) => pine(context, x, hill.heightAt(x) + 8, height, mix(misty, palette.near, 0.16)));
  const near = ridge(context, 'street near', {
    base: 470,
    amplitude: 16,
    frequency: 0.006,
    fill: mix(palette.far, palette.near, 0.22),
    rim: 0.3,
  });
  return hill.markup + (scene.city ? '' : pines.join('')) + landmark(context, scene, misty, palette) + near.markup;
}

/** The city's own skyline where the story knows the city; otherwise a church like any other. */
function landmark(context: DrawingContext, { city, time }: Scene, misty: Hex, palette: Palette): Markup {
  if (!city) return church(misty, palette);
  const walls = mix(misty, '#f0dcc0', time === 'night' ? 0.24 : 0.16);
  const roofs = mix(walls, palette.near, time === 'night' ? 0.16 : 0.34);
  const tones = { walls, roofs, lamps: time === 'day' ? 0.35 : 0.8 };
  return citySkyline(context, city, { x: 648, y: 438, scale: 1.12 }, tones);
}

function church(misty: Hex, palette: Palette): Markup {
  const plaster = mix(misty, '#f0dcc0', 0.22);
  return (
    flat('M596 440V368L612 290L628 368V440Z', plaster) +
    flat('M588 372L612 268L636 372Z', mix(misty, palette.near, 0.3)) +
    flat('M560 440V396L580 376L600 396V440Z', mix(misty, '#f0dcc0', 0.16)) +
    flat('M607 392h10v18h-10z', '#ffd48a') +
    line('M612 268v-16M607 258h10', mix(misty, '#f0dcc0', 0.5), 2)
  );
}

function houseRow(context: DrawingContext, { seed }: Scene, { palette, winter, snowAt, cover }: Street): Markup {
  const houses = row.map((plan) =>
    house(context, {
      ...plan,
      haze: palette.haze,
      ...(winter ? { snow: cover(plan.distance) } : {}),
      seed: `${seed}${plan.x}`,
      windowStars: winter,
      wreath: winter,
      door: plan.x < 600 ? 'right' : 'left',
    }),
  );
  const lamps =
    streetLamp(context, 560, 528, 92, 0.7, palette.haze) + streetLamp(context, 668, 526, 84, 0.75, palette.haze);
  const ground = ridge(context, 'street ground', {
    base: 520,
    amplitude: 4,
    frequency: 0.01,
    fill: context.gradient([
      [0, snowAt(0.55) ?? cover(0.4)],
      [0.35, mix(palette.ground, palette.haze, 0.12)],
      [1, palette.groundLow],
    ]),
    rim: 0,
    bend: (x) => Math.abs(x - 610) * 0.03,
  });
  const seats = row.map(({ x, y, width, distance }) => {
    const low = mix(palette.ground, palette.haze, 0.1);
    return drift(context, x + width / 2, y + 2, width * 0.72, 16 + (1 - distance) * 10, cover(distance * 0.7), low);
  });
  return houses.join('') + lamps + ground.markup + seats.join('');
}

function lane(context: DrawingContext, { palette, cover }: Street): Markup {
  const fill = context.gradient([
    [0, mix(palette.haze, cover(0), 0.35)],
    [1, mix(palette.groundLow, palette.near, 0.25)],
  ]);
  const tracks = times(9, (index) => {
    const t = index / 9;
    const y = 545 + t * t * 230;
    const spread = 12 + t * 120;
    const width = 3 + t * 5;
    const left = mark({ from: [610 - spread * 0.7, y], to: [600 - spread * 1.15, y + 16 + t * 26], width, sag: 3 });
    const right = mark({ from: [620 + spread * 0.6, y], to: [632 + spread * 1.1, y + 16 + t * 26], width, sag: -3 });
    return flat(left + right, palette.groundLow, 0.35);
  });
  return `<path d="M572 522C540 590 420 700 250 830H950C810 700 690 590 648 522Z" fill="${fill}" opacity=".8"/>${tracks}`;
}

function nearHouses(context: DrawingContext, { seed, time }: Scene, { palette, winter, cover }: Street): Markup {
  const snow = winter ? { snow: cover(0.1) } : {};
  const shared = { distance: 0.1, haze: palette.haze, windowStars: winter, wreath: winter, ...snow };
  const low = mix(palette.ground, palette.groundLow, 0.3);
  const top = winter ? mix(palette.ground, '#ffffff', 0.1) : palette.ground;
  const pools = (
    [
      [150, 634, 150],
      [1090, 642, 150],
      [340, 552, 80],
      [930, 556, 80],
    ] as const
  ).map(([x, y, radius]) =>
    context.glow({
      at: [x, y],
      size: [radius, radius * 0.22],
      colour: '#ffb95c',
      opacity: time === 'day' ? 0.15 : 0.42,
      core: 0.4,
    }),
  );
  const bark = mix(context.tint('#d9cfd6'), palette.haze, 0.3);
  const leaf = palette.leaf && context.tint(palette.leaf);
  return (
    house(context, {
      x: 46,
      y: 604,
      width: 206,
      height: 214,
      colour: '#a63f36',
      door: 'right',
      seed: `${seed}near1`,
      ...shared,
    }) +
    house(context, {
      x: 992,
      y: 612,
      width: 236,
      height: 226,
      colour: '#c9964a',
      door: 'left',
      seed: `${seed}near2`,
      ...shared,
    }) +
    drift(context, 150, 606, 200, 40, top, low) +
    drift(context, 1120, 612, 190, 46, top, low) +
    pools.join('') +
    leafyTree(context, 318, 612, 420, bark, leaf) +
    drift(context, 318, 628, 84, 40, top, low) +
    streetLamp(context, 900, 640, 300, 0.06, palette.haze)
  );
}

function bank(context: DrawingContext, { seed }: Scene, { palette, winter }: Street): Markup {
  const edge = ridge(context, 'street bank', {
    base: 652,
    amplitude: 10,
    frequency: 0.006,
    fill: context.gradient([
      [0, winter ? mix(palette.ground, '#ffffff', 0.05) : palette.ground],
      [0.6, mix(palette.groundLow, palette.near, 0.25)],
      [1, palette.near],
    ]),
    bend: (x) => (1 - Math.cos((Math.PI * x) / 600)) * 84 - 8,
  });
  const tufts = winter
    ? ''
    : [70, 164, 262, 356, 930, 1010, 1150]
        .map((x) => grassTuft(x, edge.heightAt(x) + 16, 26, palette.grass, seed))
        .join('');
  return edge.markup + tufts + fence(context, winter ? mix(palette.ground, '#ffffff', 0.22) : undefined);
}

function fence(context: DrawingContext, snow: Hex | undefined): Markup {
  const pickets = times(7, (index) => {
    const x = 1004 + index * 32;
    const y = 668 + index * 4 - index * index * 0.8;
    const picket = `M${x} ${y + 30}V${y - 36}L${x + 7} ${y - 46}L${x + 14} ${y - 36}V${y + 30}Z`;
    const cap = snow ? flat(ellipse(x + 7, y - 44, 9, 5), snow) : '';
    return context.part(picket, context.tint('#e6dcd8', 0.15), { grain: false }) + cap;
  });
  return line('M992 652L1210 660', context.tint('#d9cfd0', 0.2), 6) + pickets;
}
