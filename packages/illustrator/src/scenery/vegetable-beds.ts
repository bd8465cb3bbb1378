import type { Scene } from '@sagolykta/domain/scene';
import { mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, mark, type Point, round, smooth } from '../paper/path.ts';
import { bush } from './bush.ts';
import type { OutdoorView } from './outdoor-view.ts';

/** What grows in the beds: bulbs in spring, lettuces in summer, pumpkins in autumn, sleep in winter. */
export function vegetableBeds(context: DrawingContext, view: OutdoorView): Markup {
  const { scene, snow, palette, hazed } = view;
  const earth = mix(hazed('#5f4438', 0.05), palette.groundLow, 0.3);
  const beds = (
    [
      [830, 640, 170],
      [862, 694, 220],
    ] as const
  ).map(([x, y, width], row) => {
    const soil = context.part(
      smooth([
        [x - 8, y + 14],
        [x + 14, y - 6],
        [x + width, y - 8],
        [x + width + 60, y + 2],
        [x + width + 64, y + 16],
        [x + 20, y + 20],
      ]),
      snow ? mix(snow, earth, 0.2) : earth,
      { rim: 0.7 },
    );
    const plants = times(6, (index) => crop(context, scene, x + 22 + index * (width / 5), y - 2, 20 + row * 6, index));
    return soil + plants;
  });
  const sticks = snow ? '' : line('M1118 690L1140 560L1162 690M1130 690L1140 560', hazed('#9a7a58', 0.1), 4);
  const beans = view.leaf
    ? bush(context, { x: 1140, y: 690, width: 60, height: 118, leaf: view.leaf, twig: earth, dots: '#d9705a' })
    : '';
  return beds.join('') + sticks + beans;
}

function crop(context: DrawingContext, { season }: Scene, x: number, y: number, size: number, index: number): Markup {
  if (season === 'winter') return '';
  const green = context.tint('#6f9a58');
  if (season === 'spring') {
    const bloom = context.tint(['#d9604f', '#e6b95c', '#c97a9a'][index % 3] ?? '#d9604f');
    const cup: Point[] = [
      [x - size * 0.3, y - size * 1.5, true],
      [x, y - size * 1.3],
      [x + size * 0.3, y - size * 1.5, true],
      [x + size * 0.24, y - size],
      [x - size * 0.24, y - size],
    ];
    return (
      flat(
        mark({ from: [x, y], to: [x, y - size], width: 1.6 }) +
          mark({ from: [x, y], to: [x - size * 0.5, y - size * 0.7], width: 2.4, sag: 3 }) +
          mark({ from: [x, y], to: [x + size * 0.5, y - size * 0.7], width: 2.4, sag: -3 }),
        green,
      ) + context.part(smooth(cup), bloom, { grain: false })
    );
  }
  if (season === 'summer')
    return context.part(
      curly(
        [
          [x - size, y],
          [x - size * 0.7, y - size * 0.8],
          [x, y - size * 1.1],
          [x + size * 0.7, y - size * 0.8],
          [x + size, y],
        ],
        8,
      ),
      green,
      { rim: 0.8 },
    );
  if (index % 2)
    return flat(
      curly(
        [
          [x - size * 0.8, y],
          [x, y - size * 0.6],
          [x + size * 0.8, y],
        ],
        7,
      ),
      green,
    );
  const ribs = [-0.5, 0, 0.5].map(
    (dx) =>
      `M${round(x + dx * size)} ${round(y - size * 1.2)}q${round(dx * size * 0.8)} ${round(size * 0.6)} 0 ${round(size * 1.2)}`,
  );
  return (
    context.part(ellipse(x, y - size * 0.6, size * 1.1, size * 0.78), context.tint('#d9813c'), {
      inside: line(ribs.join(''), context.tint('#b0602a'), 1.8, 0.7),
    }) + flat(mark({ from: [x, y - size * 1.3], to: [x + 4, y - size * 1.75], width: 2 }), green)
  );
}
