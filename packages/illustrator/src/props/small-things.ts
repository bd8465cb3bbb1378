import { lighten } from '../paper/colour.ts';
import { flat, line, times } from '../paper/markup.ts';
import { curve, ellipse, smooth } from '../paper/path.ts';
import type { Thing } from './thing.ts';

export const map: Thing = {
  width: 92,
  height: 40,
  place: 'floor',
  draw(context) {
    const paper = context.tint('#e6d3a8');
    const route =
      '<path d="M-30 -12C-18 -24 -8 -6 6 -16S24 -22 30 -20" fill="none" stroke="#a8433c" stroke-width="2.2" stroke-dasharray="4 4" opacity=".85"/>';
    const cross = line('M26 -24l8 8M34 -24l-8 8', '#a8433c', 2.6, 0.9);
    const land = flat(smooth('-38,-8 -26,-22 -8,-24 0,-12 -18,-4'), context.tint('#9aae84'), 0.7);
    return context.part('M-48 -2L-40 -32L-14 -26L14 -34L42 -28L48 0L16 -6L-14 2Z', paper, {
      inside: land + route + cross + line('M-14 -26V2M14 -34L16 -6', lighten(paper, -0.12), 1.6),
    });
  },
};

export const tapeMeasure: Thing = {
  width: 80,
  height: 26,
  place: 'floor',
  grip: { x: -20, y: -12 },
  draw(context) {
    const yellow = context.tint('#e0b04a');
    const marks = times(9, (index) =>
      line(`M${4 + index * 6} ${index % 3 ? -5 : -7}V-2`, context.tint('#5a4030'), 1.3),
    );
    return (
      context.part('M-6 -8H62V-1H-6Z', yellow, { grain: false }) +
      marks +
      context.part(ellipse(-20, -14, 15, 14), context.tint('#4f7a5c')) +
      flat(ellipse(-20, -14, 7), context.tint('#f0e2c8'))
    );
  },
};

export const glassOfWater: Thing = {
  width: 28,
  height: 38,
  place: 'surface',
  grip: { x: -6, y: -18 },
  draw(context) {
    const rim = context.tint('#e6f0f6');
    return (
      flat('M-11 -24H11L9 -2H-9Z', context.tint('#9cc4d9'), 0.6) +
      flat('M-13 -38H13L10 0H-10Z', rim, 0.24) +
      line('M-13 -38L-10 0H10L13 -38', rim, 1.8, 0.8) +
      flat(ellipse(0, -24, 11, 2.4), rim, 0.6) +
      line('M-7 -32l1 20', '#ffffff', 2, 0.5)
    );
  },
};

export const apple: Thing = {
  width: 28,
  height: 32,
  place: 'floor',
  grip: { x: 0, y: -10 },
  draw(context) {
    const red = context.tint('#b8433a');
    return (
      context.part(smooth('0,-22 10,-26 15,-14 9,-1 0,-2 -9,-1 -15,-14 -10,-26'), red, {
        inside: flat(ellipse(-5, -16, 4, 6), context.tint('#e6a05a'), 0.7),
      }) +
      line('M0 -22q0 -6 3 -9', context.tint('#5a3c2c'), 2.4) +
      flat(smooth('2,-27 12,-33 15,-27 7,-24'), context.tint('#6f8f4a'))
    );
  },
};

export const mitten: Thing = {
  width: 40,
  height: 46,
  place: 'floor',
  grip: { x: 0, y: -8 },
  draw(context) {
    const [wool, thumb, trim] = [context.tint('#5f8a58'), context.tint('#c4593f'), context.tint('#f3e3c3')];
    return (
      context.part(smooth('-13,-10 -15,-32 -4,-46 9,-42 13,-28 13,-10'), wool, {
        inside: line('M-16 -24l6 5l6 -5l6 5l6 -5l6 5', trim, 2.2),
      }) +
      context.part(smooth('10,-22 20,-32 26,-25 17,-11 10,-10'), thumb) +
      context.part(smooth('-14,-12* 14,-12* 13,0* -13,0*', 0.05), trim, { grain: false })
    );
  },
};

