import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { limb, twig } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { mark, type Point, round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';

/** Where the crown's tufts are, and how large, in heights of the tree. */
const crown = [
  [-0.2, -0.62, 0.15],
  [0.22, -0.6, 0.15],
  [-0.24, -0.42, 0.1],
  [0.25, -0.42, 0.1],
  [0, -0.66, 0.17],
  [-0.13, -0.82, 0.14],
  [0.14, -0.82, 0.14],
  [0.01, -0.96, 0.12],
] as const;

/** A birch: bare in winter, with a crown of tufts when it has leaves. */
export function leafyTree(
  context: DrawingContext,
  x: number,
  y: number,
  height: number,
  bark: Hex,
  leaf?: Hex,
  seed = 'birch',
): Markup {
  context.noteUpright(x, y - height * 0.45, y);
  const random = randomFrom(`${seed}${Math.round(x)}`);
  let wood = limb(
    [
      [x, y + 6],
      [x + height * 0.02, y - height * 0.4],
      [x - height * 0.03, y - height * (leaf ? 0.92 : 1)],
    ],
    [height * 0.035, height * 0.025, height * 0.006],
  );
  let twigs = '';
  // The crown hides the top branches; left in, they would stick out of it like antlers.
  for (let index = 0; index < (leaf ? 7 : 11); index++) {
    const along = 0.32 + index * 0.06;
    const side = index % 2 ? 1 : -1;
    const [baseX, baseY] = [x + (random() - 0.5) * 3, y - height * along];
    const length = height * (0.34 - along * 0.2) * (0.8 + random() * 0.4);
    const bones: Point[] = [
      [baseX, baseY],
      [baseX + side * length * 0.5, baseY - length * 0.5],
      [baseX + side * length * 0.8, baseY - length * 1.05],
    ];
    wood += twig(bones, [height * 0.011, height * 0.007, height * 0.003]);
    for (let twig = 0; twig < (leaf ? 0 : 4); twig++) {
      const out = side * (twig % 2 ? 1 : -0.7) * length;
      const startX = round(baseX + side * length * (0.3 + twig * 0.14));
      const startY = round(baseY - length * (0.3 + twig * 0.17));
      const rise = round(-length * (0.22 + random() * 0.16));
      twigs += `M${startX} ${startY}q${round(out * 0.12)} ${round(-length * 0.1)} ${round(out * 0.16)} ${rise}`;
    }
  }
  const inside = times(9, (index) =>
    flat(
      mark({
        from: [x - 8, y - height * (0.05 + index * 0.07)],
        to: [x + 6, y - height * (0.055 + index * 0.07)],
        width: 1.4,
      }),
      '#1a1730',
      0.6,
    ),
  );
  const trunk = context.part(wood, bark, { rim: 0.6, inside });
  return (
    (twigs ? line(twigs, bark, height * 0.006) : '') + trunk + (leaf ? tufts(context, x, y, height, leaf, random) : '')
  );
}

function tufts(context: DrawingContext, x: number, y: number, height: number, leaf: Hex, random: () => number): Markup {
  return crown
    .map(([dx, dy, size], index) => {
      const edge = [0, 1, 2, 3, 4, 5].map((corner): Point => {
        const angle = corner * 1.047 + index;
        const reach = size * height * (0.8 + random() * 0.35);
        return [x + dx * height + Math.cos(angle) * reach * 1.1, y + dy * height + Math.sin(angle) * reach * 0.85];
      });
      return context.part(curly(edge, height * 0.045, 0.58), lighten(leaf, ((index % 3) - 1) * 0.03), { rim: 0.7 });
    })
    .join('');
}
