import { lighten } from '../paper/colour.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth, star, straight } from '../paper/path.ts';
import type { Thing } from './thing.ts';

/** Made for a grown-up: on a child it rests on both ears. */
export const crown: Thing = {
  width: 78,
  height: 44,
  place: 'surface',
  draw(context) {
    const [gold, jewel] = [context.tint('#e0b250'), context.tint('#b8473a')];
    const points = straight('-39,-4 -41,-38 -23,-21 -13,-44 0,-23 13,-44 23,-21 41,-38 39,-4');
    const tips = [-41, -13, 13, 41].map((x, index) => ellipse(x, index % 3 ? -45 : -40, 4)).join('');
    const band = flat('M-42 -18H42V0H-42Z', lighten(gold, -0.07));
    return (
      context.part(points, gold, { inside: band }) +
      context.part(tips, lighten(gold, 0.05), { grain: false }) +
      flat(ellipse(0, -11, 5, 4.4), jewel) +
      flat(ellipse(-22, -12, 3.4, 3.2) + ellipse(22, -12, 3.4, 3.2), context.tint('#4f7f8c'))
    );
  },
};

export const key: Thing = {
  width: 62,
  height: 26,
  place: 'surface',
  grip: { x: -20, y: -13, rotate: -24 },
  draw(context) {
    const brass = context.tint('#d9a94f');
    const bow = `<path d="M-20 -13m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0" fill="none" stroke="${brass}" stroke-width="6"/>`;
    return (
      bow +
      line('M-8 -13H32', brass, 6) +
      line('M22 -13v9M31 -13v11', brass, 6) +
      line('M-6 -15H30', lighten(brass, 0.12), 1.8, 0.8) +
      line('M-27 -20q5 -5 12 -2', lighten(brass, 0.14), 2, 0.8)
    );
  },
};

const heap = [
  [-46, -12, 8],
  [-18, -11, -20],
  [12, -12, 14],
  [40, -11, -10],
  [64, -8, 30],
  [-33, -30, -16],
  [-3, -31, 22],
  [26, -29, -6],
  [-16, -47, 10],
  [12, -46, -18],
] as const;

/** More lemons than anybody needs. */
export const lemons: Thing = {
  width: 140,
  height: 62,
  place: 'floor',
  draw(context) {
    const peel = context.tint('#e8c648');
    const pores = (x: number, y: number): string =>
      times(4, (index) => ellipse(x - 7 + index * 5, y - 3 + (index % 2) * 6, 0.9));
    return (
      heap
        .map(([x, y, turn], index) => {
          const shade = lighten(peel, ((index % 3) - 1) * 0.035);
          const shape = smooth('-20,0 -15,-4 -11,-9 0,-12 11,-9 15,-4 20,0 15,4 11,9 0,12 -11,9 -15,4');
          return context.place({ x, y, rotate: turn }, () =>
            context.part(shape, shade, { inside: flat(pores(0, 0), lighten(shade, -0.07), 0.7) }),
          );
        })
        .join('') + context.part(smooth('16,-58 26,-66 36,-62 26,-54'), context.tint('#5f8a4c'), { rim: 0.6 })
    );
  },
};

/** No longer than a pencil, out of a box of oatmeal. */
export const wand: Thing = {
  width: 66,
  height: 12,
  place: 'surface',
  grip: { x: -24, y: -5, rotate: -30 },
  draw(context) {
    const [wood, pale] = [context.tint('#4a3444'), context.tint('#efe3cf')];
    return (
      line('M-32 -5H30', wood, 5.4) +
      line('M-32 -5h9M22 -5h9', pale, 5.4) +
      line('M-20 -6.6H18', lighten(wood, 0.16), 1.4, 0.8) +
      context.glow({ at: [38, -6], size: [30, 28], colour: '#ffe2a0', opacity: 0.5 }) +
      flat(star(40, -8, 7, 4, 0.3) + star(52, -18, 3.6, 4, 0.3) + star(50, 4, 3, 4, 0.3), '#ffe9b0', 0.95)
    );
  },
};
