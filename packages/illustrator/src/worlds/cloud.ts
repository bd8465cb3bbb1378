import { outdoorLight } from '../palette/outdoor-light.ts';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, star } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { heaven } from '../scenery/heaven.ts';
import { world } from '../world.ts';

interface Air {
  readonly palette: Palette;
  /** Cloud, 0 near and lit to 1 far and faint. */
  readonly cloud: (distance: number) => Hex;
}

/** A court in the clouds: a white field to stand on, pillars of cloud, and the land far below. */
export const cloud = world({
  light: (context, scene): Air => {
    const palette = paletteOf(scene.season, scene.time);
    context.relight(outdoorLight(scene, palette, [0.3, -0.94]));
    const white = mix(palette.haze, '#f2eef6', { day: 0.75, dusk: 0.5, night: 0.3 }[scene.time]);
    return { palette, cloud: (distance) => mix(white, palette.haze, distance * 0.75) };
  },
  stage: (scene, air) => ({
    anchors: {
      left: { x: 410, y: 716, scale: 1.1 },
      centre: { x: 600, y: 720, scale: 1.12 },
      right: { x: 790, y: 716, scale: 1.1 },
      far: { x: 640, y: 620, scale: 0.62 },
      near: { x: 300, y: 752, scale: 1.18 },
      bed: { x: 590, y: 728, scale: 1.1 },
      seat: { x: 500, y: 720, scale: 1.1 },
      above: { x: 470, y: 340, scale: 0.95, floats: true },
    },
    indoors: false,
    ...(scene.time === 'night' ? { dress: 'pyjamas' as const } : {}),
    ground: { y: 716, colour: air.cloud(0.1) },
    vignette: { amount: scene.time === 'day' ? 0.36 : 0.58, centre: [0.5, 0.55] },
  }),
  paint: ({ context, scene, view: air }) => {
    const { palette } = air;
    return {
      back:
        heaven(context, scene, palette, {
          horizon: 720,
          disc: { x: 860, y: 180, radius: 62 },
          sunset: { x: 860, y: 330 },
          cloudShapes: [],
        }) +
        landBelow(context, air) +
        cloudBank(context, 'far', 560, 60, air.cloud(0.85)) +
        pillars(context, air) +
        cloudBank(context, 'middle', 640, 44, air.cloud(0.5)) +
        court(context, air),
      front: puffs(context, air),
    };
  },
});

function bumps(seed: string, left: number, right: number, base: number, height: number): Point[] {
  const random = randomFrom(`cloud ${seed}`);
  const points: Point[] = [];
  for (let x = left; x <= right; x += 90) points.push([x, base - random() * height]);
  return points;
}

function cloudBank(context: DrawingContext, seed: string, base: number, height: number, colour: Hex): Markup {
  const edge = bumps(seed, -60, 1260, base, height);
  return context.part(curly([...edge, [1280, 900], [-80, 900]], 56, 0.6), colour, { rim: 0.7 });
}

/** Fields and a river seen through a gap, hazy and tiny. */
function landBelow(context: DrawingContext, { palette }: Air): Markup {
  const green = mix(palette.ground, palette.haze, 0.45);
  const fill = context.gradient([
    [0, palette.horizon, 0.2],
    [0.3, green],
    [1, mix(palette.groundLow, palette.haze, 0.2)],
  ]);
  const river = line('M-20 700Q200 660 320 690T620 664T900 640', mix(palette.horizon, '#ffffff', 0.2), 7, 0.5);
  const lamps = times(12, (index) =>
    flat(ellipse(90 + index * 92 + (index % 3) * 20, 640 + (index % 4) * 14, 2.6, 1.8), '#ffd48a', 0.8),
  );
  return `<rect y="560" width="1200" height="240" fill="${fill}"/>${river}${lamps}`;
}

/** Two cloud pillars with a garland of stars: here the thunders hold their games. */
function pillars(context: DrawingContext, { cloud: tone }: Air): Markup {
  const pillar = (x: number): Markup =>
    context.part(
      curly(
        [
          [x - 40, 660],
          [x - 30, 560],
          [x - 36, 450],
          [x - 24, 360],
          [x - 56, 318],
          [x, 290],
          [x + 56, 318],
          [x + 24, 360],
          [x + 36, 450],
          [x + 30, 560],
          [x + 40, 660],
        ],
        30,
        0.58,
      ),
      tone(0.3),
    );
  const garland = times(9, (index) => {
    const t = index / 8;
    const [x, y] = [190 + t * 820, 330 + Math.sin(t * Math.PI) * 92];
    return (
      context.glow({ at: [x, y], size: [24, 24], colour: '#ffdf9a', opacity: 0.6, core: 0.4 }) +
      flat(star(x, y, index % 2 ? 8 : 11, 5, 0.46), '#ffe2a4')
    );
  });
  return line('M190 330Q600 516 1010 330', tone(0.2), 2.4, 0.5) + pillar(160) + pillar(1040) + garland;
}

function court(context: DrawingContext, { cloud: tone, palette }: Air): Markup {
  const top = tone(0.06);
  const edge = bumps('court', -60, 1260, 674, 14);
  const ring = `<ellipse cx="600" cy="732" rx="330" ry="44" fill="none" stroke="${lighten(top, 0.05)}" stroke-width="6" opacity=".6"/>`;
  const centreLine = line('M600 688V776', lighten(top, 0.05), 6, 0.6);
  const shadow = flat(ellipse(600, 840, 760, 90), mix(top, palette.near, 0.4), 0.3);
  const swirls = times(7, (index) =>
    line(`M${80 + index * 170} ${716 + (index % 3) * 22}q26 -20 52 -4q10 14 -8 18`, lighten(top, -0.05), 3.4, 0.5),
  );
  return context.part(curly([...edge, [1280, 900], [-80, 900]], 46, 0.56), top, {
    inside: shadow + ring + centreLine + swirls,
    rim: 1.1,
    grain: false,
  });
}

function puffs(context: DrawingContext, { cloud: tone, palette }: Air): Markup {
  const near = mix(tone(0.2), palette.near, 0.42);
  return (
    context.part(curly('-60,840 -50,770 0,730 70,742 120,770 190,778 240,840', 40, 0.58), near, { rim: 0.8 }) +
    context.part(curly('960,840 1000,784 1070,772 1120,738 1190,728 1260,770 1260,840', 40, 0.58), near, { rim: 0.8 })
  );
}
