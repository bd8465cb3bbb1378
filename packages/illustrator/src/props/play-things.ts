import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { curve, ellipse, smooth } from '../paper/path.ts';
import type { Thing } from './thing.ts';

export const ball: Thing = {
  width: 36,
  height: 36,
  place: 'floor',
  draw(context) {
    const pale = context.tint('#f0e2c8');
    const bands =
      flat('M-20 -26Q0 -16 20 -26V-40H-20Z', context.tint('#c4593f')) +
      flat('M-20 -12Q0 -2 20 -12V4H-20Z', context.tint('#4f7a86'));
    return context.part(ellipse(0, -18, 18), pale, {
      inside: bands + line('M-18 -25Q0 -15 18 -25M-18 -11Q0 -1 18 -11', lighten(pale, -0.12), 1.6),
    });
  },
};

export const goal: Thing = {
  width: 260,
  height: 136,
  place: 'stage',
  draw(context) {
    const [post, net] = [context.tint('#efe4d2'), context.tint('#cfd6e0')];
    const mesh =
      times(11, (index) => `M${-112 + index * 22} -128L${-100 + index * 20} -8`) +
      times(7, (index) => `M-118 ${-118 + index * 18}H118`);
    return (
      line(mesh, net, 1.3, 0.4) +
      line('M-122 -126L-104 -10H104L122 -126', net, 2.4, 0.6) +
      context.part('M-128 0V-134H128V0H119V-125H-119V0Z', post, { grain: false })
    );
  },
};

export const basketHoop: Thing = {
  width: 120,
  height: 320,
  place: 'stage',
  draw(context) {
    const [pole, board] = [context.tint('#5c6478'), context.tint('#efe4d2')];
    const square = line('M-24 -268h48v-32h-48z', context.tint('#c4593f'), 3.4);
    const net = times(5, (index) => `M${-24 + index * 12} -252L${-15 + index * 7.5} -206`);
    const rings = 'M-22 -238H22M-19 -222H19';
    return (
      context.part('M-5 0V-250H5V0Z', pole) +
      flat(ellipse(0, 0, 26, 6), pole) +
      context.part(smooth('-60,-318* 60,-318* 60,-246* -60,-246*'), board, { inside: square }) +
      line(net + rings, context.tint('#f4ead8'), 1.6, 0.75) +
      line('M-25 -253H25', context.tint('#c4593f'), 5)
    );
  },
};

export const racket: Thing = {
  width: 44,
  height: 104,
  place: 'floor',
  grip: { x: 0, y: -10, rotate: 38 },
  draw(context) {
    const [frame, handle] = [context.tint('#c4693f'), context.tint('#4a3a40')];
    const strings =
      times(5, (index) => `M${-14 + index * 7} -96V-52`) + times(6, (index) => `M-18 ${-92 + index * 8}H18`);
    return (
      line(strings, context.tint('#f4ead8'), 1.1, 0.65) +
      `<ellipse cx="0" cy="-74" rx="20" ry="26" fill="none" stroke="${frame}" stroke-width="4.4"/>` +
      line('M-8 -50L0 -36L8 -50', frame, 3.6) +
      context.part('M-4 -40H4L5 0H-5Z', handle, { grain: false })
    );
  },
};

export const stick: Thing = {
  width: 60,
  height: 130,
  place: 'floor',
  grip: { x: -4, y: -112, rotate: -8 },
  draw(context) {
    const [wood, tape] = [context.tint('#c99a62'), context.tint('#3f5a78')];
    return (
      line('M-6 -126L6 -12', wood, 6) +
      line('M-6 -126L-3 -98', tape, 7) +
      context.part(smooth('1,-16 12,-12 34,-12 42,-6 40,0 8,0 0,-6'), tape, { grain: false })
    );
  },
};

export const sled: Thing = {
  width: 180,
  height: 44,
  place: 'floor',
  back: { x: -6, y: -34 },
  draw(context) {
    const [board, runner] = [context.tint('#9c5038'), context.tint('#6b4a44')];
    return (
      line('M-66 -26L-58 -6M42 -30L48 -6M-10 -28L-6 -6', runner, 5) +
      line(curve('-82,-4 -20,-3 58,-6 86,-16 90,-34'), runner, 5) +
      context.part('M-76 -34L72 -38L78 -26L-72 -22Z', board, {
        inside: line('M-74 -29L76 -33', lighten(board, -0.08), 1.8),
      }) +
      line(curve('84,-30 104,-14 100,-2'), context.tint('#c9a878'), 2.4)
    );
  },
};

function drawKite(context: DrawingContext): Markup {
  const [red, pale] = [context.tint('#c4593f'), context.tint('#f0dfc2')];
  const bows = (
    [
      [-10, -44],
      [-22, -14],
      [-14, 16],
    ] as const
  ).map(([x, y]) => {
    const wing = (side: number): string =>
      smooth([
        [x, y],
        [x + side * 12, y - 7],
        [x + side * 12, y + 7],
      ]);
    return flat(wing(-1) + wing(1), context.tint('#d9a441'));
  });
  const quarters = flat('M0 -190L0 -70L46 -128Z', pale) + flat('M0 -70L-46 -128L0 -128Z', context.tint('#4f7a86'));
  const cross = line('M0 -190V-70M-46 -128H46', lighten(red, -0.12), 2);
  return (
    line(curve('0,-70 -12,-42 -22,-14 -12,18 -24,44'), context.tint('#d9cdb8'), 2, 0.8) +
    bows.join('') +
    context.part('M0 -190L46 -128L0 -70L-46 -128Z', red, { inside: quarters + cross })
  );
}

