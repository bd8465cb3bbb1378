import type { Scene } from '@sagolykta/domain/scene';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type RoomMood, roomMood } from '../scenery/room-mood.ts';
import { boardFloor, ovalRug } from '../scenery/room-parts.ts';
import { roomWindow, windowBeam } from '../scenery/room-window.ts';
import { world } from '../world.ts';

/** Painted in lamplight; the mood turns it. */
const paints = { boards: '#6b4f40', beam: '#432d26', floor: '#5f4536', trunk: '#5f7064' };

/** Under the roof: beams in an A, a small window with the sky in it, and old things with sheets over. */
export const attic = world({
  light: (context, scene) => roomMood(context, scene, [-0.25, -0.96]),
  stage: (scene, mood) => ({
    anchors: {
      left: { x: 410, y: 742, scale: 1.1 },
      centre: { x: 590, y: 746, scale: 1.12 },
      right: { x: 780, y: 742, scale: 1.1 },
      far: { x: 700, y: 664, scale: 0.84 },
      near: { x: 290, y: 776, scale: 1.18 },
      bed: { x: 590, y: 752, scale: 1.08 },
      seat: { x: 250, y: 640, scale: 1.04, spread: 110 },
      above: { x: 600, y: 300, scale: 0.75, floats: true },
    },
    indoors: true,
    hasWindow: true,
    dress: scene.time === 'night' ? 'pyjamas' : 'indoor',
    ground: { y: 742, colour: mood.tone(paints.floor) },
    places: {
      floor: [
        { x: 900, y: 764, scale: 1.04 },
        { x: 300, y: 772, scale: 1.04 },
        { x: 690, y: 778, scale: 1.04 },
        { x: 500, y: 780, scale: 1.04 },
        { x: 1010, y: 750, scale: 1 },
      ],
      stage: [
        { x: 850, y: 690, scale: 0.92 },
        { x: 420, y: 684, scale: 0.86 },
        { x: 640, y: 676, scale: 0.8 },
      ],
      wall: [
        { x: 430, y: 500, scale: 0.85 },
        { x: 770, y: 500, scale: 0.85 },
      ],
    },
    vignette: { ...mood.vignette, amount: mood.vignette.amount + 0.06, centre: [0.5, 0.52] },
  }),
  paint: ({ context, scene, view: mood }) => ({
    back:
      roof(context, scene, mood) +
      gableWindow(context, scene, mood) +
      oldThings(context, mood) +
      beams(context, mood) +
      dust(scene, mood),
    front: frame(context, mood),
  }),
});

function roof(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  const wood = mood.tone(paints.boards);
  const floor = mood.tone(paints.floor);
  const gable = context.gradient([
    [0, lighten(wood, -0.04)],
    [0.6, lighten(wood, 0.04)],
    [1, lighten(wood, -0.06)],
  ]);
  const upright = times(25, (index) => `M${index * 50 + 10} 0V650`);
  const left = times(9, (index) => `M${-60 + index * 70} ${660 - index * 4}L${380 + index * 28} -20`);
  const right = times(9, (index) => `M${1260 - index * 70} ${660 - index * 4}L${820 - index * 28} -20`);
  const dark = lighten(wood, -0.07);
  const glow = mood.lampsLit
    ? context.glow({ at: [600, 420], size: [520, 400], colour: '#ffb95c', opacity: 0.5, core: 0.3 })
    : '';
  const rug = ovalRug(context, 590, 746, 330, mood.tone('#6a5a7c'), [mood.tone('#d3bd94'), mood.tone('#a8604a')]);
  return (
    `<rect width="1200" height="650" fill="${gable}"/>` +
    line(upright, lighten(wood, -0.05), 2.2, 0.55) +
    glow +
    context.part('M-20 660L420 -20H-20Z', dark, { rim: 0, inside: line(left, lighten(dark, -0.04), 2.4, 0.7) }) +
    context.part('M1220 660L780 -20H1220Z', lighten(dark, -0.02), {
      rim: 0,
      inside: line(right, lighten(dark, -0.05), 2.4, 0.7),
    }) +
    boardFloor(context, floor, 644) +
    windowBeam(context, mood, [600, 300], [700, 720], 150) +
    (scene.light === 'lantern' ? '' : rug)
  );
}

function gableWindow(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  return roomWindow(context, scene, mood, { x: 516, y: 196, width: 168, height: 204, arched: true, frame: '#a8876a' });
}

