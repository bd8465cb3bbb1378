import type { Scene } from '@sagolykta/domain/scene';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { bedroomPaper, mobile } from '../scenery/bedroom-paper.ts';
import { type BedroomStyle, bedroomStyle } from '../scenery/bedroom-style.ts';
import { bedside } from '../scenery/bedside.ts';
import { bed, quilt } from '../scenery/made-bed.ts';
import { type RoomMood, roomMood } from '../scenery/room-mood.ts';
import { ovalRug, smallPicture, wall } from '../scenery/room-parts.ts';
import { roomWindow } from '../scenery/room-window.ts';
import { world } from '../world.ts';

/** Painted in lamplight, as every room; at night the mood turns it blue. */
const paints = { wood: '#6b4a3c', floor: '#5c4042' };

/** Bed: window to the left, the bed to the lower right, the moon's beam between them. */
export const bedroom = world({
  light: (context, scene) => roomMood(context, scene, [-0.55, -0.83]),
  stage: (scene, mood) => {
    const asleep = scene.figures.some(({ at, pose }) => at === 'bed' && pose === 'sleep');
    return {
      anchors: {
        left: { x: 200, y: 742, scale: 1.08, inFront: true },
        centre: { x: 420, y: 750, scale: 1.08, inFront: true },
        // Beside a sleeper nobody may stand before the face.
        right: asleep ? { x: 985, y: 786, scale: 1, inFront: true } : { x: 690, y: 772, scale: 1.04, inFront: true },
        far: { x: 430, y: 668, scale: 0.9 },
        near: { x: 330, y: 778, scale: 1.18, inFront: true },
        bed: asleep
          ? { x: 716, y: 646, scale: 1.62, madeBed: true, spread: 0 }
          : { x: 850, y: 536, scale: 1.08, inFront: true, spread: 150 },
        seat: { x: 470, y: 700, scale: 1.1 },
        above: { x: 760, y: 260, scale: 0.8, floats: true },
      },
      indoors: true,
      own: ['lamp'],
      air: { x: 742, y: 440, scale: 1 },
      hasWindow: true,
      dress: 'pyjamas',
      ground: { y: 742, colour: mood.tone(paints.floor) },
      places: {
        floor: [
          { x: 300, y: 736, scale: 1 },
          { x: 120, y: 764, scale: 1 },
          { x: 560, y: 778, scale: 0.95 },
          { x: 820, y: 784, scale: 0.95 },
        ],
        stage: [
          { x: 92, y: 690, scale: 0.95 },
          { x: 400, y: 676, scale: 0.8 },
        ],
        surface: [
          { x: 478, y: 546, scale: 0.9 },
          { x: 556, y: 546, scale: 0.8 },
        ],
        wall: [
          { x: 1000, y: 260, scale: 1 },
          { x: 900, y: 400, scale: 0.9 },
        ],
      },
      figureLight: asleep ? { rim: '#ffcf8c' } : {},
      vignette: { ...mood.vignette, centre: [0.55, 0.58] },
    };
  },
  paint: ({ context, scene, view: mood }) => {
    const style = bedroomStyle(scene);
    const asleep = scene.figures.some(({ at, pose }) => at === 'bed' && pose === 'sleep');
    return {
      back: room(context, scene, mood, style) + bedside(context, scene, mood) + bed(context, asleep),
      front: quilt(context, style.patches, asleep),
    };
  },
});

function room(context: DrawingContext, scene: Scene, mood: RoomMood, style: BedroomStyle): Markup {
  const [paper, wood, floor] = [mood.tone(style.wall), mood.tone(paints.wood), mood.tone(paints.floor)];
  const floorFill = context.gradient([
    [0, lighten(floor, 0.04)],
    [1, lighten(floor, -0.08)],
  ]);
  const seams = times(5, (index) => `M0 ${648 + index * 36}H1200`);
  const ceiling =
    flat('M-10 -10H1210V260L860 -10Z', lighten(paper, -0.03)) +
    flat('M860 -10L1210 260V-10Z', lighten(paper, -0.07)) +
    line('M856 -12L1212 262', lighten(wood, 0.02), 16) +
    line('M-4 -4H862', wood, 18);
  return (
    wall(context, paper, 640) +
    bedroomPaper(style, paper) +
    ceiling +
    roomWindow(context, scene, mood, {
      x: 190,
      y: 96,
      width: 330,
      height: 352,
      arched: style.arched,
      frame: '#e6dcdc',
      curtain: style.curtain,
      drop: 50,
    }) +
    beam(context, mood) +
    `<path d="M0 628h1200v172H0z" fill="${floorFill}"/>` +
    line(seams, lighten(floor, -0.04), 2.4, 0.6) +
    flat('M0 616h1200v14H0z', lighten(paper, 0.06)) +
    mobile(context, style) +
    smallPicture(context, 650, 214, 96, 76) +
    ovalRug(context, 300, 730, 210, style.rug, style.rings)
  );
}

function beam(context: DrawingContext, mood: RoomMood): Markup {
  if (mood.windowLight < 0.5) return '';
  const fill = context.gradient(
    [
      [0, mood.windowColour, 0.2],
      [0.3, mood.windowColour, 0.12],
      [1, mood.windowColour, 0],
    ],
    0.15,
    0.1,
    0.85,
    0.9,
  );
  return [0, 10, 20, 30, 41, 52, 64]
    .map((inset) => {
      const path = `M${400 + inset * 1.4} 452L519 ${178 + inset * 2}L${1190 - inset * 2} ${600 + inset * 2.4}L${820 + inset} 810Z`;
      return `<path d="${path}" fill="${fill}" opacity=".29"/>`;
    })
    .join('');
}
