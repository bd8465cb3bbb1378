import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { type HallView, hallView, pendantLamp } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { wall } from '../scenery/room-parts.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const floorFrom = 584;
const pane = { x: 420, y: 262, radius: 158 };

/** A room on a red planet: ribs of metal, a round window over the dust, tomatoes in a trough, lights that blink. */
export const spaceStation = world({
  light: (context, scene) => hallView(context, scene, { warm: '#7a5a4a' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 214, y: 250, scale: 0.66 },
      usualAnchors({ y: 716, scale: 1.05 }, { far: { x: 560, y: 612, scale: 0.58 } }),
    ),
    indoors: true,
    ground: { y: 716, colour: view.shown('#8a94a0') },
    dress: 'indoor',
    places: {
      stage: [
        { x: 640, y: 664, scale: 0.95 },
        { x: 330, y: 664, scale: 0.95 },
      ],
      surface: [
        { x: 890, y: 470, scale: 0.7 },
        { x: 1060, y: 470, scale: 0.7 },
      ],
    },
    vignette: { amount: 0.58, colour: view.frame },
  }),
  paint: ({ context, view, scene }) => ({
    back:
      walls(context, view) +
      porthole(context, view, scene.time !== 'day') +
      floor(context, view) +
      bench(context, view) +
      trough(context, view) +
      pendantLamp(context, view, 760, 36, 36),
    front: nearPipe(view),
  }),
});

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const metal = shown('#c2c8cc');
  const ribs = times(6, (index) => {
    const x = 20 + index * 232;
    return `M${x} ${floorFrom}Q${x - 26} 280 ${x + 30} -10`;
  });
  const seams = line(`M0 470H1200M0 108H1200`, lighten(metal, -0.08), 3, 0.8);
  const rivets = times(24, (index) => ellipse(26 + index * 50, 484, 3.4) + ellipse(26 + index * 50, 94, 3.4));
  return (
    wall(context, metal, floorFrom + 10) +
    seams +
    flat(rivets, lighten(metal, -0.14)) +
    line(ribs, lighten(metal, -0.1), 20, 0.9) +
    line(ribs, lighten(metal, 0.1), 6, 0.8) +
    context.glow({ at: [760, 240], size: [560, 380], colour: '#ffe6b0', opacity: 0.3 * lampStrength, core: 0.34 })
  );
}

/** Red hills under a butterscotch sky, with the small sun there is out there; by night the two moons. */
function porthole(context: DrawingContext, { shown, frame }: HallView, isDark: boolean): Markup {
  const { x, y, radius } = pane;
  const sky = isDark ? '#3c2a3c' : '#d9a878';
  const hill = isDark ? '#5a2f2c' : '#b0603c';
  const rim = shown('#8a949c');
  const bolts = times(12, (index) => {
    const turn = (index * Math.PI) / 6;
    return ellipse(x + Math.cos(turn) * (radius + 15), y + Math.sin(turn) * (radius + 15), 5);
  });
  const lights = isDark
    ? flat(ellipse(x - 60, y - 80, 12, 9) + ellipse(x + 50, y - 104, 7), '#e6d2b8') +
      flat(
        times(14, (index) => ellipse(x - 120 + ((index * 67) % 240), y - 120 + ((index * 43) % 130), 1.8)),
        '#f4e8d8',
        0.8,
      )
    : flat(ellipse(x + 60, y - 70, 15), '#f8ecd8') + flat(ellipse(x + 60, y - 70, 30), '#f8ecd8', 0.25);
  const land =
    flat(
      smooth(
        `${x - 200},${y + 200} ${x - 190},${y + 40} ${x - 90},${y - 6} ${x - 20},${y + 46} ${x + 70},${y + 14} ${x + 200},${y + 56} ${x + 200},${y + 200}`,
      ),
      mix(hill, sky, 0.35),
    ) +
    flat(
      smooth(
        `${x - 200},${y + 210} ${x - 200},${y + 88} ${x - 70},${y + 62} ${x + 60},${y + 96} ${x + 200},${y + 74} ${x + 200},${y + 210}`,
      ),
      hill,
    ) +
    flat(ellipse(x - 70, y + 112, 34, 9) + ellipse(x + 64, y + 130, 24, 7), lighten(hill, -0.08));
  return (
    context.part(ellipse(x, y, radius + 28), rim, { rim: 1 }) +
    flat(bolts, lighten(rim, -0.12)) +
    context.part(ellipse(x, y, radius), sky, { grain: false, rim: 0, inside: lights + land }) +
    line(`M${x - 96} ${y - 84}Q${x - 50} ${y - 130} ${x + 6} ${y - 138}`, '#ffffff', 6, 0.28) +
    flat(ellipse(x, y, radius), mix(frame, sky, 0.6), 0.06)
  );
}

