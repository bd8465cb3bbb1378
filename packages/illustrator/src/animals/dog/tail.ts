import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { limb, limbPoints } from '../../paper/limb.ts';
import { flat, type Markup } from '../../paper/markup.ts';
import { ellipse, mark, moved, type Outline, type PathData } from '../../paper/path.ts';
import type { DogAnatomy } from '../anatomy.ts';
import type { Dog } from './dog.ts';

interface TailPaint {
  readonly path: PathData;
  readonly inside?: Markup;
  readonly pom?: PathData;
}
interface TailRoot {
  readonly x: number;
  readonly y: number;
  readonly bulk: number;
  /** Draws the white or dark tip, if the coat has one, at a place counted from the root. */
  readonly tip: (dx: number, dy: number, radius: number) => Markup;
  readonly bones: (outline: string) => Outline;
}

function bushy(
  root: TailRoot,
  bones: string,
  widths: readonly number[],
  amplitude: number,
  lean: [number, number],
): PathData {
  const long = (_: number, y: number): number => (y > root.y - 20 ? amplitude : amplitude * 0.3);
  return furry(limbPoints(root.bones(bones), widths), {
    amplitude: amplitude > 5 ? long : amplitude,
    seed: 'tail',
    lean,
  });
}

function smoothTail(root: TailRoot, bones: string, widths: readonly number[]): PathData {
  const [first = 0, ...rest] = widths;
  const last = rest.pop() ?? first;
  const thick = [first, ...rest].map((width) => width * root.bulk);
  return limb(root.bones(bones), [...thick, last]);
}

const painters: Record<DogAnatomy['tail'], (root: TailRoot) => TailPaint> = {
  'plume': (root) => ({ path: bushy(root, '8,0 -24,2 -52,-12 -72,-34', [6, 8, 11, 3], 5.5, [0.2, 0.9]) }),
  'short-plume': (root) => ({ path: bushy(root, '6,0 -14,-6 -28,-16', [6, 8, 4], 5, [0, 1]) }),
  'sabre': (root) => ({ path: bushy(root, '8,0 -16,14 -26,40 -40,60', [7, 9, 9, 2.5], 4, [-0.3, 0.8]) }),
  'low': (root) => ({
    path: bushy(root, '8,0 -16,14 -26,40 -48,50', [6, 9, 11, 3], 6, [0.1, 0.8]),
    inside: root.tip(-46, 50, 17),
  }),
  'sickle': (root) => ({
    path: bushy(root, '10,4 -14,-8 -18,-36 8,-48 24,-34', [8, 11, 13, 12, 4], 4, [0, -0.2]),
    inside: root.tip(22, -34, 15) + root.tip(-1, -22, 0),
  }),
  'curled-plume': (root) => ({ path: bushy(root, '8,6 -12,-14 4,-36 30,-22', [7, 12, 14, 6], 5, [0.5, 0.7]) }),
  'up': (root) => ({
    path: smoothTail(root, '8,4 -10,-8 -18,-32 -13,-54', [6, 5, 4, 2.4]),
    inside: root.tip(-14, -50, 14),
  }),
  'pom': (root) => ({
    path: limb(root.bones('8,2 -8,-14 -14,-30'), [4.5, 3.6, 3.4]),
    pom: curly(root.bones('-30,-36 -22,-54 -4,-54 3,-40 -8,-28 -22,-27'), 9),
  }),
  'whip': (root) => ({ path: limb(root.bones('14,2 -24,-4 -58,-16 -86,-38'), [8, 6, 4, 1.6]) }),
  'silk': (root) => ({ path: bushy(root, '6,6 -10,-12 -24,-10', [6, 8, 5], 5, [-0.2, 0.9]) }),
  'nub': (root) => ({ path: limb(root.bones('8,4 -6,2'), [7, 5]) }),
  'furry-nub': (root) => ({ path: bushy(root, '6,4 -8,8', [9, 7], 5, [0, 1]) }),
  'otter': (root) => ({ path: smoothTail(root, '10,4 -20,12 -44,10 -66,-4', [9, 7, 5, 2.4]) }),
};

/** The tail of a dog in profile, from its root on the croup. */
export function drawTail(context: DrawingContext, dog: Dog, x: number, y: number): Markup {
  const { colours, anatomy } = dog;
  const fill = context.tint(colours.tail ?? colours.base);
  const tipColour = colours.tailTip && context.tint(colours.tailTip);
  const tip: TailRoot['tip'] = (dx, dy, radius) => {
    if (!tipColour) return '';
    return radius > 0
      ? flat(ellipse(x + dx, y + dy, radius), tipColour, 0.95)
      : flat(
          mark({ from: [x + dx - 6, y + dy + 14], to: [x + dx + 6, y + dy - 16], width: 5, sag: -4 }),
          tipColour,
          0.6,
        );
  };
  const root: TailRoot = { x, y, bulk: anatomy.bulk, tip, bones: (outline) => moved(outline, x, y) };
  const { path, inside = '', pom } = painters[anatomy.tail](root);
  return context.part(path, fill, { inside }) + (pom ? context.part(pom, fill) : '');
}

export function isBushyTail({ anatomy }: Dog): boolean {
  return ['plume', 'short-plume', 'sabre', 'low', 'sickle', 'curled-plume', 'silk'].includes(anatomy.tail);
}

export function isStubTail({ anatomy }: Dog): boolean {
  return ['nub', 'furry-nub', 'pom'].includes(anatomy.tail);
}
