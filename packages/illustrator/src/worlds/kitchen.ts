import type { Scene } from '@sagolykta/domain/scene';
import { lamplitRoom } from '../palette/special.ts';
import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, smooth, star } from '../paper/path.ts';
import { kitchenTable, tableTop } from '../scenery/kitchen-table.ts';
import { type RoomMood, roomMood } from '../scenery/room-mood.ts';
import { boardFloor, boards, hangingLamp, leafPaper, ragRug, wall } from '../scenery/room-parts.ts';
import { roomWindow } from '../scenery/room-window.ts';
import { world } from '../world.ts';

const rugColours = ['#8a3f3a', '#c9974a', '#4f6a74', '#e0cba4', '#6b4a5c'];

/** Table: two faces over a cloth, a lamp between them. Without anybody at the table it is pushed back to give floor. */
export const kitchen = world({
  light: (context, scene) => roomMood(context, scene, [0.1, -1]),
  stage: (scene, mood) => {
    const seated = scene.figures.some(({ at }) => at === 'seat');
    return {
      anchors: {
        left: { x: seated ? 170 : 380, y: seated ? 790 : 742, scale: seated ? 1.5 : 1.12, inFront: seated },
        centre: { x: 600, y: seated ? 772 : 746, scale: seated ? 1.06 : 1.14, inFront: seated },
        right: { x: seated ? 1010 : 830, y: seated ? 792 : 742, scale: seated ? 1.5 : 1.12, inFront: seated },
        far: { x: seated ? 850 : 1010, y: seated ? 700 : 684, scale: seated ? 1.3 : 0.92 },
        near: { x: seated ? 900 : 960, y: 774, scale: 1.24, inFront: true },
        bed: { x: 600, y: 756, scale: 1.1 },
        seat: { x: 602, y: 640, scale: 1.5, spread: 400, behindTable: true },
        above: { x: 600, y: 300, scale: 0.9, floats: true },
      },
      indoors: true,
      hasWindow: true,
      dress: scene.time === 'night' ? 'pyjamas' : 'indoor',
      ground: { y: 744, colour: mood.tone(lamplitRoom.floor) },
      places: {
        floor: [
          { x: 330, y: 770, scale: 1 },
          { x: 1020, y: 766, scale: 1 },
          { x: 180, y: 760, scale: 1 },
          { x: 720, y: 782, scale: 1 },
        ],
        stage: [
          { x: 1050, y: 690, scale: 0.9 },
          { x: 330, y: 690, scale: 0.8 },
        ],
        surface: seated
          ? [
              { x: 704, y: tableTop + 12, scale: 1.05 },
              { x: 450, y: tableTop + 8, scale: 1.05 },
              { x: 820, y: tableTop + 8, scale: 1 },
              { x: 350, y: tableTop + 10, scale: 1 },
            ]
          : [],
        wall: [
          { x: 300, y: 380, scale: 1 },
          { x: 1090, y: 150, scale: 0.9 },
        ],
      },
      vignette: { ...mood.vignette, centre: [0.5, 0.48] },
    };
  },
  paint: ({ context, scene, view: mood }) => {
    const seated = scene.figures.some(({ at }) => at === 'seat');
    const back = room(context, scene, mood);
    return {
      back: seated
        ? back
        : back + context.place({ x: 227, y: 197, scale: 0.62 }, () => kitchenTable(context, mood, false)),
      front: (seated ? kitchenTable(context, mood, true) : '') + chairBack(),
    };
  },
});

function room(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  const { tone } = mood;
  const [paper, wood, floor] = [tone(lamplitRoom.wall), tone(lamplitRoom.wood), tone(lamplitRoom.floor)];
  const panel = context.gradient([
    [0, mix(wood, paper, 0.2)],
    [1, lighten(wood, -0.1)],
  ]);
  const winter = scene.season === 'winter';
  const lamp = mood.lampsLit
    ? context.glow({ at: [610, 290], size: [640, 460], colour: '#ffc063', opacity: 0.62, core: 0.3 })
    : '';
  return (
    wall(context, paper, 480) +
    leafPaper(paper, 470) +
    lamp +
    `<path d="M0 470h1200v190H0z" fill="${panel}"/>` +
    boards(wood, 478, 650) +
    flat('M0 462h1200v14H0z', lighten(wood, 0.08)) +
    boardFloor(context, floor, 650) +
    roomWindow(context, scene, mood, {
      x: 452,
      y: 130,
      width: 300,
      height: 268,
      curtain: '#a84a40',
      dotted: true,
      drop: 26,
      moonAt: [0.78, 0.2],
    }) +
    (winter && mood.name !== 'daylight' ? paperStar(context) : '') +
    sillThings(context, mood) +
    stove(context, mood) +
    shelves(context) +
    pans(context) +
    hangingLamp(context, mood, 602, 40) +
    ragRug(context, 290, 1000, 742, 806, rugColours)
  );
}

function paperStar(context: DrawingContext): Markup {
  return (
    line('M602 112V170', context.tint('#5a3a34'), 1.6) +
    context.glow({ at: [602, 206], size: [110, 110], colour: '#ffc05c', opacity: 0.6, core: 0.36 }) +
    flat(star(602, 206, 44, 7, 0.5), '#f6a84a') +
    flat(star(602, 206, 33, 7, 0.5), '#ffd98a') +
    flat(star(602, 206, 18, 7, 0.5), '#fff0c4')
  );
}

