import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, straight } from '../paper/path.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { rectangle } from '../scenery/house-window.ts';
import { ridge } from '../scenery/land.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { streetLamp } from '../scenery/street-lamp.ts';
import { leafyTreeline, spruceline } from '../scenery/treeline.ts';
import { onItsOwnWay, usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const rails = { far: 580, near: 606 };
const platformFrom = 646;
const railbound: ReadonlySet<string> = new Set(['train', 'tram']);

/** A country station: the platform we stand on, the rails, and across them the red station house with its clock. */
export const platform = world({
  light: (context, scene) => outdoorView(context, scene, [-0.35, -0.92]),
  stage: (scene, { palette, day }) => ({
    anchors: onItsOwnWay(
      scene,
      railbound,
      { y: rails.near + 12, scale: 1.25 },
      withPerch(
        scene,
        { x: 1010, y: 640, scale: 0.8 },
        usualAnchors({ y: 728, scale: 1.05 }, { far: { x: 760, y: 556, scale: 0.5 } }),
      ),
    ),
    indoors: false,
    ground: { y: 728, colour: palette.groundLow },
    places: {
      // Between the rails: what stops here is a train more often than not.
      stage: [
        { x: 800, y: 616, scale: 1.1 },
        { x: 330, y: 616, scale: 1.1 },
      ],
      surface: [
        { x: 986, y: 640, scale: 0.8 },
        { x: 1060, y: 640, scale: 0.8 },
      ],
    },
    vignette: { amount: day ? 0.4 : 0.62 },
  }),
  paint: ({ context, scene, view }) => ({
    back:
      heaven(context, scene, view.palette, { disc: { x: 640, y: 150, radius: 54 } }) +
      country(context, view) +
      stationHouse(context, view) +
      track(context, view) +
      signal(context, view) +
      paving(context, view) +
      bench(context, view) +
      streetLamp(context, 196, 684, 330, 0.04, view.palette.haze),
    front: nearEdge(view),
  }),
});

function country(context: DrawingContext, { palette, winter, snow, cover }: OutdoorView): Markup {
  const hills = ridge(context, 'platform hills', {
    base: 430,
    amplitude: 44,
    frequency: 0.003,
    fill: mix(palette.far, palette.haze, 0.4),
    rim: 0.4,
  });
  const trees = spruceline(context, 'platform spruces', {
    y: 506,
    height: 96,
    step: 44,
    colour: mix(palette.far, palette.near, 0.24),
    groundAt: () => 510,
    ...(snow ? { snow: mix(snow, palette.haze, 0.4) } : {}),
  });
  const leaves = leafyTreeline(context, 'platform trees', {
    y: 520,
    height: 84,
    colour: mix(palette.leaf ?? palette.near, palette.far, 0.45),
    left: 640,
    bare: winter,
  });
  const field = ridge(context, 'platform field', {
    base: 520,
    amplitude: 6,
    frequency: 0.005,
    fill: mix(cover(0.35), palette.groundLow, 0.12),
    rim: 0.5,
  });
  return hills.markup + trees + leaves + field.markup;
}

function stationHouse(context: DrawingContext, { scene, palette, snow, hazed, lampStrength }: OutdoorView): Markup {
  const white = hazed('#f0e6d4', 0.1);
  const dark = hazed('#4a3a40', 0.1);
  const hands = 'M318 398V384M318 398L327 403';
  return (
    house(context, {
      x: 236,
      y: 552,
      width: 236,
      height: 124,
      colour: '#a63f36',
      distance: 0.16,
      haze: palette.haze,
      door: 'right',
      lit: 0.8,
      seed: `${scene.seed}station`,
      ...(snow ? { snow } : {}),
    }) +
    // The roof over those who wait, and the clock under it.
    line('M226 552V470M484 552V470', white, 6) +
    context.part(
      straight([
        [208, 474],
        [226, 452],
        [484, 452],
        [502, 474],
      ]),
      mix(hazed('#6b4a48', 0.12), snow ?? palette.near, snow ? 0.5 : 0.1),
      { rim: 1, grain: false },
    ) +
    context.part(ellipse(318, 398, 23), white, { rim: 1, grain: false }) +
    line(ellipse(318, 398, 22), dark, 3) +
    line(hands, dark, 3) +
    flat(rectangle(180, 552, 350, 14), mix(hazed('#9a928e', 0.12), snow ?? palette.near, snow ? 0.4 : 0.14)) +
    context.glow({ at: [354, 500], size: [180, 80], colour: '#ffc878', opacity: 0.4 * lampStrength, core: 0.4 })
  );
}

function track(context: DrawingContext, { palette, hazed, snow }: OutdoorView): Markup {
  const gravel = mix(mix(hazed('#8a8088', 0.1), palette.groundLow, 0.35), snow ?? palette.near, snow ? 0.45 : 0.12);
  const steel = mix(hazed('#c8ccd4', 0.05), palette.near, 0.12);
  const wood = mix(hazed('#5a4440', 0.08), palette.near, 0.3);
  const sleepers = times(22, (index) => {
    const x = -30 + index * 58;
    return straight([
      [x, rails.far - 6],
      [x + 26, rails.far - 6],
      [round(x + 24 + (x - 600) * 0.03), rails.near + 14],
      [round(x - 6 + (x - 600) * 0.03), rails.near + 14],
    ]);
  });
  const fill = context.gradient([
    [0, lighten(gravel, 0.02)],
    [1, mix(gravel, palette.near, 0.4)],
  ]);
  return (
    `<rect y="${rails.far - 16}" width="1200" height="${platformFrom - rails.far + 30}" fill="${fill}"/>` +
    flat(sleepers, wood) +
    flat(rectangle(-10, rails.far - 5, 1220, 5) + rectangle(-10, rails.near, 1220, 7), steel) +
    flat(rectangle(-10, rails.far, 1220, 3) + rectangle(-10, rails.near + 7, 1220, 4), mix(steel, palette.near, 0.6))
  );
}

/** A signal arm that hangs down: the line is clear. */
function signal(context: DrawingContext, { hazed, lampStrength }: OutdoorView): Markup {
  const post = hazed('#efe6d6', 0.12);
  const top = 330;
  context.noteUpright(1094, top, 560);
  return (
    line(`M1094 562V${top}`, post, 7) +
    context.part(
      straight([
        [1094, top + 14],
        [1166, top + 48],
        [1160, top + 64],
        [1090, top + 30],
      ]),
      hazed('#c4473a', 0.1),
      { rim: 1, grain: false },
    ) +
    flat(ellipse(1094, top + 12, 9), hazed('#3a3440', 0.1)) +
    flat(ellipse(1094, top + 12, 5.5), '#9ad8a0') +
    context.glow({
      at: [1094, top + 12],
      size: [60, 60],
      colour: '#9ae0a8',
      opacity: 0.55 * lampStrength,
      core: 0.4,
    })
  );
}

function paving(context: DrawingContext, { palette, hazed, cover, winter }: OutdoorView): Markup {
  const stone: Hex = winter ? cover(0) : mix(hazed('#b0a6a4', 0.04), palette.groundLow, 0.26);
  const top = context.gradient([
    [0, stone],
    [1, mix(stone, palette.near, winter ? 0.42 : 0.6)],
  ]);
  const joints = times(13, (index) => {
    const x = -300 + index * 150;
    return `M${round(600 + (x - 600) * 0.86)} ${platformFrom + 26}L${round(600 + (x - 600) * 1.16)} 800`;
  });
  return (
    flat(rectangle(-10, platformFrom - 14, 1220, 18), mix(stone, palette.near, 0.62)) +
    `<rect y="${platformFrom}" width="1200" height="${810 - platformFrom}" fill="${top}"/>` +
    flat(rectangle(-10, platformFrom + 9, 1220, 12), mix('#fff2cc', stone, 0.22), 0.85) +
    line(`${joints}M-10 700H1210M-10 758H1210`, mix(stone, palette.near, 0.5), 2, 0.4)
  );
}

function bench(context: DrawingContext, { hazed, snow }: OutdoorView): Markup {
  const wood = hazed('#9a6a44', 0.04);
  const iron = hazed('#3c3648', 0.02);
  const slat = (y: number): string => rectangle(946, y, 172, 11);
  return (
    context.contact(1032, 692, 110, 9, 0.55) +
    line('M966 690V578M1098 690V578M966 644H950V690M1098 644H1114V690', iron, 7) +
    context.part(slat(582) + slat(602), wood, { rim: 0.8, grain: false }) +
    context.part(rectangle(938, 638, 188, 13), lighten(wood, 0.04), { rim: 1, grain: false }) +
    (snow ? flat(rectangle(946, 577, 172, 6), snow) : '')
  );
}

function nearEdge({ frame, palette }: OutdoorView): Markup {
  return flat(rectangle(-20, 788, 1240, 24), mix(frame, palette.near, 0.4), 0.8);
}
