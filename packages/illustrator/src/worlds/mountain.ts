import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, type Point, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { aurora } from '../scenery/aurora.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { drift, foregroundMound, grassTuft, ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** Up on the fell: blue ranges behind one another, a turf-roofed hut with its lamp on, a cairn to find home by. */
export const mountain = world({
  light: (context, scene) => outdoorView(context, scene, [0.5, -0.86]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 289, y: 436, scale: 0.66 },
        usualAnchors({ y: 712, scale: 1.04, shift: -10 }, { far: { x: 640, y: 600, scale: 0.5 } }),
      ),
      indoors: false,
      ground: { y: 712, colour: palette.groundLow },
      places: {
        stage: [
          { x: 860, y: 664, scale: 0.9 },
          { x: 330, y: 650, scale: 0.8 },
        ],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette, frame, winter } = view;
    const northern = winter && scene.time === 'night' && scene.weather === 'clear';
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 900, y: 140, radius: 50 } }) +
        (northern ? aurora(context, scene.seed, 20, 760) : '') +
        ranges(context, view) +
        hut(context, view) +
        slope(context, view) +
        cairn(context, view) +
        birches(context, view),
      front:
        foregroundMound(-20, 190, 46, frame) +
        foregroundMound(1230, 190, 56, frame) +
        (winter ? '' : [20, 84, 150, 1080, 1150].map((x) => grassTuft(x, 790, 46, frame, scene.seed)).join('')),
    };
  },
});

interface Peak {
  readonly outline: string;
  readonly colour: Hex;
  readonly patches: string;
}

function ranges(context: DrawingContext, { palette, winter }: OutdoorView): Markup {
  const peaks: readonly Peak[] = [
    {
      outline:
        '-40,560* -40,380 80,330 170,262 240,318 330,300 420,352 520,330 640,380 760,352 880,372 1000,330 1110,352 1240,318 1240,560*',
      patches: '170,262* 204,292 214,330 186,316 168,340 150,312 130,320 148,284',
      colour: mix(palette.far, palette.haze, 0.62),
    },
    {
      outline:
        '-40,580* -40,448 90,412 220,430 330,380 450,286 506,246* 560,298 640,344 720,402 840,424 960,398 1080,430 1240,404 1240,580*',
      patches: '506,246* 540,282 560,328 530,312 512,352 488,318 462,346 458,300 480,272',
      colour: mix(palette.far, palette.haze, 0.34),
    },
    {
      outline:
        '-40,600* -40,500 140,474 300,488 470,452 640,478 780,420 900,352 962,316* 1030,372 1120,420 1240,452 1240,600*',
      patches: '962,316* 1000,352 1016,396 984,378 960,414 934,384 906,404 918,354',
      colour: mix(palette.far, palette.near, 0.12),
    },
  ];
  const snow = mix('#f4f0fa', palette.haze, winter ? 0.26 : 0.44);
  return peaks
    .map(({ outline, patches, colour }, index) => {
      const covered = winter ? mix(colour, snow, 0.4) : colour;
      return context.part(smooth(outline), covered, {
        rim: 0.6,
        grain: index > 0,
        inside: flat(smooth(patches), snow, winter ? 0.95 : 0.8) + hollows(outline, covered),
      });
    })
    .join('');
}

/** Long folds down the mountainside. */
function hollows(outline: string, colour: Hex): Markup {
  const random = randomFrom(outline);
  let folds = '';
  for (let index = 0; index < 9; index++) {
    const [x, y] = [40 + index * 130 + random() * 60, 380 + random() * 80];
    folds += mark({
      from: [x, y],
      to: [x + 30 + random() * 50, y + 70 + random() * 60],
      width: 3 + random() * 4,
      sag: 8,
    });
  }
  return flat(folds, lighten(colour, -0.045), 0.6);
}

function hut(context: DrawingContext, { scene, palette, snow, hazed, lampStrength, cover }: OutdoorView): Markup {
  const [x, foot, width, height] = [214, 592, 150, 74];
  const plan = {
    x,
    y: foot,
    width,
    height,
    colour: '#7a5240',
    distance: 0.18,
    haze: palette.haze,
    lit: 1,
    door: 'right',
    seed: `${scene.seed}hut`,
  } as const;
  const turf = snow ? snow : mix(hazed('#6f8a4c', 0.14), palette.grass, 0.4);
  const roof = smooth([
    [x - 20, foot - height + 16, true],
    [x - 16, foot - height],
    [x + width / 2, foot - height - 88],
    [x + width + 16, foot - height],
    [x + width + 20, foot - height + 16, true],
    [x + width / 2, foot - height - 62],
  ]);
  const tufts = snow
    ? ''
    : [-4, 24, 54, 92, 126, 150]
        .map((dx) => grassTuft(x + dx, foot - height - 78 + Math.abs(dx - 75) * 1.0 + 8, 14, turf, 'roof'))
        .join('');
  const smoke = line(`M${x + 110} ${foot - height - 84}q14-22-2-44t8-46`, mix('#f4eee8', palette.haze, 0.5), 9, 0.28);
  return (
    smoke +
    house(context, snow ? { ...plan, snow } : plan) +
    (snow ? '' : tufts + context.part(roof, turf, { rim: 0.8 })) +
    context.glow({
      at: [x + 60, foot + 8],
      size: [190, 36],
      colour: '#ffb95c',
      opacity: 0.5 * lampStrength,
      core: 0.42,
    }) +
    drift(context, x + width / 2, foot + 4, 130, 22, cover(0.1), cover(0.05))
  );
}

