import type { Spot } from '@sagolykta/domain/scene-words';
import { paletteOf } from '../palette/palette.ts';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import { type HallView, hallView } from '../scenery/hall-view.ts';
import { house } from '../scenery/house.ts';
import { rectangle } from '../scenery/house-window.ts';
import { moon, sky, stars } from '../scenery/sky.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { type Anchor, world } from '../world.ts';

const sitting: readonly string[] = ['sit', 'read', 'hug', 'sleep'];
const panes = [
  { x: 74, width: 316 },
  { x: 442, width: 316 },
  { x: 810, width: 316 },
] as const;
const glass = { y: 132, height: 268 };

/** The inside of a town bus: three big windows on the town, a seat at either end, poles with buttons, straps that swing. */
export const bus = world({
  light: (context, scene) => hallView(context, scene, { warm: '#6a5a3a', direction: [0.1, -1] }),
  stage: (scene, view) => {
    const sits = (spot: Spot): boolean => scene.figures.some(({ at, pose }) => at === spot && sitting.includes(pose));
    const seated = (spot: Spot, seat: Anchor, floor: Anchor): Anchor => (sits(spot) ? seat : floor);
    return {
      anchors: withPerch(
        scene,
        { x: 600, y: 118, scale: 0.62 },
        usualAnchors(
          { y: 738, scale: 1.02 },
          {
            left: seated('left', { x: 190, y: 618, scale: 1.02, spread: 120 }, { x: 396, y: 738, scale: 1.02 }),
            right: seated('right', { x: 1010, y: 618, scale: 1.02, spread: 120 }, { x: 806, y: 738, scale: 1.02 }),
            centre: { x: 602, y: 742, scale: 1.04 },
            seat: { x: 190, y: 618, scale: 1.02, spread: 120 },
            bed: { x: 1000, y: 620, scale: 0.92 },
            near: { x: 500, y: 770, scale: 1.08 },
            far: { x: 700, y: 716, scale: 0.92 },
            above: { x: 600, y: 262, scale: 0.7, floats: true },
          },
        ),
      ),
      indoors: true,
      ground: { y: 738, colour: view.shown('#5f646e') },
      dress: 'weather',
      places: {
        floor: [
          { x: 512, y: 762, scale: 0.9 },
          { x: 704, y: 766, scale: 0.9 },
        ],
        stage: [{ x: 604, y: 722, scale: 0.7 }],
      },
      vignette: { amount: 0.6, colour: view.frame },
    };
  },
  paint: ({ context, view }) => ({
    back:
      wall(context, view) +
      panes.map((pane, index) => town(context, view, pane, index)).join('') +
      ceiling(context, view) +
      floor(context, view) +
      seat(context, view, false) +
      seat(context, view, true),
    front: poles(context, view),
  }),
});

function wall(context: DrawingContext, { shown }: HallView): Markup {
  const panel = shown('#e0d2ae');
  const fill = context.gradient([
    [0, lighten(panel, -0.04)],
    [0.6, panel],
    [1, lighten(panel, -0.12)],
  ]);
  return (
    `<rect width="1200" height="720" fill="${fill}"/>` +
    flat(rectangle(0, 470, 1200, 230), shown('#b9543f')) +
    flat(rectangle(0, 462, 1200, 10), shown('#f0e4c4'), 0.9) +
    line('M416 472V700M784 472V700', lighten(shown('#b9543f'), -0.08), 3, 0.8)
  );
}

/** What each window shows of the season's town, drawn out a little by the speed. */
function town(
  context: DrawingContext,
  { scene, day, shown, lampStrength }: HallView,
  { x, width }: (typeof panes)[number],
  index: number,
): Markup {
  const palette = paletteOf(scene.season, scene.time);
  const snow = scene.season === 'winter' ? mix(palette.ground, palette.haze, 0.3) : undefined;
  const { y, height } = glass;
  const bottom = y + height;
  const path = roundedPane(x, y, width, height);
  const colours = [
    ['#c9a05a', '#a8433c', '#7d8fa8'],
    ['#a8504a', '#d0b078', '#5f7f8c'],
    ['#7d8fa8', '#c9a05a', '#a8504a'],
  ] as const;
  const houses = (colours[index] ?? colours[0])
    .map((colour, place) =>
      house(context, {
        x: x + 62 + place * 100,
        y: bottom - 26,
        width: 84,
        height: 74 + ((place + index) % 3) * 20,
        colour,
        distance: 0.4,
        haze: palette.haze,
        lit: day ? 0.4 : 1,
        seed: `${scene.seed}bus${index}${place}`,
        ...(snow ? { snow } : {}),
      }),
    )
    .join('');
  const hills = smooth([
    [x - 20, bottom],
    [x - 20, bottom - 84],
    [x + width * 0.3, bottom - 120 + index * 14],
    [x + width * 0.7, bottom - 84 - index * 12],
    [x + width + 20, bottom - 108],
    [x + width + 20, bottom],
  ]);
  const outside = context.clipped(
    path,
    sky(context, palette.sky, 400) +
      (day
        ? ''
        : stars(context, `${scene.seed} bus ${index}`, {
            count: 20,
            bright: 2,
            left: x,
            right: x + width,
            bottom: 260,
          })) +
      (index === 1 ? moon(context, x + 78, y + 74, 28, day ? '#fff0c8' : '#fdf0cc', 3) : '') +
      flat(hills, mix(palette.far, palette.haze, 0.3)) +
      houses +
      flat(rectangle(x, bottom - 30, width, 40), mix(palette.ground, palette.groundLow, 0.3)) +
      flat(
        rectangle(x + 30, bottom - 16, 110, 3) + rectangle(x + 190, bottom - 20, 90, 3),
        mix(palette.ground, '#ffffff', 0.3),
        0.4,
      ),
  );
  return (
    outside +
    flat(`M${x + 30} ${y + 90}l70-80h60l-130 170z`, '#ffffff', 0.06 + 0.03 * lampStrength) +
    line(`M${x + 10} ${y + 62}H${x + width - 10}`, shown('#4a4a52'), 5, 0.8) +
    line(path, shown('#3c3d46'), 13)
  );
}

