import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { type HallView, type HallWindow, hallView, hallWindow, pendantLamp, windowBeam } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { wall } from '../scenery/room-parts.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const floorFrom = 574;

/** The dentist's: pale green walls, a smiling tooth in a frame, a basin with a beaker, cupboards with small drawers. The chair is a thing of its own. */
export const surgery = world({
  light: (context, scene) => hallView(context, scene, { warm: '#7c6a4c' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 1010, y: 540, scale: 0.66 },
      usualAnchors({ y: 710, scale: 1.05 }, { far: { x: 690, y: 608, scale: 0.56 } }),
    ),
    indoors: true,
    ground: { y: 710, colour: view.shown('#a9b8ac') },
    dress: 'indoor',
    places: {
      stage: [
        { x: 880, y: 668, scale: 0.95 },
        { x: 330, y: 668, scale: 0.95 },
      ],
      surface: [{ x: 1010, y: 520, scale: 0.8 }],
      wall: [
        { x: 330, y: 250, scale: 0.9 },
        { x: 800, y: 250, scale: 0.9 },
      ],
    },
    vignette: { amount: 0.56, colour: view.frame },
  }),
  paint: ({ context, view }) => {
    const window: HallWindow = {
      x: 92,
      y: 112,
      width: 232,
      height: 250,
      columns: 2,
      rows: 2,
      disc: [0.62, 0.32],
      trim: view.shown('#f2ecdc'),
    };
    return {
      back:
        walls(context, view) +
        hallWindow(context, view, window) +
        sillPlants(context, view) +
        toothInAFrame(context, view) +
        floor(context, view) +
        windowBeam(context, view, window, 90, 730) +
        cupboards(context, view) +
        basin(context, view) +
        pendantLamp(context, view, 596, 64, 52),
      front: doorFrame(view),
    };
  },
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const upper = shown('#d3e0d0');
  const tile = shown('#eef1e4');
  const seams = `${times(30, (index) => `M${index * 42} 426V${floorFrom}`)}M0 462H1200M0 500H1200M0 538H1200`;
  return (
    wall(context, upper, floorFrom + 10) +
    flat(rectangle(0, 424, 1200, floorFrom - 420), tile) +
    line(seams, lighten(tile, -0.07), 1.8, 0.6) +
    flat(rectangle(0, 416, 1200, 9), shown('#7fa89a')) +
    context.glow({ at: [600, 270], size: [640, 350], colour: '#fff0c4', opacity: 0.32 * lampStrength, core: 0.36 })
  );
}

function sillPlants(context: DrawingContext, { shown }: HallView): Markup {
  const leaf = shown('#6f9a68');
  const pot = (x: number): Markup =>
    flat(
      smooth(
        `${x - 14},372 ${x - 30},344 ${x - 20},330 ${x - 4},350 ${x},322 ${x + 8},348 ${x + 24},332 ${x + 28},350 ${x + 14},372`,
      ),
      leaf,
    ) + context.part(`M${x - 18} 366h36l-6 30h-24z`, shown('#c9784a'), { rim: 0.8 });
  return pot(150) + pot(262) + flat(rectangle(74, 394, 268, 10), shown('#f2ecdc'));
}

/** A tooth that is pleased with itself. */
function toothInAFrame(context: DrawingContext, { shown }: HallView): Markup {
  const white = shown('#fdf8ea');
  const ink = shown('#5a4a50');
  return (
    context.part(rectangle(430, 168, 132, 160), shown('#c99a5c'), { rim: 1, grain: false }) +
    flat(rectangle(442, 180, 108, 136), shown('#8fc0c4')) +
    context.part(
      smooth(
        '460,226 462,204 480,196 496,204 512,196 530,204 532,226 526,256 518,292 508,292 500,262 492,262 484,292 474,292 466,256',
      ),
      white,
      { rim: 0.8 },
    ) +
    flat(ellipse(484, 228, 4.4) + ellipse(508, 228, 4.4), ink) +
    line('M482 242q14 13 28 0', ink, 3.4) +
    flat(ellipse(474, 240, 6, 4) + ellipse(518, 240, 6, 4), shown('#e8a79a'), 0.7)
  );
}