export const kite: Thing = {
  width: 120,
  height: 190,
  place: 'sky',
  hangs: true,
  draw: drawKite,
  // High above the one who holds its string.
  held: (context) =>
    line(curve('0,0 30,-90 104,-230 187,-336'), context.tint('#e6dccb'), 1.8, 0.75) +
    context.place({ x: 162, y: -232, rotate: 14, scale: 0.86 }, () => drawKite(context)),
};

export const bicycle: Thing = {
  width: 200,
  height: 126,
  place: 'stage',
  back: { x: -26, y: -100 },
  draw(context) {
    const [frame, tyre] = [context.tint('#4f7a86'), context.tint('#3a3444')];
    const wheel = (x: number): string =>
      `<circle cx="${x}" cy="-38" r="35" fill="none" stroke="${tyre}" stroke-width="5.4"/>` +
      line(
        `M${x - 33} -38h66M${x} -71v66M${x - 23} -61l46 46M${x + 23} -61l-46 46`,
        context.tint('#c9c2c4'),
        1.1,
        0.5,
      ) +
      flat(ellipse(x, -38, 4), tyre);
    return (
      wheel(-58) +
      wheel(60) +
      line('M-58 -38L-28 -82L34 -84L2 -36Z M-28 -82L2 -36L-58 -38M60 -38L34 -84L30 -104', frame, 6) +
      line('M30 -104Q44 -110 52 -98', context.tint('#5a4a4c'), 5) +
      line('M-28 -82L-31 -96', tyre, 4.4) +
      context.part(smooth('-48,-104 -30,-104 -10,-99 -26,-94 -46,-94'), context.tint('#6b4030')) +
      flat(ellipse(2, -36, 8), context.tint('#6b4030')) +
      context.part(smooth('44,-96 66,-96 64,-72 46,-72'), context.tint('#b98a54'), {
        inside: line('M40 -88h30M40 -80h30', context.tint('#8a623a'), 1.6),
      })
    );
  },
};

export const boat: Thing = {
  width: 270,
  height: 70,
  place: 'stage',
  back: { x: -14, y: -36 },
  draw(context) {
    const [hull, inside] = [context.tint('#a8504a'), context.tint('#5a382f')];
    const planks = line('M-130 -36Q0 -4 132 -36M-118 -18Q0 12 118 -18', lighten(hull, -0.08), 2.2, 0.8);
    return (
      context.part(smooth('-130,-58 -60,-48 0,-46 60,-48 134,-62 60,-34 -60,-34'), inside, { grain: false }) +
      context.part('M-60 -48L-56 -38H-20L-22 -46ZM30 -46L28 -37H66L66 -50Z', context.tint('#b98a5a'), {
        grain: false,
      }) +
      line('M-40 -44L-104 -2', context.tint('#b98a5a'), 5) +
      flat(smooth('-96,-10 -112,-4 -124,10 -112,10 -98,0'), context.tint('#b98a5a')) +
      context.part(smooth('-136,-60* -60,-42 0,-38 60,-42 140,-66* 118,-22 72,0 -70,0 -112,-20'), hull, {
        inside: flat('M-140 -62Q0 -26 144 -66L140 -54Q0 -14 -138 -50Z', context.tint('#f0e2c8'), 0.9) + planks,
      })
    );
  },
};

export const tent: Thing = {
  width: 250,
  height: 176,
  place: 'stage',
  draw(context) {
    const [cloth, dark] = [context.tint('#c98a4a'), context.tint('#4a2e30')];
    return (
      context.glow({ at: [10, -50], size: [150, 110], colour: '#ffc46a', opacity: 0.35, core: 0.34 }) +
      context.part(smooth('-16,-172* 126,0* -126,0*', 0.02), cloth, {
        inside: line('M-16 -172L-70 0M-16 -172L60 0', lighten(cloth, -0.07), 2),
      }) +
      flat('M-16 -150L36 0H-62Z', dark) +
      context.glow({ at: [-14, -34], size: [50, 50], colour: '#ffcf7a', opacity: 0.75, core: 0.45 }) +
      context.part('M-16 -150L-62 0H-34Z', lighten(cloth, 0.06), { grain: false }) +
      context.part('M-16 -150L36 0H14Z', lighten(cloth, 0.03), { grain: false }) +
      line('M-16 -172V-182', dark, 3)
    );
  },
};

export const snowman: Thing = {
  width: 130,
  height: 206,
  place: 'stage',
  draw(context) {
    const snow = context.tint('#eeeaf4');
    const coal = context.tint('#2a2434');
    return (
      line('M-44 -104L-84 -134M-68 -122l-4 -16M46 -106L86 -128M70 -119l12 4', context.tint('#5a4038'), 4.4) +
      context.part(ellipse(0, -42, 60, 46), snow) +
      context.part(ellipse(2, -106, 44, 38), snow) +
      context.part(ellipse(4, -158, 32, 30), snow) +
      context.part(smooth('-30,-134 4,-126 38,-134 38,-122 4,-112 -30,-122'), context.tint('#b8473a'), { rim: 0.8 }) +
      context.part(smooth('22,-124 36,-124 42,-86 28,-84'), context.tint('#b8473a'), { rim: 0.7 }) +
      flat(ellipse(-6, -162, 3.4, 4) + ellipse(18, -162, 3.4, 4) + ellipse(4, -104, 4) + ellipse(4, -86, 4), coal) +
      context.part(smooth('6,-156 34,-150* 6,-148'), context.tint('#d98a42'), { grain: false }) +
      line('M-4 -142q10 7 20 0', coal, 2.4) +
      context.part(
        smooth('-24,-180* -20,-206 24,-208 30,-182* 42,-180 42,-174 -36,-172 -36,-178'),
        context.tint('#4f5a7c'),
        { inside: flat('M-40 -190h90v9h-90z', context.tint('#d9a441')) },
      )
    );
  },
};
