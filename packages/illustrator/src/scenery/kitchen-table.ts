import { lamplitRoom } from '../palette/special.ts';
import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { RoomMood } from './room-mood.ts';

export const tableTop = 586;

/** The kitchen table under its cloth: laid with buns for whoever sits at it, otherwise with a bowl of fruit. */
export function kitchenTable(context: DrawingContext, mood: RoomMood, laid: boolean): Markup {
  const [wood, cloth] = [mood.tone(lamplitRoom.wood), mood.tone('#dcc9a6')];
  const y = tableTop;
  const legs = flat(
    'M290 690h34l-8 58h-20zM884 690h34l-6 58h-20zM470 700h24l-4 60h-16zM716 700h24l-4 60h-16z',
    lighten(wood, -0.12),
  );
  const lit = mood.lampsLit
    ? context.glow({ at: [602, y], size: [340, 46], colour: '#fff0c8', opacity: 0.8, core: 0.5 })
    : '';
  const hem = `170,${y + 12}* 204,${y + 36} 602,${y + 50} 1000,${y + 36} 1034,${y + 12}* 1030,${y + 92} 960,${y + 118} 880,${y + 106} 780,${y + 130} 660,${y + 116} 540,${y + 132} 420,${y + 114} 320,${y + 124} 240,${y + 104} 176,${y + 92}`;
  const top = `170,${y + 12} 220,${y - 12} 602,${y - 22} 984,${y - 12} 1034,${y + 12} 1000,${y + 36} 602,${y + 50} 204,${y + 36}`;
  const red = context.tint('#b8473a');
  const border =
    line(`M160 ${y + 80}Q600 ${y + 126} 1040 ${y + 80}`, red, 8, 0.85) +
    line(`M160 ${y + 93}Q600 ${y + 139} 1040 ${y + 93}`, red, 2.6, 0.8);
  const folds = times(14, (index) =>
    line(`M${210 + index * 60} ${y + 34}q${index % 2 ? 9 : -7} 50 0 96`, lighten(cloth, -0.2), 3, 0.35),
  );
  const plate =
    flat(ellipse(600, y + 10, 84, 14), context.tint('#e9dcc6')) +
    flat(ellipse(600, y + 7, 72, 10), context.tint('#cdb898'));
  const buns =
    bun(context, 562, y + 2) + bun(context, 638, y + 2) + bun(context, 600, y + 7) + bun(context, 601, y - 20);
  return (
    legs +
    context.contact(602, 738, 420, 44, 0.6) +
    context.part(smooth(top), cloth, { shade: 0.3, grain: false, inside: lit }) +
    context.part(smooth(hem), lighten(cloth, -0.1), { rim: 0.3, shade: 0.7, grain: false, inside: border + folds }) +
    (laid ? context.contact(600, y + 16, 90, 10, 0.5) + plate + buns : fruitBowl(context, y))
  );
}

function bun(context: DrawingContext, x: number, y: number): Markup {
  const sugar = [
    [-10, -16],
    [0, -20],
    [10, -15],
    [5, -8],
    [-13, -8],
  ].map(([dx = 0, dy = 0]) => flat(ellipse(x + dx, y + dy, 1.8), '#fff4e0'));
  const swirl = line(
    `M${x - 16} ${y - 3}q-2 -12 14 -13q16 0 13 10q-4 8 -14 5q-6 -3 -1 -7`,
    context.tint('#7d4626'),
    3.4,
  );
  const dough = smooth([
    [x - 25, y],
    [x - 22, y - 17],
    [x, y - 25],
    [x + 22, y - 17],
    [x + 25, y],
    [x, y + 6],
  ]);
  return context.part(dough, context.tint('#c98444'), { inside: swirl + sugar.join('') });
}

function fruitBowl(context: DrawingContext, y: number): Markup {
  const fruit = (x: number, colour: string): Markup => context.part(ellipse(x, y - 14, 17, 16), context.tint(colour));
  return (
    context.contact(600, y + 14, 70, 10, 0.5) +
    fruit(576, '#c4593f') +
    fruit(624, '#d9a441') +
    fruit(600, '#8a9a4c') +
    context.part(
      smooth([
        [540, y - 12, true],
        [660, y - 12, true],
        [640, y + 10],
        [600, y + 16],
        [560, y + 10],
      ]),
      context.tint('#7d93a8'),
    )
  );
}