function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const stone = shown('#a9b8ac');
  const fill = context.gradient([
    [0, lighten(stone, -0.02)],
    [0.6, stone],
    [1, mix(stone, frame, 0.44)],
  ]);
  let seams = 'M0 620H1200M0 676H1200M0 744H1200';
  for (let x = -720; x <= 1920; x += 120) seams += `M${600 + (x - 600) * 0.62} ${floorFrom}L${x} 800`;
  return (
    `<rect y="${floorFrom}" width="1200" height="${800 - floorFrom}" fill="${fill}"/>` +
    line(seams, lighten(stone, -0.06), 2.2, 0.6) +
    flat(rectangle(0, floorFrom - 8, 1200, 12), lighten(stone, -0.14)) +
    context.glow({ at: [600, 704], size: [500, 84], colour: '#fff2cc', opacity: 0.36 * lampStrength, core: 0.4 })
  );
}

/** Small drawers under a white top, with cotton wool in a jar and brushes in a mug. */
function cupboards(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#9cbcb4');
  const brass = shown('#d8b468');
  const drawers = times(4, (column) => times(2, (row) => rectangle(866 + column * 82, 540 + row * 48, 70, 40)));
  const knobs = times(4, (column) => times(2, (row) => ellipse(901 + column * 82, 560 + row * 48, 4.6)));
  const brush = (x: number, colour: string): Markup =>
    line(`M${x} 506L${x + 5} 462`, colour, 5) + flat(rectangle(x + 1, 454, 9, 14), shown('#fdf8ea'));
  return (
    context.contact(1030, 640, 190, 10, 0.5) +
    context.part(rectangle(852, 526, 360, 112), wood, { rim: 0.8, inside: flat(drawers, lighten(wood, 0.05)) }) +
    flat(knobs, brass) +
    context.part(rectangle(840, 514, 380, 14), shown('#f4efe0'), { rim: 1, grain: false }) +
    brush(894, shown('#c4593f')) +
    brush(906, shown('#4f83b0')) +
    context.part('M880 482h40l-5 32h-30z', shown('#e0c05c'), { rim: 0.8 }) +
    context.part(rectangle(958, 470, 46, 44), shown('#bcd6dc'), {
      rim: 1,
      inside: flat(ellipse(974, 496, 11) + ellipse(990, 500, 11) + ellipse(982, 486, 10), shown('#fdfaf2')),
    }) +
    flat(rectangle(954, 460, 54, 11), shown('#8a9aa2')) +
    lightWindow(context, shown('#f2ecdc'), shown('#7fa89a'))
  );
}

/** A cupboard with glass doors, hung above. */
function lightWindow(context: DrawingContext, white: string, edge: string): Markup {
  const glass = mix(white, edge, 0.5);
  return (
    context.part(rectangle(900, 196, 248, 168), white, { rim: 0.8, grain: false }) +
    flat(rectangle(914, 210, 104, 140) + rectangle(1030, 210, 104, 140), glass) +
    flat(rectangle(914, 278, 104, 6) + rectangle(1030, 278, 104, 6), white) +
    flat(
      rectangle(928, 246, 18, 32) +
        rectangle(954, 254, 26, 24) +
        rectangle(1046, 250, 30, 28) +
        rectangle(1088, 240, 16, 38),
      white,
      0.8,
    ) +
    flat(rectangle(930, 316, 44, 34) + rectangle(1052, 322, 58, 28), lighten(edge, 0.04), 0.9)
  );
}

/** Where one rinses. */
function basin(context: DrawingContext, { shown }: HallView): Markup {
  const china = shown('#f6f3e8');
  const steel = shown('#9aa8ae');
  return (
    context.contact(746, 634, 52, 8, 0.5) +
    context.part('M732 528h28l6 104h-40z', lighten(china, -0.05), { rim: 0.8 }) +
    context.part(smooth('692,500* 800,500* 796,522 772,540 720,540 696,522'), china, { rim: 1 }) +
    line('M746 500V470Q746 456 728 456V468', steel, 7) +
    context.part('M774 470h24l-3 30h-18z', shown('#8fc0c4'), { rim: 1 }) +
    flat(ellipse(786, 471, 11, 3), shown('#e4f2f2'))
  );
}

function doorFrame({ frame }: HallView): Markup {
  return flat('M-20 -10H26V810H-20ZM1174 -10H1220V810H1174Z', frame, 0.85);
}
