import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth, straight } from '../paper/path.ts';
import { type HallView, type HallWindow, hallView, hallWindow, pendantLamp, windowBeam } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const wallFoot = 556;

/** The school's sports hall: wall bars, climbing ropes, coloured lines on a honey floor, the evening in high windows. */
export const sportsHall = world({
  light: (context, scene) => hallView(context, scene, { warm: '#8a5a34' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 204, y: 238, scale: 0.8 },
      usualAnchors({ y: 706, scale: 1.04 }, { far: { x: 640, y: 596, scale: 0.5 } }),
    ),
    indoors: true,
    ground: { y: 706, colour: view.shown('#b8834c') },
    dress: 'indoor',
    places: {
      stage: [
        { x: 930, y: 640, scale: 0.92 },
        { x: 310, y: 640, scale: 0.9 },
      ],
      wall: [
        { x: 372, y: 392, scale: 1 },
        { x: 830, y: 392, scale: 1 },
      ],
    },
    vignette: { amount: 0.66, colour: view.frame },
  }),
  paint: ({ context, view }) => {
    const windows = [154, 398, 642, 886].map(
      (x, index): HallWindow => ({
        x,
        y: 96,
        width: 170,
        height: 120,
        columns: 3,
        rows: 2,
        trim: view.shown('#e6d6bc'),
        ...(index === 2 ? { disc: [0.5, 0.4] as const } : {}),
      }),
    );
    return {
      back:
        walls(context, view) +
        windows.map((window) => hallWindow(context, view, window)).join('') +
        wallBars(context, view) +
        scoreboard(context, view) +
        floor(context, view) +
        ropes(view) +
        apparatus(context, view) +
        windows.map((window) => windowBeam(context, view, window, -120, 720)).join('') +
        [330, 870].map((x) => pendantLamp(context, view, x, 62, 40)).join(''),
      front: nearBench(view),
    };
  },
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const upper = shown('#cdb894');
  const panel = shown('#b98a58');
  const wall = context.gradient([
    [0, lighten(upper, -0.1)],
    [0.6, upper],
    [1, lighten(upper, -0.04)],
  ]);
  let boards = '';
  for (let x = 0; x <= 1200; x += 40) boards += `M${x} 392V${wallFoot}`;
  const beams = [0, 1, 2, 3, 4, 5]
    .map((index) => flat(rectangle(60 + index * 244 - 12, 0, 24, 300), lighten(upper, -0.08)))
    .join('');
  return (
    `<rect width="1200" height="${wallFoot + 20}" fill="${wall}"/>` +
    beams +
    flat(rectangle(0, 0, 1200, 40), lighten(upper, -0.16)) +
    flat(rectangle(0, 388, 1200, wallFoot - 380), panel) +
    line(boards, lighten(panel, -0.05), 2.4) +
    flat(rectangle(0, 384, 1200, 10), lighten(panel, 0.06)) +
    context.glow({ at: [600, 250], size: [720, 380], colour: '#ffcf88', opacity: 0.3 * lampStrength, core: 0.34 })
  );
}

function wallBars(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#d0a066');
  const section = (left: number): Markup => {
    let rungs = '';
    for (let row = 0; row < 13; row++) rungs += `M${left} ${256 + row * 23}H${left + 108}`;
    const posts = rectangle(left - 8, 236, 14, wallFoot - 240) + rectangle(left + 102, 236, 14, wallFoot - 240);
    return (
      line(rungs, lighten(wood, -0.12), 9) +
      line(rungs, wood, 5.5) +
      context.part(posts, wood, { rim: 0.8, grain: false })
    );
  };
  return [28, 150, 944, 1066].map(section).join('');
}

function scoreboard(context: DrawingContext, { shown, lamps }: HallView): Markup {
  const digits = lamps ? '#ffb45a' : shown('#b87a4a');
  const figures = 'M566 302h-16v14h16v14h-16M586 302v28M612 308v4M612 320v4M634 302h16v28h-16zM668 302h16v14h-16v14h16';
  return (
    context.part(rectangle(520, 282, 192, 68), shown('#3a3648'), { rim: 1, grain: false }) +
    line(figures, digits, 4) +
    (lamps ? context.glow({ at: [616, 316], size: [130, 60], colour: '#ff9a44', opacity: 0.3, core: 0.4 }) : '')
  );
}

const vanishing: Point = [600, 330];

/** Down a line of the floor from the wall (0) to us (1), spreading from the vanishing point. */
function onFloor(across: number, down: number): Point {
  const y = wallFoot + (820 - wallFoot) * down;
  return [vanishing[0] + across * ((y - vanishing[1]) / (wallFoot - vanishing[1])), y];
}

