import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth, straight } from '../paper/path.ts';
import { heaven } from '../scenery/heaven.ts';
import { rectangle } from '../scenery/house-window.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { onItsOwnWay, usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { water } from '../scenery/water.ts';
import { world } from '../world.ts';

const horizon = 452;
const planksFrom = 580;
const afloat: ReadonlySet<string> = new Set([
  'ship',
  'pirate-ship',
  'ferry',
  'sailing-boat',
  'boat',
  'iceberg',
  'island',
]);

/** On board, and nothing but sea around: planks, the bulwark, a mast with its ladder of ropes, the deckhouse with a lamp. */
export const deck = world({
  light: (context, scene) => outdoorView(context, scene, [0.2, -0.95]),
  stage: (scene, { palette, day, hazed }) => ({
    anchors: onItsOwnWay(
      scene,
      afloat,
      { y: 488, scale: 0.5 },
      withPerch(
        scene,
        { x: 1010, y: 366, scale: 0.72 },
        usualAnchors({ y: 714, scale: 1.05 }, { far: { x: 640, y: 612, scale: 0.58 } }),
      ),
    ),
    indoors: false,
    ground: { y: 714, colour: mix(hazed('#8a6444', 0), palette.near, 0.4) },
    places: {
      floor: [
        { x: 506, y: 756, scale: 0.9 },
        { x: 690, y: 760, scale: 0.9 },
      ],
      stage: [
        { x: 830, y: 664, scale: 0.9 },
        { x: 420, y: 660, scale: 0.9 },
      ],
      surface: [
        { x: 940, y: 366, scale: 0.7 },
        { x: 1060, y: 366, scale: 0.7 },
      ],
    },
    vignette: { amount: day ? 0.4 : 0.62 },
  }),
  paint: ({ context, scene, view }) => ({
    back:
      heaven(context, scene, view.palette, { horizon, disc: { x: 610, y: 170, radius: 54 } }) +
      water(context, view, { top: horizon, bottom: planksFrom + 20, lightX: 610, chop: 0.8 }) +
      planks(context, view) +
      bulwark(context, view) +
      mast(context, view) +
      deckhouse(context, view),
    front: coil(context, view),
  }),
});

function planks(context: DrawingContext, { palette, hazed, snow }: OutdoorView): Markup {
  const wood = mix(hazed('#b58a5c', 0.04), snow ?? palette.near, snow ? 0.3 : 0.12);
  const fill = context.gradient([
    [0, wood],
    [1, mix(wood, palette.near, 0.58)],
  ]);
  let gaps = '';
  for (let x = -900; x <= 2100; x += 78) gaps += `M${round(600 + (x - 600) * 0.6)} ${planksFrom}L${x} 810`;
  return (
    `<rect y="${planksFrom}" width="1200" height="${810 - planksFrom}" fill="${fill}"/>` +
    line(gaps, mix(wood, palette.near, 0.5), 2.5, 0.55)
  );
}

/** The ship's side, with a rail to hold on to. */
function bulwark(context: DrawingContext, { palette, hazed }: OutdoorView): Markup {
  const paint = hazed('#4f7286', 0.05);
  const wood = hazed('#9a6844', 0.04);
  const posts = times(11, (index) => rectangle(10 + index * 118, 492, 14, 58));
  return (
    flat(posts, mix(wood, palette.near, 0.15)) +
    context.part(rectangle(-20, 544, 1240, 46), paint, {
      rim: 0.8,
      inside: line('M-20 566H1220', lighten(paint, -0.08), 3),
    }) +
    context.part(rectangle(-20, 484, 1240, 15), wood, { rim: 1, grain: false }) +
    flat(rectangle(-20, 586, 1240, 8), mix(palette.near, '#05061c', 0.3), 0.5)
  );
}

function mast(context: DrawingContext, { palette, hazed }: OutdoorView): Markup {
  const wood = hazed('#8a5c3c', 0.03);
  const rope = mix(hazed('#d9c090', 0.04), palette.near, 0.1);
  const cloth = hazed('#efe2c8', 0.08);
  context.noteUpright(232, 0, 640);
  const rungs = times(8, (index) => {
    const y = 110 + index * 50;
    const spread = (y / 500) * 66;
    return `M${round(96 - spread * 0.6)} ${y}L${round(168 - spread * 0.35)} ${y}`;
  });
  return (
    line(`M120 -10L36 500M150 -10L84 500M180 -10L132 500${rungs}`, rope, 3.4, 0.9) +
    context.part(smooth('252,-20* 470,-20* 452,60 396,128 322,160 254,166*'), cloth, {
      rim: 0.8,
      inside: line('M330 -20Q320 80 280 160M404 -20Q386 70 336 150', lighten(cloth, -0.06), 3, 0.7),
    }) +
    line('M250 166Q360 160 470 -10', rope, 3) +
    context.contact(232, 648, 44, 8, 0.6) +
    context.part(
      straight([
        [216, -20],
        [250, -20],
        [256, 646],
        [210, 646],
      ]),
      wood,
      { rim: 1 },
    ) +
    flat(
      times(3, (index) => rectangle(208, 560 + index * 14, 50, 6)),
      rope,
    )
  );
}

function deckhouse(context: DrawingContext, { palette, hazed, lampStrength, snow }: OutdoorView): Markup {
  const white: Hex = hazed('#efe6d6', 0.03);
  const wood = hazed('#8a5c3c', 0.03);
  const brass = hazed('#d0a050', 0.02);
  const pane = mix('#ffd88c', mix(palette.far, '#9ab8c8', 0.4), lampStrength < 1 ? 0.6 : 0);
  const porthole = (x: number): Markup =>
    flat(ellipse(x, 470, 32), brass) +
    flat(ellipse(x, 470, 24), pane) +
    line(`M${x - 12} 480l18 -22`, '#ffffff', 3, 0.4);
  return (
    context.contact(1030, 662, 200, 12, 0.55) +
    context.part(rectangle(872, 384, 360, 274), white, {
      rim: 0.8,
      inside: line('M872 420H1232M872 620H1232', lighten(white, -0.08), 3),
    }) +
    context.part(rectangle(846, 366, 400, 24), snow ?? wood, { rim: 1, grain: false }) +
    porthole(946) +
    context.part(rectangle(1030, 430, 96, 228), wood, {
      rim: 1,
      inside: line('M1062 430V658M1094 430V658', lighten(wood, -0.08), 3),
    }) +
    flat(ellipse(1046, 552, 7), brass) +
    line('M1172 390V416', wood, 4) +
    flat(rectangle(1158, 416, 28, 36), '#ffe0a0') +
    flat(rectangle(1154, 410, 36, 8) + rectangle(1154, 450, 36, 8), brass) +
    context.glow({ at: [1172, 434], size: [150, 150], colour: '#ffbf5e', opacity: 0.55 * lampStrength, core: 0.34 }) +
    context.glow({ at: [946, 470], size: [90, 80], colour: '#ffc878', opacity: 0.4 * lampStrength, core: 0.4 })
  );
}

function coil(context: DrawingContext, { hazed, palette }: OutdoorView): Markup {
  const rope = mix(hazed('#c9a870', 0), palette.near, 0.25);
  const rings = [0, 1, 2, 3].map((ring) => ellipse(78, 796 - ring * 11, 74 - ring * 6, 17)).join('');
  return (
    context.contact(78, 806, 90, 12, 0.6) +
    line(rings, rope, 12) +
    line(rings, lighten(rope, -0.1), 2.4, 0.7) +
    line('M150 786Q210 800 250 830', rope, 11)
  );
}
