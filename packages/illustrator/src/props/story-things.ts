import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, times } from '../paper/markup.ts';
import { ellipse, smooth, star, straight } from '../paper/path.ts';
import type { Thing } from './thing.ts';

/** A puddle on a saucer, with whatever is above it in it. */
export const saucer: Thing = {
  width: 80,
  height: 22,
  place: 'floor',
  draw(context) {
    const [china, water] = [context.tint('#e6dccb'), context.tint('#39518c')];
    return (
      context.part(smooth('-40,-14 0,-20 40,-14 22,-1 0,1 -22,-1'), china, { grain: false }) +
      flat(ellipse(0, -14, 39, 7), lighten(china, -0.05)) +
      flat(ellipse(0, -14, 31, 5.2), water) +
      flat(ellipse(13, -14.6, 5.6, 2.2), '#f6e4b4') +
      flat(star(-12, -14, 2.4, 4, 0.4) + star(-2, -16, 1.8, 4, 0.4) + star(-20, -15.4, 1.6, 4, 0.4), '#f4ead0') +
      context.glow({ at: [4, -14], size: [40, 20], colour: '#dfe6ff', opacity: 0.3 })
    );
  },
};

/** The local radio's, on its stand; the small lamp says that everybody hears. */
export const microphone: Thing = {
  width: 60,
  height: 178,
  place: 'floor',
  draw(context) {
    const [steel, dark] = [context.tint('#8f939e'), context.tint('#57505a')];
    const mesh = line(
      'M-14 -170L14 -142M-16 -158L4 -138M-4 -174L16 -154M14 -170L-14 -142M16 -158L-4 -138M4 -174L-16 -154',
      dark,
      1.4,
      0.6,
    );
    return (
      line('M0 -6V-132', dark, 5) +
      context.part(smooth('-28,0 -22,-8 0,-11 22,-8 28,0'), dark) +
      line('M-20 -150q0 24 20 24q20 0 20 -24', dark, 4) +
      context.part(smooth('-15,-146 -15,-168 0,-178 15,-168 15,-146 0,-134'), steel, { inside: mesh }) +
      flat(ellipse(0, -126, 3.6), '#ff9a7a') +
      context.glow({ at: [0, -126], size: [22, 20], colour: '#ff9a7a', opacity: 0.5 })
    );
  },
};

/** A time machine that goes forward at the ordinary speed: two stools, and a hatch to see when one has arrived. */
export const wardrobe: Thing = {
  width: 190,
  height: 270,
  place: 'stage',
  draw(context) {
    const [wood, inside, stool] = [context.tint('#8a5f44'), context.tint('#3a2c3c'), context.tint('#b98d5c')];
    const stools = [-34, 22]
      .map(
        (x) =>
          line(`M${x} -6L${x + 6} -56M${x + 44} -6L${x + 38} -56`, stool, 5) +
          flat(ellipse(x + 22, -58, 24, 6), lighten(stool, 0.05)),
      )
      .join('');
    return (
      context.part('M-84 0V-16H-66V0ZM66 0V-16H84V0Z', lighten(wood, -0.06), { grain: false }) +
      context.part(smooth('-90,-12* -90,-252* 90,-252* 90,-12*', 0.01), wood, {
        inside: flat('M-76 -236h152v224h-152z', inside) + stools,
      }) +
      context.part(smooth('-98,-250* -86,-270 0,-278 86,-270 98,-250*', 0.1), lighten(wood, 0.04)) +
      // One door stands open.
      context.part(straight('78,-240 132,-252 132,2 78,-12'), lighten(wood, 0.03), {
        inside: flat(straight('92,-190 118,-194 118,-150 92,-152'), context.tint('#8fa6bc')),
      }) +
      context.part(ellipse(-54, -206, 15), context.tint('#efe3cf'), { grain: false }) +
      line('M-54 -206v-9M-54 -206l6 4', context.tint('#3a2c34'), 2.4) +
      line(
        times(5, (index) => `M-82 ${-40 - index * 44}h2`),
        lighten(wood, -0.1),
        3,
      )
    );
  },
};

/** Of cloth, with one tusk and a label round its neck. */
export const walrus: Thing = {
  width: 96,
  height: 74,
  place: 'floor',
  grip: { x: -18, y: -30 },
  draw(context) {
    const [cloth, pale, dark] = [context.tint('#8f7f8c'), context.tint('#cbb9b2'), context.tint('#2e1f22')];
    const stitches = line('M-40 -8q8 -22 28 -26M-30 -30l5 5M-38 -18l6 3', lighten(cloth, 0.14), 1.6, 0.7);
    return (
      context.part(smooth('-34,-8 -56,-20* -48,-8 -58,2* -30,0'), lighten(cloth, -0.05)) +
      context.part(smooth('-44,-2 -36,-26 -8,-42 4,-66 24,-74 42,-62 44,-40 36,-8 10,0 -20,2'), cloth, {
        inside: stitches,
      }) +
      context.part(limb('12,-18 30,-4 42,-1', [9, 8, 5]), lighten(cloth, -0.04)) +
      flat(smooth('30,-44* 36,-44* 35,-24*'), context.tint('#f0e6d2')) +
      context.part(ellipse(22, -47, 10, 9) + ellipse(37, -47, 9, 9), pale, { grain: false }) +
      flat(ellipse(30, -54, 5, 3.6) + ellipse(18, -60, 2.6, 3) + ellipse(36, -61, 2.6, 3), dark) +
      flat(
        times(3, (dot) => ellipse(17 + dot * 4, -47 + (dot % 2) * 3, 0.9)),
        dark,
        0.7,
      ) +
      line('M4 -38q14 12 34 6', context.tint('#c4593f'), 3) +
      context.part('M-2 -34l14 6l-5 14l-14 -6z', context.tint('#efe3cf'), { grain: false, rim: 0.6 })
    );
  },
};
