import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb, twig } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, type Point, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

/** A stem of kelp with paired leaves. */
export function kelp(context: DrawingContext, x: number, y: number, height: number, colour: Hex, width = 11): Markup {
  const phase = randomFrom(`kelp${Math.round(x)}`)() * 6;
  const swayAt = (t: number): number => Math.sin(t * 6.6 + phase) * height * 0.06 * (t + 0.2);
  const bones = [0, 1, 2, 3, 4, 5, 6].map((index): Point => [x + swayAt(index / 6), y - (height * index) / 6]);
  let path = limb(bones, [width * 0.25, width * 0.2, 1]);
  for (let index = 1; index < 11; index++) {
    const t = index / 12;
    const side = index % 2 ? 1 : -1;
    const leaf = height * 0.17 * (1 - t * 0.5);
    const [rootX, rootY] = [round(x + swayAt(t)), round(y - height * t + 4)];
    const tip = `${round(side * leaf)} ${round(-leaf * 0.8)}`;
    const back = `${round(-side * leaf)} ${round(leaf * 0.8)}`;
    const [bellyOut, bellyBack] = [
      `${round(side * leaf * 0.1)} ${round(-leaf * 0.62)}`,
      `${round(side * leaf * 0.02)} ${round(leaf * 0.7)}`,
    ];
    const [otherOut, otherBack] = [
      `${round(side * leaf * 1.02)} ${round(-leaf * 0.1)}`,
      `${round(-side * leaf * 0.9)} ${round(leaf * 0.18)}`,
    ];
    // Both sides wind the same way, so that leaves and stem unite.
    path += `M${rootX} ${rootY}q${side > 0 ? bellyOut : otherOut} ${tip}q${side > 0 ? bellyBack : otherBack} ${back}z`;
  }
  return context.part(path, colour, { rim: 0.6, grain: false });
}

const fishBody = smooth('-16,0 -4,-8 10,-6 17,0 10,6 -4,8') + smooth('-13,0 -26,-9* -23,0 -26,9*');

export function fish(context: DrawingContext, x: number, y: number, size: number, colour: Hex, flip = false): Markup {
  return context.place({ x, y, scale: size, flip }, () => {
    const stripe = flat(mark({ from: [2, -8], to: [2, 8], width: 2, sag: -2 }), lighten(colour, 0.1), 0.7);
    return context.part(fishBody, colour, { grain: false, inside: stripe }) + flat(ellipse(10, -1.4, 1.5), '#12142e');
  });
}

/** A jellyfish that shines a little. */
export function jellyfish(context: DrawingContext, x: number, y: number, size: number, colour: Hex): Markup {
  return context.place({ x, y, scale: size / 100 }, () => {
    const threads = [-3, -2, -1, 0, 1, 2, 3]
      .map((index) => line(`M${index * 12} 0q12 30 -3 55t2 ${50 - Math.abs(index) * 8}`, colour, 3, 0.6))
      .join('');
    const bell = smooth('-50,0 -44,-40 0,-64 44,-40 50,0 25,-5 0,3 -25,-5');
    const inside = flat(ellipse(-12, -36, 13, 10), '#fff8e0', 0.5) + flat(ellipse(0, 0, 40, 14), '#fff0c8', 0.4);
    return (
      context.glow({ at: [0, 0], size: [150, 150], colour, opacity: 0.5, core: 0.3 }) +
      threads +
      context.part(bell, colour, { inside })
    );
  });
}

interface Branch {
  readonly fromX: number;
  readonly fromY: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  /** How many times it still parts. */
  readonly left: number;
}

export function coral(context: DrawingContext, x: number, y: number, size: number, colour: Hex): Markup {
  const random = randomFrom(`coral${Math.round(x)}`);
  let path = '';
  const branch = ({ fromX, fromY, angle, length, width, left }: Branch): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const bones: Point[] = [
      [fromX, fromY],
      [(fromX + toX) / 2 + (random() - 0.5) * 6, (fromY + toY) / 2],
      [toX, toY],
    ];
    path +=
      left === 0 ? limb(bones, [width, width * 0.85, width * 0.75]) : twig(bones, [width, width * 0.85, width * 0.75]);
    if (left === 0) return;
    for (const side of [-1, 1])
      branch({
        fromX: toX,
        fromY: toY,
        angle: angle + side * (0.35 + random() * 0.3),
        length: length * 0.72,
        width: width * 0.76,
        left: left - 1,
      });
  };
  branch({ fromX: x - size * 0.1, fromY: y + 8, angle: -1.75, length: size * 0.42, width: size * 0.075, left: 3 });
  branch({ fromX: x + size * 0.12, fromY: y + 8, angle: -1.3, length: size * 0.36, width: size * 0.07, left: 2 });
  return context.part(path, context.tint(colour), { grain: false });
}

export function seaFan(context: DrawingContext, x: number, y: number, size: number, colour: Hex): Markup {
  return context.place({ x, y, scale: size / 100 }, () => {
    const ribs = times(9, (index) =>
      line(`M0 0Q${(index - 4) * 10} -60 ${(index - 4) * 22} -120`, context.tint(lighten(colour, -0.1)), 2.4, 0.5),
    );
    return context.part(smooth('-6,0 -70,-50 -60,-100 -10,-115 50,-95 68,-45 6,0'), context.tint(colour), {
      inside: ribs,
    });
  });
}
