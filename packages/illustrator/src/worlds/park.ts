import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { bush } from '../scenery/bush.ts';
import { fern } from '../scenery/forest-plants.ts';
import { heaven } from '../scenery/heaven.ts';
import { rectangle } from '../scenery/house-window.ts';
import { drift, foregroundMound, grassTuft, ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { streetLamp } from '../scenery/street-lamp.ts';
import { leafyTreeline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** A town park: a winding path between lamps, a pond, a bench under a big tree, the town's windows far away. */
export const park = world({
  light: (context, scene) => outdoorView(context, scene, [-0.35, -0.94]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 952, y: 452, scale: 0.8 },
        usualAnchors({ y: 718, scale: 1.05, shift: -10 }, { seat: { x: 960, y: 668, scale: 0.98 } }),
      ),
      indoors: false,
      ground: { y: 718, colour: palette.groundLow },
      places: {
        stage: [
          { x: 300, y: 640, scale: 0.85 },
          { x: 820, y: 640, scale: 0.8 },
        ],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette, frame, winter } = view;
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 320, y: 160, radius: 54 } }) +
        town(context, view) +
        lawns(context, view) +
        pond(context, view) +
        lamps(context, view) +
        benchUnderTree(context, view),
      front:
        foregroundMound(-30, 160, 50, frame) +
        foregroundMound(1230, 160, 40, frame) +
        (winter ? '' : fern(context, 30, 822, 120, frame) + fern(context, 1180, 822, 110, frame)),
    };
  },
});

function town(context: DrawingContext, { scene, palette, winter, lampStrength }: OutdoorView): Markup {
  const random = randomFrom(`${scene.seed} park town`);
  const stone = mix(palette.far, palette.haze, 0.3);
  let houses = '';
  let windows = '';
  for (let x = 380; x < 900; ) {
    const [width, height] = [34 + random() * 40, 50 + random() * 62];
    const top = Math.round(500 - height);
    houses += `M${Math.round(x)} 520V${top}l${Math.round(width / 2)} ${-Math.round(width * 0.3)}l${Math.round(width / 2)} ${Math.round(width * 0.3)}V520Z`;
    for (let wx = x + 7; wx < x + width - 8; wx += 11) {
      for (let wy = top + 10; wy < 492; wy += 15) if (random() < 0.42) windows += rectangle(wx, wy, 4, 6);
    }
    x += width + 3;
  }
  const spire = 'M620 520V372L632 300L644 372V520Z';
  return (
    flat(houses + spire, stone) +
    flat(windows, '#ffd08a', 0.35 + 0.5 * lampStrength) +
    leafyTreeline(context, 'park far', {
      y: 508,
      height: 74,
      colour: mix(palette.far, palette.near, 0.25),
      bare: winter,
    })
  );
}

function lawns(context: DrawingContext, { scene, palette, cover, winter, hazed, snow }: OutdoorView): Markup {
  const far = ridge(context, 'park far lawn', {
    base: 520,
    amplitude: 8,
    frequency: 0.005,
    fill: mix(cover(0.45), palette.groundLow, 0.2),
    rim: 0.5,
  });
  const near = ridge(context, 'park lawn', {
    base: 582,
    amplitude: 10,
    frequency: 0.004,
    fill: context.gradient([
      [0, cover(0.1)],
      [0.5, mix(palette.ground, palette.groundLow, 0.5)],
      [1, palette.groundLow],
    ]),
    rim: 0.8,
  });
  const gravel = snow
    ? mix(palette.groundLow, palette.haze, 0.25)
    : mix(hazed('#c9ae8c', 0.1), palette.groundLow, 0.25);
  const path = smooth(
    '600,528 646,566 560,606 470,660 520,740 640,850 1010,850 860,740 720,668 680,618 742,566 640,528',
  );
  const random = randomFrom('park tufts');
  const tufts = winter
    ? ''
    : times(16, () => {
        const [x, y] = [random() * 1200, 600 + random() * 180];
        return x > 430 && x < 900 ? '' : grassTuft(x, y, 14 + (y - 580) * 0.08, palette.grass, scene.seed);
      });
  return far.markup + near.markup + flat(path, gravel, 0.85) + tufts;
}

