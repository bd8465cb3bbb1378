import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth, straight } from '../paper/path.ts';
import { type HallView, type HallWindow, hallView, hallWindow, windowBeam } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const wallFoot = 560;

/** The museum's great hall when the doors are locked: a friendly long-neck of bones, glass cases, moonlight on the floor. */
export const museum = world({
  light: (context, scene) => hallView(context, scene, { warm: '#6a4a52', direction: [-0.3, -0.95] }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 640, y: 416, scale: 0.8 },
      usualAnchors({ y: 716, scale: 1.02, shift: -40 }, { far: { x: 300, y: 604, scale: 0.5 } }),
    ),
    indoors: true,
    ground: { y: 716, colour: view.shown('#a09098') },
    dress: 'indoor',
    places: {
      stage: [{ x: 980, y: 700, scale: 0.9 }],
      wall: [{ x: 430, y: 420, scale: 0.9 }],
    },
    vignette: { amount: 0.68, colour: view.frame },
  }),
  paint: ({ context, view }) => {
    const windows = [176, 516, 856].map(
      (x, index): HallWindow => ({
        x,
        y: 66,
        width: 168,
        height: 270,
        arched: true,
        columns: 2,
        rows: 3,
        trim: view.shown('#cdbfc0'),
        ...(index === 0 ? { disc: [0.5, 0.34] as const } : {}),
      }),
    );
    return {
      back:
        walls(context, view) +
        windows.map((window) => hallWindow(context, view, window)).join('') +
        columns(context, view) +
        paintings(context, view) +
        floor(context, view) +
        windows.map((window) => windowBeam(context, view, window, 150, 720)).join('') +
        skeleton(context, view) +
        cases(context, view),
      front: ropeBarrier(context, view),
    };
  },
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const plaster = shown('#a88c8e');
  const fill = context.gradient([
    [0, lighten(plaster, -0.11)],
    [0.6, plaster],
    [1, lighten(plaster, -0.05)],
  ]);
  const panels = [110, 450, 790]
    .map((x) => line(rectangle(x + 70, 380, 160, 150), lighten(plaster, -0.05), 4))
    .join('');
  return (
    `<rect width="1200" height="${wallFoot}" fill="${fill}"/>` +
    flat(rectangle(0, 0, 1200, 30), lighten(plaster, 0.04)) +
    flat(rectangle(0, 34, 1200, 8), lighten(plaster, -0.07)) +
    flat(rectangle(0, 350, 1200, 10), lighten(plaster, 0.03)) +
    panels +
    flat(rectangle(0, wallFoot - 26, 1200, 26), lighten(plaster, -0.09)) +
    context.glow({ at: [640, 400], size: [620, 300], colour: '#ffd9a0', opacity: 0.34 * lampStrength, core: 0.34 })
  );
}

function columns(context: DrawingContext, { shown }: HallView): Markup {
  const stone = shown('#c2b2b4');
  return [90, 430, 770, 1110]
    .map((x) => {
      const shaft = straight([
        [x - 27, wallFoot - 20],
        [x - 22, 70],
        [x + 22, 70],
        [x + 27, wallFoot - 20],
      ]);
      const flutes = line(
        `M${x - 12} 84L${x - 14} 530M${x} 84V530M${x + 12} 84L${x + 14} 530`,
        lighten(stone, -0.07),
        4,
        0.8,
      );
      return (
        context.part(shaft, stone, { inside: flutes, rim: 0.8 }) +
        flat(rectangle(x - 36, 48, 72, 14) + rectangle(x - 29, 62, 58, 12), lighten(stone, 0.03)) +
        flat(rectangle(x - 38, wallFoot - 20, 76, 22), lighten(stone, -0.04))
      );
    })
    .join('');
}

