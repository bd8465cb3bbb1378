import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { brickChimney } from '../scenery/brick-chimney.ts';
import { citySkyline } from '../scenery/city-skyline.ts';
import { heaven } from '../scenery/heaven.ts';
import { rectangle } from '../scenery/house-window.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { type Gable, townGable } from '../scenery/town-gable.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** Over the old town: a flat-topped roof to walk on, chimneys, attic windows, and the moon closer than usual. */
export const roofs = world({
  light: (context, scene) => outdoorView(context, scene, [0.4, -0.92]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 1042, y: 500, scale: 0.8 },
        usualAnchors(
          { y: 690, scale: 1.02, shift: -20 },
          { far: { x: 880, y: 560, scale: 0.5 }, near: { x: 300, y: 716, scale: 1.08 } },
        ),
      ),
      indoors: false,
      ...(scene.time === 'night' ? { dress: 'pyjamas' as const } : {}),
      ground: { y: 690, colour: palette.groundLow },
      places: {
        stage: [{ x: 300, y: 676, scale: 0.9 }],
        floor: [
          { x: 500, y: 712, scale: 0.9 },
          { x: 690, y: 716, scale: 0.9 },
          { x: 850, y: 712, scale: 0.9 },
        ],
      },
      vignette: { amount: view.day ? 0.42 : 0.66, centre: [0.55, 0.45] },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette } = view;
    return {
      back:
        heaven(context, scene, palette, {
          horizon: 600,
          disc: { x: 830, y: 210, radius: 96 },
          sunset: { x: 830, y: 330 },
        }) +
        farTown(context, view) +
        middleRoofs(context, view) +
        ownRoof(context, view),
      front: nearChimney(context, view),
    };
  },
});

function farTown(context: DrawingContext, view: OutdoorView): Markup {
  const { scene, palette, lampStrength } = view;
  const random = randomFrom(`${scene.seed} far town`);
  const colour = mix(palette.far, palette.haze, 0.36);
  let houses = '';
  let windows = '';
  for (let x = -30; x < 1220; ) {
    const [width, height] = [40 + random() * 46, 60 + random() * 70];
    const top = Math.round(590 - height);
    houses += `M${round(x)} 750V${top}l${round(width / 2)} ${round(-width * 0.42)}l${round(width / 2)} ${round(width * 0.42)}V750Z`;
    for (let wx = x + 8; wx < x + width - 9; wx += 13) {
      for (let wy = top + 8; wy < 580; wy += 18) if (random() < 0.4) windows += rectangle(wx, wy, 5, 7);
    }
    x += width + 2;
  }
  return landmark(context, view, colour) + flat(houses, colour) + flat(windows, '#ffd08a', 0.3 + 0.45 * lampStrength);
}

/** The city's own skyline where the story knows the city; otherwise two churches. */
function landmark(context: DrawingContext, { scene, palette, hazed, lampStrength }: OutdoorView, colour: Hex): Markup {
  const dark = mix(colour, palette.near, 0.06);
  if (scene.city) {
    const walls = scene.time === 'night' ? mix(colour, '#f0dcc0', 0.13) : dark;
    const roofs = mix(walls, palette.near, scene.time === 'night' ? 0.14 : 0.26);
    const tones = { walls, roofs, lamps: 0.3 + 0.45 * lampStrength };
    return citySkyline(context, scene.city, { x: 440, y: 560, scale: 1.4 }, tones);
  }
  const church = 'M300 740V430h44V740ZM294 432L322 300L350 432ZM520 740V470q26-34 52 0V740Z';
  return (
    flat(church, dark) +
    flat('M543 448h6v-22h-6z', colour) +
    flat(ellipse(322, 462, 13), hazed('#ffe9bd', 0.3)) +
    line('M322 462v-8M322 462l6 3', palette.near, 2)
  );
}

