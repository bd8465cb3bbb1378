import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth, star } from '../paper/path.ts';
import { boardedFloor, type HallView, hallView } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const boardsFrom = 552;

/** A stage as the audience sees it: a painted evening on the backcloth, red curtains, footlights along the edge. */
export const stage = world({
  light: (context, scene) => hallView(context, scene, { warm: '#7a3a3a' }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 300, y: 540, scale: 0.6 },
      usualAnchors({ y: 690, scale: 1.04 }, { far: { x: 640, y: 592, scale: 0.5 } }),
    ),
    indoors: true,
    ground: { y: 690, colour: view.shown('#a8703f') },
    dress: 'indoor',
    places: {
      stage: [
        { x: 900, y: 630, scale: 0.9 },
        { x: 330, y: 630, scale: 0.9 },
      ],
      wall: [
        { x: 400, y: 330, scale: 1 },
        { x: 800, y: 330, scale: 1 },
      ],
    },
    vignette: { amount: 0.66, colour: view.frame },
  }),
  paint: ({ context, view }) => ({
    back:
      backcloth(context, view) +
      boardedFloor(context, view, { wood: '#b07a46', from: boardsFrom }) +
      curtains(context, view) +
      pelmet(context, view),
    front: footlights(context, view),
  }),
});

function backcloth(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const night = shown('#3c4f86');
  const cloth = context.gradient([
    [0, lighten(night, -0.06)],
    [0.7, night],
    [1, shown('#8a6a8c')],
  ]);
  const paper = shown('#f2dc9c');
  const painted = [
    [330, 210],
    [430, 132],
    [560, 190],
    [700, 118],
    [910, 170],
    [860, 268],
  ].map(([x = 0, y = 0], index) => flat(star(x, y, index % 2 ? 9 : 13, 5, 0.45), paper, 0.9));
  return (
    `<rect width="1200" height="${boardsFrom + 8}" fill="${cloth}"/>` +
    painted.join('') +
    flat(ellipse(790, 190, 50, 50), paper) +
    flat(ellipse(770, 180, 44, 44), night) +
    flat(
      smooth(`0,${boardsFrom}* 120,440 300,420 470,478 640,410 820,452 980,404 1200,470 1200,${boardsFrom}*`),
      shown('#4c6a5c'),
    ) +
    flat(smooth(`0,${boardsFrom}* 220,500 420,470 620,512 860,478 1200,520 1200,${boardsFrom}*`), shown('#3b5648')) +
    context.glow({ at: [600, 380], size: [560, 300], colour: '#ffe0a8', opacity: 0.32 * lampStrength, core: 0.3 })
  );
}

function curtains(context: DrawingContext, { shown }: HallView): Markup {
  const red = shown('#a03034');
  const cord = shown('#e0b45a');
  const half = (mirror: (x: number) => number): Markup => {
    const at = (x: number, y: number) => `${mirror(x)},${y}`;
    const cloth = `${at(-20, -10)}* ${at(236, -10)}* ${at(214, 190)} ${at(120, 420)} ${at(168, 560)} ${at(176, 716)}* ${at(-20, 716)}*`;
    const folds = times(5, (index) => {
      const x = 14 + index * 40;
      return line(
        `M${mirror(x + 14)} 0Q${mirror(x)} 260 ${mirror(x * 0.56)} 430Q${mirror(x * 0.7)} 580 ${mirror(x * 0.78)} 712`,
        lighten(red, index % 2 ? -0.09 : 0.05),
        7,
        0.7,
      );
    });
    return (
      context.part(smooth(cloth), red, { rim: 1, inside: folds }) +
      line(`M${mirror(-10)} 404Q${mirror(70)} 446 ${mirror(134)} 416`, cord, 11) +
      flat(ellipse(mirror(128), 428, 11, 20), cord)
    );
  };
  return (
    context.contact(90, 716, 120, 10, 0.6) +
    context.contact(1110, 716, 120, 10, 0.6) +
    half((x) => x) +
    half((x) => 1200 - x)
  );
}

function pelmet(context: DrawingContext, { shown }: HallView): Markup {
  const red = shown('#8f2a30');
  const cord = shown('#e0b45a');
  const scallops = times(8, (index) => {
    const x = index * 150;
    const swag = `M${x - 4} -10H${x + 154}V62Q${x + 75} 134 ${x - 4} 62Z`;
    return (
      context.part(swag, lighten(red, index % 2 ? 0 : 0.03), { rim: 0.8 }) +
      line(`M${x - 2} 64Q${x + 75} 136 ${x + 152} 64`, cord, 6) +
      flat(ellipse(x, 78, 7, 15), cord)
    );
  });
  return scallops;
}

function footlights(context: DrawingContext, { shown, frame, lamps, lampStrength }: HallView): Markup {
  const shell = shown('#c9a25a');
  return (
    flat(rectangle(0, 764, 1200, 40), frame, 0.94) +
    times(9, (index) => {
      const x = round(72 + index * 132);
      return (
        flat(`M${x - 26} 770A26 24 0 0 1 ${x + 26} 770Z`, mix(shell, frame, 0.35)) +
        (lamps
          ? context.glow({ at: [x, 758], size: [70, 44], colour: '#ffe6a8', opacity: 0.4 * lampStrength, core: 0.4 })
          : '')
      );
    })
  );
}
