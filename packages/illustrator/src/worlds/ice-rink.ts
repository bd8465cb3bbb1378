import { lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type HallView, hallView } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { usualAnchors, withPerch } from '../scenery/usual-anchors.ts';
import { world } from '../world.ts';

const boardsTop = 486;
const boardsFoot = 548;

/** The ice hall, last hour: timber arches overhead, empty benches, fresh ice with the lamps lying in it. */
export const iceRink = world({
  light: (context, scene) => hallView(context, scene, { warm: '#4a4f86', direction: [0.2, -0.98] }),
  stage: (scene, view) => ({
    anchors: withPerch(
      scene,
      { x: 300, y: 486, scale: 0.7 },
      usualAnchors(
        { y: 700, scale: 1.02 },
        { near: { x: 320, y: 734, scale: 1.08 }, far: { x: 700, y: 606, scale: 0.5 } },
      ),
    ),
    indoors: true,
    dressSeason: 'winter',
    ground: { y: 700, colour: view.shown('#cfdcee') },
    dress: 'weather',
    places: {
      stage: [
        { x: 930, y: 640, scale: 0.85 },
        { x: 300, y: 640, scale: 0.8 },
      ],
    },
    vignette: { amount: 0.64, colour: view.frame },
  }),
  paint: ({ context, view }) => ({
    back: hall(context, view) + stands(context, view) + ice(context, view) + boards(context, view),
    front: nearBoards(context, view),
  }),
});

function hall(context: DrawingContext, { shown, lamps, lampStrength }: HallView): Markup {
  const back = shown('#5a6298');
  const roof = context.gradient([
    [0, lighten(back, -0.15)],
    [0.7, back],
    [1, lighten(back, 0.04)],
  ]);
  const timber = shown('#b8865a');
  const arch = (inset: number, rise: number): string =>
    `M${-60 + inset} 520Q${80 + inset * 0.6} ${rise} 600 ${rise - 40}Q${1120 - inset * 0.6} ${rise} ${1260 - inset} 520`;
  const arches = [0, 1, 2]
    .map((index) => {
      const path = arch(index * 110, 120 + index * 66);
      const width = 30 - index * 8;
      const colour = mix(timber, back, index * 0.28);
      return line(path, lighten(colour, -0.1), width) + line(path, colour, width * 0.55);
    })
    .toReversed()
    .join('');
  const purlins = [-2, -1, 0, 1, 2]
    .map((index) =>
      line(
        `M${600 + index * 420} ${60 + Math.abs(index) * 70}L${600 + index * 150} ${232 + Math.abs(index) * 20}`,
        mix(timber, back, 0.5),
        6,
        0.7,
      ),
    )
    .join('');
  const lampRows = (
    [
      [420, 190, 1],
      [780, 190, 1],
      [500, 262, 0.6],
      [700, 262, 0.6],
    ] as const
  )
    .map(
      ([x, y, size]) =>
        line(`M${x} ${y - 60 * size}V${y}`, lighten(back, -0.1), 2) +
        context.part(rectangle(x - 54 * size, y, 108 * size, 14 * size), lamps ? '#fff2cc' : shown('#a8a8c0'), {
          shade: 0,
          rim: 0,
        }) +
        context.glow({
          at: [x, y + 10],
          size: [210 * size, 150 * size],
          colour: '#fff0c8',
          opacity: 0.5 * lampStrength,
          core: 0.34,
        }),
    )
    .join('');
  return (
    `<rect width="1200" height="560" fill="${roof}"/>` +
    purlins +
    arches +
    lampRows +
    banners(context, shown) +
    clock(context, shown, lamps)
  );
}

function banners(context: DrawingContext, shown: HallView['shown']): Markup {
  return (
    [
      [196, '#c9604a'],
      [282, '#e0b45a'],
      [890, '#5f9a9c'],
      [976, '#c9604a'],
    ] as const
  )
    .map(([x, colour]) =>
      context.part(
        smooth(
          [
            [x, 300, true],
            [x + 58, 300, true],
            [x + 57, 384, true],
            [x + 29, 362, true],
            [x + 1, 384, true],
          ],
          0.02,
        ),
        shown(colour),
        {
          inside: flat(ellipse(x + 29, 332, 12), shown('#f4ead6'), 0.8),
          rim: 0.8,
        },
      ),
    )
    .join('');
}

function clock(context: DrawingContext, shown: HallView['shown'], lamps: boolean): Markup {
  const light = lamps ? '#ffb45a' : shown('#b87a4a');
  return (
    line('M560 150V300M640 150V300', shown('#4a4a70'), 3) +
    context.part(rectangle(512, 296, 176, 78), shown('#33334e'), { rim: 1, grain: false }) +
    line('M540 316v34M566 316h16v34h-16zM600 324v3M600 340v3M618 316h16v17h-16v17h16M654 316v34', light, 4.4)
  );
}