function roundedPane(x: number, y: number, width: number, height: number): string {
  return `M${x + 26} ${y}h${width - 52}q26 0 26 26v${height - 52}q0 26-26 26h${52 - width}q-26 0-26-26V${y + 26}q0-26 26-26Z`;
}

/** The roof with its lamps, and the rail from which the straps hang. */
function ceiling(context: DrawingContext, { shown, lampStrength, lamps }: HallView): Markup {
  const roof = shown('#d6c9a6');
  const strap = (x: number): Markup =>
    line(`M${x} 92l${round((x - 600) * 0.012)} 44`, shown('#6a4a34'), 5) +
    line(ellipse(x + round((x - 600) * 0.014), 150, 11, 13), shown('#d9a53c'), 5);
  return (
    context.part(smooth('-20,-10* 1220,-10* 1220,66 600,82 -20,66'), roof, { rim: 0.6 }) +
    [240, 600, 960]
      .map(
        (x) =>
          flat(`M${x - 74} 36q74 12 148 0v14q-74 12-148 0z`, lamps ? '#fff0c8' : shown('#9a94a8')) +
          context.glow({ at: [x, 60], size: [300, 130], colour: '#ffe0a0', opacity: 0.4 * lampStrength, core: 0.34 }),
      )
      .join('') +
    line('M-10 92H1210', shown('#d9a53c'), 7) +
    [300, 352, 548, 652, 848, 900].map(strap).join('')
  );
}

function seat(context: DrawingContext, { shown }: HallView, right: boolean): Markup {
  const cloth = shown('#3f6a86');
  const steel = shown('#8a8d94');
  return context.place({ x: right ? 1200 : 0, flip: right }, () => {
    const dots = times(15, (index) => ellipse(34 + (index % 5) * 54, 386 + Math.floor(index / 5) * 66, 6));
    return (
      context.part(smooth('-20,650 -20,346 24,326 262,326 300,340 310,390 308,650'), cloth, {
        inside: flat(dots, shown('#e0b45a'), 0.85) + line('M146 330V604', lighten(cloth, -0.07), 3, 0.8),
        shade: 0.8,
      }) +
      line('M40 330q0-34 34-34h150q34 0 34 34', shown('#d9a53c'), 9) +
      context.part(smooth('-20,660 -20,604 40,592 306,592 342,604 348,632 332,656'), lighten(cloth, 0.04), {
        inside: line('M146 594V656', lighten(cloth, -0.05), 3, 0.8),
      }) +
      flat(rectangle(36, 656, 18, 62) + rectangle(262, 656, 18, 62), steel)
    );
  });
}

function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const rubber = shown('#666b74');
  const fill = context.gradient([
    [0, rubber],
    [1, mix(rubber, frame, 0.5)],
  ]);
  const grooves = times(4, (index) => `M-10 ${716 + index * 22}H1210`);
  return (
    `<rect y="694" width="1200" height="110" fill="${fill}"/>` +
    line(grooves, lighten(rubber, -0.07), 3, 0.7) +
    context.glow({ at: [600, 742], size: [400, 46], colour: '#ffe4b0', opacity: 0.3 * lampStrength + 0.1, core: 0.42 })
  );
}

/** The yellow poles at the ends, each with the button that rings. */
function poles(context: DrawingContext, { shown, frame }: HallView): Markup {
  const yellow = shown('#e0a834');
  const pole = (x: number): Markup =>
    line(`M${x} 70V800`, yellow, 13) +
    line(`M${x - 4} 70V800`, lighten(yellow, 0.1), 3, 0.8) +
    flat(rectangle(x - 15, 440, 30, 46), shown('#8f2f2a')) +
    flat(ellipse(x, 463, 10), '#f0d8c0') +
    context.glow({ at: [x, 463], size: [26, 26], colour: '#ff9a80', opacity: 0.35, core: 0.5 });
  return pole(52) + pole(1148) + flat('M-20 -10H14V830H-20ZM1186 -10H1220V830H1186Z', frame, 0.9);
}
