import { type Hex, lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { flat, line, type Markup, times } from '../../paper/markup.ts';
import { curve, moved, type PathData, type Point, smooth } from '../../paper/path.ts';
import type { DogAnatomy } from '../anatomy.ts';
import type { Dog } from './dog.ts';

interface Ear {
  readonly path: PathData;
  readonly inside?: Markup;
}
type EarPainter = (at: Attachment) => Ear;

/** An ear hangs or stands from its root; `point` measures from there in ear widths and lengths. */
interface Attachment {
  readonly context: DrawingContext;
  readonly fill: Hex;
  readonly width: number;
  readonly length: number;
  readonly rootY: number;
  readonly points: (...places: readonly (readonly [number, number, boolean?])[]) => Point[];
}

/** Strands that follow a long-haired ear down. */
function strands({ points, fill, width }: Attachment, count: number, start: number): Markup {
  return times(count, (index) => {
    const along = (index * 5) / width;
    const strand = points(
      [-0.3 + along, start + index * 0.04],
      [-0.44 + along * 1.3, 0.55],
      [-0.52 + along * 1.45, 0.97],
    );
    return line(curve(strand), lighten(fill, index % 2 ? 0.07 : -0.06), 1.5, 0.7);
  });
}

const painters: Record<DogAnatomy['ear'], EarPainter> = {
  prick: ({ context, points }) => ({
    path: smooth(
      points([-0.75, 0.23, true], [-0.55, -0.55], [0.05, -1, true], [0.85, -0.4], [0.95, 0.16, true], [0.17, 0.29]),
    ),
    inside: flat(
      smooth(points([-0.2, 0.16, true], [-0.12, -0.4], [0.1, -0.82, true], [0.5, -0.3], [0.55, 0.16, true])),
      context.tint('#c98d7e'),
      0.55,
    ),
  }),
  semi: ({ context, points }) => ({
    path: smooth(
      points(
        [-0.8, 0.38, true],
        [-0.75, -0.55],
        [-0.1, -0.85],
        [0.75, -0.62],
        [1.5, -0.1, true],
        [0.75, -0.12],
        [0.55, 0.33],
      ),
    ),
    inside: line(curve(points([-0.3, -0.45], [0.3, -0.3], [0.8, -0.16])), context.tint('#0e0c18'), 1.2, 0.4),
  }),
  button: ({ points }) => ({
    path: smooth(points([-0.8, 0.2], [-0.3, -0.25], [0.8, -0.1], [1.05, 0.3], [0.62, 0.95, true], [-0.1, 0.6])),
  }),
  rose: ({ points }) => ({
    path: smooth(points([-1.1, 0.12, true], [-0.8, -0.35], [0, -0.28], [0.7, 0.23], [0.1, 0.55], [-0.55, 0.35])),
  }),
  long: ({ points }) => ({
    path: smooth(points([-0.1, -0.03], [0.55, 0.18], [0.72, 0.75], [0.2, 1.08], [-0.55, 0.92], [-0.62, 0.35])),
  }),
  spaniel: (at) => ({
    path: furry(at.points([-0.1, 0.12], [0.5, 0.24], [0.72, 0.8], [0.1, 1.05], [-0.7, 0.85], [-0.55, 0.35]), {
      step: 9,
      amplitude: (_, y) => (y > at.rootY + at.length * 0.5 ? 5 : 1),
      seed: 'ear',
    }),
    inside: strands(at, 4, 0.26),
  }),
  silk: (at) => ({
    path: furry(at.points([-0.2, 0.04], [0.55, 0.2], [0.6, 0.8], [0.05, 1.08], [-0.7, 0.9], [-0.55, 0.3]), {
      amplitude: (_, y) => (y > at.rootY + at.length * 0.6 ? 7 : 0.5),
      seed: 'ear',
    }),
    inside: strands(at, 5, 0.17),
  }),
  poodle: ({ points }) => ({
    path: curly(points([-0.3, 0], [0.4, 0.3], [0.62, 0.75], [0, 1.05], [-0.7, 0.8], [-0.6, 0.3]), 8),
  }),
  drop: ({ points }) => ({
    path: smooth(points([-0.55, 0.03], [0.1, -0.13], [0.8, 0.18], [0.78, 0.7], [0.3, 1.02], [-0.3, 0.72])),
  }),
};

export function hasStandingEar({ anatomy }: Dog): boolean {
  return anatomy.ear === 'prick' || anatomy.ear === 'semi';
}

export function earColour({ colours }: Dog): Hex {
  return colours.ear ?? lighten(colours.base, -0.07);
}

export interface EarOptions {
  readonly narrower?: number;
  readonly shade?: number;
  readonly castOn?: string;
}

/** The ear in profile, in head coordinates (skull centre 0,0). */
export function drawEar(
  context: DrawingContext,
  dog: Dog,
  { narrower = 1, shade = 0, castOn }: EarOptions = {},
): Markup {
  const { headRadius, ear, earLength: length, earWidth } = dog.anatomy;
  const width = earWidth * narrower;
  const [rootX, rootY] = [-headRadius * 0.28, -headRadius * 0.62];
  const fill = context.tint(lighten(earColour(dog), shade));
  const points: Attachment['points'] = (...places) =>
    moved(
      places.map(([x, y, corner = false]) => [x * width, y * length, corner] as const),
      rootX,
      rootY,
    );
  const { path, inside = '' } = painters[ear]({ context, fill, width, length, rootY, points });
  return context.part(path, fill, castOn ? { inside, castOn } : { inside });
}