function floor(context: DrawingContext, { shown, lampStrength, frame }: HallView): Markup {
  const honey = shown('#c89254');
  const fill = context.gradient([
    [0, lighten(honey, 0.02)],
    [0.5, honey],
    [1, mix(honey, frame, 0.45)],
  ]);
  const at = (across: number, down: number): string => {
    const [x, y] = onFloor(across, down);
    return `${round(x)} ${round(y)}`;
  };
  let planks = '';
  for (let across = -1000; across <= 1000; across += 52) planks += `M${at(across, 0)}L${at(across, 1)}`;
  const court = `M${at(-430, 0.06)}L${at(430, 0.06)}L${at(430, 1)}M${at(-430, 0.06)}L${at(-430, 1)}M${at(-430, 0.5)}L${at(430, 0.5)}`;
  const key = `M${at(-110, 0.06)}L${at(-110, 0.26)}L${at(110, 0.26)}L${at(110, 0.06)}`;
  const [cx, cy] = onFloor(0, 0.5);
  return (
    `<rect y="${wallFoot}" width="1200" height="${800 - wallFoot}" fill="${fill}"/>` +
    line(planks, lighten(honey, -0.05), 2, 0.55) +
    flat(
      straight([onFloor(-110, 0.06), onFloor(110, 0.06), onFloor(110, 0.26), onFloor(-110, 0.26)]),
      shown('#5f86a4'),
      0.7,
    ) +
    line(court + key, shown('#f4ead6'), 5, 0.85) +
    line(ellipse(cx, cy, 190, 36), shown('#c9604a'), 6, 0.85) +
    line(
      `M${at(-560, 0.16)}L${at(560, 0.16)}L${at(560, 1)}M${at(-560, 0.16)}L${at(-560, 1)}`,
      shown('#5f9a7c'),
      4,
      0.6,
    ) +
    flat(rectangle(0, wallFoot - 8, 1200, 12), shown('#8a5f3c')) +
    context.glow({ at: [600, 700], size: [560, 90], colour: '#fff0c8', opacity: 0.36 * lampStrength, core: 0.4 }) +
    [239, 483, 727, 971]
      .map((x) => context.glow({ at: [x - 50, 640], size: [60, 80], colour: '#fff4dc', opacity: 0.14, core: 0.4 }))
      .join('')
  );
}

function ropes({ shown }: HallView): Markup {
  const hemp = shown('#c9ae84');
  return [288, 340, 392]
    .map((x, index) => {
      const foot = 560 - index * 6;
      const path = `M${x} -10Q${x + 6} 300 ${x - 2} ${foot}`;
      return (
        line(path, lighten(hemp, -0.14), 8) +
        line(path, hemp, 4.5) +
        flat(ellipse(x - 2, foot + 8, 9, 14), lighten(hemp, -0.08))
      );
    })
    .join('');
}

/** The vaulting box and a stack of blue mats. */
function apparatus(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#c9985c');
  const tier = (row: number): Markup => {
    const [half, y] = [74 + row * 7, 528 + row * 25];
    return context.part(
      straight([
        [828 - half, y],
        [828 + half, y],
        [828 + half + 6, y + 23],
        [828 - half - 6, y + 23],
      ]),
      lighten(wood, row % 2 ? -0.03 : 0),
      {
        rim: 0.8,
        inside: flat(ellipse(828, y + 12, 16, 5), lighten(wood, -0.16)),
      },
    );
  };
  const pad = context.part(smooth('750,528 756,508 828,500 900,508 906,528 828,532'), shown('#a8664a'));
  const mats = times(3, (index) =>
    context.part(rectangle(176 - index * 4, 582 - index * 20, 190, 19), lighten(shown('#4f7fa8'), index * 0.02), {
      rim: 1,
      inside: line(`M${240 - index * 4} 560v60M${304 - index * 4} 560v60`, shown('#3f6a90'), 3),
    }),
  );
  return (
    context.contact(830, 606, 120, 12, 0.6) +
    [0, 1, 2].map(tier).join('') +
    pad +
    context.contact(270, 604, 120, 9, 0.6) +
    mats
  );
}

function nearBench({ frame }: HallView): Markup {
  return flat(
    'M-20 770H260V790H-20ZM20 790h26v40h-26zM210 790h26v40h-26zM1010 776H1220V796H1010ZM1034 796h26v40h-26z',
    frame,
    0.92,
  );
}
