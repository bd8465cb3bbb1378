import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import { type HallView, type HallWindow, hallView, hallWindow, pendantLamp, windowBeam } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { wall } from '../scenery/room-parts.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const tilesFrom = 318;
const floorFrom = 584;
const basinTop = 470;

/** A bathroom: tiles half way up, a basin with a mirror over it, towels on their rail, and a mat. A tub is brought by whoever needs one. */
export const bathroom = world({
  light: (context, scene) => hallView(context, scene, { warm: '#7a6a4a' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 214, y: 250, scale: 0.66 },
      usualAnchors({ y: 716, scale: 1.05 }, { far: { x: 560, y: 612, scale: 0.58 } }),
    ),
    indoors: true,
    ground: { y: 716, colour: view.shown('#9ab0a8') },
    dress: 'indoor',
    places: {
      stage: [
        { x: 560, y: 664, scale: 0.95 },
        { x: 330, y: 664, scale: 0.95 },
      ],
      surface: [
        { x: 876, y: basinTop, scale: 0.7 },
        { x: 1052, y: basinTop, scale: 0.7 },
      ],
    },
    vignette: { amount: 0.58, colour: view.frame },
  }),
  paint: ({ context, view }) => {
    const window: HallWindow = {
      x: 470,
      y: 96,
      width: 190,
      height: 168,
      columns: 2,
      rows: 1,
      disc: [0.66, 0.4],
      trim: view.shown('#f0e8d8'),
    };
    return {
      back:
        walls(context, view) +
        hallWindow(context, view, window) +
        towels(context, view) +
        mirror(context, view) +
        floor(context, view) +
        windowBeam(context, view, window, 60, 730) +
        basin(context, view) +
        mat(context, view) +
        pendantLamp(context, view, 960, 40, 40),
      front: nearTowel(view),
    };
  },
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const paint = shown('#b8d0c0');
  const tile = shown('#eef0e6');
  const upright = times(21, (index) => `M${index * 60} ${tilesFrom}V${floorFrom}`);
  const level = times(5, (index) => `M0 ${tilesFrom + index * 54}H1200`);
  return (
    wall(context, paint, tilesFrom + 10) +
    `<rect y="${tilesFrom}" width="1200" height="${floorFrom - tilesFrom}" fill="${tile}"/>` +
    line(upright + level, lighten(tile, -0.07), 2.4, 0.8) +
    flat(rectangle(0, tilesFrom - 10, 1200, 14), shown('#5f9a94')) +
    context.glow({ at: [900, 300], size: [560, 360], colour: '#ffe6b0', opacity: 0.32 * lampStrength, core: 0.34 })
  );
}

/** Two on a rail, one of them striped. */
function towels(context: DrawingContext, { shown }: HallView): Markup {
  const rail = shown('#b8b0a0');
  const striped = shown('#e0a050');
  const towel = (x: number, length: number, colour: string, inside: Markup): Markup =>
    context.part(
      smooth(`${x},392* ${x + 112},392* ${x + 116},${392 + length} ${x + 60},${400 + length} ${x - 4},${392 + length}`),
      colour,
      {
        rim: 0.8,
        inside,
      },
    );
  return (
    line('M96 388H388', rail, 9) +
    flat(ellipse(96, 388, 9) + ellipse(388, 388, 9), lighten(rail, -0.1)) +
    towel(120, 148, striped, line('M116 424h124M116 452h124M116 480h124M116 508h124', lighten(striped, 0.14), 9)) +
    towel(254, 124, shown('#5f8fb0'), line('M250 486h124', lighten(shown('#5f8fb0'), 0.14), 6))
  );
}

function mirror(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const frame = shown('#c9a468');
  const glass = mix(shown('#a8c8d0'), '#ffffff', 0.18);
  return (
    context.part(ellipse(962, 266, 116, 132), frame, { rim: 1, grain: false }) +
    flat(ellipse(962, 266, 101, 117), glass) +
    line('M900 312Q924 214 986 186M934 338Q960 262 1006 226', '#ffffff', 7, 0.3 + 0.1 * lampStrength)
  );
}

/** Wide tiles that come towards us. */
function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const tile = shown('#9ab4ac');
  const fill = context.gradient([
    [0, tile],
    [0.6, tile],
    [1, mix(tile, frame, 0.46)],
  ]);
  const seams = times(25, (index) => {
    const x = -660 + index * 105;
    return `M${round(600 + (x - 600) * 0.6)} ${floorFrom}L${x} 810`;
  });
  return (
    `<rect y="${floorFrom}" width="1200" height="${810 - floorFrom}" fill="${fill}"/>` +
    line(`${seams}M0 626H1200M0 684H1200M0 756H1200`, lighten(tile, -0.08), 2.5, 0.6) +
    `<rect y="${floorFrom - 5}" width="1200" height="10" fill="${lighten(tile, -0.16)}"/>` +
    context.glow({ at: [600, 706], size: [520, 84], colour: '#fff0c8', opacity: 0.3 * lampStrength, core: 0.4 })
  );
}

function basin(context: DrawingContext, { shown }: HallView): Markup {
  const white = shown('#f4f2ea');
  const brass = shown('#c9b068');
  return (
    context.contact(962, 660, 74, 10, 0.5) +
    context.part(smooth('926,548* 998,548* 986,604 992,660* 932,660* 938,604'), white, { rim: 0.8 }) +
    context.part(smooth('808,472* 1116,472* 1104,524 1044,556 962,562 880,556 820,524'), white, { rim: 1 }) +
    flat(ellipse(962, 474, 152, 10), lighten(white, -0.07)) +
    line('M962 474V432Q962 416 980 418L992 424', brass, 9) +
    flat(ellipse(916, 466, 13, 7) + ellipse(1008, 466, 13, 7), brass) +
    // A mug and what stands in it.
    line('M1078 442L1066 404M1088 442L1096 400', shown('#c4593f'), 5) +
    flat(ellipse(1066, 402, 5, 9), white) +
    context.part(rectangle(1066, 434, 34, 36), shown('#5f8fb0'), { rim: 0.8, grain: false })
  );
}

function mat(context: DrawingContext, { shown }: HallView): Markup {
  const wool = shown('#d98a6a');
  return (
    context.contact(600, 744, 250, 14, 0.3) +
    context.part(ellipse(600, 726, 244, 36), wool, {
      rim: 0.5,
      inside: line(ellipse(600, 726, 206, 28), lighten(wool, 0.1), 6),
    })
  );
}

/** The corner of a towel somebody has hung over the door. */
function nearTowel({ shown, frame }: HallView): Markup {
  return flat('M1096 -10H1220V214Q1160 232 1104 210Q1090 100 1096 -10Z', mix(shown('#8a6a9c'), frame, 0.5), 0.92);
}
