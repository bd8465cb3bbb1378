import { type Hex, lighten } from '../paper/colour.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, type Point, smooth, straight } from '../paper/path.ts';
import { blush, type Creature, eye, smile } from './creature.ts';

const bolt: Hex = '#f6cf70';

/** A small folded lightning, no more dangerous than a ribbon. */
function lightning(x: number, y: number, size: number): Markup {
  const shape: Point[] = [
    [0, 0],
    [-9, 17],
    [-1, 16],
    [-8, 34],
    [10, 11],
    [2, 12],
    [9, 0],
  ];
  return flat(straight(shape.map(([px, py]) => [x + px * size, y + py * size] as const)), bolt);
}

export const thunderSmall: Creature = {
  width: 120,
  height: 130,
  floats: true,
  draw(context, mood) {
    const cloud = context.tint('#9aa2c9', -0.05);
    return (
      context.glow({ at: [0, -40], size: [110, 90], colour: bolt, opacity: 0.28, core: 0.3 }) +
      lightning(-16, -34, 0.95) +
      lightning(14, -34, 0.95) +
      context.part(
        limb('-48,-66 -66,-54 -70,-40', [9, 8, 7]) + limb('48,-68 66,-80 76,-92', [9, 8, 7]),
        lighten(cloud, -0.03),
      ) +
      context.part(curly('-54,-52 -50,-88 -22,-112 14,-116 46,-96 56,-62 40,-36 0,-28 -38,-32', 25, 0.58), cloud) +
      eye(-12, -70, 4.4, mood) +
      eye(20, -70, 4.4, mood) +
      blush(context, -22, -58, 7.5) +
      blush(context, 32, -58, 7.5) +
      smile(context, mood, -3, -58, 14)
    );
  },
};

/** Somebody's great-aunt: a bun of cloud, spectacles and pearls. */
export const thunderLarge: Creature = {
  width: 290,
  height: 256,
  floats: true,
  draw(context, mood) {
    const cloud = context.tint('#6f76a6', -0.05);
    const pale = context.tint('#c6cbe2', -0.05);
    const bun = curly('-62,-196 -50,-238 -8,-254 34,-244 54,-206 30,-188 -30,-186', 26, 0.57);
    const fringe = curly(
      '-104,-150 -84,-186 -30,-200 10,-184 58,-202 104,-178 116,-142 70,-160 20,-152 -40,-160',
      22,
      0.55,
    );
    const lens = (x: number): Markup =>
      `<circle cx="${x}" cy="-124" r="20" fill="#fff4e2" fill-opacity=".14" stroke="${bolt}" stroke-width="3.4"/>`;
    const pearls = times(9, (index) =>
      flat(ellipse(-58 + index * 16.5, -56 + Math.sin((index / 8) * Math.PI) * 17, 6.4), lighten(pale, 0.05)),
    );
    return (
      context.glow({ at: [0, -60], size: [240, 170], colour: bolt, opacity: 0.22, core: 0.3 }) +
      lightning(-54, -44, 1.5) +
      lightning(4, -36, 1.8) +
      lightning(60, -46, 1.4) +
      context.part(bun, pale) +
      context.part(
        curly('-132,-70 -128,-138 -80,-186 -10,-206 70,-192 126,-140 136,-76 96,-38 0,-26 -96,-38', 48, 0.57),
        cloud,
      ) +
      context.part(limb('104,-84 142,-78 150,-98', [19, 17, 14]), lighten(cloud, 0.03)) +
      context.part(limb('-104,-84 -140,-66 -142,-44', [19, 17, 14]), lighten(cloud, -0.03)) +
      eye(-36, -124, 6.4, mood) +
      eye(50, -124, 6.4, mood) +
      context.part(fringe, pale) +
      lens(-36) +
      lens(50) +
      line('M-16 -126q23 -10 46 0', bolt, 3.4) +
      blush(context, -64, -98, 13) +
      blush(context, 80, -98, 13) +
      smile(context, mood, -14, -92, 42) +
      pearls
    );
  },
};

export const starling: Creature = {
  width: 100,
  height: 104,
  floats: true,
  draw(context, mood) {
    const tips: Point[] = Array.from({ length: 10 }, (_, index) => {
      const angle = (Math.PI * index) / 5 - Math.PI / 2 + 0.06;
      const reach = index % 2 ? 29 : 54;
      return [Math.cos(angle) * reach, -52 + Math.sin(angle) * reach];
    });
    return (
      context.glow({ at: [0, -52], size: [150, 150], colour: '#ffd98a', opacity: 0.6, core: 0.34 }) +
      context.lit({ rim: '#fff8e0', shadow: '#c9853a', shadeAmount: 0.35 }, () =>
        context.part(smooth(tips, 0.1), '#ffdf94', { grain: true }),
      ) +
      eye(-11, -54, 4, mood) +
      eye(13, -54, 4, mood) +
      flat(ellipse(-19, -44, 6, 4) + ellipse(22, -44, 6, 4), '#e88a5c', 0.5) +
      smile(context, mood, -4, -44, 11, '#7a3c20')
    );
  },
};

export const ghost: Creature = {
  width: 110,
  height: 140,
  floats: true,
  draw(context, mood) {
    const sheet = context.tint('#e6e2ee', -0.08);
    const folds = line('M-22 -96Q-34 -50 -28 -14M26 -90Q36 -50 32 -16M2 -40Q0 -24 4 -8', lighten(sheet, -0.08), 3, 0.6);
    const outline =
      '-50,-12 -46,-62 -62,-74 -58,-88 -40,-84 -34,-116 0,-138 36,-116 44,-82 66,-94 72,-82 50,-58 56,-12 42,-4 30,-14 14,0 0,-12 -16,0 -32,-12';
    return (
      context.glow({ at: [0, -70], size: [130, 130], colour: '#dfe4ff', opacity: 0.3, core: 0.3 }) +
      context.part(smooth(outline), sheet, { inside: folds }) +
      eye(-10, -98, 4.4, mood) +
      eye(18, -98, 4.4, mood) +
      blush(context, -20, -84, 7) +
      blush(context, 28, -84, 7) +
      smile(context, mood, -1, -84, 11, '#4a3a5c')
    );
  },
};
