import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth, straight } from '../paper/path.ts';
import type { Thing } from './thing.ts';

const tyre = '#3a3540';
const glass = '#8fa6bc';

function wheel(context: DrawingContext, x: number, radius: number, hub: string): Markup {
  const rubber = context.tint(tyre);
  return (
    context.part(ellipse(x, -radius, radius), rubber) +
    flat(ellipse(x, -radius, radius * 0.5), context.tint(hub)) +
    flat(ellipse(x, -radius, radius * 0.18), rubber)
  );
}

/** With its bucket on the ground, as it is left for the night. */
export const digger: Thing = {
  width: 316,
  height: 190,
  place: 'stage',
  draw(context) {
    const [yellow, dark, steel] = [context.tint('#d9a238'), context.tint('#57505a'), context.tint('#8a8590')];
    const rollers = flat(
      times(6, (index) => ellipse(-84 + index * 25, -20, index % 5 ? 8 : 13)),
      lighten(dark, 0.12),
      0.9,
    );
    const pane = flat(straight('-34,-142 8,-142 20,-96 -34,-96'), context.tint(glass));
    const stripes = flat('M-120 -66h90v9h-90z', context.tint('#4f4650'), 0.7);
    return context.place({ x: -38 }, () =>
      [
        line('M-92 -104V-128', dark, 8),
        context.part(limb('26,-74 66,-150 104,-178 150,-158', [13, 14, 13, 10]), lighten(yellow, -0.04)),
        line('M40 -84L92 -146', steel, 6),
        context.part(limb('152,-160 166,-108 168,-52', [10, 9, 7]), yellow),
        line('M130 -158L164 -92', steel, 4.6),
        context.part(smooth('148,-58* 184,-56* 196,-32 192,-8 176,-2* 168,-24 158,-40'), dark),
        line('M176 -3l6 3M184 -4l5 4M191 -8l5 4', steel, 4),
        context.part(smooth('-108,-6 -114,-22 -100,-40 44,-40 58,-22 52,-6 40,0 -96,0'), dark, { inside: rollers }),
        context.part(smooth('-112,-44* -114,-92 -98,-104 -38,-104* -38,-44*', 0.1), yellow, { inside: stripes }),
        context.part(smooth('-42,-42* -42,-154 -34,-160 14,-158 22,-150 40,-92 40,-42*', 0.08), lighten(yellow, 0.03), {
          inside: pane + line('M-34 -120L-6 -142', lighten(context.tint(glass), 0.12), 5, 0.5),
        }),
        context.part(ellipse(30, -66, 6.4), context.tint('#e9d9b0'), { grain: false }),
      ].join(''),
    );
  },
};

export const fireEngine: Thing = {
  width: 300,
  height: 150,
  place: 'stage',
  draw(context) {
    const [red, cream, steel] = [context.tint('#b23c30'), context.tint('#e6d8c0'), context.tint('#a6a4ac')];
    const shutters = [-136, -86, -36]
      .map(
        (x) =>
          flat(`M${x} -104h42v50h-42z`, steel) +
          line(
            times(4, (row) => `M${x} ${-94 + row * 11}h42`),
            lighten(steel, -0.12),
            1.6,
            0.7,
          ),
      )
      .join('');
    const band = flat('M-150 -46h300v10h-300z', cream);
    const rungs = times(10, (index) => `M${-132 + index * 22} -133v14`);
    return [
      line(rungs, steel, 3),
      line('M-144 -134H84M-144 -118H84', steel, 4.4),
      context.part(smooth('-148,-22* -148,-112* 18,-112* 18,-22*', 0.03), red, { inside: shutters + band }),
      context.part(smooth('22,-22* 22,-112* 104,-112 128,-104 148,-62 150,-22*', 0.06), lighten(red, 0.02), {
        inside:
          flat(straight('38,-102 74,-102 74,-66 38,-66'), context.tint(glass)) +
          flat(straight('84,-102 114,-100 132,-66 84,-66'), context.tint(glass)) +
          band,
      }),
      flat('M-150 -24h304v9h-304z', context.tint('#57505a')),
      wheel(context, -100, 25, '#c9bfae'),
      wheel(context, -44, 25, '#c9bfae'),
      wheel(context, 92, 25, '#c9bfae'),
      context.part(smooth('62,-112* 64,-124 84,-124 86,-112*', 0.1), context.tint('#5f8fc4'), { grain: false }),
      context.glow({ at: [74, -120], size: [46, 40], colour: '#8fc0ff', opacity: 0.45 }),
      context.part(ellipse(146, -38, 5, 6.4), '#ffe2a0', { grain: false }),
    ].join('');
  },
};

export const tractor: Thing = {
  width: 180,
  height: 140,
  place: 'stage',
  draw(context) {
    const [green, dark] = [context.tint('#5f8a52'), context.tint('#57505a')];
    return [
      line('M44 -78V-112', dark, 6),
      context.part(smooth('-8,-30* -8,-82* 66,-80 80,-72 82,-30*', 0.08), green, {
        inside: line('M18 -68H70M18 -58H70M18 -48H70', lighten(green, -0.1), 3, 0.7),
      }),
      context.part(smooth('-66,-40* -60,-132 -54,-138 2,-138 8,-132 12,-40*', 0.06), lighten(green, 0.03), {
        inside: flat(straight('-50,-126 0,-126 2,-84 -52,-84'), context.tint(glass)),
      }),
      wheel(context, -42, 38, '#d9a441'),
      wheel(context, 58, 24, '#d9a441'),
      context.part(ellipse(80, -60, 5), '#ffe2a0', { grain: false }),
    ].join('');
  },
};

export const racingCar: Thing = {
  width: 180,
  height: 62,
  place: 'stage',
  draw(context) {
    const [red, dark] = [context.tint('#c24a38'), context.tint('#57505a')];
    return [
      context.part(smooth('-90,-44* -90,-60* -62,-60* -60,-44*', 0.04), dark),
      context.part(smooth('-86,-12* -84,-36 -44,-46 -20,-44 4,-46 40,-34 84,-24 92,-14 90,-10*', 0.12), red, {
        inside: flat(ellipse(-46, -26, 12), context.tint('#ecdfca')) + line('M-46 -32v12', dark, 3),
      }),
      context.part(smooth('-18,-43 -8,-58 10,-56 20,-41'), context.tint(glass), { grain: false }),
      wheel(context, -54, 18, '#c9bfae'),
      wheel(context, 58, 16, '#c9bfae'),
    ].join('');
  },
};
