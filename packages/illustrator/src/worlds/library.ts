import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { booksOn } from '../scenery/books.ts';
import { type HallView, type HallWindow, hallView, hallWindow, windowBeam } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const floorTop = 596;

/** The library after closing: shelves to the ceiling, a ladder on a rail, a green lamp left on, the moon at the arched window. */
export const library = world({
  light: (context, scene) => hallView(context, scene, { warm: '#6f4030', direction: [0.1, -1] }),
  stage: (scene, view) => {
    const seat = { x: 958, y: 692, scale: 0.98 };
    return {
      anchors: withPerch(
        scene,
        { x: 600, y: 446, scale: 0.8 },
        usualAnchors({ y: 720, scale: 1.04, shift: -40 }, { seat, far: { x: 600, y: 620, scale: 0.62 } }),
      ),
      indoors: true,
      ground: { y: 720, colour: view.shown('#8a5a44') },
      dress: 'indoor',
      places: {
        stage: [{ x: 762, y: 704, scale: 1.02 }],
        surface: [{ x: 250, y: 600, scale: 0.9 }],
      },
      vignette: { amount: 0.7, colour: view.frame },
    };
  },
  paint: ({ context, view }) => {
    const window: HallWindow = {
      x: 496,
      y: 84,
      width: 208,
      height: 330,
      arched: true,
      columns: 2,
      rows: 3,
      disc: [0.6, 0.38],
      trim: view.shown('#b98f68'),
    };
    return {
      back:
        wall(context, view) +
        hallWindow(context, view, window) +
        windowSeat(context, view) +
        shelves(context, view) +
        ladder(context, view) +
        floor(context, view) +
        windowBeam(context, view, window, 30, 730) +
        readingTable(context, view) +
        globe(context, view) +
        armchair(context, view),
      front: nearStack(context, view),
    };
  },
});

function wall(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const paper = shown('#8a6250');
  const fill = context.gradient([
    [0, lighten(paper, -0.1)],
    [0.5, paper],
    [1, lighten(paper, -0.05)],
  ]);
  return (
    `<rect width="1200" height="${floorTop + 10}" fill="${fill}"/>` +
    flat(rectangle(0, 0, 1200, 22), lighten(paper, -0.12)) +
    context.glow({ at: [600, 380], size: [560, 330], colour: '#ffc878', opacity: 0.4 * lampStrength, core: 0.34 })
  );
}

function shelves(context: DrawingContext, view: HallView): Markup {
  const { shown, scene } = view;
  const wood = shown('#7a4c34');
  const dark = lighten(wood, -0.12);
  const random = randomFrom(`${scene.seed} books`);
  const bay = (left: number, width: number): Markup => {
    const rows = [118, 208, 298, 388, 478, 568];
    const boards = rows.map((y) => rectangle(left, y, width, 9)).join('');
    const books = rows.map((y) => booksOn(left + 10, left + width - 10, y, 74, random, shown)).join('');
    return (
      flat(rectangle(left, 30, width, 560), dark) +
      books +
      flat(boards, wood) +
      context.part(rectangle(left, 24, 11, 572) + rectangle(left + width - 11, 24, 11, 572), wood, {
        rim: 0.8,
        grain: false,
      }) +
      context.part(
        straight([
          [left - 6, 30],
          [left + 4, 12],
          [left + width - 4, 12],
          [left + width + 6, 30],
        ]),
        lighten(wood, 0.03),
        { rim: 1, grain: false },
      )
    );
  };
  const arch = flat(rectangle(472, 24, 12, 400) + rectangle(716, 24, 12, 400), wood);
  return bay(-14, 166) + bay(158, 152) + bay(316, 152) + bay(732, 152) + bay(890, 152) + bay(1048, 166) + arch;
}