function middleRoofs(context: DrawingContext, view: OutdoorView): Markup {
  const plans: readonly Gable[] = [
    { x: -36, foot: 740, width: 190, height: 176, colour: '#c9964a', distance: 0.3 },
    { x: 150, foot: 740, width: 140, height: 206, colour: '#a8504a', distance: 0.36 },
    { x: 292, foot: 740, width: 120, height: 166, colour: '#7d8fa8', distance: 0.44 },
    { x: 412, foot: 740, width: 128, height: 184, colour: '#d0a868', distance: 0.42 },
    { x: 560, foot: 740, width: 116, height: 158, colour: '#8a6a86', distance: 0.46 },
    { x: 690, foot: 740, width: 136, height: 172, colour: '#b8654a', distance: 0.42 },
    { x: 1010, foot: 760, width: 220, height: 226, colour: '#5f7f8c', distance: 0.24 },
  ];
  const { hazed, palette, snow } = view;
  const terrace =
    context.part(rectangle(826, 560, 190, 180), hazed('#8f7a86', 0.4), { rim: 0.8 }) +
    flat(rectangle(820, 552, 202, 12), snow ? mix(snow, palette.haze, 0.2) : hazed('#6a5468', 0.36));
  const railing = line(
    'M830 552V520M870 552V520M910 552V520M950 552V520M990 552V520M826 520H1016',
    hazed('#4a4458', 0.3),
    3,
  );
  const smoke = (
    [
      [210, 440],
      [1090, 420],
    ] as const
  )
    .map(([x, y]) => line(`M${x} ${y}q16-24-2-48t10-50`, mix('#f4eee8', palette.haze, 0.5), 10, 0.24))
    .join('');
  return smoke + terrace + railing + plans.map((plan, index) => townGable(context, view, plan, index)).join('');
}

/** The roof the children walk on: a broad ridge with tin ladders and a hatch. */
function ownRoof(context: DrawingContext, { palette, snow, hazed, lampStrength }: OutdoorView): Markup {
  const tile = mix(hazed('#8f4a42', 0.04), palette.near, 0.12);
  const slope = straight('-40,840 -40,690 1240,676 1240,840');
  let rows = '';
  for (let row = 0; row < 5; row++) {
    const y = 704 + row * 30;
    for (let x = -40 - (row % 2) * 22; x < 1240; x += 44) rows += `M${x} ${y}q22 17 44 0`;
  }
  const inside =
    line(rows, lighten(tile, -0.07), 3, 0.8) +
    flat(
      `M-40 700H1240V840H-40Z`,
      context.gradient([
        [0, palette.near, 0],
        [1, palette.near, 0.6],
      ]),
    );
  const ridgeCap = context.part(
    smooth('-40,700 -40,682 300,676 700,680 1240,668 1240,686 700,700 300,696'),
    snow ?? lighten(tile, 0.04),
    { rim: 1.2 },
  );
  const drifts = snow
    ? flat(
        smooth('-40,692 1240,680 1240,722 1060,746 900,724 720,760 540,734 330,764 160,736 -40,756'),
        mix(snow, palette.groundLow, 0.15),
        0.92,
      )
    : '';
  const hatch =
    context.glow({ at: [176, 690], size: [150, 120], colour: '#ffb347', opacity: 0.5 * lampStrength, core: 0.36 }) +
    context.part(straight('120,706 126,622 146,618 142,704'), hazed('#6b4a44', 0.04), { rim: 1 }) +
    flat(straight('142,706 146,676 220,674 232,704'), '#ffd08a') +
    line(straight('142,706 146,676 220,674 232,704'), hazed('#5a4048', 0.04), 5);
  return (
    context.part(slope, tile, { rim: 0, inside }) +
    drifts +
    ridgeCap +
    hatch +
    brickChimney(context, 1000, 684, 84, 150, hazed('#8f5048', 0.06), snow)
  );
}

function nearChimney(context: DrawingContext, { frame, snow, palette, hazed }: OutdoorView): Markup {
  const cap = snow
    ? context.part(smooth('1096,640* 1110,622 1160,614 1216,620 1240,640*'), mix(snow, palette.groundLow, 0.5), {
        rim: 1,
        grain: false,
      })
    : '';
  const wire = line('M-20 250Q300 320 1240 214', mix(frame, palette.haze, 0.2), 2, 0.45);
  const brick = mix(hazed('#7a4a48', 0), frame, 0.6);
  return wire + flat('M1110 840V640H1230V840ZM1096 656V636H1240V656Z', brick) + cap;
}
