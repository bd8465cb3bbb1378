import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth, straight } from '../paper/path.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { foregroundMound, grassTuft, ridge } from '../scenery/land.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { leafyTreeline, spruceline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const vanishing: Point = [610, 380];
const farEdge = 556;

/** A point of the pitch: across -1..1 (touchline to touchline), down 0..1 (far goal line to us). */
function onPitch(across: number, down: number): Point {
  const y = farEdge + (830 - farEdge) * down;
  const half = 330 + (y - farEdge) * 1.35;
  return [vanishing[0] + across * half, y];
}

/** The pitch in the evening: mown stripes, white lines, floodlights, the clubhouse with its lights on. */
export const playingField = world({
  light: (context, scene) => outdoorView(context, scene, [-0.3, -0.95]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 168, y: 246, scale: 0.7 },
        usualAnchors({ y: 706, scale: 1.02 }, { far: { x: 720, y: 604, scale: 0.46 } }),
      ),
      indoors: false,
      ground: { y: 706, colour: palette.groundLow },
      places: {
        stage: [
          { x: 910, y: 640, scale: 0.92 },
          { x: 300, y: 640, scale: 0.92 },
        ],
        floor: [
          { x: 690, y: 738, scale: 1 },
          { x: 510, y: 748, scale: 1 },
          { x: 870, y: 748, scale: 1 },
        ],
      },
      vignette: { amount: view.day ? 0.38 : 0.6 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette, frame } = view;
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 330, y: 150, radius: 50 } }) +
        woods(context, view) +
        clubhouse(context, view) +
        floodlights(context, view) +
        pitch(context, view) +
        corner(context, view),
      front: foregroundMound(-20, 150, 44, frame) + foregroundMound(1220, 150, 52, frame) + nearGrass(view),
    };
  },
});

function woods(context: DrawingContext, { palette, winter, snow }: OutdoorView): Markup {
  const hill = ridge(context, 'pitch hill', {
    base: 448,
    amplitude: 34,
    frequency: 0.003,
    fill: mix(palette.far, palette.haze, 0.35),
    rim: 0.4,
  });
  const spruces = spruceline(context, 'pitch spruces', {
    y: 500,
    height: 86,
    step: 44,
    colour: mix(palette.far, palette.near, 0.34),
    ...(snow ? { snow: mix(snow, palette.haze, 0.5) } : {}),
  });
  const birches = leafyTreeline(context, 'pitch birches', {
    y: 528,
    height: 64,
    colour: mix(palette.far, palette.near, winter ? 0.3 : 0.55),
    bare: winter,
  });
  return hill.markup + spruces + birches;
}

function clubhouse(context: DrawingContext, { scene, palette, snow, lampStrength }: OutdoorView): Markup {
  const hut = house(context, {
    x: 900,
    y: 556,
    width: 190,
    height: 70,
    colour: '#c9964a',
    distance: 0.4,
    haze: palette.haze,
    door: 'right',
    gable: false,
    lit: 1,
    seed: `${scene.seed}club`,
    ...(snow ? { snow: mix(snow, palette.haze, 0.2) } : {}),
  });
  const pole = line('M866 556V420', mix(context.tint('#efe6da'), palette.haze, 0.3), 4);
  const pennant = context.part(
    smooth('868,424* 900,428 930,434* 902,441 868,446*'),
    mix(context.tint('#3f6a9c'), palette.haze, 0.2),
    {
      inside: flat('M862 431L940 438V433L862 424Z', context.tint('#e6c060'), 0.9),
      grain: false,
    },
  );
  return (
    hut +
    pole +
    pennant +
    context.glow({ at: [990, 560], size: [150, 24], colour: '#ffb95c', opacity: 0.4 * lampStrength, core: 0.4 })
  );
}

