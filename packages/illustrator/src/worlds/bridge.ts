import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth } from '../paper/path.ts';
import { bush } from '../scenery/bush.ts';
import { fern } from '../scenery/forest-plants.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { streetLamp } from '../scenery/street-lamp.ts';
import { leafyTreeline, spruceline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { reflection, water } from '../scenery/water.ts';
import { world } from '../world.ts';

/** Height of the deck under the feet: the bridge is a low arch. */
function deckAt(x: number): number {
  return 664 + ((x - 600) / 600) ** 2 * 78;
}

/** An old stone bridge over a quiet river, two lamps on it, the mill upstream. */
export const bridge = world({
  light: (context, scene) => outdoorView(context, scene, [0.3, -0.95]),
  stage: (scene, view) => {
    const { palette } = view;
    const on = (x: number, scale = 1): { x: number; y: number; scale: number } => ({ x, y: deckAt(x) + 8, scale });
    return {
      anchors: withPerch(
        scene,
        { x: 960, y: 452, scale: 0.7 },
        usualAnchors(
          { y: 680 },
          {
            left: on(420),
            centre: on(590, 1.02),
            right: on(770),
            near: on(320, 1.04),
            seat: on(480),
            bed: on(600),
            far: { x: 880, y: 574, scale: 0.4 },
          },
        ),
      ),
      indoors: false,
      ground: { y: 690, colour: palette.groundLow },
      places: {
        floor: [on(506, 0.9), on(680, 0.9), on(860, 0.9)],
        stage: [on(960, 0.8), on(250, 0.8)],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette, frame, winter } = view;
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 600, y: 160, radius: 58 } }) +
        valley(context, view) +
        river(context, view) +
        banks(context, view) +
        farParapet(context, view) +
        deck(context, view),
      front:
        nearParapet(context, view) +
        (winter ? '' : fern(context, 20, 824, 120, frame) + fern(context, 1188, 824, 130, frame)),
    };
  },
});

function valley(
  context: DrawingContext,
  { scene, palette, winter, snow, hazed, lampStrength, cover }: OutdoorView,
): Markup {
  const hills = ridge(context, 'bridge hills', {
    base: 420,
    amplitude: 50,
    frequency: 0.003,
    fill: mix(palette.far, palette.haze, 0.42),
    rim: 0.4,
    bend: (x) => -(((x - 600) / 600) ** 2) * 60,
  });
  const white = snow ? { snow: mix(snow, palette.haze, 0.4) } : {};
  const spruces = spruceline(context, 'bridge spruces', {
    y: 500,
    height: 80,
    step: 38,
    colour: mix(palette.far, palette.near, 0.24),
    groundAt: (x) => 504 - ((x - 600) / 600) ** 2 * 40,
    ...white,
  });
  const bank = ridge(context, 'bridge far bank', {
    base: 512,
    amplitude: 6,
    frequency: 0.006,
    fill: mix(cover(0.4), palette.groundLow, 0.15),
    rim: 0.5,
    bend: (x) => -(((x - 600) / 600) ** 2) * 30,
  });
  const mill = house(context, {
    x: 862,
    y: 556,
    width: 128,
    height: 96,
    colour: '#a63f36',
    distance: 0.32,
    haze: palette.haze,
    lit: 1,
    door: 'left',
    seed: `${scene.seed}mill`,
    ...(snow ? { snow: mix(snow, palette.haze, 0.15) } : {}),
  });
  const wood = hazed('#6b4a40', 0.3);
  let spokes = '';
  for (let angle = 0; angle < 6; angle++) {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 6) * 38, Math.sin((angle * Math.PI) / 6) * 38];
    spokes += `M${round(848 - dx)} ${round(546 - dy)}L${round(848 + dx)} ${round(546 + dy)}`;
  }
  const wheel = line(ellipse(848, 546, 38) + ellipse(848, 546, 28), wood, 5) + line(spokes, wood, 3);
  const grove = leafyTreeline(context, 'bridge grove', {
    y: 540,
    height: 86,
    left: -40,
    right: 330,
    colour: mix(palette.far, palette.near, 0.45),
    bare: winter,
  });
  return (
    hills.markup +
    spruces +
    bank.markup +
    grove +
    mill +
    wheel +
    context.glow({ at: [920, 560], size: [130, 30], colour: '#ffb95c', opacity: 0.42 * lampStrength, core: 0.42 })
  );
}

function river(context: DrawingContext, view: OutdoorView): Markup {
  const { palette, winter, lampStrength } = view;
  const shape = smooth('560,520 640,520 760,556 880,610 1020,700 1160,850 40,850 180,700 320,610 440,556');
  const sheet = context.clipped(shape, water(context, view, { top: 518, lightX: 600, chop: 0.8 }));
  const lampMirror = reflection(420, 720, 26, 70, '#ffcf8a') + reflection(790, 720, 26, 70, '#ffcf8a');
  const ice = winter
    ? flat(
        smooth('300,640 420,590 470,600 380,650 330,700 240,720') +
          smooth('900,640 790,590 740,604 840,650 900,712 990,720'),
        mix(palette.ground, palette.haze, 0.15),
        0.75,
      )
    : '';
  return sheet + ice + (lampStrength < 1 ? '' : lampMirror);
}

