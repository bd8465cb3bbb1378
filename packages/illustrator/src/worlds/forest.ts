import type { Scene } from '@sagolykta/domain/scene';
import { outdoorLight } from '../palette/outdoor-light.ts';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup, times } from '../paper/markup.ts';
import { round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { clearing, type Wood, woodDepths, woodOf } from '../scenery/deep-wood.ts';
import { bough, fallenLeaf, fern, mushroom } from '../scenery/forest-plants.ts';
import { drift, ridge } from '../scenery/land.ts';
import { trunk } from '../scenery/trunk.ts';
import { world } from '../world.ts';

const nearTrunks = [
  { x: 262, width: 54, y: 628, lean: -16 },
  { x: 952, width: 60, y: 636, lean: 18 },
] as const;

/** Clearing: a dark frame on both sides and a pool of light low in the middle. */
export const forest = world({
  light: (context, scene) => {
    const wood = woodOf(scene);
    context.relight({ ...outdoorLight(scene, wood.palette, [0.3, -0.92]), rimWidth: 2.6 });
    return wood;
  },
  stage: (scene, wood) => ({
    anchors: {
      left: { x: 440, y: 728, scale: 1.2 },
      centre: { x: 600, y: 730, scale: 1.2 },
      right: { x: 770, y: 728, scale: 1.2 },
      far: { x: 660, y: 652, scale: 0.62 },
      near: { x: 330, y: 764, scale: 1.26 },
      bed: { x: 560, y: 740, scale: 1.15 },
      seat: { x: 500, y: 734, scale: 1.2 },
      above: { x: 838, y: 262, scale: 0.9, floats: true },
    },
    indoors: false,
    ground: { y: 728, colour: wood.middle },
    places: {
      floor: [
        { x: 880, y: 752, scale: 1.1 },
        { x: 300, y: 758, scale: 1.1 },
        { x: 690, y: 772, scale: 1.1 },
        { x: 500, y: 774, scale: 1.1 },
      ],
      stage: [
        { x: 820, y: 668, scale: 0.94 },
        { x: 400, y: 664, scale: 0.94 },
        { x: 600, y: 660, scale: 0.9 },
      ],
    },
    vignette: { amount: scene.time === 'day' ? 0.5 : 0.74, paper: 0.45, centre: [0.48, 0.62], colour: '#04061e' },
  }),
  paint: ({ context, scene, view: wood }) => ({
    back:
      woodDepths(context, scene, wood) +
      ground(context, scene, wood) +
      nearTrunkMarkup(context, wood) +
      floorPlants(context, wood) +
      fireflies(context, scene),
    front: frame(context, wood),
  }),
});

function ground(context: DrawingContext, scene: Scene, { palette, mist, middle, near, warm, winter }: Wood): Markup {
  const top = winter ? palette.ground : mix(palette.ground, middle, 0.35);
  const far = ridge(context, 'forest far', {
    base: 592,
    amplitude: 14,
    frequency: 0.006,
    fill: context.gradient([
      [0, mix(top, mist, 0.35)],
      [1, middle],
    ]),
    rim: 0.2,
  });
  const glow = warm
    ? context.glow({ at: [clearing.x, clearing.y], size: [500, 330], colour: '#ffa64a', opacity: 0.42, core: 0.3 })
    : context.glow({
        at: [clearing.x + 40, clearing.y + 20],
        size: [520, 260],
        colour: mist,
        opacity: 0.34,
        core: 0.34,
      });
  const floor = ridge(context, 'forest floor', {
    base: 662,
    amplitude: 12,
    frequency: 0.005,
    fill: context.gradient([
      [0, winter ? palette.ground : mix(palette.ground, palette.groundLow, 0.35)],
      [0.45, winter ? palette.groundLow : mix(palette.groundLow, near, 0.3)],
      [1, near],
    ]),
    rim: 0,
  });
  const pathColour = winter ? mix(palette.ground, '#ffffff', 0.2) : mix('#c98a4a', palette.haze, 0.3);
  const path = flat('M520 652C560 690 420 740 330 830H860C800 750 690 700 640 652Z', pathColour, warm ? 0.16 : 0.2);
  return (
    far.markup +
    glow +
    floor.markup +
    path +
    context.glow({
      at: [clearing.x - 6, 716],
      size: [330, 74],
      colour: warm ? '#ffb860' : mist,
      opacity: warm ? 0.66 : 0.28,
      core: 0.5,
    }) +
    litter(scene, winter)
  );
}

/** Leaves on the ground, brightest in the clearing. */
function litter({ season, seed }: Scene, winter: boolean): Markup {
  if (winter) return '';
  const colours =
    season === 'autumn'
      ? ['#e0913c', '#c9623a', '#e6b95c']
      : season === 'spring'
        ? ['#f0e6d8', '#a9c070', '#e6d9ea']
        : ['#8aa860', '#6f8f58', '#c9b46a'];
  const random = randomFrom(`${seed} leaves`);
  const closest = 4;
  const paths = new Map<string, string>();
  for (let index = 0; index < (season === 'autumn' ? 70 : 34); index++) {
    const [x, y] = [270 + random() * 640, 676 + random() * 110];
    const closeness = Math.max(0, 1 - Math.hypot((x - clearing.x) / 360, (y - 716) / 90));
    const key = `${index % 3} ${Math.round(closeness * closest)}`;
    paths.set(key, (paths.get(key) ?? '') + fallenLeaf(x, y, random));
  }
  return [...paths]
    .map(([key, path]) => {
      const [colour = 0, steps = 0] = key.split(' ').map(Number);
      const closeness = steps / closest;
      return flat(path, mix('#3a2c48', colours[colour] ?? '#e0913c', 0.25 + closeness * 0.7), 0.5 + closeness * 0.5);
    })
    .join('');
}

function nearTrunkMarkup(context: DrawingContext, { middle, near, warm, palette, winter }: Wood): Markup {
  const bark = mix(middle, near, 0.55);
  const trunks = nearTrunks.map(({ x, width, y, lean }) =>
    trunk(context, {
      x,
      width,
      colour: bark,
      y,
      lean,
      litFrom: x < clearing.x ? 1 : -1,
      warmth: warm ? 0.66 : 0,
      lightY: 556,
    }),
  );
  const moss = winter ? mix(palette.ground, '#ffffff', 0.05) : mix(bark, '#b9803e', warm ? 0.3 : 0.1);
  const seats = nearTrunks.map(({ x, width, y }) => drift(context, x, y + 62, width * 2, 60, moss, near));
  return trunks.join('') + seats.join('');
}

function floorPlants(context: DrawingContext, { palette, middle, near, warm, winter }: Wood): Markup {
  if (winter) return '';
  const leaf = mix(palette.grass, middle, 0.4);
  const warmed = warm ? mix(leaf, '#b98a4a', 0.4) : lighten(leaf, 0.03);
  const ferns =
    fern(context, 236, 706, 74, leaf) +
    fern(context, 322, 704, 54, warmed) +
    fern(context, 928, 716, 80, mix(leaf, near, 0.25));
  return (
    ferns +
    mushroom(context, 376, 752, 34) +
    mushroom(context, 402, 758, 22) +
    mushroom(context, 968, 764, 30, '#c9773a')
  );
}

function frame(context: DrawingContext, { near, warm }: Wood): Markup {
  const bark = mix(near, '#0a0d30', 0.5);
  const dark = mix(near, '#070a28', 0.72);
  const trunks =
    trunk(context, {
      x: 62,
      width: 128,
      colour: bark,
      y: 800,
      lean: -22,
      litFrom: 1,
      warmth: warm ? 0.24 : 0,
      lightY: 580,
    }) +
    trunk(context, {
      x: 1158,
      width: 140,
      colour: bark,
      y: 800,
      lean: 24,
      litFrom: -1,
      warmth: warm ? 0.16 : 0,
      lightY: 580,
    });
  const boughs = (
    [
      [-20, 40, 330],
      [-10, 170, 250],
      [1220, 30, -340],
      [1210, 190, -230],
      [300, -40, 260],
      [930, -46, -260],
    ] as const
  ).map(([x, y, reach]) => bough(x, y, reach, dark));
  const ferns = (
    [
      [30, 120],
      [150, 96],
      [1080, 110],
      [1180, 130],
      [250, 60],
    ] as const
  ).map(([x, size]) => fern(context, x, 814, size, dark));
  return trunks + boughs.join('') + ferns.join('');
}

function fireflies(context: DrawingContext, { season, time, seed }: Scene): Markup {
  if (season === 'winter' || time === 'day') return '';
  const random = randomFrom(`${seed} fireflies`);
  return times(14, (index) => {
    const [x, y] = [index % 2 ? 120 + random() * 260 : 660 + random() * 420, 330 + random() * 300];
    return `${context.glow({ at: [x, y], size: [11, 11], colour: '#ffd98a', opacity: 0.8, core: 0.5 })}<circle cx="${round(x)}" cy="${round(y)}" r="1.7" fill="#fff4cc"/>`;
  });
}