function pond(context: DrawingContext, { scene, palette, winter, hazed }: OutdoorView): Markup {
  const water = context.gradient([
    [0, mix(palette.horizon, palette.haze, 0.4)],
    [0.5, mix(palette.haze, palette.far, 0.5)],
    [1, mix(palette.far, palette.near, 0.5)],
  ]);
  const shape = smooth('140,612 200,590 320,582 420,592 462,612 420,634 300,646 180,636');
  const glints = flat(
    [0, 1, 2, 3, 4]
      .map((index) =>
        mark({
          from: [270 + ((index * 37) % 70), 594 + index * 9],
          to: [340 + ((index * 53) % 60), 594 + index * 9],
          width: 1.6,
        }),
      )
      .join(''),
    winter ? '#f4f2ff' : '#fff0cf',
    0.5,
  );
  const duck = (x: number, y: number, size: number): Markup =>
    context.place(
      { x, y, scale: size },
      () =>
        context.part(
          smooth('-22,-4 -26,-14* -16,-11 0,-12 8,-18 8,-28 16,-33 23,-28 22,-20 18,-8 12,0 -12,1'),
          hazed('#efe2cc', 0.1),
          {
            inside: flat(ellipse(-6, -6, 11, 5, -8), hazed('#b98a5a', 0.1)),
          },
        ) +
        flat('M22-27l9 3-9 3z', context.tint('#e0983c')) +
        flat(ellipse(17, -27, 1.6), context.tint('#1c1420')),
    );
  const birds = winter ? '' : duck(250, 616, 0.9) + duck(312, 628, 0.62) + duck(344, 630, 0.62);
  const reeds = times(9, (index) => {
    const x = 128 + index * 9;
    return flat(
      mark({ from: [x, 634], to: [x + (index % 3) * 8 - 8, 560 + ((index * 17) % 30)], width: 2.2, sag: 3 }),
      mix(hazed(scene.season === 'winter' ? '#b8a88c' : '#6f8a58', 0.1), palette.near, 0.2),
    );
  });
  return context.part(shape, water, { shade: 0.3, inside: glints }) + birds + reeds;
}

function lamps(context: DrawingContext, { palette }: OutdoorView): Markup {
  return (
    streetLamp(context, 560, 566, 110, 0.6, palette.haze) +
    streetLamp(context, 760, 600, 160, 0.4, palette.haze) +
    streetLamp(context, 420, 668, 270, 0.08, palette.haze)
  );
}

function benchUnderTree(context: DrawingContext, view: OutdoorView): Markup {
  const { leaf, bark, cover, palette, snow, hazed, winter } = view;
  const wood = hazed('#a8724a', 0.06);
  const iron = hazed('#3c3648', 0.06);
  const slats = 'M880 628H1060V637H880ZM880 610H1060V619H880ZM880 592H1060V601H880ZM874 648H1066V660H874Z';
  const bushes = [
    bush(context, {
      x: 1150,
      y: 690,
      width: 130,
      height: 92,
      leaf,
      twig: bark,
      snow,
      dots: winter ? undefined : '#d98a8a',
      seed: 'park',
    }),
    bush(context, {
      x: 60,
      y: 700,
      width: 150,
      height: 84,
      leaf: leaf && lighten(leaf, -0.03),
      twig: bark,
      snow,
      seed: 'park',
    }),
  ];
  return (
    leafyTree(context, 1046, 640, 560, mix(bark, context.tint('#6b5148'), 0.6), leaf) +
    drift(context, 1046, 652, 100, 34, cover(0), palette.groundLow) +
    context.contact(970, 690, 120, 12, 0.5) +
    line('M892 688V592M1048 688V592', iron, 7) +
    context.part(slats, wood, { rim: 1 }) +
    (snow ? flat(ellipse(970, 647, 92, 5) + ellipse(970, 591, 84, 4), snow) : '') +
    bushes.join('')
  );
}
