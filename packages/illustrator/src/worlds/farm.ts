import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, mark, type Point, round, smooth } from '../paper/path.ts';
import { barn } from '../scenery/barn.ts';
import { railFence } from '../scenery/fence.ts';
import { heaven } from '../scenery/heaven.ts';
import { house } from '../scenery/house.ts';
import { drift, foregroundMound, grassTuft, ridge } from '../scenery/land.ts';
import { leafyTree } from '../scenery/leafy-tree.ts';
import { type OutdoorView, outdoorView } from '../scenery/outdoor-view.ts';
import { leafyTreeline, spruceline } from '../scenery/treeline.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** The farm at chore time's end: the red barn with its door ajar and light inside, sheep by the rails, striped fields. */
export const farm = world({
  light: (context, scene) => outdoorView(context, scene, [-0.45, -0.9]),
  stage: (scene, view) => {
    const { palette } = view;
    return {
      anchors: withPerch(
        scene,
        { x: 946, y: 268, scale: 0.8 },
        usualAnchors({ y: 718, scale: 1.04, shift: -10 }, { far: { x: 660, y: 622, scale: 0.54 } }),
      ),
      indoors: false,
      ground: { y: 718, colour: palette.groundLow },
      places: {
        stage: [
          { x: 540, y: 636, scale: 0.8 },
          { x: 1040, y: 690, scale: 0.9 },
        ],
      },
      vignette: { amount: view.day ? 0.4 : 0.62 },
    };
  },
  paint: ({ context, scene, view }) => {
    const { palette, frame } = view;
    return {
      back:
        heaven(context, scene, palette, { disc: { x: 360, y: 150, radius: 54 } }) +
        fields(context, view) +
        farmhouse(context, view) +
        barn(context, view) +
        yard(context, view) +
        sheepBehindRails(context, view),
      front: foregroundMound(-30, 170, 46, frame) + foregroundMound(1230, 160, 42, frame) + straw(view),
    };
  },
});

function fields(context: DrawingContext, { scene, palette, cover, winter, snow, hazed }: OutdoorView): Markup {
  const hills = ridge(context, 'farm hills', {
    base: 440,
    amplitude: 40,
    frequency: 0.003,
    fill: mix(palette.far, palette.haze, 0.4),
    rim: 0.4,
  });
  const woods = spruceline(context, 'farm woods', {
    y: 470,
    height: 58,
    step: 24,
    colour: mix(palette.far, palette.near, 0.25),
    ...(snow ? { snow: mix(snow, palette.haze, 0.5) } : {}),
  });
  const ripe: Hex = winter
    ? cover(0.2)
    : mix(
        hazed({ spring: '#8aa85c', summer: '#d9b45c', autumn: '#b8874a', winter: '#ffffff' }[scene.season], 0.3),
        palette.ground,
        0.25,
      );
  const field = ridge(context, 'farm field', {
    base: 486,
    amplitude: 14,
    frequency: 0.0035,
    fill: context.gradient([
      [0, mix(ripe, palette.haze, 0.25)],
      [1, mix(ripe, palette.groundLow, 0.5)],
    ]),
    rim: 0.6,
    inside: furrows(mix(ripe, palette.near, 0.3), 0.4),
  });
  const bales = winter
    ? ''
    : (
        [
          [420, 520, 17],
          [500, 508, 13],
          [560, 526, 18],
        ] as const
      )
        .map(([x, y, radius]) => {
          const turn = `M${x} ${y}m${-radius * 0.5} 0q0${round(-radius * 0.5)} ${round(radius * 0.5)}${round(-radius * 0.5)}t${round(radius * 0.4)} ${round(radius * 0.5)}t${round(-radius * 0.3)} ${round(radius * 0.3)}`;
          return context.part(ellipse(x, y, radius * 1.15, radius), hazed('#d9b268', 0.4), {
            inside: line(turn, hazed('#a8803c', 0.4), 1.6),
          });
        })
        .join('');
  return hills.markup + woods + field.markup + bales;
}

function furrows(colour: Hex, opacity: number): Markup {
  let path = '';
  for (let index = -12; index <= 12; index++)
    path += `M${round(520 + index * 34)} 460Q${round(520 + index * 62)} 520 ${round(520 + index * 120)} 620`;
  return line(path, colour, 2.4, opacity);
}