function windowSeat(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#7a4c34');
  const cushion = shown('#8f4a50');
  return (
    context.part(rectangle(484, 470, 232, 126), wood, {
      rim: 0.8,
      inside: line(rectangle(500, 490, 92, 92) + rectangle(608, 490, 92, 92), lighten(wood, -0.1), 4),
    }) +
    context.part(smooth('480,474 484,448 540,442 660,442 716,448 720,474 600,480'), cushion, {
      inside: line('M540 446v28M600 446v28M660 446v28', lighten(cushion, -0.07), 2.4),
    }) +
    context.part(smooth('496,448 492,412 522,400 546,414 546,446'), shown('#c9a05a'), { rim: 1 })
  );
}

function ladder(context: DrawingContext, { shown }: HallView): Markup {
  const wood = shown('#b98850');
  let rungs = '';
  for (let row = 0; row < 11; row++) {
    const y = 150 + row * 42;
    rungs += `M${round(816 + row * 4.6)} ${y}H${round(872 + row * 4.6)}`;
  }
  return (
    flat(rectangle(728, 100, 480, 7), shown('#c9973e')) +
    flat(ellipse(806, 104, 8) + ellipse(862, 104, 8), shown('#8a6a3a')) +
    line(rungs, lighten(wood, -0.06), 7) +
    context.part(straight('802,100 812,100 872,616 862,616') + straight('858,100 868,100 930,616 920,616'), wood, {
      rim: 1,
      grain: false,
    })
  );
}

function floor(context: DrawingContext, { shown, frame, lampStrength }: HallView): Markup {
  const wood = shown('#8f5f42');
  const fill = context.gradient([
    [0, wood],
    [1, mix(wood, frame, 0.55)],
  ]);
  let boards = '';
  for (let index = -12; index <= 12; index++) boards += `M${600 + index * 60} ${floorTop}L${600 + index * 128} 800`;
  const rug = smooth('250,716 330,676 600,662 870,676 960,716 900,766 600,786 300,766');
  const red = shown('#9c4448');
  return (
    `<rect y="${floorTop}" width="1200" height="${800 - floorTop}" fill="${fill}"/>` +
    line(boards, lighten(wood, -0.06), 2.4, 0.6) +
    flat(rectangle(0, floorTop - 4, 1200, 10), lighten(wood, -0.1)) +
    context.part(rug, red, {
      rim: 0.6,
      inside:
        line(ellipse(604, 722, 300, 44), shown('#d9b878'), 6, 0.7) +
        line(ellipse(604, 722, 254, 34), shown('#3f5a6a'), 10, 0.6) +
        flat(ellipse(604, 722, 90, 14), shown('#d9b878'), 0.5),
    }) +
    context.glow({ at: [330, 716], size: [360, 74], colour: '#ffd890', opacity: 0.4 * lampStrength + 0.1, core: 0.42 })
  );
}

/** The table with the green lamp, which nobody has remembered to turn off. */
function readingTable(context: DrawingContext, { shown, lamps }: HallView): Markup {
  const wood = shown('#8a5638');
  const shine = lamps ? 1 : 0.7;
  const lamp =
    context.glow({ at: [212, 552], size: [240, 190], colour: '#ffd07a', opacity: 0.55 * shine, core: 0.34 }) +
    line('M212 600V528', shown('#c9973e'), 6) +
    flat(ellipse(212, 602, 24, 6), shown('#b98838')) +
    flat(ellipse(212, 532, 50, 8), '#fff0c0', shine) +
    context.part(smooth('156,532* 164,506 190,494 234,494 260,506 268,532*'), shown('#4f8a6a'), { rim: 1 }) +
    context.glow({ at: [212, 556], size: [90, 60], colour: '#fff0c4', opacity: 0.6 * shine, core: 0.5 });
  const book =
    context.part(smooth('286,602* 288,592 320,588 346,596 374,588 404,592 406,602* 346,608'), shown('#f2e6cf'), {
      grain: false,
      inside: line('M346 594v14M300 596l34-2M358 596l36-2', shown('#b8a48c'), 1.6),
    }) + flat('M282 604h128v5H282z', shown('#a84a40'));
  const stack =
    context.part(rectangle(88, 590, 78, 13), shown('#5f7f8c'), { grain: false }) +
    context.part(rectangle(94, 577, 66, 13), shown('#c9964a'), { grain: false }) +
    context.part(rectangle(90, 566, 60, 11), shown('#7d6a9c'), { grain: false });
  return (
    context.contact(250, 704, 240, 14, 0.6) +
    line('M84 700L96 616M420 700L408 616', lighten(wood, -0.06), 13) +
    context.part(straight('52,604 452,604 464,622 40,622'), wood, { rim: 1 }) +
    flat(rectangle(70, 622, 366, 18), lighten(wood, -0.07)) +
    stack +
    book +
    lamp
  );
}

