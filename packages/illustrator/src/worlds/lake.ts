import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { spruceline } from '../scenery/treeline.ts';
import { anyoneSwims, usualAnchors, wetOrDry, withPerch } from '../scenery/usual-anchors.ts';
import { reflection, rowingBoat, shoreReflection, swimmersWater, water } from '../scenery/water.ts';
import { type WorldDrawing, world } from '../world.ts';

const shore = 470;

/** A forest lake without wind: a jetty out into the moon's street, a red cabin with its light on over there. */
export const lake = world({
  light: (context, scene) => outdoorView(context, scene, [-0.2, -0.97]),
  stage: (scene, view) => {
    const { palette, hazed } = view;
    const swims = anyoneSwims(scene);
    const onJetty = withPerch(
      scene,
      { x: 150, y: 452, scale: 0.8 },
      usualAnchors(
        { y: 716, scale: 1.02, shift: -30 },
        {
          left: { x: 380, y: 704, scale: 1.02 },
          centre: { x: 548, y: 704, scale: 1.04 },
          right: { x: 716, y: 700, scale: 1.02 },
          far: { x: 690, y: 624, scale: 0.62 },
          near: { x: 340, y: 740, scale: 1.08 },
          seat: { x: 560, y: 706, scale: 1.02 },
        },
      ),
    );
    const inLake: Partial<WorldDrawing['anchors']> = {
      left: { x: 480, y: 634, scale: 0.96 },
      centre: { x: 660, y: 640, scale: 0.98 },
      right: { x: 830, y: 634, scale: 0.96 },
      far: { x: 900, y: 540, scale: 0.5 },
      near: { x: 600, y: 656, scale: 1 },
    };
    const anchors = swims ? wetOrDry(scene, inLake, onJetty) : onJetty;
    return {
      anchors,
      indoors: false,
      ground: { y: 706, colour: mix(hazed('#8a7060', 0), palette.near, 0.4) },
      dress: swims ? 'swim' : 'weather',
      places: { stage: [{ x: 1010, y: 620, scale: 0.8 }] },
      water: { x: 640, y: 598, scale: 0.86, floats: true },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view, stage }) => {
    const { palette } = view;
    const swims = anyoneSwims(scene);
    return {
      back:
        heaven(context, scene, palette, { horizon: shore + 20, disc: { x: 800, y: 140, radius: 54 } }) +
        farShore(context, view) +
        surface(context, view) +
        reeds(view) +
        (swims ? '' : jetty(context, view)),
      front: (swims ? lakeBefore(context, view, stage.anchors) + jetty(context, view) : '') + nearBank(context, view),
    };
  },
});

function lakeBefore(
  context: DrawingContext,
  { scene, palette }: OutdoorView,
  anchors: WorldDrawing['anchors'],
): Markup {
  const colour = mix(mix(palette.far, '#2f6078', 0.35), palette.near, 0.2);
  return swimmersWater(context, { scene, anchors, colour, foam: mix('#fff8ec', palette.horizon, 0.3) });
}

function farShore(context: DrawingContext, { scene, palette, snow, lampStrength }: OutdoorView): Markup {
  const hill = ridge(context, 'lake hill', {
    base: 400,
    amplitude: 60,
    frequency: 0.0028,
    fill: mix(palette.far, palette.haze, 0.4),
    rim: 0.4,
  });
  const white = snow ? { snow: mix(snow, palette.haze, 0.4) } : {};
  const back = spruceline(context, 'lake back', {
    y: 462,
    height: 78,
    step: 26,
    colour: mix(palette.far, palette.near, 0.2),
    ...white,
  });
  const bank = flat(
    smooth('-40,500 -40,456 260,450 520,458 820,452 1240,446 1240,500'),
    mix(palette.far, palette.near, 0.5),
  );
  const cabin = house(context, {
    x: 300,
    y: 466,
    width: 66,
    height: 36,
    colour: '#a63f36',
    distance: 0.35,
    haze: palette.haze,
    lit: 1,
    seed: `${scene.seed}lake`,
    ...white,
  });
  const front = spruceline(context, 'lake front', {
    y: 470,
    height: 96,
    step: 40,
    left: 396,
    colour: mix(palette.far, palette.near, 0.48),
    ...white,
  });
  const west = spruceline(context, 'lake west', {
    y: 470,
    height: 100,
    step: 36,
    right: 270,
    colour: mix(palette.far, palette.near, 0.48),
    ...white,
  });
  return (
    hill.markup +
    back +
    bank +
    cabin +
    front +
    west +
    context.glow({ at: [333, 452], size: [60, 40], colour: '#ffb950', opacity: 0.4 * lampStrength, core: 0.4 })
  );
}

