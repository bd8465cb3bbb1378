import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, type Point, round, smooth, straight } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { type HallView, type HallWindow, hallView, hallWindow, pendantLamp, windowBeam } from '../scenery/hall-view.ts';
import { rectangle } from '../scenery/house-window.ts';
import { anyoneSwims, usualAnchors, wetOrDry, withPerch } from '../scenery/usual-anchors.ts';
import { swimmersWater } from '../scenery/water.ts';
import { type WorldDrawing, world } from '../world.ts';

const poolTop = 512;
const poolFoot = 690;

/** The swimming hall after closing: still green water with lane ropes, tall windows, tiles that keep the light. */
export const swimmingHall = world({
  light: (context, scene) => hallView(context, scene, { warm: '#4a6a78' }),
  stage: (scene, view) => {
    const swims = anyoneSwims(scene);
    const deck = withPerch(
      scene,
      { x: 1092, y: 414, scale: 0.8 },
      usualAnchors(
        { y: 744, scale: 1.04 },
        {
          near: { x: 300, y: 770, scale: 1.1 },
          far: { x: 850, y: 512, scale: 0.5 },
          seat: { x: 480, y: 742, scale: 1.04 },
        },
      ),
    );
    const pools: Partial<WorldDrawing['anchors']> = {
      left: { x: 380, y: 650, scale: 1 },
      centre: { x: 600, y: 650, scale: 1 },
      right: { x: 820, y: 650, scale: 1 },
      near: { x: 480, y: 668, scale: 1.04 },
      far: { x: 660, y: 560, scale: 0.55 },
    };
    const anchors = swims ? wetOrDry(scene, pools, deck) : deck;
    return {
      anchors,
      indoors: true,
      ground: { y: 744, colour: view.shown('#9ab4b4') },
      dress: 'swim',
      places: {
        stage: [
          { x: 1000, y: 748, scale: 0.9 },
          { x: 220, y: 748, scale: 0.9 },
        ],
      },
      vignette: { amount: 0.64, colour: view.frame },
    };
  },
  paint: ({ context, scene, view, stage }) => {
    const swims = anyoneSwims(scene);
    const windows = [250, 520, 790].map(
      (x, index): HallWindow => ({
        x,
        y: 90,
        width: 190,
        height: 300,
        arched: true,
        columns: 3,
        rows: 3,
        trim: view.shown('#dce4e0'),
        ...(index === 1 ? { disc: [0.5, 0.36] as const } : {}),
      }),
    );
    return {
      back:
        walls(context, view) +
        windows.map((window) => hallWindow(context, view, window)).join('') +
        deckFar(context, view) +
        pool(context, view) +
        windows.map((window) => windowBeam(context, view, window, -60, poolFoot)).join('') +
        lifeguard(context, view) +
        [150, 1050].map((x) => pendantLamp(context, view, x, 96, 38)).join('') +
        (swims ? '' : deckNear(context, view)),
      front: (swims ? beforeSwimmers(context, view, stage.anchors) + deckNear(context, view) : '') + ladder(view),
    };
  },
});

function tiles(left: number, top: number, right: number, bottom: number, size: number): string {
  let path = '';
  for (let x = left; x <= right; x += size) path += `M${x} ${top}V${bottom}`;
  for (let y = top; y <= bottom; y += size) path += `M${left} ${y}H${right}`;
  return path;
}