function paintings(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const gold = shown('#c9973e');
  const frame = (x: number, y: number, width: number, height: number, inner: Markup): Markup =>
    context.part(rectangle(x - 9, y - 9, width + 18, height + 18), gold, { rim: 1 }) +
    context.clipped(rectangle(x, y, width, height), inner);
  const landscape =
    flat(rectangle(210, 400, 140, 96), shown('#8fb0c9')) +
    flat(smooth('200,470 250,440 300,462 360,432 360,500 200,500'), shown('#6f8f74')) +
    flat(ellipse(320, 424, 10), shown('#f0d48a'));
  const still =
    flat(rectangle(556, 396, 96, 110), shown('#6a4658')) +
    flat(ellipse(604, 480, 22, 20), shown('#c9704a')) +
    flat(smooth('584,470* 590,420 618,420 624,470*'), shown('#5f8f86')) +
    flat(ellipse(596, 412, 9) + ellipse(614, 408, 10) + ellipse(604, 402, 9), shown('#e6c88a'));
  const sail =
    flat(rectangle(900, 404, 132, 92), shown('#a8b8c4')) +
    flat(rectangle(900, 460, 132, 36), shown('#4f7a90')) +
    flat('M962 412V462H930ZM968 418V462H994Z', shown('#f2e6cf')) +
    flat('M924 464h78l-12 12h-54z', shown('#7a4a3c'));
  return (
    frame(210, 400, 140, 96, landscape) +
    frame(556, 396, 96, 110, still) +
    frame(900, 404, 132, 92, sail) +
    context.glow({ at: [280, 440], size: [120, 90], colour: '#ffd9a0', opacity: 0.3 * lampStrength, core: 0.4 }) +
    context.glow({ at: [966, 440], size: [120, 90], colour: '#ffd9a0', opacity: 0.3 * lampStrength, core: 0.4 })
  );
}

function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const pale = shown('#b3a3a6');
  const dark = shown('#7d6a78');
  const fill = context.gradient([
    [0, pale],
    [1, mix(pale, frame, 0.5)],
  ]);
  const yAt = (row: number): number => wallFoot + 16 * row + 3.4 * row * row;
  const xAt = (column: number, row: number): number => 600 + column * (52 + row * 11);
  let tiles = '';
  for (let row = 0; row < 7; row++) {
    for (let column = -13; column < 13; column++) {
      if ((row + column) % 2 === 0) continue;
      const corners: Point[] = [
        [xAt(column, row), yAt(row)],
        [xAt(column + 1, row), yAt(row)],
        [xAt(column + 1, row + 1), yAt(row + 1)],
        [xAt(column, row + 1), yAt(row + 1)],
      ];
      if (corners.some(([x]) => x > -90 && x < 1290)) tiles += straight(corners);
    }
  }
  return (
    `<rect y="${wallFoot}" width="1200" height="${800 - wallFoot}" fill="${fill}"/>` +
    flat(tiles, dark, 0.55) +
    flat(
      rectangle(0, wallFoot, 1200, 240),
      context.gradient([
        [0, frame, 0],
        [1, frame, 0.5],
      ]),
    ) +
    context.glow({ at: [640, 700], size: [460, 80], colour: '#ffe6b8', opacity: 0.34 * lampStrength, core: 0.42 })
  );
}