export const boots: Thing = {
  width: 80,
  height: 50,
  place: 'floor',
  draw(context) {
    const rubber = context.tint('#d9a441');
    const boot = (x: number, y: number): string =>
      context.place({ x, y }, () =>
        context.part(smooth('-13,-46* 9,-46* 10,-18 26,-11 28,-1* -14,0* -13,-18'), rubber, {
          inside:
            flat('M-20 -5h60v6h-60z', context.tint('#6b4a34'), 0.8) +
            flat('M-20 -48h40v7h-40z', lighten(rubber, 0.1), 0.9),
        }),
      );
    return boot(-20, -4) + boot(16, 0);
  },
};

export const letter: Thing = {
  width: 58,
  height: 38,
  place: 'surface',
  grip: { x: -22, y: -16 },
  draw(context) {
    const paper = context.tint('#f0e4cc');
    return (
      context.part('M-29 -38H29V0H-29Z', paper, {
        grain: false,
        inside: line('M-29 -38L0 -16L29 -38', lighten(paper, -0.14), 2),
      }) + flat(ellipse(0, -16, 6), context.tint('#b8433a'))
    );
  },
};

export const drawing: Thing = {
  width: 74,
  height: 56,
  place: 'wall',
  grip: { x: -30, y: -26 },
  draw(context) {
    const paper = context.tint('#f0e6d2');
    const picture =
      flat(ellipse(22, -42, 7), context.tint('#e6b34a')) +
      line('M-26 -8V-26L-12 -38L2 -26V-8M-16 -8v-12h8v12', context.tint('#b8473a'), 2.6) +
      line('M-36 -7H36', context.tint('#5a8a5c'), 3) +
      line('M18 -8V-20M18 -20q-9 -2 -6 -9q6 -6 12 0q4 7 -6 9', context.tint('#5a8a5c'), 2.4);
    return context.part('M-37 -55L36 -57L38 0L-36 1Z', paper, { grain: false, inside: picture });
  },
};

export const pancakes: Thing = {
  width: 84,
  height: 44,
  place: 'surface',
  draw(context) {
    const cake = context.tint('#d3a05a');
    const layers = times(5, (index) =>
      context.part(
        ellipse((index % 2) * 2 - 1, -8 - index * 5, 28 - index * 0.6, 7),
        lighten(cake, index % 2 ? 0.03 : -0.03),
        { grain: false, rim: 0.6 },
      ),
    );
    return (
      context.part(ellipse(0, -4, 42, 8), context.tint('#e9dcc6'), { grain: false }) +
      layers +
      context.part(smooth('-18,-29 0,-34 18,-30 20,-24 14,-20 11,-12 7,-22 -12,-21 -20,-24'), context.tint('#a8344a'), {
        grain: false,
      }) +
      line(curve('-8,-42 -3,-50 -8,-58 -4,-66'), '#fff4e0', 2.6, 0.35)
    );
  },
};

export const cocoa: Thing = {
  width: 54,
  height: 42,
  place: 'surface',
  grip: { x: -8, y: -14 },
  draw(context) {
    const cup = context.tint('#7d93a8');
    return (
      line('M18 -28q15 2 11 14q-4 9 -14 7', cup, 4.6) +
      context.part(smooth('-21,-34* 21,-34* 18,-7 8,0 -8,0 -18,-7'), cup, {
        inside: flat('M-30 -20h60v5h-60z', context.tint('#f0dfc2'), 0.8),
      }) +
      flat(ellipse(0, -34, 21, 5), context.tint('#6b3a28')) +
      line('M-5 -44q7 -10 0 -20t4 -20M8 -44q6 -8 0 -16t4 -16', '#fff4e0', 3, 0.4)
    );
  },
};