function beams(context: DrawingContext, mood: RoomMood): Markup {
  const wood = context.tint(mood.tone(paints.beam));
  const grain = (path: string): Markup => line(path, lighten(wood, 0.05), 2, 0.5);
  return (
    context.part('M-30 690L402 -30H446L20 690Z', wood, { inside: grain('M-6 690L424 -30') }) +
    context.part('M1230 690L798 -30H754L1180 690Z', wood, { inside: grain('M1206 690L776 -30') }) +
    context.part('M250 132H950V166H228Z', lighten(wood, 0.02), { inside: grain('M220 146H990M240 156H900') }) +
    line('M600 -10V60', context.tint('#2c2024'), 3.4) +
    bulb(context, mood)
  );
}

function bulb(context: DrawingContext, mood: RoomMood): Markup {
  const glass = mood.lampsLit ? '#ffe6aa' : context.tint(mood.tone('#cdbb9a'));
  const light = mood.lampsLit
    ? context.glow({ at: [600, 82], size: [210, 170], colour: '#ffc46a', opacity: 0.6, core: 0.36 })
    : '';
  return (
    light +
    flat('M592 54h16v16h-16z', context.tint('#5a4438')) +
    context.part(smooth('590,70 610,70 618,88 600,104 582,88'), glass, {
      shade: mood.lampsLit ? 0.15 : 0.8,
      grain: false,
    })
  );
}

/** A travelling trunk, a sheeted chair and a rocking horse: what has been put away. */
function oldThings(context: DrawingContext, mood: RoomMood): Markup {
  const tone = (colour: string): string => context.tint(mood.tone(colour));
  const chest = tone(paints.trunk);
  const straps =
    flat('M178 584h16v106h-16zM300 584h16v106h-16z', tone('#8a6438')) + line('M150 628H346', lighten(chest, -0.08), 3);
  const sheet = tone('#c4b8b4');
  const folds = line(
    'M936 520Q926 620 934 690M984 500Q990 600 980 694M1036 520Q1050 610 1042 690',
    lighten(sheet, -0.1),
    4,
    0.6,
  );
  return (
    context.contact(248, 696, 130, 12, 0.6) +
    context.part(smooth('146,692* 146,612 160,592 340,592 352,612 352,692*', 0.08), chest, { inside: straps }) +
    context.part(smooth('142,618 150,588 248,572 346,588 356,618 248,612'), lighten(chest, 0.03)) +
    context.part('M238 610h22v22h-22z', tone('#c9974a'), { grain: false }) +
    context.contact(990, 700, 100, 12, 0.6) +
    context.part(
      smooth('900,700 908,600 920,500 960,470 1020,472 1052,506 1064,600 1074,700 1040,690 1010,702 980,690 940,702'),
      sheet,
      { inside: folds },
    ) +
    picturesAgainstWall(context, mood)
  );
}

function picturesAgainstWall(context: DrawingContext, mood: RoomMood): Markup {
  const tone = (colour: string): string => context.tint(mood.tone(colour));
  return (
    context.part('M790 662L802 560H878L872 662Z', tone('#a8743f'), {
      grain: false,
      inside:
        flat('M800 652L811 570H868L863 652Z', tone('#5f7a84')) +
        flat(smooth('798,640 830,612 870,630 870,656 798,656'), tone('#6f8a64')) +
        flat(ellipse(848, 592, 7), tone('#e6c87a')),
    }) +
    context.part('M386 664L380 590H436L446 664Z', tone('#8a5a40'), {
      grain: false,
      inside: flat('M392 656L388 598H430L437 656Z', tone('#b98a6a')),
    })
  );
}

/** Dust that shines in the window's light. */
function dust({ seed, light }: Scene, mood: RoomMood): Markup {
  if (mood.windowLight < 0.5 && light !== 'lamp') return '';
  const random = randomFrom(`${seed} dust`);
  const specks = times(
    40,
    () =>
      `<circle cx="${Math.round(430 + random() * 400)}" cy="${Math.round(300 + random() * 360)}" r="${Math.round(8 + random() * 10) / 10}" fill-opacity="${Math.round(20 + random() * 40) / 100}"/>`,
  );
  return `<g fill="${mood.windowColour}">${specks}</g>`;
}

function frame(context: DrawingContext, mood: RoomMood): Markup {
  const dark = mix(mood.tone(paints.beam), '#0c0a1c', 0.55);
  const box = (x: number, y: number, width: number, height: number): Markup =>
    context.part(`M${x} ${y}h${width}v${height}h${-width}z`, dark, { rim: 0.5, grain: false });
  return box(-20, 706, 132, 120) + box(-20, 640, 96, 66) + box(1090, 716, 140, 110);
}