/** A long-neck on its stand, bones cut from cream paper, with a smile. */
function skeleton(context: DrawingContext, { shown, lamps }: HallView): Markup {
  const bone = lighten(shown('#efe2c6'), lamps ? 0 : 0.12);
  const stand = shown('#6a4c48');
  const spine: Point[] = [
    [300, 566],
    [380, 520],
    [470, 470],
    [560, 428],
    [650, 420],
    [730, 430],
    [800, 400],
    [842, 320],
    [872, 246],
    [914, 210],
  ];
  let beads = '';
  for (let index = 0; index < spine.length - 1; index++) {
    const [from, to] = [spine[index], spine[index + 1]];
    if (!from || !to) continue;
    const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 15);
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (index + t) / (spine.length - 1);
      const size = along < 0.5 ? 3.6 + along * 13 : 10 - (along - 0.5) * 9;
      beads += ellipse(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, size, size * 0.84);
    }
  }
  const ribs = times(8, (index) => {
    const x = 546 + index * 25;
    const drop = 96 + Math.sin((index / 7) * Math.PI) * 44;
    return line(`M${x} 430q${22 - index * 2} ${round(drop * 0.55)} ${-8 - index} ${round(drop)}`, bone, 7.5);
  });
  const leg = (x: number, top: number, bend: number): string =>
    limb(
      [
        [x, top],
        [x + bend, top + 62],
        [x + bend * 0.6, top + 70],
      ],
      [9, 7, 9],
    ) +
    limb(
      [
        [x + bend * 0.6, top + 76],
        [x, 600],
        [x + 4, 610],
      ],
      [9, 6.5, 10],
    ) +
    ellipse(x + 12, 616, 24, 8);
  const far = context.part(leg(604, 452, 12) + leg(752, 452, -8), lighten(bone, -0.12), { grain: false, shade: 0.5 });
  const near = context.part(leg(566, 446, 14) + leg(716, 450, -10), bone, { grain: false, shade: 0.5 });
  const skull = smooth('892,206 898,180 926,170 954,178 978,196 984,210 968,220 936,222 908,224');
  const jaw = smooth('912,226 938,226 966,222 974,228 950,238 922,238');
  const head =
    context.part(jaw, lighten(bone, -0.05), { grain: false }) +
    context.part(skull, bone, { grain: false }) +
    flat(ellipse(924, 194, 9, 10), shown('#4a3640')) +
    flat(ellipse(926, 192, 2.4), shown('#ffe9c0')) +
    flat(ellipse(968, 200, 3.4, 2.4), shown('#4a3640')) +
    line('M930 222q26 4 46-8', shown('#7a6254'), 2.4, 0.8);
  const plinth =
    context.contact(640, 640, 330, 20, 0.6) +
    context.part(straight('290,614 990,614 1010,648 270,648'), stand, { rim: 1 }) +
    flat(rectangle(560, 624, 150, 16), shown('#c9a25a')) +
    line('M578 632h114', shown('#7a5a34'), 2.4, 0.7) +
    line('M640 612V440M802 612V404', lighten(stand, -0.06), 5);
  return plinth + far + ribs + context.part(beads, bone, { grain: false }) + near + head;
}

function cases(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const wood = shown('#7a5044');
  const cabinet = (x: number, y: number, width: number, inner: Markup): Markup =>
    context.contact(x + width / 2, y + 4, width * 0.66, 10, 0.6) +
    context.part(rectangle(x, y - 64, width, 64), wood, {
      rim: 1,
      inside: line(rectangle(x + 10, y - 54, width - 20, 44), lighten(wood, -0.08), 3),
    }) +
    context.glow({
      at: [x + width / 2, y - 96],
      size: [width * 0.8, 70],
      colour: '#ffd890',
      opacity: 0.5 * lampStrength + 0.16,
      core: 0.4,
    }) +
    inner +
    flat(rectangle(x + 4, y - 142, width - 8, 78), '#dfeaff', 0.12) +
    line(rectangle(x + 4, y - 142, width - 8, 78), lighten(wood, 0.08), 4) +
    flat(`M${x + 16} ${y - 138}h18l-26 60v-40z`, '#ffffff', 0.16);
  const egg =
    context.part(ellipse(168, 598, 22, 28), shown('#e6d8c0'), {
      inside: flat(ellipse(160, 590, 4) + ellipse(176, 604, 5) + ellipse(166, 614, 3), shown('#a89278')),
    }) + flat(ellipse(168, 626, 36, 7), shown('#a84a50'));
  const crown =
    context.part(
      smooth('1040,622* 1034,584* 1052,602 1066,576* 1080,602 1098,584* 1092,622*', 0.04),
      shown('#d9a848'),
      { grain: false },
    ) +
    flat(ellipse(1052, 612, 4) + ellipse(1080, 612, 4), shown('#c9504a')) +
    flat(ellipse(1066, 612, 4), shown('#5f9ab0')) +
    flat(ellipse(1066, 628, 44, 8), shown('#5a4a80'));
  return cabinet(96, 700, 144, egg) + cabinet(996, 704, 140, crown);
}

function ropeBarrier(context: DrawingContext, { shown, frame }: HallView): Markup {
  const brass = mix(shown('#c9973e'), frame, 0.25);
  const velvet: Hex = mix(shown('#a8404a'), frame, 0.3);
  const post = (x: number): Markup =>
    context.part(`${rectangle(x - 5, 690, 10, 108)}${ellipse(x, 686, 10)}${ellipse(x, 798, 26, 9)}`, brass, {
      rim: 1,
      grain: false,
    });
  return line('M-20 716Q30 764 84 706M1112 706Q1166 766 1220 716', velvet, 13) + post(84) + post(1112);
}