function sillThings(context: DrawingContext, mood: RoomMood): Markup {
  const candle = mood.lampsLit
    ? flat(smooth('706,352* 701,342 706,328* 711,342'), '#ffe2a0') +
      context.glow({ at: [706, 340], size: [46, 46], colour: '#ffc86a', opacity: 0.7, core: 0.4 })
    : '';
  return (
    context.part('M488 412l-6 -32h48l-6 32z', context.tint('#b9653e')) +
    flat(ellipse(494, 362, 17, 14) + ellipse(520, 360, 17, 15) + ellipse(506, 346, 16, 14), context.tint('#5a7a4c')) +
    flat(ellipse(494, 344, 8) + ellipse(514, 338, 9) + ellipse(524, 352, 6), context.tint('#d9604f')) +
    context.part(limb('706,412 706,378', [12, 5]), context.tint('#c9973e')) +
    flat('M701 380v-26h10v26z', context.tint('#f4ead6')) +
    candle
  );
}

function stove(context: DrawingContext, mood: RoomMood): Markup {
  const iron = context.tint(mood.tone('#3c3440'));
  const fire =
    flat('M60 574h92v50h-92z', '#f08a3c') +
    flat('M60 600h92v24h-92z', '#ffc25a', 0.8) +
    flat(smooth('70,624* 78,590 88,612 100,580 112,610 126,586 142,624*'), '#ffe09a', 0.85) +
    line('M76 574v50M92 574v50M108 574v50M124 574v50M140 574v50', iron, 3);
  const doors =
    flat('M46 560h120v96h-120z', lighten(iron, 0.05)) +
    fire +
    flat('M184 560h60v40h-60zM184 612h60v44h-60z', lighten(iron, 0.05));
  const kettle = context.part(smooth('42,440 38,404 62,386 96,404 96,440'), context.tint('#c9784a'), {
    inside: flat(mark({ from: [50, 428], to: [52, 400], width: 3 }), '#ffe0b0', 0.6),
  });
  return (
    flat('M112 440V-10h46V440z', lighten(iron, 0.03), 0.9) +
    context.contact(150, 700, 170, 16, 0.6) +
    context.part('M24 700V452h236v248z', iron, { inside: doors }) +
    flat('M12 440h260v18H12z', lighten(iron, 0.1)) +
    context.glow({ at: [106, 620], size: [150, 90], colour: '#ff9a44', opacity: 0.5, core: 0.3 }) +
    kettle +
    line('M50 392Q68 360 88 392', context.tint('#4a2c28'), 4.4) +
    line('M94 420Q110 416 112 400', context.tint('#b5673c'), 6) +
    line('M114 392q8 -12 0 -24t4 -26', '#fff2dc', 3.4, 0.35)
  );
}

function shelves(context: DrawingContext): Markup {
  const wood = context.tint('#6b4433');
  const jar = (x: number, colour: string, round: boolean): Markup =>
    context.part(
      round
        ? smooth([
            [x, 226, true],
            [x - 2, 190],
            [x + 6, 180],
            [x + 30, 180],
            [x + 38, 190],
            [x + 36, 226, true],
          ])
        : `M${x} 226v-44h36v44z`,
      context.tint(colour),
      {
        inside: flat(`M${x - 4} 198h46v14h-46z`, context.tint('#f4e6cc'), 0.75),
      },
    ) + (round ? '' : flat(`M${x - 3} 184h42v-9h-42z`, context.tint('#8a5a3c')));
  const plate = context.part(ellipse(1002, 198, 27), context.tint('#e6d2ae'), {
    inside: flat(star(1002, 198, 15, 6), context.tint('#5f7fa0')),
  });
  const cups = ['#e9dcc0', '#7d93a8', '#c9705a', '#e9dcc0'].map((colour, index) => {
    const x = 892 + index * 66;
    const cup = smooth([
      [x - 17, 366],
      [x + 17, 366],
      [x + 19, 388],
      [x + 11, 402],
      [x - 11, 402],
      [x - 19, 388],
    ]);
    return (
      line(`M${x} 347v14`, context.tint('#4a2c24'), 3) +
      context.part(cup, context.tint(colour)) +
      line(`M${x + 18} 372q13 2 10 14q-3 8 -10 6`, context.tint(colour), 4)
    );
  });
  return (
    flat('M862 226h290v11H862zM862 336h290v11H862z', wood) +
    line('M880 237v20M1134 237v20M880 347v20M1134 347v20', lighten(wood, -0.05), 6) +
    jar(884, '#c98a4a', false) +
    jar(934, '#6f8f94', true) +
    plate +
    jar(1040, '#a8504a', false) +
    jar(1094, '#d9b06a', true) +
    cups.join('')
  );
}

function pans(context: DrawingContext): Markup {
  const copper = context.tint('#c9743e');
  const hung = times(3, (index) => {
    const [x, radius] = [204 + index * 62, 30 - index * 5];
    const shine = flat(
      ellipse(x - radius * 0.3, 242 + radius * 0.5, radius * 0.34, radius * 0.22, -30),
      '#ffdca4',
      0.55,
    );
    return (
      line(`M${x} 190v52`, context.tint('#8a4a30'), 6) +
      context.part(ellipse(x, 242 + radius * 0.8, radius), copper, { inside: shine })
    );
  });
  return hung + flat('M180 184h170v8H180z', context.tint('#5a382c'));
}

function chairBack(): Markup {
  return (
    flat('M1112 830V560q-2 -26 24 -26h80V830z', '#1c0c1c', 0.82) +
    flat('M1134 640h70v14h-70zM1134 590h70v14h-70z', '#4a2430', 0.6)
  );
}
