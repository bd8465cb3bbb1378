import type { Scene } from '@sagolykta/domain/scene';
import { paletteOf } from '../palette/palette.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { type RoomMood, roomMood } from '../scenery/room-mood.ts';
import { boardFloor, boards, leafPaper, ragRug, skirting, wall } from '../scenery/room-parts.ts';
import { stars } from '../scenery/sky.ts';
import { besideCentre } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** Painted in lamplight; the mood turns it. */
const paints = { wall: '#6a7264', panel: '#8a7a62', wood: '#6b4a38', floor: '#64483a', door: '#4a6a68' };

/** The hall: front door with a pane of night, coats on their hooks, stairs going up. */
export const hallway = world({
  light: (context, scene) => roomMood(context, scene, [0.1, -0.99]),
  stage: (scene, mood) => ({
    anchors: {
      left: { x: 400, y: 740, scale: 1.12 },
      centre: { x: 590, y: 746, scale: 1.14 },
      right: { x: 790, y: 740, scale: 1.12 },
      far: { x: besideCentre(scene, 610, 706), y: 664, scale: 0.86 },
      near: { x: 280, y: 776, scale: 1.2 },
      bed: { x: 600, y: 752, scale: 1.08 },
      seat: { x: 208, y: 636, scale: 1.06, spread: 130 },
      above: { x: 610, y: 240, scale: 0.8, floats: true },
    },
    indoors: true,
    dress: scene.time === 'night' ? 'pyjamas' : 'indoor',
    ground: { y: 740, colour: mood.tone(paints.floor) },
    places: {
      floor: [
        { x: 905, y: 748, scale: 1.05 },
        { x: 330, y: 700, scale: 0.98 },
        { x: 690, y: 776, scale: 1.05 },
        { x: 500, y: 782, scale: 1.05 },
        { x: 170, y: 748, scale: 1 },
      ],
      stage: [
        { x: 442, y: 676, scale: 0.86 },
        { x: 770, y: 676, scale: 0.86 },
      ],
      wall: [
        { x: 800, y: 340, scale: 1 },
        { x: 420, y: 330, scale: 0.9 },
      ],
    },
    vignette: { ...mood.vignette, centre: [0.5, 0.52] },
  }),
  paint: ({ context, scene, view: mood }) => ({
    back:
      room(context, mood) +
      frontDoor(context, scene, mood) +
      stairs(context, mood) +
      coats(context, scene, mood) +
      bench(context, mood) +
      lamp(context, mood) +
      mat(context, mood),
    front: post(context, mood),
  }),
});

function room(context: DrawingContext, mood: RoomMood): Markup {
  const [paper, panel, floor, wood] = [
    mood.tone(paints.wall),
    mood.tone(paints.panel),
    mood.tone(paints.floor),
    mood.tone(paints.wood),
  ];
  const panelFill = context.gradient([
    [0, panel],
    [1, lighten(panel, -0.1)],
  ]);
  return (
    wall(context, paper, 480) +
    leafPaper(paper, 440) +
    (mood.lampsLit
      ? context.glow({ at: [610, 240], size: [560, 420], colour: '#ffc063', opacity: 0.55, core: 0.3 })
      : '') +
    `<rect y="446" width="1200" height="200" fill="${panelFill}"/>` +
    boards(panel, 456, 640, 40) +
    flat('M0 438h1200v14H0z', lighten(panel, 0.06)) +
    boardFloor(context, floor, 640) +
    skirting(wood, 642)
  );
}

function frontDoor(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  const palette = paletteOf(scene.season, scene.time);
  const door = context.tint(mood.tone(paints.door));
  const frame = context.tint(mood.tone('#d9c8a8'));
  const pane = 'M552 250Q552 196 606 196Q660 196 660 250V400H552Z';
  const sky = context.gradient([
    [0, palette.sky[1] ?? palette.haze],
    [0.7, palette.haze],
    [1, palette.horizon],
  ]);
  const night =
    scene.time === 'day'
      ? ''
      : stars(context, `${scene.seed} door`, { count: 26, bright: 3, left: 548, right: 664, bottom: 360 });
  const hill = flat(smooth('540,410 540,362 600,348 672,366 672,410'), palette.ground);
  const panels = lighten(door, -0.05);
  const snowed = scene.season === 'winter' ? flat(ellipse(606, 402, 58, 7), '#e8e6f2', 0.7) : '';
  return (
    flat('M502 646V172Q502 124 606 124Q710 124 710 172V646Z', frame) +
    context.part('M520 646V182Q520 142 606 142Q692 142 692 182V646Z', door, { grain: true }) +
    context.clipped(pane, `<rect x="540" y="190" width="140" height="220" fill="${sky}"/>${night}${hill}${snowed}`) +
    line(pane, lighten(door, 0.07), 8) +
    line('M606 198V400M552 300H660', lighten(door, 0.07), 6) +
    context.part('M548 436h50v150h-50z', panels, { rim: 0.4 }) +
    context.part('M614 436h50v150h-50z', panels, { rim: 0.4 }) +
    flat('M536 600h140v10h-140z', lighten(door, 0.08)) +
    context.part(ellipse(540, 424, 7), context.tint('#d9a441'), { grain: false }) +
    flat('M566 412h76v10h-76z', context.tint('#d9a441'), 0.9)
  );
}