function farmhouse(
  context: DrawingContext,
  { scene, palette, snow, leaf, bark, lampStrength, hazed }: OutdoorView,
): Markup {
  const mill = windmill(context, hazed('#efe2d0', 0.5), hazed('#7a4f48', 0.5));
  const home = house(context, {
    x: 96,
    y: 574,
    width: 168,
    height: 128,
    colour: '#e0c890',
    distance: 0.26,
    haze: palette.haze,
    door: 'right',
    roof: '#8a4a40',
    seed: `${scene.seed}farm`,
    ...(snow ? { snow: mix(snow, palette.haze, 0.12) } : {}),
  });
  return (
    mill +
    leafyTreeline(context, 'farm grove', {
      y: 540,
      height: 70,
      left: -30,
      right: 330,
      colour: mix(palette.far, palette.near, 0.5),
      bare: scene.season === 'winter',
    }) +
    home +
    leafyTree(context, 300, 584, 250, bark, leaf, 'farm') +
    context.glow({ at: [200, 582], size: [140, 24], colour: '#ffb95c', opacity: 0.42 * lampStrength, core: 0.42 })
  );
}

function windmill(context: DrawingContext, wall: Hex, wood: Hex): Markup {
  const sail = (angle: number): Markup =>
    context.place(
      { x: 660, y: 398, rotate: angle },
      () =>
        line('M0 0V-56', wood, 3) +
        flat('M2 -8h11v-46h-11z', lighten(wall, 0.03), 0.85) +
        line('M13 -8V-54M2 -20h11M2 -32h11M2 -44h11', wood, 1),
    );
  return (
    context.part('M636 488L646 408H674L684 488Z', wall, { rim: 0.6 }) +
    context.part(smooth('642,410* 648,392 660,386 672,392 678,410*'), wood, { grain: false }) +
    [18, 108, 198, 288].map(sail).join('')
  );
}

function yard(context: DrawingContext, { palette, cover, snow, hazed, lampStrength }: OutdoorView): Markup {
  const ground = ridge(context, 'farm yard', {
    base: 596,
    amplitude: 9,
    frequency: 0.004,
    fill: context.gradient([
      [0, cover(0.12)],
      [0.5, mix(palette.ground, palette.groundLow, 0.5)],
      [1, palette.groundLow],
    ]),
    rim: 0.7,
  });
  const track = smooth('900,604 1000,604 1010,640 900,700 860,850 420,850 560,720 780,650');
  const earth = snow ? mix(palette.groundLow, palette.haze, 0.2) : mix(hazed('#a88460', 0.08), palette.groundLow, 0.36);
  return (
    ground.markup +
    flat(track, earth, 0.65) +
    context.glow({ at: [946, 622], size: [240, 44], colour: '#ffc06a', opacity: 0.5 * lampStrength, core: 0.45 }) +
    drift(context, 790, 612, 70, 22, cover(0.05), cover(0)) +
    drift(context, 1130, 614, 90, 24, cover(0.05), cover(0))
  );
}

function sheepBehindRails(context: DrawingContext, { palette, snow, hazed, scene, winter }: OutdoorView): Markup {
  const wool = hazed('#efe4d2', 0.04);
  const face = hazed('#4a3a40', 0.04);
  const sheep = (x: number, y: number, size: number, flip: boolean): Markup =>
    context.contact(x, y, 44 * size, 6, 0.5) +
    context.place(
      { x, y, scale: size, flip },
      () =>
        line('M-22 -14V0M-10 -12V0M14 -12V0M24 -14V0', face, 6) +
        context.part(curly('-40,-26 -34,-50 -10,-58 16,-57 36,-46 40,-26 26,-12 -26,-12', 13), wool) +
        context.part(smooth('34,-58 50,-62 62,-50 64,-36 54,-28 42,-34 36,-44'), face, { grain: false }) +
        context.part(curly('32,-56 40,-66 52,-66 54,-58 44,-52', 9), wool, { grain: false }) +
        flat(mark({ from: [38, -48], to: [24, -42], width: 4, sag: 2 }), face) +
        flat(ellipse(55, -48, 1.8, 2.2), '#120c16') +
        flat(ellipse(55.6, -48.8, 0.7), '#fff6e0'),
    );
  const tufts = winter
    ? ''
    : [40, 120, 210, 310, 1050, 1130]
        .map((x) => grassTuft(x, 700 + ((x * 7) % 40), 22, palette.grass, scene.seed))
        .join('');
  return (
    sheep(128, 652, 1, false) +
    sheep(246, 640, 0.84, true) +
    sheep(60, 632, 0.72, false) +
    railFence(context, {
      left: -20,
      right: 372,
      y: 690,
      endY: 668,
      height: 60,
      colour: hazed('#9a7a60', 0.04),
      snow,
      step: 92,
    }) +
    tufts
  );
}

function straw({ frame, winter }: OutdoorView): Markup {
  if (winter) return '';
  const stalks = (x: number): Point[] =>
    [0, 1, 2, 3, 4, 5, 6].map((index) => [x + index * 15, 700 + ((index * 37) % 44)]);
  const ears = [...stalks(-6), ...stalks(1090)]
    .map(([x, y]) => mark({ from: [x - 6, 830], to: [x, y], width: 2 }) + ellipse(x + 1, y - 8, 4.5, 15, 8))
    .join('');
  return flat(ears, frame);
}
