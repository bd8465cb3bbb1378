import type { Spot } from '@sagolykta/domain/scene-words';
import { paletteOf } from '../palette/palette.ts';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, round, smooth, straight } from '../paper/path.ts';
import { type HallView, hallView } from '../scenery/hall-view.ts';
import { house } from '../scenery/house.ts';
import { rectangle } from '../scenery/house-window.ts';
import { luggageRacks } from '../scenery/luggage-rack.ts';
import { pine } from '../scenery/pine.ts';
import { moon, sky, stars } from '../scenery/sky.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { type Anchor, world } from '../world.ts';

const sitting: readonly string[] = ['sit', 'read', 'hug', 'sleep'];
const pane = { x: 352, y: 118, width: 496, height: 338 };

/** The night train's compartment: red plush, a lamp on the folding table, a country asleep going by. */
export const train = world({
  light: (context, scene) => hallView(context, scene, { warm: '#6a3a34', direction: [0.1, -1] }),
  stage: (scene, view) => {
    const sits = (spot: Spot): boolean => scene.figures.some(({ at, pose }) => at === spot && sitting.includes(pose));
    const seated = (spot: Spot, seat: Anchor, floor: Anchor): Anchor => (sits(spot) ? seat : floor);
    return {
      anchors: withPerch(
        scene,
        { x: 92, y: 114, scale: 0.62 },
        usualAnchors(
          { y: 742, scale: 1.02 },
          {
            left: seated('left', { x: 206, y: 610, scale: 1.02, spread: 120 }, { x: 400, y: 742, scale: 1.02 }),
            right: seated('right', { x: 994, y: 610, scale: 1.02, spread: 120 }, { x: 810, y: 742, scale: 1.02 }),
            centre: { x: 604, y: 746, scale: 1.04 },
            seat: { x: 210, y: 610, scale: 1.02, spread: 120 },
            bed: { x: 940, y: 612, scale: 0.92 },
            near: { x: 500, y: 772, scale: 1.08 },
            far: { x: 700, y: 724, scale: 0.94 },
            above: { x: 600, y: 270, scale: 0.7, floats: true },
          },
        ),
      ),
      indoors: true,
      ground: { y: 742, colour: view.shown('#6a4a48') },
      dress: 'indoor',
      places: {
        floor: [
          { x: 516, y: 764, scale: 0.9 },
          { x: 700, y: 768, scale: 0.9 },
        ],
        stage: [{ x: 604, y: 726, scale: 0.7 }],
        surface: [
          { x: 560, y: 556, scale: 0.8 },
          { x: 650, y: 556, scale: 0.8 },
        ],
      },
      vignette: { amount: 0.7, colour: view.frame },
    };
  },
  paint: ({ context, view }) => ({
    back:
      panelling(context, view) +
      landscape(context, view) +
      windowFrame(context, view) +
      luggageRacks(context, view) +
      floor(context, view) +
      bench(context, view, false) +
      bench(context, view, true) +
      table(context, view),
    front: doorFrame(context, view),
  }),
});

function panelling(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const wood = shown('#8f5a3c');
  const fill = context.gradient([
    [0, lighten(wood, -0.11)],
    [0.5, wood],
    [1, lighten(wood, -0.08)],
  ]);
  let boards = '';
  for (let x = 30; x < 1200; x += 64) boards += `M${x} 60V700`;
  return (
    `<rect width="1200" height="720" fill="${fill}"/>` +
    line(boards, lighten(wood, -0.05), 2.4, 0.7) +
    context.part(smooth('-20,-10* 1220,-10* 1220,44 600,62 -20,44'), shown('#c2ac90'), { rim: 0.6 }) +
    flat(rectangle(0, 470, 1200, 10), shown('#c9973e'), 0.7) +
    context.glow({
      at: [600, 470],
      size: [640, 360],
      colour: '#ffc878',
      opacity: 0.42 * lampStrength + 0.1,
      core: 0.34,
    })
  );
}

