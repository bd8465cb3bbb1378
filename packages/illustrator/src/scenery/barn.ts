import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { straight } from '../paper/path.ts';
import { rectangle } from './house-window.ts';
import type { OutdoorView } from './outdoor-view.ts';

const [left, right, foot] = [772, 1120, 610];
const middle = (left + right) / 2;
const loft = straight([
  [middle - 30, 404],
  [middle - 30, 366],
  [middle, 342],
  [middle + 30, 366],
  [middle + 30, 404],
]);

interface Paints {
  readonly red: Hex;
  readonly white: Hex;
  readonly dark: Hex;
}

/** The red barn with its silo: the doors stand open, and there is light inside and out on the yard. */
export function barn(context: DrawingContext, view: OutdoorView): Markup {
  const { hazed, lampStrength } = view;
  const paints = { red: hazed('#a63f36', 0.1), white: hazed('#f2e6d4', 0.1), dark: hazed('#4a2c34', 0.1) };
  return (
    silo(context, view) +
    gable(context, view, paints) +
    doorway(context, view, paints) +
    flat(rectangle(left + 26, 500, 38, 34) + rectangle(right - 64, 500, 38, 34), paints.white) +
    flat(rectangle(left + 31, 505, 28, 24) + rectangle(right - 59, 505, 28, 24), '#ffcf7a') +
    context.glow({
      at: [middle, foot + 16],
      size: [230, 44],
      colour: '#ffb95c',
      opacity: 0.55 * lampStrength,
      core: 0.45,
    })
  );
}

function silo(context: DrawingContext, { hazed }: OutdoorView): Markup {
  return context.part(`M${right + 22} ${foot}V380q34-56 68 0V${foot}Z`, hazed('#b9b2bc', 0.16), {
    inside: line([400, 440, 480, 520, 560].map((y) => `M${right + 22} ${y}h68`).join(''), hazed('#8f8896', 0.16), 2),
  });
}

function gable(context: DrawingContext, { snow }: OutdoorView, { red, white, dark }: Paints): Markup {
  const front = straight([
    [left, foot],
    [left, 420],
    [left + 46, 336],
    [middle, 278],
    [right - 46, 336],
    [right, 420],
    [right, foot],
  ]);
  let boards = '';
  for (let x = left + 12; x < right; x += 12) boards += `M${x} 270V${foot}`;
  const roof = `M${left - 22} 432L${left + 34} 330L${middle} 264L${right - 34} 330L${right + 22} 432`;
  return (
    context.part(front, red, { rim: 0.5, inside: line(boards, lighten(red, -0.035), 1.4) }) +
    line(roof, snow ?? lighten(dark, 0.04), snow ? 24 : 16) +
    line(`M${left + 3} 430V${foot}M${right - 3} 430V${foot}`, white, 7) +
    flat(loft, dark) +
    line(loft, white, 5)
  );
}

function doorway(context: DrawingContext, { lampStrength }: OutdoorView, { red, white }: Paints): Markup {
  const leaf = (x: number): Markup =>
    context.part(rectangle(x, 466, 62, 144), lighten(red, -0.03), {
      rim: 0.8,
      inside: line(`M${x} 466h62v144h-62zM${x} 466l62 144M${x + 62} 466l-62 144`, white, 6),
    });
  return (
    flat(rectangle(middle - 62, 470, 124, 140), '#ffc76a') +
    flat(rectangle(middle - 62, 570, 124, 40), '#e0983c', 0.7) +
    context.glow({
      at: [middle, 540],
      size: [150, 130],
      colour: '#ffb347',
      opacity: 0.4 * lampStrength + 0.1,
      core: 0.36,
    }) +
    leaf(middle - 128) +
    leaf(middle + 66) +
    line(`M${middle - 64} 610V468H${middle + 64}V610`, white, 6)
  );
}