function globe(context: DrawingContext, { shown }: HallView): Markup {
  const sea = shown('#5f8fa8');
  const land =
    smooth('676,566 690,552 706,560 702,578 688,590 678,580') + smooth('716,584 730,576 738,590 728,606 716,600');
  return (
    context.contact(708, 640, 50, 7, 0.5) +
    line('M708 626V640M684 640H732', shown('#8a5a3a'), 7) +
    line('M676 548A44 44 0 1 0 742 608', shown('#c9973e'), 5) +
    context.part(ellipse(706, 584, 36), sea, {
      inside: flat(land, shown('#8aa870')) + line('M670 584q36 12 72 0M706 548q-16 36 0 72', lighten(sea, -0.07), 1.6),
    })
  );
}

function armchair(context: DrawingContext, { shown }: HallView): Markup {
  const green = shown('#4f7a6a');
  const back = smooth('872,640 868,556 888,512 930,496 990,496 1030,512 1050,556 1046,640');
  const arm = (x: number): string =>
    smooth([
      [x - 28, 706],
      [x - 32, 632],
      [x - 20, 612],
      [x + 12, 612],
      [x + 24, 632],
      [x + 22, 706],
    ]);
  const buttons = [
    ellipse(930, 550, 3.4),
    ellipse(960, 546, 3.4),
    ellipse(990, 550, 3.4),
    ellipse(944, 588, 3.4),
    ellipse(974, 588, 3.4),
  ].join('');
  return (
    context.contact(960, 722, 150, 14, 0.6) +
    line('M866 722V704M1054 722V704', shown('#6a4030'), 10) +
    context.part(back, green, {
      inside:
        flat(buttons, lighten(green, -0.1)) +
        line('M930 550q-20 40-18 80M990 550q20 40 18 80', lighten(green, -0.06), 2.4),
    }) +
    context.part(smooth('866,700 862,652 884,636 1036,636 1058,652 1054,700 960,708'), lighten(green, 0.03)) +
    context.part(arm(864), green, { rim: 1 }) +
    context.part(arm(1056), green, { rim: 1 }) +
    context.part(smooth('1000,640 996,596 1032,588 1046,626 1030,642'), shown('#c9704a'), {
      rim: 1,
      inside: line('M1000 612q22-8 42 0', shown('#f0d8a8'), 4),
    })
  );
}

function nearStack(context: DrawingContext, { shown, frame }: HallView): Markup {
  const dim = (colour: Hex): Hex => mix(shown(colour), frame, 0.55);
  const books = [
    [1046, 778, 170, 34, '#7d6a9c'],
    [1064, 748, 150, 30, '#a84a40'],
    [1056, 722, 136, 26, '#5f7f8c'],
  ] as const;
  return (
    books
      .map(([x, y, width, height, colour]) =>
        context.part(rectangle(x, y, width, height), dim(colour), {
          rim: 1,
          grain: false,
          inside: flat(rectangle(x, y + height * 0.24, width, 4), dim('#f0dcae'), 0.6),
        }),
      )
      .join('') + flat('M-20 830V700Q40 690 60 830Z', frame, 0.9)
  );
}