function floodlights(context: DrawingContext, { palette, lampStrength }: OutdoorView): Markup {
  return (
    [
      [168, 250, 1],
      [1130, 262, 1],
      [420, 384, 0.5],
      [806, 384, 0.5],
    ] as const
  )
    .map(([x, top, size]) => {
      const steel = mix(context.tint('#4a4660'), palette.haze, 1 - size);
      const lamps = [-22, 0, 22].map((dx) => ellipse(x + dx * size, top + 2, 8 * size, 6 * size)).join('');
      return (
        context.glow({
          at: [x, top],
          size: [230 * size, 190 * size],
          colour: '#ffe2a8',
          opacity: 0.5 * lampStrength,
          core: 0.32,
        }) +
        line(`M${x} 560V${top}`, steel, 6 * size) +
        line(`M${x - 34 * size} ${top}H${x + 34 * size}`, steel, 9 * size) +
        flat(lamps, mix('#fff3cf', steel, lampStrength < 1 ? 0.4 : 0)) +
        context.glow({
          at: [x, top + 2],
          size: [60 * size, 44 * size],
          colour: '#fff0c4',
          opacity: 0.8 * lampStrength,
          core: 0.5,
        })
      );
    })
    .join('');
}

function pitch(context: DrawingContext, { scene, palette, cover, winter, lampStrength, hazed }: OutdoorView): Markup {
  const turf = scene.season === 'autumn' ? mix(cover(0.05), context.tint('#4f7a4a'), 0.6) : cover(0.05);
  const ground = ridge(context, 'pitch ground', {
    base: 552,
    amplitude: 3,
    frequency: 0.004,
    fill: context.gradient([
      [0, mix(turf, palette.haze, 0.22)],
      [0.3, turf],
      [1, mix(palette.groundLow, turf, 0.15)],
    ]),
    rim: 0,
  });
  const mown = times(5, (index) => {
    const [from, to] = [-1 + index * 0.4, -0.8 + index * 0.4];
    return flat(
      straight([onPitch(from, 0), onPitch(to, 0), onPitch(to, 1), onPitch(from, 1)]),
      lighten(turf, winter ? 0.02 : 0.04),
      0.28,
    );
  });
  const chalk = winter ? hazed('#c9705a', 0.2) : mix(context.tint('#f4ecdc'), palette.ground, 0.18);
  return (
    ground.markup +
    mown +
    pitchLines(chalk, winter ? 0.55 : 0.8) +
    context.glow({ at: [610, 690], size: [520, 96], colour: '#fff0c4', opacity: 0.34 * lampStrength, core: 0.45 })
  );
}

function pitchLines(chalk: Hex, opacity: number): Markup {
  const at = (across: number, down: number): string => {
    const [x, y] = onPitch(across, down);
    return `${round(x)} ${round(y)}`;
  };
  const box = `M${at(-0.42, 0)}L${at(-0.44, 0.16)}L${at(0.44, 0.16)}L${at(0.42, 0)}`;
  const small = `M${at(-0.2, 0)}L${at(-0.21, 0.07)}L${at(0.21, 0.07)}L${at(0.2, 0)}`;
  const [centreX, centreY] = onPitch(0, 0.56);
  return (
    line(`M${at(-1, 1)}L${at(-1, 0)}L${at(1, 0)}L${at(1, 1)}${box}${small}`, chalk, 3, opacity) +
    line(`${ellipse(centreX, centreY, 250, 44)}M${at(-1, 0.56)}L${at(1, 0.56)}`, chalk, 4, opacity) +
    flat(ellipse(centreX, centreY, 9, 3), chalk, opacity)
  );
}

function corner(context: DrawingContext, { hazed }: OutdoorView): Markup {
  const [x, y] = onPitch(-1, 0.34);
  const flag = smooth([
    [x + 2, y - 84, true],
    [x + 34, y - 78],
    [x + 44, y - 66, true],
    [x + 26, y - 58],
    [x + 2, y - 56, true],
  ]);
  return (
    context.contact(x, y, 20, 4, 0.6) +
    line(`M${round(x)} ${round(y)}V${round(y - 86)}`, hazed('#efe6da', 0.1), 3.4) +
    context.part(flag, context.tint('#d9604a'), { grain: false })
  );
}

function nearGrass({ winter, frame, scene }: OutdoorView): Markup {
  if (winter) return '';
  return [40, 120, 196, 1010, 1092, 1164].map((x) => grassTuft(x, 806, 52, frame, scene.seed)).join('');
}