/** What goes by: the season's hills and lights, drawn out a little by the speed. */
function landscape(context: DrawingContext, { scene, day }: HallView): Markup {
  const palette = paletteOf(scene.season, scene.time);
  const winter = scene.season === 'winter';
  const { x, y, width, height } = pane;
  const [right, bottom] = [x + width, y + height];
  const hill = (points: string, colour: string): Markup => flat(smooth(points), colour);
  const snow = winter ? mix(palette.ground, palette.haze, 0.3) : undefined;
  const trees = times(9, (index) =>
    pine(
      context,
      380 + index * 56,
      402 + ((index * 13) % 12),
      46 + ((index * 29) % 30),
      mix(palette.far, palette.near, 0.5),
      snow,
    ),
  );
  const cottage = house(context, {
    x: 690,
    y: 398,
    width: 56,
    height: 34,
    colour: '#a63f36',
    distance: 0.3,
    haze: palette.haze,
    lit: 1,
    seed: `${scene.seed}train`,
    ...(snow ? { snow } : {}),
  });
  const streaks = [0, 1, 2, 3, 4]
    .map((index) =>
      mark({
        from: [360 + index * 104, 430 + (index % 3) * 9],
        to: [470 + index * 104, 430 + (index % 3) * 9],
        width: 2.2,
      }),
    )
    .join('');
  const wires = line(
    `M${x} 176Q${x + width / 2} 208 ${right} 170M${x} 190Q${x + width / 2} 222 ${right} 184`,
    palette.near,
    1.6,
    0.5,
  );
  return context.clipped(
    rectangle(x, y, width, height),
    sky(context, palette.sky, 410) +
      (day ? '' : stars(context, `${scene.seed} train`, { count: 46, bright: 4, left: x, right, bottom: 330 })) +
      moon(context, 470, 206, day ? 30 : 40, day ? '#fff0c8' : '#fdf0cc', 3.4) +
      hill(`330,420 330,356 440,330 560,348 700,318 860,346 860,420`, mix(palette.far, palette.haze, 0.4)) +
      hill(`330,440 330,388 480,372 640,392 780,372 860,384 860,440`, mix(palette.far, palette.near, 0.25)) +
      trees +
      cottage +
      hill(
        `330,470 330,410 520,404 700,414 860,402 860,${bottom + 10} 330,${bottom + 10}`,
        mix(palette.ground, palette.groundLow, 0.3),
      ) +
      flat(streaks, mix(palette.ground, '#ffffff', 0.3), 0.3) +
      wires,
  );
}

function windowFrame(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const brass = shown('#b98f50');
  const { x, y, width, height } = pane;
  const curtain = (side: 1 | -1): Markup => {
    const edge = side < 0 ? x - 40 : x + width + 40;
    const inward = (reach: number): number => edge - side * reach;
    const cloth = shown('#5f4a80');
    return context.part(
      smooth([
        [edge + side * 26, 96, true],
        [inward(96), 96, true],
        [inward(88), 200],
        [inward(48), 316],
        [inward(30), 352],
        [inward(38), 470, true],
        [edge + side * 26, 474, true],
      ]),
      cloth,
      {
        inside:
          line(
            `M${inward(10)} 96Q${inward(8)} 260 ${inward(2)} 350M${inward(40)} 96Q${inward(36)} 250 ${inward(16)} 350M${inward(70)} 96Q${inward(62)} 230 ${inward(24)} 350`,
            lighten(cloth, -0.07),
            3,
            0.7,
          ) + line(`M${inward(-26)} 346L${inward(44)} 352`, shown('#d9b060'), 7),
      },
    );
  };
  return (
    line(rectangle(x, y, width, height), brass, 16) +
    line(rectangle(x + 9, y + 9, width - 18, height - 18), lighten(brass, -0.12), 4) +
    line(`M${x} 206H${x + width}`, brass, 7) +
    flat(`M${x + 34} ${y + 110}l80-10-150 200v-60z`, '#ffffff', 0.05 + 0.03 * lampStrength) +
    flat(rectangle(296, 86, 608, 12), shown('#7a4a34')) +
    curtain(-1) +
    curtain(1)
  );
}

