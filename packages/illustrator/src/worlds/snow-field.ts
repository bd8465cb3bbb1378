import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { aurora } from '../scenery/aurora.ts';
import { railFence } from '../scenery/fence.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { drift, ridge } from '../scenery/land.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { pine } from '../scenery/pine.ts';
import { spruceline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** A wide white field: always winter here, whatever the story's month. Tracks, one spruce, one lit window far away. */
export const snowField = world({
  light: (context, scene) => outdoorView(context, { ...scene, season: 'winter' }, [-0.3, -0.95]),
  stage: (_scene, view) => {
    const { palette, scene } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 1050, y: 312, scale: 0.8 },
        usualAnchors({ y: 712, scale: 1.05, shift: 10 }, { far: { x: 720, y: 596, scale: 0.44 } }),
      ),
      indoors: false,
      dressSeason: 'winter',
      ground: { y: 712, colour: palette.groundLow },
      places: {
        stage: [
          { x: 300, y: 660, scale: 0.9 },
          { x: 850, y: 650, scale: 0.85 },
        ],
      },
      vignette: { amount: view.day ? 0.36 : 0.6 },
    };
  },
  paint: ({ context, view }) => {
    const { palette, frame, scene } = view;
    const northern = scene.time === 'night' && scene.weather === 'clear';
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 250, y: 150, radius: 50 } }) +
        (northern ? aurora(context, scene.seed, 400, 1180) : '') +
        horizon(context, view) +
        farm(context, view) +
        field(context, view) +
        greatSpruce(context, view),
      front: nearSpruces(context, view, frame),
    };
  },
});

function horizon(context: DrawingContext, { palette, cover }: OutdoorView): Markup {
  const far = ridge(context, 'snow far', {
    base: 446,
    amplitude: 52,
    frequency: 0.0026,
    fill: mix(palette.far, palette.haze, 0.42),
    rim: 0.5,
  });
  const middle = ridge(context, 'snow middle', {
    base: 494,
    amplitude: 24,
    frequency: 0.004,
    fill: mix(palette.far, cover(0.5), 0.4),
    rim: 0.5,
  });
  const woods = spruceline(context, 'snow woods', {
    y: 524,
    height: 62,
    step: 22,
    colour: mix(palette.far, palette.near, 0.32),
    snow: mix(palette.ground, palette.haze, 0.4),
    right: 760,
  });
  return far.markup + middle.markup + woods;
}

function farm(context: DrawingContext, { scene, palette, cover, lampStrength }: OutdoorView): Markup {
  const snow = cover(0.3);
  return (
    house(context, {
      x: 842,
      y: 536,
      width: 84,
      height: 50,
      colour: '#a63f36',
      distance: 0.42,
      haze: palette.haze,
      lit: 1,
      snow,
      seed: `${scene.seed}far`,
    }) +
    house(context, {
      x: 944,
      y: 540,
      width: 110,
      height: 44,
      colour: '#8a3a38',
      distance: 0.46,
      haze: palette.haze,
      lit: 0,
      gable: false,
      snow,
      seed: 'shed',
    }) +
    context.glow({ at: [884, 536], size: [150, 44], colour: '#ffb95c', opacity: 0.45 * lampStrength, core: 0.4 })
  );
}

function field(context: DrawingContext, { scene, palette, cover, hazed }: OutdoorView): Markup {
  const far = ridge(context, 'snow field far', {
    base: 534,
    amplitude: 8,
    frequency: 0.004,
    fill: context.gradient([
      [0, cover(0.5)],
      [0.3, cover(0.15)],
      [1, palette.groundLow],
    ]),
    rim: 0.6,
  });
  const fence = railFence(context, {
    left: 560,
    right: 1230,
    y: 604,
    endY: 622,
    height: 40,
    colour: hazed('#8a7280', 0.3),
    snow: cover(0.05),
    step: 74,
  });
  const near = ridge(context, 'snow field near', {
    base: 620,
    amplitude: 16,
    frequency: 0.0028,
    fill: context.gradient([
      [0, cover(0)],
      [0.55, mix(palette.ground, palette.groundLow, 0.55)],
      [1, mix(palette.groundLow, palette.near, 0.25)],
    ]),
    rim: 1,
  });
  const blue = mix(palette.groundLow, palette.near, 0.18);
  const skis = line(
    'M300 840C430 740 560 690 640 640S760 590 800 566M330 840C456 744 584 694 660 642S774 592 808 568',
    blue,
    5,
    0.5,
  );
  const random = randomFrom(`${scene.seed} tracks`);
  const hare = times(13, (index) => {
    const t = index / 12;
    const [x, y] = [1160 - t * 380, 780 - t * 136 + Math.sin(t * 7) * 12];
    const size = 5 - t * 2.6;
    return flat(
      ellipse(x, y, size, size * 0.5) +
        ellipse(x + size * 2.4, y + size * 0.5, size, size * 0.5) +
        ellipse(x - size * 2.6, y - size, size * 1.2, size * 0.5),
      blue,
      0.6,
    );
  });
  let glitter = '';
  for (let index = 0; index < 60; index++) {
    const [x, y] = [random() * 1200, 626 + random() * 160];
    glitter += ellipse(x, y, 0.8 + random() * 1.1);
  }
  const hollows = [0, 1, 2, 3]
    .map((index) =>
      mark({
        from: [60 + index * 290, 690 + (index % 2) * 40],
        to: [320 + index * 280, 684 + (index % 2) * 44],
        width: 9,
        sag: 7,
      }),
    )
    .join('');
  return far.markup + fence + near.markup + flat(hollows, blue, 0.22) + skis + hare + flat(glitter, '#ffffff', 0.6);
}

/** One old spruce with a nest of snow on every bough, tall against the sky. */
function greatSpruce(context: DrawingContext, { palette, cover, hazed }: OutdoorView): Markup {
  const green = mix(hazed('#3f5f66', 0.05), palette.near, 0.35);
  return (
    pine(context, 1050, 660, 360, green, cover(0)) +
    pine(context, 1142, 672, 240, mix(green, palette.near, 0.2), cover(0)) +
    drift(context, 1060, 668, 130, 40, cover(0), palette.groundLow) +
    drift(context, 1150, 680, 90, 30, cover(0), palette.groundLow)
  );
}

function nearSpruces(context: DrawingContext, { palette }: OutdoorView, frame: string): Markup {
  const snow = mix(palette.ground, palette.groundLow, 0.7);
  const heap = smooth('-60,840 -60,760 60,742 170,770 260,812 300,840');
  return (
    pine(context, 20, 800, 420, frame, mix(snow, frame, 0.62)) +
    pine(context, 108, 820, 240, frame, mix(snow, frame, 0.62)) +
    context.part(heap, snow, { rim: 1 }) +
    flat(`M${round(1000)} 840Q1100 776 1240 770V840Z`, mix(snow, palette.near, 0.3))
  );
}
