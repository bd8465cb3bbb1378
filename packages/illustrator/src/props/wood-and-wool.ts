import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { Thing } from './thing.ts';

/** A log seen from its sawn end. */
function logEnd(context: DrawingContext, x: number, y: number, radius: number): Markup {
  const [bark, wood] = [context.tint('#7d5a44'), context.tint('#d9b684')];
  const rings =
    `<ellipse cx="${x - 1}" cy="${y + 1}" rx="${radius * 0.5}" ry="${radius * 0.46}" fill="none" stroke="${lighten(wood, -0.12)}" stroke-width="1.6" opacity=".7"/>` +
    flat(ellipse(x - 2, y + 1, radius * 0.16), lighten(wood, -0.14), 0.8);
  return (
    context.part(ellipse(x, y, radius), bark) +
    context.part(ellipse(x, y, radius * 0.8), wood, { inside: rings, rim: 0.6, grain: false })
  );
}

const pile = [
  [-62, -18, 18],
  [-25, -19, 19],
  [13, -18, 18],
  [49, -17, 17],
  [-43, -50, 17],
  [-7, -51, 18],
  [29, -49, 16.5],
  [-25, -81, 16],
  [10, -82, 17],
] as const;

export const logs: Thing = {
  width: 190,
  height: 100,
  place: 'floor',
  draw(context) {
    const bark = context.tint('#8a6449');
    const [grooves, leaf] = [lighten(bark, -0.09), context.tint('#7f9a58')];
    const lying = context.part(limb('-58,-10 20,-12 96,-11', [11, 12, 11.5], 0.05), bark, {
      inside: line('M-50 -14H10M-28 -6H56M24 -15H78', grooves, 2, 0.7),
    });
    return (
      pile.map(([x, y, radius]) => logEnd(context, x, y, radius)).join('') +
      context.contact(20, 1, 92, 8, 0.4) +
      lying +
      logEnd(context, 98, -11.5, 11.5) +
      line('M40 -22q4 -12 12 -15', bark, 3.4) +
      context.part(smooth('51,-37 58,-48 70,-47 62,-36'), leaf, { grain: false, rim: 0.6 })
    );
  },
};

export const yarn: Thing = {
  width: 110,
  height: 52,
  place: 'floor',
  grip: { x: 0, y: -26 },
  draw(context) {
    const wool = context.tint('#9c6680');
    const [light, dark] = [lighten(wool, 0.11), lighten(wool, -0.1)];
    const wound =
      line('M-28 -34Q0 -62 28 -32M-28 -24Q-2 -50 28 -20M-26 -14Q0 -36 24 -10', light, 2.2, 0.75) +
      line('M-22 -46Q16 -34 20 -2M-30 -30Q2 -22 6 2M-8 -54Q28 -40 30 -14', dark, 2.2, 0.6);
    return (
      line('M20 -8C36 4 44 -8 58 -5S74 4 84 -3', wool, 3) +
      context.part(ellipse(0, -26, 27, 26), wool, { inside: wound })
    );
  },
};

/** The exact middle: a brass ring that hangs in the air, held by a thread from everything one wants near. */
export const ringOfThreads: Thing = {
  width: 1060,
  height: 360,
  place: 'air',
  hangs: true,
  draw(context) {
    const [wool, brass] = [context.tint('#b9b5bf'), context.tint('#e0b25a')];
    const threads =
      'M-13 -22L-420 -64M-12 -17L-520 70M-10 -11L-330 240M-4 -7L-96 292M5 -7L128 300M10 -11L368 232M13 -18L540 46';
    return (
      line(threads, wool, 2.6, 0.7) +
      context.glow({ at: [0, -20], size: [60, 56], colour: '#ffd98a', opacity: 0.35 }) +
      `<circle cx="0" cy="-20" r="13" fill="none" stroke="${brass}" stroke-width="5.6"/>` +
      line('M-9 -30q6 -5 13 -2', lighten(brass, 0.14), 1.8, 0.9)
    );
  },
};
