import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { picketFence } from '../scenery/fence.ts';
import { fern } from '../scenery/forest-plants.ts';
import { greenhouse } from '../scenery/greenhouse.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { drift, grassTuft, ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { leafyTreeline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { vegetableBeds } from '../scenery/vegetable-beds.ts';
import { world } from '../world.ts';

/** An allotment at home: a greenhouse with its lamp on, an apple tree, a red cottage behind a white fence. */
export const garden = world({
  light: (context, scene) => outdoorView(context, scene, [0.3, -0.95]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(scene, { x: 980, y: 288, scale: 0.8 }, usualAnchors({ y: 712, scale: 1.04, shift: 76 })),
      indoors: false,
      ground: { y: 712, colour: palette.groundLow },
      places: {
        stage: [
          { x: 1000, y: 640, scale: 1 },
          { x: 250, y: 640, scale: 0.9 },
        ],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette } = view;
    return {
      back:
        heaven(context, scene, palette, { horizon: 580, disc: { x: 640, y: 150, radius: 50 } }) +
        neighbours(context, view) +
        cottage(context, view) +
        lawn(context, view) +
        greenhouse(context, view) +
        appleTree(context, view) +
        vegetableBeds(context, view),
      front: nearLeaves(context, view),
    };
  },
});

function neighbours(context: DrawingContext, { palette, winter, hazed }: OutdoorView): Markup {
  const far = leafyTreeline(context, 'garden far', {
    y: 492,
    height: 120,
    colour: mix(palette.far, palette.haze, 0.3),
    bare: winter,
  });
  const roofs = (
    [
      [300, 92, '#8a6a70'],
      [430, 70, '#7d6478'],
      [700, 84, '#8a6064'],
    ] as const
  ).map(([x, width, colour]) =>
    flat(`M${x} 500V452L${x + width / 2} ${round(452 - width * 0.42)}L${x + width} 452V500Z`, hazed(colour, 0.9)),
  );
  const near = leafyTreeline(context, 'garden near', {
    y: 520,
    height: 90,
    colour: mix(palette.far, palette.near, winter ? 0.2 : 0.42),
    bare: winter,
  });
  return far + roofs.join('') + near;
}

function cottage(context: DrawingContext, { scene, palette, snow, lampStrength }: OutdoorView): Markup {
  return (
    house(context, {
      x: 862,
      y: 574,
      width: 236,
      height: 150,
      colour: '#a63f36',
      distance: 0.2,
      haze: palette.haze,
      door: 'left',
      seed: `${scene.seed}cottage`,
      ...(snow ? { snow } : {}),
    }) + context.glow({ at: [930, 590], size: [170, 34], colour: '#ffb95c', opacity: 0.4 * lampStrength, core: 0.4 })
  );
}

function lawn(context: DrawingContext, { scene, palette, cover, snow, hazed }: OutdoorView): Markup {
  const hedge = mix(context.tint('#e9e0dc'), palette.haze, 0.3);
  const fence = picketFence(context, { left: -10, right: 860, y: 578, height: 54, colour: hedge, snow });
  const ground = ridge(context, 'garden lawn', {
    base: 566,
    amplitude: 7,
    frequency: 0.006,
    fill: context.gradient([
      [0, cover(0.35)],
      [0.45, cover(0)],
      [1, palette.groundLow],
    ]),
    rim: 0.6,
  });
  const random = randomFrom(`${scene.seed} garden stones`);
  const stone = mix(hazed('#b9a8a4', 0.1), palette.groundLow, snow ? 0.2 : 0.3);
  const stones = times(9, (index) => {
    const t = index / 8;
    const x = 946 - t ** 0.8 * 330 + Math.sin(index * 1.3) * 14 - t * t * 40;
    const y = 592 + t ** 1.6 * 196;
    const size = 15 + t * 42;
    return context.part(ellipse(x, y, size, size * 0.26, (random() - 0.5) * 6), snow ? mix(snow, stone, 0.35) : stone, {
      rim: 0.6,
    });
  });
  const tufts = snow
    ? ''
    : times(22, () => {
        const [x, y] = [random() * 1200, 600 + random() * 170];
        return grassTuft(x, y, 10 + (y - 560) * 0.07, palette.grass, scene.seed);
      });
  return fence + ground.markup + stones + tufts;
}

const apples: readonly (readonly [number, number])[] = [
  [70, 372],
  [112, 330],
  [160, 300],
  [206, 356],
  [240, 402],
  [42, 440],
  [150, 390],
  [196, 446],
  [94, 452],
];

function appleTree(context: DrawingContext, view: OutdoorView): Markup {
  const { scene, leaf, bark, cover, palette } = view;
  const fruit = scene.season === 'autumn' || scene.season === 'summer' ? '#c9543f' : undefined;
  const blossom = scene.season === 'spring' ? '#f4d9dc' : undefined;
  const tree = leafyTree(context, 138, 676, 470, mix(bark, context.tint('#6b5148'), 0.6), leaf);
  const dots = apples.map(([x, y], index) => {
    if (fruit) return context.part(ellipse(x, y, 9, 9.5), context.tint(fruit), { grain: false });
    if (!blossom) return '';
    const petals = [0, 1, 2]
      .map((petal) => ellipse(x + petal * 17 - 16, y + ((petal * 11 + index * 7) % 19), 5.5))
      .join('');
    return flat(petals, context.tint(blossom), 0.9);
  });
  const hungFrom = leaf ? dots.join('') : '';
  const ladder = line(
    'M214 700L176 470M248 700L206 470M210 662H242M204 622H236M198 582H230M192 542H222',
    context.tint('#a8835c'),
    5,
  );
  return ladder + tree + hungFrom + drift(context, 138, 688, 96, 34, cover(0), palette.groundLow);
}

function nearLeaves(context: DrawingContext, { frame, snow, palette, winter }: OutdoorView): Markup {
  const heap = (x: number, width: number): string =>
    snow
      ? flat(
          smooth([
            [x - width, 830],
            [x - width * 0.6, 776],
            [x, 762],
            [x + width * 0.6, 782],
            [x + width, 830],
          ]),
          mix(palette.ground, palette.groundLow, 0.7),
        )
      : '';
  const ferns = (
    [
      [-6, 150],
      [92, 100],
      [1130, 104],
      [1214, 150],
    ] as const
  ).map(([x, size]) => fern(context, x, 822, size, frame));
  return (winter ? '' : ferns.join('')) + heap(-10, 150) + heap(1210, 140);
}