function bench(context: DrawingContext, { shown }: HallView, right: boolean): Markup {
  const plush = shown('#a8434a');
  const wood = shown('#6a3f30');
  return context.place({ x: right ? 1200 : 0, flip: right }, () => {
    const back = smooth('-20,640 -20,330 30,312 280,312 322,330 330,380 326,640');
    const seams = line('M86 320V600M190 320V600M294 326V600', lighten(plush, -0.07), 3, 0.8);
    const buttons = [40, 138, 242].flatMap((x) => [400, 470, 540].map((y) => ellipse(x, y, 4))).join('');
    const cloth = context.part(smooth('20,316 26,308 270,308 284,318 282,372 150,384 24,376'), shown('#efe2cc'), {
      grain: false,
      rim: 0.6,
      inside: line('M20 366q130 14 270-2', shown('#c9604a'), 3),
    });
    const cushion = smooth('-20,640 -20,596 40,584 330,584 362,596 368,624 352,646');
    return (
      context.part(back, plush, { inside: seams + flat(buttons, lighten(plush, -0.1)), shade: 0.8 }) +
      cloth +
      context.part(smooth('316,640 312,520 330,506 356,510 366,530 368,650'), wood, { rim: 1 }) +
      context.part(cushion, lighten(plush, 0.03), {
        inside: line('M96 586V646M216 586V646', lighten(plush, -0.05), 3, 0.8),
      }) +
      flat(rectangle(-20, 640, 376, 84), wood) +
      line('M20 724V640M150 724V640M290 724V640', lighten(wood, -0.08), 4)
    );
  });
}

function table(context: DrawingContext, { shown, lamps }: HallView): Markup {
  const wood = shown('#9a6440');
  const shine = lamps ? 1 : 0.75;
  return (
    line('M600 700V566', lighten(wood, -0.12), 14) +
    context.contact(600, 712, 90, 10, 0.5) +
    context.part(smooth('492,566* 500,548 600,540 700,548 708,566* 700,576 600,582 500,576'), wood, { rim: 1 }) +
    context.glow({ at: [600, 500], size: [220, 170], colour: '#ffd07a', opacity: 0.55 * shine, core: 0.34 }) +
    flat(ellipse(600, 554, 22, 6) + rectangle(596, 510, 8, 44), shown('#c9973e')) +
    flat(ellipse(600, 512, 34, 6), '#fff0c0', shine) +
    context.part(smooth('562,514* 580,474 620,474 638,514* 600,520'), mix(shown('#e0a860'), '#ffd890', 0.35 * shine), {
      rim: 0.8,
    }) +
    context.part(straight('532,560 529,536 551,536 548,560'), shown('#efe6d8'), { grain: false }) +
    line('M551 541q11 2 6 12h-6', shown('#efe6d8'), 3) +
    flat(rectangle(640, 552, 48, 6), shown('#5f7f8c')) +
    flat(rectangle(644, 546, 40, 6), shown('#c9604a')) +
    context.glow({ at: [600, 562], size: [130, 26], colour: '#fff0c8', opacity: 0.5 * shine, core: 0.5 })
  );
}

function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const carpet = shown('#5f4458');
  const fill = context.gradient([
    [0, carpet],
    [1, mix(carpet, frame, 0.5)],
  ]);
  const diamonds = times(30, (index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)];
    const [x, y] = [130 + column * 106 + (row % 2) * 53 + (column - 4.5) * row * 10, 712 + row * 30];
    return flat(`M${round(x - 12)} ${y}l12-5 12 5-12 5z`, shown('#c9a05a'), 0.5);
  });
  return (
    `<rect y="690" width="1200" height="110" fill="${fill}"/>` +
    diamonds +
    context.glow({ at: [600, 744], size: [380, 50], colour: '#ffd890', opacity: 0.36 * lampStrength + 0.1, core: 0.42 })
  );
}

function doorFrame(context: DrawingContext, { frame }: HallView): Markup {
  return (
    flat('M-20 -10H26V830H-20ZM1174 -10H1220V830H1174ZM-20 -10H1220V16H-20Z', frame, 0.9) +
    context.glow({ at: [1160, 430], size: [26, 26], colour: '#e0b050', opacity: 0.12, core: 0.5 })
  );
}