/** Five steps and a rail, leaving the picture to the right. */
function stairs(context: DrawingContext, mood: RoomMood): Markup {
  const wood = context.tint(mood.tone(paints.wood));
  const tread = context.tint(mood.tone('#8a6548'));
  const steps = times(7, (index) => {
    const [x, y] = [880 + index * 56, 606 - index * 52];
    const riser = `M${x} ${y}h420v${52 * index + 60}h-420z`;
    return flat(riser, lighten(wood, index % 2 ? -0.02 : 0)) + flat(`M${x - 8} ${y}h430v11h-430z`, tread);
  });
  const spindles = times(8, (index) => `M${894 + index * 44} ${600 - index * 41}v-128`);
  return (
    context.contact(1010, 660, 180, 12, 0.5) +
    steps +
    line(spindles, context.tint(mood.tone('#cdbfa4')), 7) +
    line('M884 486L1220 172', context.tint(mood.tone('#7a4a34')), 14)
  );
}

function post(context: DrawingContext, mood: RoomMood): Markup {
  const timber = context.tint(mood.tone('#cdbfa4'));
  return (
    context.part('M1128 830V520h44V830Z', lighten(timber, -0.12)) +
    context.part(ellipse(1150, 500, 28), lighten(timber, -0.1))
  );
}

function coats(context: DrawingContext, { season }: Scene, mood: RoomMood): Markup {
  const wood = context.tint(mood.tone(paints.wood));
  const winter = season === 'winter';
  const hung = (
    [
      [110, '#a8473f', 150],
      [190, '#c9974a', 128],
      [268, '#4f6a8c', 158],
    ] as const
  ).map(([x, colour, length]) => {
    const cloth = context.tint(mood.tone(colour));
    const path = smooth(
      `${x - 12},262 ${x - 30},290 ${x - 36},${262 + length} ${x},${270 + length} ${x + 36},${262 + length} ${x + 30},290 ${x + 12},262`,
    );
    const folds = line(
      `M${x - 10} 290Q${x - 16} ${220 + length} ${x - 12} ${262 + length}M${x + 8} 290Q${x + 14} ${220 + length} ${x + 12} ${262 + length}`,
      lighten(cloth, -0.07),
      3,
      0.6,
    );
    return line(`M${x} 246v16`, wood, 5) + context.part(path, cloth, { inside: folds });
  });
  const scarf = winter
    ? context.part(smooth('300,262 316,258 322,330 318,400 302,402 306,330'), context.tint('#d9c29a'), {
        inside: line('M296 380h34M296 390h34', context.tint('#b8473a'), 4),
      })
    : '';
  const hat = context.part(
    smooth('40,262 44,240 64,230 84,240 88,262 64,266'),
    context.tint(mood.tone(winter ? '#7d6a9c' : '#b98a54')),
  );
  return (
    flat('M36 236h300v14h-300z', wood) + flat('M36 214h300v8h-300z', lighten(wood, 0.04)) + hung.join('') + scarf + hat
  );
}

function bench(context: DrawingContext, mood: RoomMood): Markup {
  const wood = context.tint(mood.tone('#8a6244'));
  return (
    context.contact(206, 690, 150, 12, 0.6) +
    context.part('M92 590h232v16h-10v84h-16v-66h-180v66h-16v-84h-10z', wood) +
    context.part(smooth('104,592* 108,576 206,570 306,576 312,592*'), context.tint(mood.tone('#7d8a6c')), {
      inside: line('M150 570v24M206 568v26M262 570v24', context.tint('#e6d8b8'), 3, 0.5),
    })
  );
}

function lamp(context: DrawingContext, mood: RoomMood): Markup {
  const glass = mood.lampsLit ? '#ffe2a0' : context.tint(mood.tone('#e6d4b0'));
  return (
    line('M606 -10V40', context.tint('#3a2c2c'), 4) +
    (mood.lampsLit
      ? context.glow({ at: [606, 70], size: [300, 210], colour: '#ffc46a', opacity: 0.5, core: 0.34 })
      : '') +
    context.part(ellipse(606, 68, 38, 34), glass, { shade: mood.lampsLit ? 0.25 : 0.8, grain: false }) +
    context.part('M578 42h56l-8 -12h-40z', context.tint('#8a6438'))
  );
}

function mat(context: DrawingContext, mood: RoomMood): Markup {
  const colours = ['#4f6a74', '#c9b08a', '#8a4a44', '#d9c9a4', '#5a5f7c'].map(mood.tone);
  return ragRug(context, 330, 880, 690, 800, colours);
}
