import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { heaven } from '../scenery/heaven.ts';
import { houseWindow, rectangle } from '../scenery/house-window.ts';
import { drift, foregroundMound, ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { streetLamp } from '../scenery/street-lamp.ts';
import { leafyTreeline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** After school: the yellow schoolhouse with its clock, hopscotch on the ground, the climbing frame empty. */
export const schoolyard = world({
  light: (context, scene) => outdoorView(context, scene, [0.4, -0.92]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(scene, { x: 560, y: 266, scale: 0.72 }, usualAnchors({ y: 712, scale: 1.04, shift: -20 })),
      indoors: false,
      ground: { y: 712, colour: palette.groundLow },
      places: {
        stage: [
          { x: 240, y: 640, scale: 0.9 },
          { x: 760, y: 626, scale: 0.8 },
        ],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette, frame } = view;
    return {
      back:
        heaven(context, scene, palette, { horizon: 600, disc: { x: 946, y: 150, radius: 50 } }) +
        woods(context, view) +
        schoolhouse(context, view) +
        yard(context, view) +
        climbingFrame(context, view) +
        oak(context, view),
      front: foregroundMound(-30, 150, 40, frame) + foregroundMound(1230, 170, 60, frame),
    };
  },
});

function woods(context: DrawingContext, { palette, winter }: OutdoorView): Markup {
  return leafyTreeline(context, 'school woods', {
    y: 500,
    height: 110,
    colour: mix(palette.far, palette.haze, 0.25),
    bare: winter,
  });
}

function schoolhouse(context: DrawingContext, { scene, palette, snow, hazed, lampStrength }: OutdoorView): Markup {
  const random = randomFrom(`${scene.seed} school`);
  const wall = hazed('#d6ae62', 0.24);
  const trim = hazed('#f0e6d2', 0.2);
  const roof = hazed('#6a4450', 0.24);
  const [left, right, foot, eaves] = [96, 700, 566, 346];
  let boards = '';
  for (let x = left + 14; x < right; x += 14) boards += `M${x} ${eaves}V${foot}`;
  const body = context.part(rectangle(left, eaves, right - left, foot - eaves), wall, {
    rim: 0.4,
    inside:
      line(boards, lighten(wall, -0.03), 1.3) +
      flat(rectangle(left, foot - 22, right - left, 22), hazed('#8f8490', 0.3)),
  });
  const windows = times(12, (index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    if (row === 1 && (column === 2 || column === 3)) return '';
    const x = left + 34 + column * 97;
    return houseWindow(context, {
      x,
      y: eaves + 26 + row * 96,
      width: 46,
      height: 58,
      lit: random() < 0.5,
      star: false,
      trim,
      dark: hazed('#3d4878', 0.2),
      snow,
      random,
    });
  });
  const middle = (left + right) / 2;
  const slope = straight([
    [left - 26, eaves + 8],
    [left + 50, eaves - 84],
    [right - 50, eaves - 84],
    [right + 26, eaves + 8],
  ]);
  const cover = snow ? mix(snow, palette.haze, 0.12) : roof;
  const gable = context.part(
    straight([
      [middle - 96, eaves + 6],
      [middle - 96, eaves - 40],
      [middle, eaves - 122],
      [middle + 96, eaves - 40],
      [middle + 96, eaves + 6],
    ]),
    wall,
    { rim: 0.5 },
  );
  const gableRoof = line(
    `M${middle - 108} ${eaves - 34}L${middle} ${eaves - 126}L${middle + 108} ${eaves - 34}`,
    snow ? cover : lighten(roof, -0.03),
    13,
  );
  return (
    context.part(slope, cover, { rim: 0.8 }) +
    body +
    gable +
    gableRoof +
    belfry(context, middle, eaves - 128, roof, trim, snow) +
    clock(context, middle, eaves - 44, trim) +
    windows +
    frontDoor(context, middle, foot, trim, hazed('#4a6a72', 0.2)) +
    context.glow({
      at: [middle, foot + 6],
      size: [190, 30],
      colour: '#ffb95c',
      opacity: 0.42 * lampStrength,
      core: 0.42,
    })
  );
}

function belfry(
  context: DrawingContext,
  x: number,
  y: number,
  roof: string,
  trim: string,
  snow: string | undefined,
): Markup {
  return (
    flat(rectangle(x - 22, y - 34, 44, 42), trim) +
    flat(rectangle(x - 13, y - 28, 26, 26), lighten(roof, -0.08)) +
    context.part(`M${x - 8} ${y - 8}q0-13 8-13t8 13z`, context.tint('#c9973e'), { grain: false }) +
    context.part(
      straight([
        [x - 32, y - 32],
        [x, y - 66],
        [x + 32, y - 32],
      ]),
      snow ?? roof,
      { grain: false },
    )
  );
}

function clock(context: DrawingContext, x: number, y: number, trim: string): Markup {
  return (
    context.part(ellipse(x, y, 31), trim, { grain: false }) +
    flat(ellipse(x, y, 25), '#ffe9bd') +
    line(`M${x} ${y}V${y - 17}M${x} ${y}l12 7`, context.tint('#3a2c3c'), 3.4) +
    flat(ellipse(x, y, 3), context.tint('#3a2c3c'))
  );
}

function frontDoor(context: DrawingContext, x: number, foot: number, trim: string, door: string): Markup {
  return (
    context.glow({ at: [x, foot - 112], size: [80, 60], colour: '#ffcf7a', opacity: 0.5, core: 0.4 }) +
    flat(rectangle(x - 44, foot - 112, 88, 104), trim) +
    flat(rectangle(x - 36, foot - 104, 34, 96) + rectangle(x + 2, foot - 104, 34, 96), door) +
    flat(rectangle(x - 30, foot - 96, 22, 34) + rectangle(x + 8, foot - 96, 22, 34), '#ffcf7a') +
    flat(rectangle(x - 60, foot - 12, 120, 8) + rectangle(x - 74, foot - 4, 148, 10), lighten(trim, -0.14))
  );
}

function yard(context: DrawingContext, { palette, cover, winter, hazed }: OutdoorView): Markup {
  const asphalt = winter ? cover(0) : mix(hazed('#7c7888', 0.1), palette.groundLow, 0.22);
  const ground = ridge(context, 'school yard', {
    base: 562,
    amplitude: 3,
    frequency: 0.005,
    fill: context.gradient([
      [0, mix(asphalt, palette.haze, 0.3)],
      [0.4, asphalt],
      [1, mix(winter ? palette.groundLow : asphalt, palette.near, winter ? 0.1 : 0.5)],
    ]),
    rim: 0,
  });
  const grass = ridge(context, 'school grass', {
    base: 574,
    amplitude: 4,
    frequency: 0.006,
    fill: context.gradient([
      [0, cover(0.2)],
      [1, palette.groundLow],
    ]),
    bend: (x) => Math.max(0, 800 - x) ** 1.25 * 0.34 + Math.max(0, x - 1000) * 0.1,
    rim: 0.7,
  });
  const chalk = winter ? mix(palette.groundLow, palette.haze, 0.2) : context.tint('#f0e2c8');
  return ground.markup + grass.markup + line(hopscotch(), chalk, 4.4, winter ? 0.6 : 0.75);
}

/** Chalked squares that lead towards the door: one, one, two, one, two, one. */
function hopscotch(): string {
  const at = (column: number, row: number): string => {
    const depth = 1 - (1 - 1 / (1 + row * 0.13)) * 1.4;
    return `${round(566 + row * 2 + column * 92 * depth)} ${round(640 + 150 * depth)}`;
  };
  const square = (column: number, row: number): string =>
    `M${at(column, row)}L${at(column + 1, row)}L${at(column + 1, row + 1)}L${at(column, row + 1)}Z`;
  const singles = [0, 1, 3, 5].map((row) => square(-0.5, row)).join('');
  const pairs = [2, 4].map((row) => square(-1, row) + square(0, row)).join('');
  return singles + pairs;
}

function climbingFrame(context: DrawingContext, { palette, snow, cover, hazed }: OutdoorView): Markup {
  const steel = hazed('#c9604a', 0.16);
  const blue = hazed('#5f86a4', 0.18);
  const legs = 'M816 634L838 470M936 634L914 470M838 470H914M828 552H926M822 594H932M834 510H920';
  const rope = 'M846 634L858 470M876 634V470M906 634L894 470M832 540H922M826 576H928';
  const slide = context.part(
    straight('914,470 938,468 1064,632 1100,634 1100,642 1048,642'),
    mix(hazed('#e0b45a', 0.16), snow ?? hazed('#e0b45a', 0.16), 0.4),
    { rim: 1 },
  );
  return (
    context.contact(880, 640, 110, 14, 0.5) +
    context.contact(1080, 644, 60, 8, 0.5) +
    line(rope, blue, 3, 0.8) +
    slide +
    line(legs, steel, 7) +
    line('M1040 628V642M1010 592V640', steel, 5) +
    (snow ? drift(context, 880, 640, 120, 14, snow, cover(0)) : '') +
    streetLamp(context, 1132, 640, 250, 0.1, palette.haze)
  );
}

function oak(context: DrawingContext, { leaf, bark, cover, palette, hazed }: OutdoorView): Markup {
  const seat = hazed('#9a6a48', 0.1);
  return (
    leafyTree(context, 92, 680, 500, mix(bark, context.tint('#6b5148'), 0.65), leaf) +
    drift(context, 92, 690, 110, 36, cover(0), palette.groundLow) +
    context.contact(236, 700, 90, 10, 0.5) +
    line('M178 698V664M294 698V664', lighten(seat, -0.1), 8) +
    context.part('M156 654H316V666H156Z', seat, { rim: 1 })
  );
}