function slope(context: DrawingContext, { scene, palette, cover, winter, hazed }: OutdoorView): Markup {
  const moor = winter ? cover(0) : mix(cover(0), context.tint(scene.season === 'autumn' ? '#a8503c' : '#7a8a54'), 0.3);
  const far = ridge(context, 'fell far', {
    base: 578,
    amplitude: 14,
    frequency: 0.004,
    fill: context.gradient([
      [0, mix(moor, palette.haze, 0.28)],
      [1, mix(moor, palette.groundLow, 0.6)],
    ]),
    rim: 0.6,
  });
  const near = ridge(context, 'fell near', {
    base: 640,
    amplitude: 16,
    frequency: 0.003,
    fill: context.gradient([
      [0, moor],
      [0.5, mix(moor, palette.groundLow, 0.7)],
      [1, mix(palette.groundLow, palette.near, 0.4)],
    ]),
    rim: 0.9,
    bend: (x) => Math.max(0, 420 - x) * 0.05,
  });
  const trail = smooth('352,596 430,616 560,640 560,690 480,760 470,850 740,850 700,760 700,690 660,636 500,606');
  const random = randomFrom(`${scene.seed} fell`);
  const stone = mix(hazed('#9a94a4', 0.08), palette.groundLow, 0.2);
  const stones = times(8, () => {
    const [x, y] = [random() * 1180, 640 + random() * 140];
    const size = 8 + (y - 620) * 0.11 * (0.6 + random());
    return context.part(
      smooth([
        [x - size, y],
        [x - size * 0.7, y - size * 0.6],
        [x, y - size * 0.8],
        [x + size * 0.8, y - size * 0.5],
        [x + size, y],
        [x, y + size * 0.2],
      ]),
      winter ? mix(stone, cover(0), 0.5) : stone,
      { rim: 0.9 },
    );
  });
  let stems = '';
  let tufts = '';
  for (let index = 0; index < 14; index++) {
    const [x, y] = [random() * 1200, 650 + random() * 120];
    stems += `M${round(x)} ${round(y)}v-16`;
    tufts += ellipse(x + 1, y - 18, 4, 5);
  }
  const cotton = winter ? '' : line(stems, palette.grass, 1.4) + flat(tufts, mix('#f6efe2', palette.ground, 0.2), 0.85);
  return (
    far.markup +
    near.markup +
    flat(trail, winter ? palette.groundLow : mix(hazed('#b89a7c', 0.1), palette.groundLow, 0.4), 0.45) +
    stones +
    cotton
  );
}

/** A heap of stones with a red cross painted for winter walkers. */
function cairn(context: DrawingContext, { hazed, snow, palette }: OutdoorView): Markup {
  const stone = (x: number, y: number, width: number, height: number, tone: number): Markup => {
    const outline: Point[] = [
      [x - width, y],
      [x - width * 0.9, y - height * 0.7],
      [x - width * 0.2, y - height],
      [x + width * 0.8, y - height * 0.8],
      [x + width, y - height * 0.1],
      [x, y + height * 0.1],
    ];
    return context.part(smooth(outline), lighten(hazed('#8f899a', 0.06), tone), { rim: 1 });
  };
  const cross = straight('970,566 978,560 1006,596 998,602') + straight('1006,562 1000,556 970,598 978,604');
  return (
    context.contact(990, 690, 96, 12, 0.6) +
    line('M988 640V556', hazed('#8a5a44', 0.06), 7) +
    flat(cross, hazed('#c9503f', 0.06)) +
    stone(946, 690, 34, 30, 0) +
    stone(1030, 692, 40, 34, -0.02) +
    stone(988, 694, 32, 28, 0.03) +
    stone(968, 666, 30, 26, -0.03) +
    stone(1012, 664, 30, 24, 0.02) +
    stone(990, 642, 24, 22, 0) +
    (snow
      ? flat(
          ellipse(990, 622, 20, 5) + ellipse(1026, 660, 26, 4) + ellipse(950, 660, 22, 4),
          mix(snow, palette.haze, 0.06),
        )
      : '')
  );
}

function birches(context: DrawingContext, { leaf, bark, cover, palette }: OutdoorView): Markup {
  const tree = (x: number, y: number, height: number): Markup =>
    leafyTree(context, x, y, height, bark, leaf, 'fell') +
    drift(context, x, y + 8, height * 0.2, height * 0.07, cover(0), palette.groundLow);
  return tree(1140, 650, 220) + tree(86, 668, 300) + tree(1066, 640, 150);
}