function walls(context: DrawingContext, { shown, lampStrength }: HallView): Markup {
  const upper = shown('#c3d2ce');
  const fill = context.gradient([
    [0, lighten(upper, -0.12)],
    [0.6, upper],
    [1, lighten(upper, -0.05)],
  ]);
  const band = shown('#4f96a0');
  let pattern = '';
  for (let x = 12; x < 1200; x += 48) pattern += `M${x} 452l12-12 12 12-12 12z`;
  return (
    `<rect width="1200" height="${poolTop}" fill="${fill}"/>` +
    [0, 1, 2, 3, 4].map((index) => flat(rectangle(70 + index * 265 - 14, 0, 28, 400), lighten(upper, -0.06))).join('') +
    flat(rectangle(0, 410, 1200, 102), lighten(upper, 0.03)) +
    line(tiles(0, 410, 1200, poolTop, 25), lighten(upper, -0.06), 1.6, 0.8) +
    flat(rectangle(0, 434, 1200, 36), band, 0.85) +
    flat(pattern, shown('#f2e6c8'), 0.85) +
    context.glow({ at: [600, 240], size: [700, 330], colour: '#ffe0a8', opacity: 0.26 * lampStrength, core: 0.34 })
  );
}

function deckFar(context: DrawingContext, { shown }: HallView): Markup {
  const deck = shown('#b8c6c2');
  const blocks = [0, 1, 2, 3, 4]
    .map((index) => {
      const x = 318 + index * 128;
      return (
        context.part(
          straight([
            [x, 506],
            [x + 8, 470],
            [x + 46, 470],
            [x + 54, 506],
          ]),
          shown('#e6ded0'),
          { rim: 1, grain: false },
        ) +
        line(`M${x + 27} 480v16`, shown('#4a6a86'), 4) +
        flat(rectangle(x + 4, 466, 46, 6), shown('#5f8a9c'))
      );
    })
    .join('');
  return flat(rectangle(0, 496, 1200, 24), deck) + flat(rectangle(0, 512, 1200, 8), lighten(deck, -0.1)) + blocks;
}

/** Across -1..1, down 0 (far end) to 1 (our edge). */
function inPool(across: number, down: number): Point {
  const half = 400 + down * 300;
  return [600 + across * half, poolTop + (poolFoot - poolTop) * down];
}

function beforeSwimmers(context: DrawingContext, { scene, shown }: HallView, anchors: WorldDrawing['anchors']): Markup {
  const colour = lighten(shown('#3f9aa8'), -0.04);
  const basin = straight([inPool(-1, 0), inPool(1, 0), inPool(1.06, 1.1), inPool(-1.06, 1.1)]);
  return context.clipped(basin, swimmersWater(context, { scene, anchors, colour, foam: '#f2fbf8' }));
}

function pool(context: DrawingContext, { scene, shown, lamps, lampStrength, day }: HallView): Markup {
  const blue: Hex = shown('#3f9aa8');
  const fill = context.gradient([
    [0, lighten(blue, 0.09)],
    [0.4, blue],
    [1, lighten(blue, -0.13)],
  ]);
  const basin = straight([inPool(-1, 0), inPool(1, 0), inPool(1.06, 1.1), inPool(-1.06, 1.1)]);
  const at = (across: number, down: number): string => {
    const [x, y] = inPool(across, down);
    return `${round(x)} ${round(y)}`;
  };
  const bottomLines = [-0.6, -0.2, 0.2, 0.6]
    .map((across) => `M${at(across, 0.04)}Q${round(600 + across * 540 + 8)} 600 ${at(across, 1.1)}`)
    .join('');
  const random = randomFrom(`${scene.seed} pool`);
  let ripples = '';
  for (let index = 0; index < 54; index++) {
    const down = random() ** 1.3;
    const [x, y] = inPool((random() - 0.5) * 1.8, down);
    const half = 10 + down * 34 * (0.5 + random());
    ripples += mark({
      from: [x - half, y],
      to: [x + half, y + (random() - 0.5) * 4],
      width: 0.8 + down * 1.8,
      sag: (random() - 0.5) * 5,
    });
  }
  const ropes = [-0.8, -0.4, 0, 0.4, 0.8]
    .map((across) => {
      let floats = '';
      let others = '';
      for (let bead = 0; bead < 26; bead++) {
        const down = (bead / 26) ** 1.35;
        const [x, y] = inPool(across, 0.02 + down * 1.02);
        const shape = ellipse(x, y, 3 + down * 6, 2 + down * 4);
        if (bead % 4 < 2) floats += shape;
        else others += shape;
      }
      return flat(floats, shown('#c9604a')) + flat(others, shown('#f0e8da'));
    })
    .join('');
  const sheen = lamps ? '#fff2d0' : '#dfe6ff';
  const reflections = [345, 615, 885]
    .map((x) => context.glow({ at: [x, 600], size: [60, 110], colour: sheen, opacity: day ? 0.2 : 0.16, core: 0.4 }))
    .join('');
  return (
    `<rect y="${poolTop}" width="1200" height="${800 - poolTop}" fill="${shown('#aebebb')}"/>` +
    context.part(basin, fill, {
      rim: 0,
      shade: 0,
      inside: line(bottomLines, lighten(blue, -0.1), 9, 0.5) + reflections + flat(ripples, sheen, 0.4),
    }) +
    ropes +
    context.glow({ at: [600, 600], size: [520, 90], colour: sheen, opacity: 0.16 + 0.14 * lampStrength, core: 0.4 })
  );
}

