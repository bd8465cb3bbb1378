import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { twig } from '../paper/limb.ts';
import { type Markup, toneMarks } from '../paper/markup.ts';
import { mark, type PathData, type Point } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

export interface Trunk {
  readonly x: number;
  readonly width: number;
  readonly colour: Hex;
  /** Where it meets the ground. */
  readonly y?: number;
  readonly top?: number;
  readonly lean?: number;
  /** Side of the lantern: 1 right, -1 left. */
  readonly litFrom?: 1 | -1;
  /** How much lantern light reaches it, 0 to 1. */
  readonly warmth?: number;
  readonly warmColour?: Hex;
  /** Height of the lantern. */
  readonly lightY?: number;
}

/** A tall trunk that leaves the picture at the top, warmed by a lantern on one side. */
export function trunk(context: DrawingContext, plan: Trunk): Markup {
  const {
    x,
    width,
    colour,
    y = 700,
    top = -20,
    lean = 0,
    litFrom = 1,
    warmth = 0,
    warmColour = '#ffb45a',
    lightY = 560,
  } = plan;
  context.noteUpright(x + lean * 0.3, top, y);
  const random = randomFrom(`trunk${Math.round(x)}`);
  const leanAt = (height: number): number => lean * (1 - (height - top) / (y - top));
  const bones: Point[] = [
    [x - width * 0.1, y + 20],
    [x, y - 40],
    [x + lean * 0.5, (y + top) / 2],
    [x + lean, top - 30],
  ];
  let path = twig(bones, [width * 0.74, width * 0.5, width * 0.42, width * 0.34]);
  for (let index = 0; index < (width < 40 ? 3 : 5); index++) {
    const height = top + 60 + random() * (y - top) * 0.42;
    const side = random() > 0.5 ? 1 : -1;
    const reach = width * (1.2 + random() * 1.6);
    const root = x + leanAt(height);
    const branch: Point[] = [
      [root, height],
      [root + side * reach * 0.6, height + reach * 0.02],
      [root + side * reach, height + reach * 0.26],
    ];
    path += twig(branch, [width * 0.12, width * 0.07, width * 0.02]);
  }
  const crack = (): PathData => {
    const height = top + random() * (y - top);
    const left = x + (random() - 0.5) * width * 0.8 + leanAt(height);
    return mark({
      from: [left, height],
      to: [left + (random() - 0.5) * 4, height + 26 + random() * 40],
      width: 1.6,
      sag: 1,
    });
  };
  const tones = { odd: lighten(colour, 0.035), even: lighten(colour, -0.03) };
  let inside = toneMarks(Math.min(12, Math.round(width * 0.25)), crack, tones, 0.6);
  if (warmth > 0) {
    const reach = Math.min(1, width / 160 + 0.12) * (width * 0.5 + 190);
    inside += context.glow({
      at: [x + litFrom * width * 0.7, lightY],
      size: [reach, width * 0.5 + 190],
      colour: warmColour,
      opacity: warmth,
      core: 0.62,
    });
  }
  const rim = warmth > 0 ? { rim: warmColour, rimAmount: 0.25 + warmth * 0.5 } : { rimAmount: 0.2 };
  return context.lit({ direction: [litFrom * 0.97, -0.22], ...rim }, () =>
    context.part(path, colour, { inside, rim: warmth > 0 ? 1.1 : 0.5 }),
  );
}
