import { lighten } from '../paper/colour.ts';
import { furry } from '../paper/edges.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { Thing } from './thing.ts';

export const blanket: Thing = {
  width: 170,
  height: 34,
  place: 'floor',
  draw(context) {
    const [wool, stripe] = [context.tint('#7d6a9c'), context.tint('#e6cfa4')];
    const stripes = line('M-90 -12Q0 4 90 -14M-90 -20Q0 -2 90 -22', stripe, 4, 0.8);
    return (
      context.part(
        furry('-84,-2 -74,-20 -20,-32 40,-30 82,-16 86,-2 20,4 -40,4', { step: 15, amplitude: 2, seed: 'blanket' }),
        wool,
        { inside: stripes },
      ) + line('M-50 -26Q-20 -14 -8 2M34 -28Q26 -14 40 0', lighten(wool, -0.07), 3, 0.7)
    );
  },
};

export const book: Thing = {
  width: 100,
  height: 26,
  place: 'floor',
  draw(context) {
    const page = context.tint('#efe3cf');
    return (
      context.part('M-52 -6L-2 2L50 -8L46 -22L0 -14L-46 -20Z', context.tint('#b8473a')) +
      flat('M-46 -22Q-22 -30 0 -16Q22 -30 46 -24L48 -12Q22 -16 0 -2Q-24 -14 -48 -10Z', page) +
      line('M0 -16V-2M-36 -20q14 -1 26 6M12 -15q12 -6 24 -6', lighten(page, -0.25), 1.4, 0.5)
    );
  },
};

export const box: Thing = {
  width: 96,
  height: 70,
  place: 'floor',
  draw(context) {
    const card = context.tint('#b98d5c');
    const tape = flat('M-8 -70h16v22h-16z', lighten(card, 0.1), 0.8);
    return (
      context.part('M-46 0V-52H46V0Z', card, {
        inside: tape + line('M-30 -26h24M-30 -18h16', lighten(card, -0.12), 2.4, 0.7),
      }) +
      context.part('M-46 -52L-62 -70H-14L-2 -52Z', lighten(card, 0.05), { grain: false }) +
      context.part('M46 -52L62 -68H16L2 -52Z', lighten(card, 0.03), { grain: false })
    );
  },
};

export const boxes: Thing = {
  width: 170,
  height: 176,
  place: 'stage',
  draw(context) {
    const closed = (x: number, y: number, size: number, rotate: number): string =>
      context.place({ x, y, scale: size, rotate }, () => {
        const card = context.tint(size > 0.9 ? '#b98d5c' : '#a87a4e');
        const band = flat('M-9 -70h18v80h-18z', lighten(card, 0.08), 0.7);
        return context.part('M-50 0V-62H50V0Z', card, {
          inside: band + line('M-38 -16h18M-38 -24h10', lighten(card, -0.12), 2.4, 0.7),
        });
      });
    return closed(-38, 0, 1, 0) + closed(52, 0, 0.82, 0) + closed(-20, -62, 0.9, -2) + closed(-34, -117, 0.7, 3);
  },
};

export const tinBox: Thing = {
  width: 56,
  height: 36,
  place: 'floor',
  grip: { x: -20, y: -16 },
  draw(context) {
    const [tin, lid] = [context.tint('#4f7a86'), context.tint('#d9b06a')];
    const flower = times(6, (index) =>
      flat(ellipse(Math.cos(index * 1.05) * 5.4, -11 + Math.sin(index * 1.05) * 5.4, 3.4), context.tint('#f0dfc2')),
    );
    return (
      context.part(smooth('-27,0* -27,-24* 27,-24* 27,0*', 0.02), tin, {
        inside: flower + flat(ellipse(0, -11, 2.8), context.tint('#c4593f')),
      }) + context.part(smooth('-30,-23* -28,-32 0,-36 28,-32 30,-23*'), lid)
    );
  },
};

export const broom: Thing = {
  width: 40,
  height: 190,
  place: 'floor',
  grip: { x: 2, y: -120, rotate: 6 },
  draw(context) {
    const straw = context.tint('#d3a75c');
    const stalks = times(7, (index) =>
      line(`M${(index - 3) * 3} -46L${(index - 3) * 7} 0`, lighten(straw, -0.1), 1.6, 0.7),
    );
    return (
      line('M0 -46L6 -190', context.tint('#8a5f40'), 6) +
      context.part(smooth('-8,-50* 10,-50* 16,-28 26,0* 0,3 -25,0* -14,-28'), straw, { inside: stalks }) +
      line('M-10 -42H12', context.tint('#b8473a'), 4)
    );
  },
};

export const sock: Thing = {
  width: 50,
  height: 44,
  place: 'floor',
  grip: { x: -4, y: -42 },
  draw(context) {
    const [wool, stripe] = [context.tint('#c4593f'), context.tint('#f0dfc2')];
    const stripes = [-40, -29, -18].map((y) => flat(`M-30 ${y}h60v5h-60z`, stripe, 0.9)).join('');
    return context.part(smooth('-14,-44* 8,-44* 9,-20 24,-10 28,-2 14,1 -6,0 -15,-12'), wool, {
      inside: stripes + flat(ellipse(24, -4, 10), stripe, 0.9),
    });
  },
};

