import type { Scene } from '@sagolykta/domain/scene';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type RoomMood, roomMood } from '../scenery/room-mood.ts';
import { boardFloor, bookRow, ovalRug, skirting, smallPicture, wall } from '../scenery/room-parts.ts';
import { roomWindow, windowBeam } from '../scenery/room-window.ts';
import { besideCentre } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

/** Painted in lamplight; the mood turns it. */
const paints = { wall: '#6f6a52', wood: '#6b4a38', floor: '#6e4c38', sofa: '#8a4f4a' };

/** An evening at home: a sofa under a picture, a tiled stove, a wide rug to be on. */
export const livingRoom = world({
  light: (context, scene) => roomMood(context, scene, [-0.5, -0.86]),
  stage: (scene, mood) => {
    // Whoever turns their back in here looks out.
    const atWindow = scene.figures.some(({ pose, at }) => pose === 'back' && (at === 'left' || at === 'centre'));
    return {
      anchors: {
        left: { x: atWindow ? 190 : 380, y: atWindow ? 716 : 738, scale: 1.1 },
        centre: { x: atWindow ? 318 : 590, y: atWindow ? 712 : 744, scale: 1.12 },
        right: { x: 800, y: 738, scale: 1.1 },
        far: { x: 960, y: 668, scale: 0.88 },
        near: { x: 250, y: 776, scale: 1.18 },
        bed: { x: 600, y: 752, scale: 1.08 },
        seat: { x: besideCentre(scene, 610, 705), y: 622, scale: 1.06, spread: 150 },
        above: { x: 620, y: 270, scale: 0.8, floats: true },
      },
      indoors: true,
      hasWindow: true,
      dress: scene.time === 'night' ? 'pyjamas' : 'indoor',
      ground: { y: 738, colour: mood.tone(paints.floor) },
      places: {
        floor: [
          { x: 920, y: 764, scale: 1.02 },
          { x: 240, y: 758, scale: 1.02 },
          { x: 690, y: 778, scale: 1.02 },
          { x: 500, y: 782, scale: 1.02 },
          { x: 1040, y: 772, scale: 1.02 },
        ],
        stage: [
          { x: 905, y: 690, scale: 0.96 },
          { x: 330, y: 692, scale: 0.9 },
        ],
        wall: [
          { x: 560, y: 330, scale: 1 },
          { x: 690, y: 350, scale: 0.9 },
          { x: 815, y: 330, scale: 1 },
        ],
      },
      vignette: { ...mood.vignette, centre: [0.5, 0.56] },
    };
  },
  paint: ({ context, scene, view: mood }) => ({
    back:
      room(context, scene, mood) +
      bookcase(context, scene, mood) +
      stove(context, mood) +
      sofa(context, mood) +
      floorLamp(context, scene, mood) +
      rug(context, mood),
    front: plant(context, mood),
  }),
});

function room(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  const [paper, floor, wood] = [mood.tone(paints.wall), mood.tone(paints.floor), mood.tone(paints.wood)];
  const stripes = times(20, (index) => `M${index * 62 + 16} 0V616`);
  const dots = times(160, (index) =>
    ellipse((index % 20) * 62 + 47, 36 + Math.floor(index / 20) * 74 + (index % 2) * 37, 3),
  );
  const pictures = scene.props.some((prop) => prop === 'photograph' || prop === 'drawing' || prop === 'clock')
    ? ''
    : smallPicture(context, 520, 258, 110, 82) +
      smallPicture(context, 656, 272, 74, 64) +
      smallPicture(context, 756, 254, 92, 86);
  const lamplight = mood.lampsLit
    ? context.glow({ at: [880, 400], size: [560, 430], colour: '#ffbe63', opacity: 0.5, core: 0.3 })
    : '';
  return (
    wall(context, paper, 640) +
    line(stripes, lighten(paper, 0.025), 10, 0.5) +
    flat(dots, lighten(paper, 0.08), 0.5) +
    lamplight +
    roomWindow(context, scene, mood, { x: 150, y: 122, width: 250, height: 300, curtain: '#7d8a6c', drop: 60 }) +
    boardFloor(context, floor, 626) +
    skirting(wood, 628) +
    windowBeam(context, mood, [330, 300], [640, 700], 240) +
    pictures
  );
}

function bookcase(context: DrawingContext, { seed }: Scene, mood: RoomMood): Markup {
  const wood = context.tint(mood.tone('#7a5238'));
  const random = randomFrom(`${seed} books`);
  const shelves = [270, 366, 462, 558];
  const rows = shelves.map((y, index) =>
    bookRow(context, mood, 1046 + (index % 2) * 30, y, 108 - (index % 2) * 30, random),
  );
  const vase = context.part(
    smooth('1052,366 1046,340 1054,326 1066,326 1074,340 1068,366'),
    context.tint(mood.tone('#5f8088')),
  );
  return (
    context.contact(1110, 654, 120, 14, 0.6) +
    context.part('M1026 650V180H1200V650Z', lighten(wood, -0.09), { rim: 0.4, grain: false }) +
    rows.join('') +
    vase +
    flat(shelves.map((y) => `M1026 ${y}h180v9h-180z`).join(''), wood) +
    context.part('M1018 656V172H1034V656Z', wood) +
    flat('M1010 166h200v14h-200z', lighten(wood, 0.03))
  );
}

