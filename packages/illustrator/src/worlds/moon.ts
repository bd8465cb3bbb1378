import type { Scene } from '@sagolykta/domain/scene';
import { spacePalette as palette } from '../palette/special.ts';
import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { ridge } from '../scenery/land.ts';
import { crater, earth, ringedPlanet, shootingStar, spaceSky } from '../scenery/space-sky.ts';
import { world } from '../world.ts';

/** Horizon: low ground, the Earth opposite, and the quiet of space. */
export const moon = world({
  light: (context) =>
    context.relight({
      direction: [-0.75, -0.66],
      rim: '#cfe6f4',
      rimAmount: 0.75,
      rimWidth: 2.4,
      ambient: '#3a3878',
      ambientAmount: 0.14,
      shadow: '#100c38',
      shadeAmount: 0.55,
    }),
  stage: (scene) => ({
    anchors: {
      left: { x: 400, y: 738, scale: 1.2 },
      centre: { x: 570, y: 740, scale: 1.22 },
      right: { x: 745, y: 738, scale: 1.2 },
      far: { x: 700, y: 652, scale: 0.6 },
      near: { x: 300, y: 764, scale: 1.24 },
      bed: { x: 560, y: 744, scale: 1.1 },
      seat: { x: 520, y: 738, scale: 1.22 },
      above: { x: 620, y: 320, scale: 0.9, floats: true },
    },
    indoors: false,
    // Who comes by rocket wears a helmet; who comes walking on a moonbeam has come from bed, but for by day.
    ...(shows(scene, 'rocket') || isFarSide(scene)
      ? { airless: true }
      : { dress: scene.time === 'day' ? ('indoor' as const) : ('pyjamas' as const) }),
    ground: { y: 738, colour: palette.ground },
    places: {
      floor: [
        { x: 880, y: 752, scale: 1.1 },
        { x: 240, y: 762, scale: 1.1 },
        { x: 660, y: 774, scale: 1.1 },
      ],
      stage: [
        { x: 930, y: 664, scale: 1.05 },
        { x: 220, y: 668, scale: 1 },
        { x: 660, y: 650, scale: 0.9 },
      ],
    },
    vignette: { amount: 0.6, paper: 0.42, centre: [0.45, 0.55] },
  }),
  paint: ({ context, scene }) => ({
    back:
      spaceSky(context, scene.seed) +
      (isFarSide(scene) ? '' : earth(context, 318, 236)) +
      ringedPlanet(context, 1010, 164) +
      shootingStar(context, 742, 92) +
      hills(context) +
      ground(context, scene),
    front: flat(
      smooth('-40,830 -30,770 70,760 190,800 240,840') + smooth('940,840 1010,800 1130,772 1240,780 1240,840'),
      mix(palette.near, '#05041c', 0.4),
    ),
  }),
});

function shows({ props, enacts }: Scene, noun: 'rocket' | 'lighthouse'): boolean {
  return (
    props.some((prop) => prop === noun) ||
    enacts?.figures.some(({ who }) => who === noun) === true ||
    enacts?.things.some(({ what }) => what === noun) === true
  );
}

/** The Earth is never seen from there; whoever needs a light in that dark has built one. */
function isFarSide(scene: Scene): boolean {
  return shows(scene, 'lighthouse');
}

function hills(context: DrawingContext): Markup {
  const far = mix(palette.far, palette.sky[3], 0.3);
  const middle = mix(palette.ground, palette.groundLow, 0.42);
  const back = ridge(context, 'moon far', { base: 560, amplitude: 44, frequency: 0.005, fill: far, rim: 0.8 });
  const front = ridge(context, 'moon middle', {
    base: 626,
    amplitude: 26,
    frequency: 0.004,
    fill: context.gradient([
      [0, middle],
      [1, palette.groundLow],
    ]),
    rim: 1,
  });
  return (
    back.markup +
    crater(980, 600, 60, far) +
    front.markup +
    crater(160, 668, 90, middle) +
    crater(1050, 662, 76, middle) +
    crater(400, 646, 40, middle)
  );
}

function ground(context: DrawingContext, { seed }: Scene): Markup {
  const fill = context.gradient([
    [0, palette.ground],
    [0.55, mix(palette.ground, palette.groundLow, 0.55)],
    [1, palette.groundLow],
  ]);
  const random = randomFrom(`${seed} pebbles`);
  const pebbles = times(30, () =>
    flat(
      ellipse(random() * 1200, 722 + random() * 76, 2 + random() * 4, 1.2 + random() * 2),
      mix(palette.groundLow, palette.ground, Math.round(random() * 6) / 10),
      0.7,
    ),
  );
  return (
    ridge(context, 'moon near', { base: 716, amplitude: 12, frequency: 0.004, fill, rim: 1 }).markup +
    crater(300, 756, 110, palette.ground) +
    crater(760, 782, 80, mix(palette.ground, palette.groundLow, 0.4)) +
    crater(1080, 748, 70, palette.ground) +
    pebbles
  );
}