function stands(context: DrawingContext, { scene, shown }: HallView): Markup {
  const step = shown('#4a4f80');
  const random = randomFrom(`${scene.seed} seats`);
  const seatColours = ['#a85a56', '#5f78a8', '#c99a5a'];
  const rows = times(3, (row) => {
    const y = 410 + row * 28;
    const seats: string[] = ['', '', ''];
    for (let x = 20 - row * 6; x < 1190; x += 30) {
      const pick = Math.floor(random() * 3);
      seats[pick] += `M${x} ${y + 16}v-16q0-5 5-5h10q5 0 5 5v16z`;
    }
    return (
      flat(rectangle(0, y + 12, 1200, 18), lighten(step, row * 0.03)) +
      seats.map((path, index) => flat(path, shown(seatColours[index] ?? '#a85a56'), 0.75)).join('')
    );
  });
  return (
    flat(rectangle(0, 396, 1200, 160), lighten(step, -0.05)) +
    rows +
    context.glow({ at: [600, 470], size: [640, 90], colour: '#fff0d0', opacity: 0.12, core: 0.4 })
  );
}

/** Across -1..1, down 0 (far boards) to 1 (the foot of the picture). */
function onIce(across: number, down: number): Point {
  const half = 520 + down * 330;
  return [600 + across * half, boardsFoot + (830 - boardsFoot) * down];
}

function ice(context: DrawingContext, { scene, shown, lampStrength, lamps }: HallView): Markup {
  const white = shown('#dfe8f6');
  const fill = context.gradient([
    [0, lighten(white, -0.03)],
    [0.4, white],
    [1, mix(white, shown('#6a78b0'), 0.62)],
  ]);
  const stripe = (across: number, width: number, colour: string, opacity: number): Markup =>
    flat(
      straight([
        onIce(across - width, 0),
        onIce(across + width, 0),
        onIce(across + width, 1),
        onIce(across - width, 1),
      ]),
      colour,
      opacity,
    );
  const random = randomFrom(`${scene.seed} ice`);
  let scratches = '';
  for (let index = 0; index < 34; index++) {
    const [x, y] = onIce((random() - 0.5) * 1.8, 0.08 + random() * 0.84);
    const length = 30 + random() * 90;
    scratches += `M${round(x)} ${round(y)}q${round(length * 0.5)} ${round((random() - 0.5) * 22)} ${round(length)} ${round((random() - 0.5) * 12)}`;
  }
  const [cx, cy] = onIce(0, 0.5);
  const mirrored = [420, 780].map((x) =>
    context.glow({
      at: [x, 650],
      size: [70, 130],
      colour: lamps ? '#fff2cc' : '#eef0ff',
      opacity: lamps ? 0.5 : 0.2,
      core: 0.4,
    }),
  );
  const skates = times(5, (index) =>
    line(`M${360 + index * 60} ${770 - index * 12}c40-26 70-18 96-40`, shown('#8ea0cc'), 2.4, 0.5),
  );
  return (
    `<rect y="${boardsFoot - 10}" width="1200" height="${812 - boardsFoot}" fill="${fill}"/>` +
    mirrored.join('') +
    stripe(0, 0.016, shown('#c9604a'), 0.62) +
    stripe(-0.5, 0.02, shown('#5f7fc0'), 0.55) +
    stripe(0.5, 0.02, shown('#5f7fc0'), 0.55) +
    line(ellipse(cx, cy, 200, 38), shown('#5f7fc0'), 5, 0.55) +
    flat(ellipse(cx, cy, 12, 4), shown('#5f7fc0'), 0.7) +
    line(scratches, '#ffffff', 1.6, 0.45) +
    skates +
    context.glow({ at: [600, 660], size: [560, 110], colour: '#fff6e0', opacity: 0.3 * lampStrength + 0.06, core: 0.4 })
  );
}

function boards(context: DrawingContext, { shown }: HallView): Markup {
  const white = shown('#ece8e2');
  let posts = '';
  for (let x = 40; x < 1200; x += 112) posts += `M${x} ${boardsTop - 56}V${boardsFoot}`;
  return (
    flat(rectangle(0, boardsTop - 56, 1200, 58), '#dfe8ff', 0.1) +
    line(posts, shown('#8a90b0'), 3) +
    line(`M0 ${boardsTop - 56}H1200`, shown('#8a90b0'), 3) +
    context.part(rectangle(-10, boardsTop, 1220, boardsFoot - boardsTop), white, { rim: 0.8, shade: 0.5 }) +
    flat(rectangle(0, boardsTop - 4, 1200, 9), shown('#4f6fa8')) +
    flat(rectangle(0, boardsFoot - 12, 1200, 10), shown('#e0b45a')) +
    flat(rectangle(420, boardsTop + 12, 120, 26) + rectangle(770, boardsTop + 12, 90, 26), shown('#c9604a'), 0.5) +
    flat(rectangle(170, boardsTop + 12, 110, 26) + rectangle(960, boardsTop + 12, 130, 26), shown('#5f9a9c'), 0.5)
  );
}

function nearBoards(context: DrawingContext, { frame, shown }: HallView): Markup {
  const rail = mix(shown('#4f6fa8'), frame, 0.5);
  return (
    context.part(straight('-20,770 1220,770 1220,840 -20,840'), mix(shown('#dcdce6'), frame, 0.55), {
      rim: 0,
      shade: 0.6,
    }) +
    flat(rectangle(-20, 762, 1240, 14), rail) +
    flat('M120 840l14-74M1066 840l14-74', frame) +
    line('M1010 806Q1040 700 1062 640', mix(shown('#c9a06a'), frame, 0.3), 9) +
    flat('M1000 792q-26 10-60 8q-12 0-10 10h70z', mix(shown('#8a5a44'), frame, 0.3))
  );
}