/** Grating that comes towards us. */
function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const metal = shown('#8a94a0');
  const fill = context.gradient([
    [0, metal],
    [0.6, metal],
    [1, mix(metal, frame, 0.46)],
  ]);
  const seams = times(17, (index) => {
    const x = -660 + index * 158;
    return `M${Math.round(600 + (x - 600) * 0.6)} ${floorFrom}L${x} 810`;
  });
  return (
    `<rect y="${floorFrom}" width="1200" height="${810 - floorFrom}" fill="${fill}"/>` +
    line(`${seams}M0 640H1200M0 726H1200`, lighten(metal, -0.08), 3, 0.6) +
    `<rect y="${floorFrom - 6}" width="1200" height="12" fill="${lighten(metal, -0.16)}"/>` +
    context.glow({ at: [600, 706], size: [520, 84], colour: '#fff0c8', opacity: 0.3 * lampStrength, core: 0.4 })
  );
}

/** Dials and lamps over a bench along the wall. */
function bench(context: DrawingContext, { shown }: HallView): Markup {
  const body = shown('#a8543c');
  const top = shown('#d8dce0');
  const [green, amber, red] = [shown('#7fb58a'), shown('#e0b050'), shown('#c4473c')];
  return (
    context.contact(960, 660, 190, 12, 0.4) +
    context.part(rectangle(790, 486, 360, 174), body, { rim: 0.8 }) +
    context.part(rectangle(772, 466, 396, 24), top, { rim: 0.8 }) +
    context.part(rectangle(830, 196, 280, 150), shown('#5a6672'), { rim: 0.8 }) +
    flat(ellipse(884, 252, 32) + ellipse(974, 252, 32), lighten(top, 0.04)) +
    line('M884 252L900 234M974 252L960 232', shown('#4a3a34'), 4) +
    flat(ellipse(1044, 236, 11), green) +
    flat(ellipse(1076, 236, 11), amber) +
    flat(ellipse(1044, 272, 11), red) +
    line('M850 312H1090', lighten(shown('#5a6672'), 0.14), 8)
  );
}

/** What is grown where nothing grows. */
function trough(context: DrawingContext, { shown }: HallView): Markup {
  const leaf = shown('#6a9a5a');
  const stalks = times(
    5,
    (index) => `M${70 + index * 40} 540Q${66 + index * 42} 490 ${72 + index * 38} ${440 + (index % 2) * 22}`,
  );
  const leaves = times(10, (index) =>
    ellipse(64 + (index % 5) * 42 + (index > 4 ? 14 : -8), 452 + (index % 3) * 26, 19, 10),
  );
  const fruit = ellipse(92, 486, 10) + ellipse(150, 466, 10) + ellipse(206, 496, 10);
  return (
    line(stalks, lighten(leaf, -0.1), 5) +
    flat(leaves, leaf) +
    flat(fruit, shown('#cf4f3c')) +
    context.part(rectangle(40, 534, 230, 50), shown('#d8dce0'), { rim: 0.8 })
  );
}

/** A pipe that comes down beside us. */
function nearPipe({ shown, frame }: HallView): Markup {
  const pipe = mix(shown('#8a949c'), frame, 0.5);
  return (
    flat('M1128 -10H1176V810H1128Z', pipe, 0.92) +
    flat('M1118 96H1186V130H1118ZM1118 560H1186V594H1118Z', lighten(pipe, -0.06), 0.95)
  );
}
