import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth, straight } from '../paper/path.ts';
import { bush } from '../scenery/bush.ts';
import { battlements, type CastleView, castleTower } from '../scenery/castle-tower.ts';
import { fern } from '../scenery/forest-plants.ts';
import { heaven } from '../scenery/heaven.ts';
import { foregroundMound, ridge } from '../scenery/land.ts';
import { outdoorView } from '../scenery/outdoor-view.ts';
import { leafyTreeline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { reflection } from '../scenery/water.ts';
import { world } from '../world.ts';

/** A small round-towered castle with the drawbridge down and somebody still up in the highest window. */
export const castle = world({
  light: (context, scene): CastleView => {
    const view = outdoorView(context, scene, [-0.4, -0.92]);
    return {
      ...view,
      stone: (distance) => view.hazed('#b3a6ae', distance),
      roof: (distance) => view.hazed('#54608c', distance),
    };
  },
  stage: (scene, plan) => {
    const { palette } = plan;
    return {
      anchors: withPerch(
        scene,
        { x: 512, y: 448, scale: 0.62 },
        usualAnchors({ y: 720, scale: 1.02, shift: -30 }, { far: { x: 640, y: 600, scale: 0.44 } }),
      ),
      indoors: false,
      // One comes here from one's own room.
      dress: 'indoor',
      ground: { y: 720, colour: palette.groundLow },
      places: {
        stage: [
          { x: 250, y: 690, scale: 0.9 },
          { x: 960, y: 690, scale: 0.9 },
        ],
      },
      vignette: { amount: plan.day ? 0.4 : 0.64 },
    };
  },
  paint: ({ context, scene, view: plan }) => {
    const { palette, frame, winter } = plan;
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 250, y: 150, radius: 56 } }) +
        leafyTreeline(context, 'castle far', {
          y: 500,
          height: 80,
          colour: mix(palette.far, palette.haze, 0.3),
          bare: winter,
        }) +
        hill(context, plan) +
        towers(context, plan) +
        gatehouse(context, plan) +
        moat(context, plan) +
        meadow(context, plan),
      front:
        foregroundMound(-30, 170, 56, frame) +
        foregroundMound(1230, 170, 50, frame) +
        (winter ? '' : fern(context, 60, 820, 110, frame) + fern(context, 1150, 820, 120, frame)),
    };
  },
});

function hill(context: DrawingContext, { palette, cover }: CastleView): Markup {
  const plain = ridge(context, 'castle plain', {
    base: 532,
    amplitude: 5,
    frequency: 0.006,
    fill: cover(0.62),
    rim: 0.4,
  });
  const mound = ridge(context, 'castle hill', {
    base: 540,
    amplitude: 8,
    frequency: 0.005,
    fill: context.gradient([
      [0, cover(0.4)],
      [1, mix(palette.groundLow, palette.haze, 0.2)],
    ]),
    rim: 0.5,
    bend: (x) => Math.abs(x - 650) ** 1.5 * 0.006,
  });
  return plain.markup + mound.markup;
}

function towers(context: DrawingContext, view: CastleView): Markup {
  const { stone } = view;
  const wall = (left: number, right: number, top: number, distance: number): Markup => {
    const colour = stone(distance);
    let courses = '';
    for (let y = top + 20; y < 600; y += 22) {
      for (let x = left + ((y / 22) % 2) * 26; x < right; x += 78) courses += `M${x} ${y}h24`;
    }
    return context.part(battlements(left, right, top, 610, 13), colour, {
      rim: 0.6,
      inside: line(courses, lighten(colour, -0.05), 2, 0.6),
    });
  };
  return (
    castleTower(context, view, { x: 742, width: 66, foot: 560, top: 262, distance: 0.46, lit: [296] }) +
    castleTower(context, view, { x: 560, width: 54, foot: 560, top: 330, distance: 0.5, lit: [] }) +
    wall(430, 880, 448, 0.34) +
    castleTower(context, view, { x: 424, width: 88, foot: 616, top: 390, distance: 0.24, lit: [432] }) +
    castleTower(context, view, { x: 886, width: 96, foot: 620, top: 366, distance: 0.2, lit: [410, 496] })
  );
}