function banks(context: DrawingContext, { palette, cover, leaf, bark, snow, winter }: OutdoorView): Markup {
  const fill = context.gradient([
    [0, cover(0.12)],
    [0.5, palette.groundLow],
    [1, mix(palette.groundLow, palette.near, 0.5)],
  ]);
  const left = smooth('-40,850 -40,560* 120,566 330,574 420,584 330,632 200,704 90,780 30,850');
  const right = smooth('1240,850 1240,548* 1090,560 880,568 790,582 880,632 1000,704 1110,780 1170,850');
  return (
    context.part(left, fill, { rim: 0 }) +
    context.part(right, fill, { rim: 0 }) +
    leafyTree(context, 170, 640, 380, bark, leaf, 'bridge') +
    leafyTree(context, 1096, 636, 440, bark, leaf && lighten(leaf, -0.02), 'bridge') +
    bush(context, { x: 300, y: 640, width: 100, height: 56, leaf, twig: bark, snow, seed: 'bridge' }) +
    bush(context, {
      x: 1010,
      y: 636,
      width: 84,
      height: 50,
      leaf,
      twig: bark,
      snow,
      dots: winter ? undefined : '#d9a0a8',
      seed: 'bridge',
    })
  );
}

function stoneOf({ hazed, palette }: OutdoorView): Hex {
  return mix(hazed('#a89ea8', 0.04), palette.near, 0.12);
}

function farParapet(context: DrawingContext, view: OutdoorView): Markup {
  const stone = mix(stoneOf(view), view.palette.haze, 0.16);
  let top = `M-40 ${round(deckAt(-40) - 44)}`;
  for (let x = 20; x <= 1240; x += 60) top += `L${x} ${round(deckAt(x) - 44)}`;
  return (
    context.part(`${top}L1240 760L-40 760Z`, stone, { rim: 1, shade: 0.5 }) +
    streetLamp(context, 250, deckAt(250) - 40, 190, 0.04, view.palette.haze) +
    streetLamp(context, 960, deckAt(960) - 40, 190, 0.04, view.palette.haze)
  );
}

function deck(context: DrawingContext, view: OutdoorView): Markup {
  const { palette, cover, snow, lampStrength } = view;
  const paving = snow ? cover(0) : mix(stoneOf(view), palette.groundLow, 0.2);
  let top = `M-40 ${round(deckAt(-40) - 16)}`;
  let joints = '';
  for (let x = 20; x <= 1240; x += 60) {
    top += `L${x} ${round(deckAt(x) - 16)}`;
    joints += `M${x} ${round(deckAt(x) - 14)}l${round((x - 600) * 0.05)} 44`;
  }
  const fill = context.gradient([
    [0, paving],
    [1, mix(paving, palette.near, 0.3)],
  ]);
  return (
    context.part(`${top}L1240 840L-40 840Z`, fill, {
      rim: 0,
      inside: line(joints, mix(paving, palette.near, 0.4), 2.4, snow ? 0.25 : 0.5),
    }) +
    [250, 960]
      .map((x) =>
        context.glow({
          at: [x, deckAt(x)],
          size: [170, 26],
          colour: '#ffc46c',
          opacity: 0.5 * lampStrength,
          core: 0.45,
        }),
      )
      .join('')
  );
}

/** The side of the bridge turned to us: its coping, its stones and the crown of the arch with the river through it. */
function nearParapet(context: DrawingContext, view: OutdoorView): Markup {
  const { palette, snow, frame } = view;
  const stone = mix(stoneOf(view), palette.near, 0.2);
  const topAt = (x: number): number => deckAt(x) + 26;
  let edge = `M-40 ${round(topAt(-40))}`;
  for (let x = 20; x <= 1240; x += 60) edge += `L${x} ${round(topAt(x))}`;
  let stones = '';
  for (let row = 0; row < 3; row++) {
    for (let x = -40 + (row % 2) * 36; x < 1240; x += 72) {
      const y = topAt(x) + 18 + row * 28;
      stones += `M${x} ${round(y)}v28M${x} ${round(y)}L${x + 72} ${round(topAt(x + 72) + 18 + row * 28)}`;
    }
  }
  const coping = edge.replace('M', 'M');
  const arch = `M300 850Q600 ${726} 900 850Z`;
  const voussoirs = times(13, (index) => {
    const t = (index + 0.5) / 13;
    const [x, y] = [300 + 600 * t, 850 - 2 * t * (1 - t) * 124];
    const lean = (t - 0.5) * 60;
    return line(`M${round(x)} ${round(y)}l${round(lean * 0.5)} -22`, lighten(stone, -0.08), 2.4);
  });
  return (
    context.part(`${edge}L1240 840L-40 840Z`, stone, {
      rim: 0,
      inside: line(stones, lighten(stone, -0.06), 2.2, 0.7),
    }) +
    flat(arch, mix(palette.far, palette.near, 0.7)) +
    voussoirs +
    line(coping, snow ?? lighten(stone, 0.06), 16) +
    line(coping, lighten(snow ?? stone, snow ? -0.12 : -0.1), 2.4, 0.5) +
    flat(
      mark({ from: [-60, 838], to: [300, 836], width: 16 }) + mark({ from: [900, 836], to: [1260, 838], width: 16 }),
      frame,
    )
  );
}
