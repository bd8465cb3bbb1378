import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, straight } from '../paper/path.ts';
import {
  boardedFloor,
  type HallView,
  type HallWindow,
  hallView,
  hallWindow,
  pendantLamp,
  windowBeam,
} from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const floorFrom = 566;

/** A classroom: the green board with a little chalk left on it, drawings on a line, desks pushed to the sides, the yard in the windows. */
export const classroom = world({
  light: (context, scene) => hallView(context, scene, { warm: '#84603a' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 250, y: 566, scale: 0.7 },
      usualAnchors({ y: 708, scale: 1.04 }, { far: { x: 650, y: 604, scale: 0.54 } }),
    ),
    indoors: true,
    ground: { y: 708, colour: view.shown('#b08a5c') },
    dress: 'indoor',
    places: {
      stage: [
        { x: 900, y: 650, scale: 0.9 },
        { x: 340, y: 650, scale: 0.9 },
      ],
      surface: [{ x: 132, y: 606, scale: 0.8 }],
      wall: [
        { x: 560, y: 250, scale: 1 },
        { x: 720, y: 250, scale: 1 },
      ],
    },
    vignette: { amount: 0.62, colour: view.frame },
  }),
  paint: ({ context, view }) => {
    const windows = [36, 968].map(
      (x, index): HallWindow => ({
        x,
        y: 110,
        width: 196,
        height: 260,
        columns: 2,
        rows: 3,
        trim: view.shown('#efe4cc'),
        ...(index === 1 ? { disc: [0.5, 0.34] as const } : {}),
      }),
    );
    return {
      back:
        walls(context, view) +
        windows.map((window) => hallWindow(context, view, window)).join('') +
        board(context, view) +
        drawingsOnALine(view) +
        boardedFloor(context, view, { wood: '#c0935c', from: floorFrom }) +
        windows.map((window) => windowBeam(context, view, window, window.x < 600 ? 120 : -120, 730)).join('') +
        desks(context, view) +
        [400, 800].map((x) => pendantLamp(context, view, x, 70, 38)).join(''),
      front: nearDesk(view),
    };
  },
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const upper = shown('#dccfa8');
  const panel = shown('#8fa48a');
  const wall = context.gradient([
    [0, lighten(upper, -0.08)],
    [0.6, upper],
    [1, lighten(upper, -0.03)],
  ]);
  return (
    `<rect width="1200" height="${floorFrom + 10}" fill="${wall}"/>` +
    flat(rectangle(0, 430, 1200, floorFrom - 420), panel) +
    flat(rectangle(0, 424, 1200, 10), lighten(panel, 0.08)) +
    flat(rectangle(0, floorFrom - 10, 1200, 14), lighten(panel, -0.12)) +
    context.glow({ at: [600, 250], size: [680, 360], colour: '#ffd894', opacity: 0.28 * lampStrength, core: 0.34 })
  );
}

function board(context: DrawingContext, { shown }: HallView): Markup {
  const green = shown('#3f6656');
  const wood = shown('#a87a4c');
  const chalk = shown('#eef0e2');
  return (
    context.part(rectangle(306, 132, 588, 264), wood, { rim: 1, grain: false }) +
    flat(rectangle(322, 148, 556, 232), green) +
    flat(ellipse(520, 290, 150, 46), lighten(green, 0.05), 0.6) +
    line('M372 196q16 -18 32 0t32 0t32 0M372 232h150M372 262h104', chalk, 4, 0.7) +
    line('M700 214a34 34 0 1 0 .1 0M700 166v-14M748 182l10 -10M652 182l-10 -10M768 246h14M632 246h-14', chalk, 4, 0.6) +
    context.part(rectangle(306, 394, 588, 14), lighten(wood, 0.04), { rim: 0.6, grain: false }) +
    flat(rectangle(356, 386, 40, 9), chalk) +
    flat(rectangle(412, 388, 22, 7), shown('#e3b3a4')) +
    flat(rectangle(780, 380, 58, 15), shown('#7d8fa8'))
  );
}

/** Children's drawings on a string above the board: houses, suns, somebody with long arms. */
function drawingsOnALine({ shown }: HallView): Markup {
  const papers = ['#f6efdc', '#f3e4c8', '#f6efdc', '#eef0e2', '#f3e4c8', '#f6efdc'];
  const inks = ['#c4593f', '#4f83b0', '#e0ae48', '#5c8a58', '#8a6a9c', '#c4593f'];
  return (
    line('M270 70Q600 116 930 70', shown('#8a7a68'), 3) +
    times(6, (index) => {
      const x = 318 + index * 104;
      const y = 78 + 20 * Math.sin(((index + 0.6) / 6) * Math.PI);
      const ink = shown(inks[index] ?? '#c4593f');
      return (
        flat(rectangle(x, y, 54, 42), shown(papers[index] ?? '#f6efdc')) +
        (index % 2
          ? line(`M${x + 14} ${y + 36}V${y + 20}L${x + 27} ${y + 9}L${x + 40} ${y + 20}V${y + 36}Z`, ink, 3)
          : flat(ellipse(x + 27, y + 18, 9, 9), ink) + line(`M${x + 10} ${y + 34}h34`, ink, 3))
      );
    })
  );
}

function desks(context: DrawingContext, { shown }: HallView): Markup {
  const top = shown('#d8b078');
  const legs = shown('#7d8a94');
  const desk = (x: number, y: number, width: number): Markup =>
    context.contact(x + width / 2, y + 92, width * 0.5, 8, 0.5) +
    line(`M${x + 14} ${y + 14}V${y + 92}M${x + width - 14} ${y + 14}V${y + 92}`, legs, 7) +
    context.part(
      straight([
        [x + 10, y - 8],
        [x + width - 10, y - 8],
        [x + width, y + 14],
        [x, y + 14],
      ]),
      top,
      { rim: 0.8 },
    ) +
    flat(rectangle(x + 8, y + 14, width - 16, 16), lighten(top, -0.14));
  return (
    desk(14, 548, 176) +
    desk(1010, 548, 176) +
    flat(rectangle(1070, 524, 44, 16), shown('#b5483c')) +
    flat(rectangle(1064, 512, 44, 12), shown('#4f83b0'))
  );
}

function nearDesk({ frame }: HallView): Markup {
  return flat('M-20 772H210L226 800H-20ZM980 776H1220V800H966Z', frame, 0.9);
}
