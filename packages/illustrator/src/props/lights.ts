import { lantern as paperLantern } from '../figures/held-things.ts';
import { lighten } from '../paper/colour.ts';
import { flat, line } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { Thing } from './thing.ts';

export const lantern: Thing = {
  width: 30,
  height: 50,
  place: 'floor',
  draw: (context) => paperLantern(context, 0, -40, 1.05, 0.8),
};

export const flashlight: Thing = {
  width: 54,
  height: 20,
  place: 'floor',
  grip: { x: -12, y: -9 },
  draw(context) {
    const metal = context.tint('#4f6a8c');
    const beam = context.gradient(
      [
        [0, '#ffe9b0', 0.55],
        [1, '#ffe9b0', 0],
      ],
      0,
      0,
      1,
      0,
    );
    return (
      flat('M30 -16L250 -64V46L30 -2Z', beam) +
      context.part(smooth('-34,-15 10,-15 24,-20 32,-20 32,2 24,2 10,-3 -34,-3', 0.08), metal, {
        inside: flat('M-10 -20h7v24h-7z', lighten(metal, 0.1)),
      }) +
      flat(ellipse(32, -9, 4, 11), '#fff3cc') +
      context.glow({ at: [36, -9], size: [40, 40], colour: '#ffe2a0', opacity: 0.6, core: 0.45 })
    );
  },
};

export const lamp: Thing = {
  width: 70,
  height: 190,
  place: 'stage',
  draw(context) {
    const [shade, brass] = [context.tint('#d9a860'), context.tint('#8a6438')];
    return (
      context.glow({ at: [0, -160], size: [190, 170], colour: '#ffc46a', opacity: 0.5, core: 0.32 }) +
      line('M0 -8V-140', brass, 5) +
      context.part(smooth('-26,0 -20,-10 0,-14 20,-10 26,0'), brass) +
      context.part(smooth('-22,-190* 22,-190* 42,-138* 0,-132 -42,-138*', 0.04), shade, {
        inside: flat('M-50 -152Q0 -140 50 -152V-120H-50Z', '#ffe2a0', 0.75),
        shade: 0.5,
      }) +
      context.glow({ at: [0, -138], size: [60, 26], colour: '#fff0c8', opacity: 0.75, core: 0.45 })
    );
  },
};

export const candle: Thing = {
  width: 34,
  height: 66,
  place: 'surface',
  grip: { x: 12, y: -8 },
  draw(context) {
    const brass = context.tint('#c9973e');
    return (
      context.glow({ at: [0, -58], size: [110, 100], colour: '#ffc86a', opacity: 0.5, core: 0.34 }) +
      context.part(smooth('-18,0 -18,-5 -7,-9 -6,-16 6,-16 7,-9 18,-5 18,0'), brass) +
      line('M14 -8q12 0 9 -8q-3 -6 -9 -2', brass, 2.6) +
      flat('M-5 -14V-46H5V-14Z', context.tint('#f4ead6')) +
      flat(smooth('0,-66* 5.4,-54 0,-46 -5.4,-54'), '#ffe2a0') +
      context.glow({ at: [0, -55], size: [26, 26], colour: '#fff0c4', opacity: 0.8, core: 0.5 })
    );
  },
};