/** A white-tiled stove with a fire behind its brass doors: warm in the evenings only. */
function stove(context: DrawingContext, mood: RoomMood): Markup {
  const [tile, brass] = [context.tint(mood.tone('#cdbfae')), context.tint('#b98a45')];
  const warm = mood.name !== 'daylight';
  const rows =
    times(9, (index) => `M0 ${196 + index * 54}H130`) +
    times(9, (index) => `M${index % 2 ? 30 : 62} ${196 + index * 54}v54`);
  const fire = warm
    ? flat('M30 560h66v50h-66z', '#f08a3c') +
      flat('M30 586h66v24h-66z', '#ffc25a', 0.85) +
      flat(smooth('36,610* 44,580 52,600 62,570 74,598 84,578 92,610*'), '#ffe09a', 0.85)
    : flat('M30 560h66v50h-66z', '#3a2a30');
  return (
    context.contact(60, 662, 130, 14, 0.6) +
    context.part('M-10 656V150Q60 130 128 150V656Z', tile, { inside: line(rows, lighten(tile, -0.08), 2, 0.6) }) +
    context.part('M-10 168V138Q60 112 138 138V168Z', lighten(tile, 0.02)) +
    context.part('M22 552h82v66h-82z', brass, { grain: false }) +
    fire +
    line('M63 560v50', brass, 4) +
    (warm ? context.glow({ at: [64, 600], size: [190, 110], colour: '#ff9a44', opacity: 0.42, core: 0.32 }) : '')
  );
}

function sofa(context: DrawingContext, mood: RoomMood): Markup {
  const cloth = context.tint(mood.tone(paints.sofa));
  const wood = context.tint(mood.tone(paints.wood));
  const cushions =
    context.part(smooth('452,570 456,512 506,504 534,524 530,574 488,582'), context.tint(mood.tone('#c9974a')), {
      inside: line('M456 540Q492 528 532 546', context.tint('#f0e0c0'), 4, 0.6),
    }) +
    context.part(smooth('700,576 704,524 752,506 790,520 784,576 744,584'), context.tint(mood.tone('#5f7f8c')), {
      inside: line('M720 520L770 572M760 514L716 566', context.tint('#e6d8c0'), 3, 0.5),
    });
  const seams = line('M610 474V568M430 590H796', lighten(cloth, -0.07), 2.6, 0.7);
  return (
    context.contact(612, 690, 270, 18, 0.7) +
    flat('M412 664h18l-4 30h-10zM794 664h18l-4 30h-10z', wood) +
    context.part(smooth('396,600 398,500 430,458 520,448 704,448 796,458 828,500 830,600'), lighten(cloth, -0.03), {
      inside: seams,
    }) +
    cushions +
    context.part(smooth('404,584* 410,570 600,562 812,570 820,584* 822,668* 402,668*'), cloth, {
      inside: line('M611 566V668M404 622Q610 632 820 622', lighten(cloth, -0.06), 2.4, 0.6),
    }) +
    context.part(smooth('372,668* 366,560 380,534 414,534 424,560 424,668*'), lighten(cloth, 0.02)) +
    context.part(smooth('800,668* 802,560 812,534 846,534 860,560 854,668*'), lighten(cloth, 0.02))
  );
}

function floorLamp(context: DrawingContext, scene: Scene, mood: RoomMood): Markup {
  if (scene.props.includes('lamp')) return '';
  context.noteUpright(932, 344, 660);
  const brass = context.tint(mood.tone('#8a6438'));
  const shade = context.part('M892 344L972 344L1000 430Q932 446 866 430Z', context.tint(mood.tone('#d9b06a')), {
    inside: mood.lampsLit ? flat('M850 408Q932 424 1016 408V450H850Z', '#ffe2a0', 0.8) : '',
    shade: mood.lampsLit ? 0.4 : 1,
  });
  const light = mood.lampsLit
    ? context.glow({ at: [932, 440], size: [130, 60], colour: '#fff0c8', opacity: 0.7, core: 0.4 }) +
      context.glow({ at: [932, 410], size: [250, 230], colour: '#ffc46a', opacity: 0.42, core: 0.32 })
    : '';
  return (
    context.contact(932, 668, 46, 8, 0.6) +
    line('M932 436V660', brass, 6) +
    context.part(smooth('900,668 906,656 932,650 958,656 964,668'), brass) +
    light +
    shade
  );
}

function rug(context: DrawingContext, mood: RoomMood): Markup {
  const tone = (colour: string): string => mood.tone(colour);
  return ovalRug(context, 600, 742, 400, tone('#7a4f54'), [tone('#d9c4a0'), tone('#4f6a74')]);
}

function plant(context: DrawingContext, mood: RoomMood): Markup {
  const leaf = context.tint(mood.tone('#3f5a42'), 0.1);
  const leaves = [-0.9, -0.5, -0.15, 0.2, 0.6].map((lean) =>
    limb(
      [
        [1140, 720],
        [1140 + lean * 50, 640],
        [1140 + lean * 110, 590 + Math.abs(lean) * 50],
      ],
      [5, 17, 3],
    ),
  );
  return (
    context.part(leaves.join(''), leaf, { rim: 0.7 }) +
    context.part('M1096 706h92l-12 90h-68z', context.tint(mood.tone('#a8604a')))
  );
}