export const slippers: Thing = {
  width: 96,
  height: 26,
  place: 'floor',
  draw(context) {
    const felt = context.tint('#c9784a');
    const lining = context.tint('#8a4a34');
    const shoe = (x: number, y: number): string =>
      context.place(
        { x, y },
        () =>
          context.part(smooth('-24,0 -26,-9 -8,-14 8,-22 24,-14 28,-2 0,3'), felt) +
          flat(smooth('-22,-7 -8,-12 4,-10 -4,-4'), lining),
      );
    return shoe(-18, -8) + shoe(20, 0);
  },
};

export const photograph: Thing = {
  width: 76,
  height: 66,
  place: 'wall',
  grip: { x: -30, y: -30 },
  draw(context) {
    const frame = context.tint('#a8743f');
    return (
      context.part('M-38 -66H38V0H-38Z', frame) +
      flat('M-30 -58H30V-8H-30Z', context.tint('#e6d2ac')) +
      flat(ellipse(-9, -38, 8) + smooth('-24,-8* -20,-24 -8,-30 4,-22 6,-8*'), context.tint('#8a6a54')) +
      flat(ellipse(12, -31, 6.4) + smooth('1,-8* 4,-18 12,-23 21,-17 24,-8*'), context.tint('#a8504a'))
    );
  },
};

export const clock: Thing = {
  width: 74,
  height: 74,
  place: 'wall',
  hangs: true,
  draw(context) {
    const [wood, face, hand] = [context.tint('#8a5a3c'), context.tint('#f0e4cc'), context.tint('#3a2c34')];
    const hours = times(12, (index) => {
      const [dx, dy] = [Math.cos(index * 0.5236), Math.sin(index * 0.5236)];
      return flat(ellipse(dx * 22, -37 + dy * 22, index % 3 ? 1.4 : 2.4), hand, 0.8);
    });
    return (
      context.part(ellipse(0, -37, 37), wood) +
      context.part(ellipse(0, -37, 29), face, { grain: false }) +
      hours +
      line('M0 -37L-9 -48M0 -37L3 -57', hand, 3) +
      flat(ellipse(0, -37, 3), hand)
    );
  },
};

export const clothesLine: Thing = {
  width: 330,
  height: 200,
  place: 'stage',
  draw(context) {
    const pole = context.tint('#7a5a44');
    const pegged = [
      ['-92,-176* -44,-172* -46,-112* -94,-114*', '#d9a441'],
      ['-26,-171* 26,-171* 40,-152 22,-146* 22,-104* -22,-104* -22,-146* -40,-152', '#7d8fb8'],
      ['52,-172* 100,-177* 102,-118* 56,-114*', '#c4737f'],
    ].map(([outline = '', colour = '']) =>
      context.part(smooth(outline, 0.03), context.tint(colour), {
        inside: line('M-160 -140Q0 -128 160 -140', lighten(context.tint(colour), 0.1), 5, 0.5),
      }),
    );
    return (
      context.part('M-154 0V-198H-146V0Z', pole) +
      context.part('M146 0V-198H154V0Z', pole) +
      line('M-172 -190H-128M128 -190H172', pole, 6) +
      line('M-150 -188Q0 -158 150 -188', context.tint('#e6dccb'), 2.2) +
      pegged.join('')
    );
  },
};

export const ladder: Thing = {
  width: 80,
  height: 260,
  place: 'stage',
  draw(context) {
    const wood = context.tint('#a87a4e');
    const rungs = times(7, (index) =>
      line(`M${-24 + index * 0.6} ${-24 - index * 36}H${24 - index * 0.6}`, lighten(wood, -0.04), 6),
    );
    return rungs + context.part('M-32 0L-24 -262H-16L-23 0ZM32 0L24 -262H16L23 0Z', wood);
  },
};

export const bag: Thing = {
  width: 74,
  height: 84,
  place: 'floor',
  grip: { x: 0, y: -84 },
  draw(context) {
    const cloth = context.tint('#4f6a8c');
    const flap = smooth('-34,-56 -30,-70 0,-74 30,-70 34,-56 26,-36 0,-30 -26,-36');
    return (
      line('M-12 -70Q0 -96 12 -70', context.tint('#6b4a3c'), 5) +
      context.part(smooth('-34,-4 -36,-52 -24,-70 24,-70 36,-52 34,-4 0,0'), cloth, {
        inside: flat('M-22 -26h44v24h-44z', lighten(cloth, -0.05)),
      }) +
      context.part(flap, lighten(cloth, 0.06)) +
      flat('M-5 -42h10v14h-10z', context.tint('#d9a441'))
    );
  },
};
