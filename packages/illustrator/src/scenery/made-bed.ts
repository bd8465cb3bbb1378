import { type Hex, lighten, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, mark, smooth, star } from '../paper/path.ts';

const bedstead = '#8a5a40';

/** The bed's head, mattress and pillow; whoever sleeps in it comes between this and its quilt. */
export function bed(context: DrawingContext, asleep: boolean): Markup {
  const wood = context.tint(bedstead);
  const pillow = smooth('606,612 606,556 640,532 760,530 816,556 816,606 770,620 650,624');
  const folds = line('M630 600q26 -18 56 0M770 592q16 -14 28 -8M636 560q18 -10 34 -4', context.tint('#a9a0c4'), 3, 0.6);
  return (
    context.contact(850, 738, 400, 22, 0.7) +
    context.part('M562 724V462Q562 438 594 438Q626 438 626 462V724Z', lighten(wood, -0.02), {
      inside: line('M580 470V720M604 460V720', lighten(wood, -0.08), 3, 0.6),
    }) +
    context.part(ellipse(594, 428, 15), lighten(wood, 0.04)) +
    context.part(smooth('596,720* 596,628 1130,628 1130,720*', 0.02), lighten(wood, -0.05)) +
    context.part(smooth('624,652* 624,606* 700,600 1120,604* 1120,652*'), context.tint('#cfc6dc')) +
    context.part(pillow, context.tint('#e9e0ee'), { grain: false, inside: folds }) +
    (asleep ? context.glow({ at: [672, 560], size: [120, 100], colour: '#ffb45a', opacity: 0.22, core: 0.4 }) : '')
  );
}

function patch(context: DrawingContext, patchColours: readonly Hex[], column: number, row: number): Markup {
  const across = (u: number): number => 740 + u * 58;
  const down = (u: number, v: number): number => 520 + v * 50 - Math.sin((u / 7) * 3.14) * 22 + u * 3;
  const colour = context.tint(patchColours[(column * 2 + row * 5 + 12) % 6] ?? '#b8615a');
  const corner = (u: number, v: number): string => `${Math.round(across(u) + v * 4)} ${Math.round(down(u, v))}`;
  const cell = `M${corner(column, row)}L${corner(column + 1, row)}L${corner(column + 1, row + 1)}L${corner(column, row + 1)}Z`;
  const x = 769 + column * 58 + row * 4;
  const y = 545 + row * 50 - Math.sin(((column + 0.5) / 7) * 3.14) * 22 + column * 3;
  return flat(cell, colour) + motif((column * 7 + row * 3 + 20) % 4, x, y, colour);
}

function motif(kind: number, x: number, y: number, colour: Hex): Markup {
  if (kind === 0) return flat(star(x, y, 11, 5, 0.46), lighten(colour, 0.14), 0.7);
  if (kind === 1)
    return line(`M${x - 18} ${Math.round(y - 8)}h36M${x - 18} ${Math.round(y + 8)}h36`, lighten(colour, -0.07), 3, 0.6);
  if (kind === 3) return '';
  const dots = [
    [-10, -8],
    [9, -9],
    [0, 3],
    [12, 12],
    [-13, 13],
  ].map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 3));
  return flat(dots.join(''), lighten(colour, 0.12), 0.7);
}

/** The quilt and the foot of the bed; drawn over a sleeper. */
export function quilt(context: DrawingContext, patchColours: readonly Hex[], asleep: boolean): Markup {
  let patches = '';
  for (let row = -1; row < 5; row++)
    for (let column = -2; column < 8; column++) patches += patch(context, patchColours, column, row);
  const creases =
    flat(mark({ from: [800, 560], to: [1120, 590], width: 12, sag: 16 }), context.lighting.shadow, 0.2) +
    flat(mark({ from: [780, 640], to: [1140, 650], width: 8, sag: 8 }), context.lighting.shadow, 0.16);
  const spread = asleep
    ? '756,600 764,540 800,512 880,500 980,508 1070,524 1136,548 1150,620 1146,706* 1040,716 930,706 820,718 752,704*'
    : '700,606 716,566 780,546 900,540 1010,540 1090,546 1140,560 1150,620 1146,706* 1040,716 930,706 800,718 694,704*';
  const turned = asleep
    ? '748,612 758,548 790,512 822,500 830,528 800,562 784,620 776,704* 748,702*'
    : '684,614 700,566 756,540 800,536 790,560 742,580 726,630 722,706* 686,704*';
  const wood = context.tint(bedstead);
  return (
    context.part(smooth(spread), context.tint(mix(patchColours[0] ?? '#5f6fa0', patchColours[5] ?? '#4f679c', 0.6)), {
      inside: patches + creases,
    }) +
    context.part(smooth(turned), context.tint('#efe6f0'), {
      inside: asleep
        ? line('M764 690Q766 590 812 520', context.tint('#b8615a'), 3, 0.6)
        : line('M704 690Q708 600 760 552', context.tint('#b8615a'), 3, 0.6),
    }) +
    context.part('M1118 736V560Q1118 534 1148 534Q1178 534 1178 560V736Z', wood, {
      inside: line('M1138 560V730M1158 556V730', lighten(wood, -0.08), 3, 0.6),
    }) +
    context.part(ellipse(1148, 524, 14), lighten(wood, 0.04))
  );
}
