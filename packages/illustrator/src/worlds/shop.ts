import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
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
import { wall } from '../scenery/room-parts.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const floorFrom = 572;
const counterTop = 508;

/** A shop: shelves of tins, jars and packets to the ceiling, a counter at the back, crates of fruit by the wall, a bell over the window. */
export const shop = world({
  light: (context, scene) => hallView(context, scene, { warm: '#8a5c34' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 930, y: counterTop, scale: 0.66 },
      usualAnchors({ y: 712, scale: 1.05 }, { far: { x: 720, y: 606, scale: 0.56 } }),
    ),
    indoors: true,
    ground: { y: 712, colour: view.shown('#b48a5a') },
    dress: 'weather',
    places: {
      stage: [
        { x: 890, y: 668, scale: 0.95 },
        { x: 330, y: 668, scale: 0.95 },
      ],
      surface: [
        { x: 900, y: counterTop, scale: 0.85 },
        { x: 1060, y: counterTop, scale: 0.85 },
      ],
    },
    vignette: { amount: 0.6, colour: view.frame },
  }),
  paint: ({ context, view }) => {
    const window: HallWindow = {
      x: 486,
      y: 120,
      width: 232,
      height: 262,
      columns: 2,
      rows: 2,
      disc: [0.64, 0.3],
      trim: view.shown('#8fa06a'),
    };
    return {
      back:
        walls(context, view) +
        hallWindow(context, view, window) +
        bell(context, view) +
        shelves(context, view, 20, 430) +
        shelves(context, view, 756, 430) +
        boardedFloor(context, view, { wood: '#b98c58', from: floorFrom }) +
        windowBeam(context, view, window, 40, 730) +
        crates(context, view) +
        counter(context, view) +
        [300, 900].map((x) => pendantLamp(context, view, x, 64, 44)).join(''),
      front: nearCrate(view),
    };
  },
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const paint = shown('#d8c08c');
  return (
    wall(context, paint, floorFrom + 10) +
    flat(rectangle(0, floorFrom - 12, 1200, 16), lighten(paint, -0.2)) +
    context.glow({ at: [600, 270], size: [680, 360], colour: '#ffd894', opacity: 0.34 * lampStrength, core: 0.34 })
  );
}

/** It rings when somebody comes in. */
function bell(context: DrawingContext, { shown }: HallView): Markup {
  const brass = shown('#d8a848');
  return (
    line('M602 60q26 -22 44 2', shown('#6a4a34'), 4) +
    context.part('M630 92q2 -28 16 -30q14 2 16 30z', brass, { rim: 1 }) +
    flat(ellipse(646, 96, 5), lighten(brass, -0.12))
  );
}

/** Four boards of what is sold: tins, jars and packets, never twice the same row. */
function shelves(context: DrawingContext, { shown, scene }: HallView, left: number, width: number): Markup {
  const wood = shown('#8a5c3a');
  const random = randomFrom(`${scene.seed} shop ${left}`);
  const rows = [178, 266, 354, 442];
  return (
    flat(rectangle(left, 96, width, floorFrom - 100), lighten(wood, -0.1)) +
    rows.map((y) => goods(left + 16, left + width - 16, y, random, shown)).join('') +
    flat(rows.map((y) => rectangle(left, y, width, 9)).join(''), lighten(wood, 0.03)) +
    context.part(rectangle(left, 90, 12, floorFrom - 94) + rectangle(left + width - 12, 90, 12, floorFrom - 94), wood, {
      rim: 0.8,
      grain: false,
    }) +
    context.part(
      straight([
        [left - 8, 96],
        [left + 6, 76],
        [left + width - 6, 76],
        [left + width + 8, 96],
      ]),
      lighten(wood, 0.04),
      { rim: 1, grain: false },
    )
  );
}

const labels = ['#c4593f', '#4f83b0', '#e0ae48', '#6f9a68', '#8a6a9c', '#d98a6a', '#5f9a94'] as const;

function goods(left: number, right: number, y: number, random: () => number, shown: (colour: Hex) => Hex): Markup {
  let markup = '';
  let x = left;
  while (x < right - 30) {
    const kind = Math.floor(random() * 3);
    const label = shown(labels[Math.floor(random() * labels.length)] ?? '#c4593f');
    const pale = shown('#f2e6cc');
    const wide = 26 + Math.floor(random() * 10);
    const tall = 40 + Math.floor(random() * 20);
    const top = y - tall;
    if (kind === 0)
      markup +=
        flat(rectangle(x, top, wide, tall), shown('#b8c0c0')) + flat(rectangle(x, top + 8, wide, tall - 16), label);
    else if (kind === 1)
      markup +=
        flat(rectangle(x, top + 6, wide, tall - 6), lighten(label, 0.1), 0.9) +
        flat(rectangle(x + 3, top - 2, wide - 6, 9), shown('#8a5c3a')) +
        flat(rectangle(x + 4, top + 18, wide - 8, tall - 30), pale);
    else
      markup +=
        flat(rectangle(x, top, wide, tall), label) + flat(ellipse(x + wide / 2, top + tall / 2, wide * 0.3), pale);
    x += wide + 6;
  }
  return markup;
}

function counter(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#9a6a42');
  const planks = times(8, (index) => `M${836 + index * 44} ${counterTop + 22}V640`);
  return (
    context.contact(1000, 644, 200, 12, 0.55) +
    context.part(rectangle(806, counterTop + 12, 410, 124), wood, {
      rim: 0.8,
      inside: line(planks, lighten(wood, -0.08), 3),
    }) +
    context.part(rectangle(792, counterTop, 430, 16), lighten(wood, 0.08), { rim: 1, grain: false })
  );
}

/** Apples, pears and plums, tilted so that everybody sees. */
function crates(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#b98850');
  const crate = (x: number, y: number, colour: Hex): Markup =>
    flat(
      times(5, (index) => ellipse(x + 18 + index * 27, y - 6 - (index % 2) * 5, 16)) +
        times(4, (index) => ellipse(x + 32 + index * 27, y - 22 - (index % 2) * 3, 15)),
      shown(colour),
    ) +
    context.part(rectangle(x, y - 2, 146, 52), wood, {
      rim: 0.8,
      inside: line(`M${x} ${y + 15}h146M${x} ${y + 33}h146`, lighten(wood, -0.1), 3),
    });
  return (
    context.contact(186, 650, 180, 10, 0.5) +
    crate(28, 536, '#c4493f') +
    crate(190, 536, '#c9b04a') +
    crate(28, 596, '#7a8f4a') +
    crate(190, 596, '#7a5a8c')
  );
}

function nearCrate({ shown, frame }: HallView): Markup {
  return flat('M-20 770H150L162 800H-20ZM1050 776H1220V800H1040Z', mix(shown('#6a4a30'), frame, 0.7), 0.92);
}