/** The lifeguard's high chair with a ring on it. */
function lifeguard(context: DrawingContext, { shown }: HallView): Markup {
  const white = shown('#e9e4d8');
  const ring = context.part(`${ellipse(1092, 470, 27)}${ellipse(1092, 470, 13)}`, shown('#f0e8da'), {
    grain: false,
    inside: flat('M1060 462h20v16h-20zM1104 462h20v16h-20zM1084 440h16v18h-16zM1084 482h16v18h-16z', shown('#c9503f')),
  });
  return (
    context.contact(1092, 622, 70, 9, 0.5) +
    line('M1050 620L1068 420M1134 620L1116 420M1064 470H1120M1060 520H1124M1056 570H1130', white, 7) +
    context.part('M1052 412H1132V424H1052Z', shown('#8fb0b0'), { rim: 1 }) +
    line('M1126 412V350', white, 7) +
    context.part(smooth('1062,360* 1130,350* 1132,396* 1064,402*'), shown('#4f96a0'), { rim: 1 }) +
    flat(ellipse(1092, 470, 29), shown('#4f96a0'), 0.25) +
    ring +
    flat(ellipse(1092, 470, 12.5), shown('#b4c4c0'))
  );
}

function deckNear(context: DrawingContext, { shown, frame }: HallView): Markup {
  const deck = shown('#b6c4c0');
  const edge = straight([
    [-20, poolFoot - 6],
    [1220, poolFoot - 6],
    [1220, 840],
    [-20, 840],
  ]);
  let joints = '';
  for (let index = -8; index <= 20; index++) {
    const x = index * 62;
    joints += `M${x} ${poolFoot + 20}L${round(x + (x - 600) * 0.16)} 810`;
  }
  for (const y of [poolFoot + 46, poolFoot + 80, poolFoot + 122]) joints += `M-20 ${y}H1220`;
  const stripes = times(15, (index) => flat(rectangle(index * 84 - 20, poolFoot + 6, 42, 12), shown('#4f96a0')));
  return (
    context.part(
      edge,
      context.gradient([
        [0, lighten(deck, 0.04)],
        [0.3, deck],
        [1, mix(deck, frame, 0.4)],
      ]),
      { rim: 0, inside: line(joints, lighten(deck, -0.08), 2.4) },
    ) +
    flat(rectangle(-20, poolFoot - 6, 1240, 12), lighten(deck, 0.08)) +
    stripes
  );
}

function ladder({ shown }: HallView): Markup {
  const steel = shown('#d3dcdc');
  const rails = 'M930 760V664Q930 634 954 634Q976 634 976 660V694M1000 752V664Q1000 634 1022 634Q1042 634 1042 660V690';
  return line(rails, lighten(steel, -0.2), 11) + line(rails, steel, 6);
}