function surface(context: DrawingContext, view: OutdoorView): Markup {
  const { palette, lampStrength, scene } = view;
  const sheet = water(context, view, { top: shore, lightX: 800, chop: 0.2 });
  const mirrored = shoreReflection(shore, 74, mix(palette.far, palette.near, 0.6), 'lake mirror');
  let lampStreet = '';
  for (let row = 0; row < 8; row++)
    lampStreet += mark({
      from: [326 - row * 2, shore + 8 + row * 9],
      to: [342 + row * 2, shore + 8 + row * 9],
      width: 1.6,
    });
  const rings = line(
    `${ellipse(960, 586, 46, 8)}${ellipse(960, 586, 24, 4)}`,
    mix(palette.horizon, '#ffffff', 0.3),
    1.6,
    0.45,
  );
  const ice =
    scene.season === 'winter'
      ? flat(
          smooth([
            [-40, shore],
            [300, shore + 6],
            [560, shore + 2],
            [700, shore + 12],
            [420, shore + 34],
            [120, shore + 50],
            [-40, shore + 60],
          ]),
          mix(palette.ground, palette.haze, 0.4),
          0.7,
        )
      : '';
  return (
    sheet +
    mirrored +
    ice +
    flat(lampStreet, '#ffcf7a', 0.7 * lampStrength) +
    rings +
    reflection(1010, 612, 74, 34, palette.near) +
    rowingBoat(context, 1010, 612, 168, context.tint('#5f7f8c'), context.tint('#a8805c'))
  );
}

function reeds({ scene, palette, hazed, winter }: OutdoorView): Markup {
  const random = randomFrom(`${scene.seed} reeds`);
  const green = mix(hazed(winter || scene.season === 'autumn' ? '#b09a6c' : '#6f8f5c', 0.12), palette.near, 0.3);
  let blades = '';
  let heads = '';
  for (let index = 0; index < 34; index++) {
    const x = index < 18 ? 20 + random() * 210 : 1060 + random() * 130;
    const y = 640 + random() * 70;
    const height = 80 + random() * 80;
    const lean = (random() - 0.5) * 30;
    blades += mark({ from: [x, y], to: [x + lean, y - height], width: 2.2, sag: lean * 0.2 });
    if (index % 4 === 0) heads += ellipse(x + lean * 0.9, y - height * 0.96, 3.4, 12, lean * 0.4);
  }
  return flat(blades, green) + flat(heads, mix(hazed('#7a4f38', 0.1), palette.near, 0.2));
}

/** Grey planks out over the water; a lantern waits on a post. */
function jetty(context: DrawingContext, { palette, snow, hazed, lampStrength }: OutdoorView): Markup {
  const plank = mix(hazed('#a08c80', 0.04), palette.near, 0.16);
  const deck = straight('180,690 830,660 900,690 960,724 260,772');
  let seams = '';
  for (let index = 1; index < 22; index++) {
    const t = index / 22;
    seams += `M${round(180 + 650 * t)} ${round(690 - 30 * t)}L${round(260 + 700 * t)} ${round(772 - 48 * t)}`;
  }
  const side = straight('260,772 960,724 960,740 260,792');
  const posts = (
    [
      [330, 780, 60],
      [560, 764, 60],
      [800, 748, 60],
      [940, 726, 66],
    ] as const
  )
    .map(([x, y, depth]) => flat(`M${x} ${y - 12}h16v${depth}h-16z`, mix(plank, palette.near, 0.6)))
    .join('');
  const tall = context.part('M916 700V616h14V698Z', plank, { rim: 1 });
  const lantern =
    flat('M911 600h24v5h-24z', mix(plank, palette.near, 0.6)) +
    flat('M914 605h18v18h-18z', '#ffd98a') +
    flat('M911 600l12-10 12 10z', mix(plank, palette.near, 0.6)) +
    context.glow({ at: [923, 613], size: [120, 110], colour: '#ffb347', opacity: 0.55 * lampStrength, core: 0.32 }) +
    context.glow({ at: [923, 613], size: [24, 24], colour: '#fff0c4', opacity: 0.8 * lampStrength, core: 0.5 });
  const covered = snow ? flat(smooth('176,690* 500,671 830,656* 880,676 560,692 300,706'), snow, 0.85) : '';
  return (
    posts +
    flat(side, mix(plank, palette.near, 0.5)) +
    context.part(deck, plank, { rim: 0.8, inside: line(seams, mix(plank, palette.near, 0.5), 1.8, 0.6) + covered }) +
    tall +
    lantern +
    context.glow({ at: [900, 690], size: [130, 26], colour: '#ffc46c', opacity: 0.5 * lampStrength, core: 0.45 })
  );
}

function nearBank(context: DrawingContext, { leaf, bark, cover, palette, frame, winter }: OutdoorView): Markup {
  const bank = context.part(
    smooth('-40,830 -40,688 90,682 190,700 270,760 330,830'),
    context.gradient([
      [0, cover(0)],
      [1, palette.groundLow],
    ]),
    { rim: 1 },
  );
  const stones = times(3, (index) =>
    context.part(
      ellipse(224 + index * 52, 778 + index * 14, 34 - index * 5, 16),
      mix(context.tint('#8a8698'), palette.near, 0.35),
      { rim: 0.8 },
    ),
  );
  const blades = winter
    ? ''
    : flat(
        [0, 1, 2, 3, 4, 5, 6]
          .map((index) =>
            mark({ from: [1120 + index * 14, 830], to: [1096 + index * 22, 690 + (index % 3) * 26], width: 4, sag: 8 }),
          )
          .join(''),
        frame,
      );
  return (
    bank +
    leafyTree(context, 76, 716, 560, mix(bark, context.tint('#efe6e6'), 0.3), leaf && lighten(leaf, -0.02)) +
    stones +
    blades
  );
}