function gatehouse(context: DrawingContext, view: CastleView): Markup {
  const { stone, hazed, lampStrength } = view;
  const wall = lighten(stone(0.2), 0.03);
  const arch = 'M606 612V536q0-50 44-50t44 50V612Z';
  const light = context.gradient([
    [0, '#f0a452'],
    [1, '#ffd890'],
  ]);
  const grille = line('M624 486V520M642 484V520M660 484V520M678 486V520M606 504H694', hazed('#3c3648', 0.1), 4);
  const crest = smooth('632,448* 668,448* 668,462 650,480* 632,462');
  return (
    context.part(battlements(584, 716, 428, 616, 12), wall, { rim: 0.8 }) +
    flat('M596 612V534q0-60 54-60t54 60V612Z', lighten(wall, -0.07)) +
    flat(arch, light) +
    grille +
    context.part(crest, hazed('#c9604a', 0.1), {
      grain: false,
      inside: flat('M640 440h20v50h-20z', hazed('#e6c060', 0.1), 0.8),
    }) +
    context.glow({
      at: [650, 570],
      size: [150, 120],
      colour: '#ffb347',
      opacity: 0.5 * lampStrength + 0.1,
      core: 0.36,
    }) +
    [600, 700]
      .map(
        (x) =>
          flat(`M${x - 3} 520h6v14h-6z`, hazed('#5a3a34', 0.1)) +
          flat(
            smooth([
              [x, 522, true],
              [x - 6, 512],
              [x, 496, true],
              [x + 6, 512],
            ]),
            '#ffe2a0',
          ) +
          context.glow({ at: [x, 510], size: [60, 60], colour: '#ffc86a', opacity: 0.6 * lampStrength, core: 0.4 }),
      )
      .join('')
  );
}

function moat(context: DrawingContext, { palette, winter, stone, hazed, lampStrength }: CastleView): Markup {
  const blue = mix(palette.far, '#2f6078', 0.3);
  const fill = context.gradient([
    [0, mix(palette.haze, blue, 0.4)],
    [1, mix(blue, palette.near, 0.5)],
  ]);
  const sheet = smooth('-40,700 -40,618* 300,604 650,600 1000,606 1240,622* 1240,700');
  const mirrors =
    reflection(424, 612, 44, 44, mix(stone(0.3), blue, 0.5)) +
    reflection(886, 616, 50, 46, mix(stone(0.3), blue, 0.5)) +
    reflection(650, 616, 70, 30, '#ffcf8a');
  const ice = winter
    ? flat(smooth('60,624 200,612 340,620 260,636') + smooth('940,628 1060,616 1180,630 1040,642'), palette.ground, 0.6)
    : '';
  const wood = mix(hazed('#8a6248', 0.06), palette.near, 0.1);
  const bridge = straight('604,606 696,606 730,676 566,676');
  let planks = '';
  for (let index = 0; index < 7; index++) {
    const t = (index / 7) ** 1.3;
    planks += `M${round(604 - 38 * t)} ${round(606 + 70 * t)}H${round(696 + 34 * t)}`;
  }
  const chains = line('M606 502L572 660M694 502L724 660', hazed('#4a4458', 0.06), 4);
  return (
    context.part(sheet, fill, { rim: 0, shade: 0 }) +
    mirrors +
    ice +
    context.part(bridge, wood, {
      rim: 1,
      inside:
        line(planks, lighten(wood, -0.1), 3) +
        context.glow({ at: [650, 610], size: [90, 60], colour: '#ffc06a', opacity: 0.5 * lampStrength, core: 0.4 }),
    }) +
    chains
  );
}

function meadow(
  context: DrawingContext,
  { scene, palette, cover, winter, leaf, bark, snow, hazed }: CastleView,
): Markup {
  const ground = ridge(context, 'castle meadow', {
    base: 664,
    amplitude: 8,
    frequency: 0.005,
    fill: context.gradient([
      [0, cover(0.02)],
      [0.6, palette.groundLow],
      [1, mix(palette.groundLow, palette.near, 0.5)],
    ]),
    rim: 0.9,
  });
  const road = smooth('566,672* 730,672* 800,740 900,850 360,850 500,740');
  const earth = snow ? palette.groundLow : mix(hazed('#b09678', 0.06), palette.groundLow, 0.36);
  const flowers = winter
    ? ''
    : times(18, (index) => {
        const x = (index * 71 + (index % 3) * 23) % 1200;
        const y = 700 + ((index * 41) % 76);
        if (x > 420 && x < 880) return '';
        return flat(
          ellipse(x, y, 3.6) + ellipse(x + 7, y + 2, 3) + ellipse(x + 3, y - 6, 3),
          context.tint(['#e6c060', '#e0a0a8', '#efe2cc'][index % 3] ?? '#e6c060'),
          0.85,
        );
      });
  const bushes =
    bush(context, {
      x: 230,
      y: 690,
      width: 120,
      height: 70,
      leaf,
      twig: bark,
      snow,
      dots: winter ? undefined : '#d9705a',
      seed: scene.seed,
    }) + bush(context, { x: 1050, y: 694, width: 150, height: 84, leaf, twig: bark, snow, seed: scene.seed });
  return ground.markup + flat(road, earth, 0.7) + flowers + bushes;
}
