import { type Hex, lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, pointsOf, smooth } from '../paper/path.ts';
import { garmentColour, legColour, limbPattern, torsoPattern } from './garments.ts';
import { foot } from './limbs.ts';
import type { Person } from './person.ts';

/** Grown-ups are drawn about 305 units high beside a child's 232: head centre at -262, shoulders at -230, feet at 0. */
export const headHeight = -262;

/** A skirt for those with long or gathered hair, trousers for the others: a habit of this picture world, no more. */
export function wearsSkirt({ style, elderly, clothes }: Person): boolean {
  return elderly && clothes.garment !== 'swimwear' && !['short', 'tousled'].includes(style.hairStyle);
}

/** Small dots of an everyday cardigan. */
function dots(colour: Hex): Markup {
  let path = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 8; column++) path += ellipse(-58 + column * 16 + (row % 2) * 8, -208 + row * 20, 2.2);
  }
  return flat(path, colour, 0.5);
}

function vNeck(person: Person, buttoned: boolean): Markup {
  const { context, style } = person;
  const shirt = flat(smooth('-24,-236 0,-196 24,-236 12,-242 -12,-242'), context.tint(style.yoke));
  if (!buttoned) return shirt;
  const spots = times(4, (index) => flat(ellipse(2, -186 + index * 20, 3.2), context.tint('#f0dfc2')));
  return shirt + line('M0 -198V-100', lighten(garmentColour(person), -0.07), 1.8, 0.7) + spots;
}

/** Painting of a grown-up's upper garment. */
export function upperPattern(person: Person): Markup {
  const { garment } = person.clothes;
  const { context, style, elderly } = person;
  if (garment === 'pyjamas') return limbPattern(person);
  if (garment === 'tee' || garment === 'swimwear') return context.place({ y: -80 }, () => torsoPattern(person, -126));
  if (garment === 'coat' || garment === 'jacket')
    return context.place({ y: -78 }, () => torsoPattern(person, -126)) + buttonRow(person);
  if (!elderly) return context.place({ y: -78 }, () => torsoPattern(person, -126));
  return (wearsSkirt(person) ? dots(context.tint(style.yoke)) : '') + vNeck(person, !wearsSkirt(person));
}

function buttonRow({ context }: Person): Markup {
  return times(4, (index) => flat(ellipse(2, -186 + index * 26, 3.6), context.tint('#f0dfc2')));
}

const upperOutlines = {
  coat: '-18,-232 -42,-220 -48,-170 -56,-72 0,-64 56,-72 48,-170 42,-220 18,-232',
  short: '-18,-232 -42,-220 -48,-172 -46,-108 0,-102 46,-108 48,-172 42,-220 18,-232',
} as const;

export function upperBody(person: Person): Markup {
  const long = person.clothes.garment === 'coat' || person.clothes.garment === 'jacket';
  const path = smooth(long ? upperOutlines.coat : upperOutlines.short);
  return person.context.part(path, garmentColour(person), { inside: upperPattern(person) });
}

export function skirt(person: Person): Markup {
  if (!wearsSkirt(person)) return '';
  const colour = legColour(person);
  const folds = [-30, -8, 16, 36]
    .map((x) => line(`M${x * 0.7} -110Q${x} -80 ${x * 1.3} -40`, lighten(colour, -0.06), 2, 0.6))
    .join('');
  const path = smooth('-40,-130 -52,-90 -60,-46 0,-38 60,-46 52,-90 40,-130');
  return person.context.part(path, colour, { inside: folds + limbPattern(person) });
}

export function grownUpLeg(person: Person, bones: string, side: 1 | -1, footTurn = 0): Markup {
  const [x, y] = pointsOf(bones).at(-1) ?? [0, 0];
  const bareLegged = wearsSkirt(person) || person.clothes.garment === 'swimwear';
  const colour = bareLegged ? lighten(person.context.tint(person.style.skin), -0.03) : legColour(person);
  const widths = bareLegged ? [15, 11, 8.5] : [19, 15, 12];
  const trouser = person.context.part(limb(bones, widths), colour, { rim: 0.8, inside: limbPattern(person) });
  return trouser + foot(person, x, y + 7, side, footTurn);
}

export function grownUpArm(person: Person, bones: string, castOn = ''): Markup {
  const { context, style, clothes } = person;
  const points = pointsOf(bones);
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const bare = clothes.garment === 'swimwear';
  const sleeve = bare ? context.tint(style.skin) : garmentColour(person);
  const mitten = clothes.mittens ? context.tint(style.accent) : context.tint(style.skin);
  const hand = context.part(ellipse(x + dx * 8, y + dy * 8, 8.2, 8.8), mitten, { rim: 0.6, grain: false });
  const cuff = flat(ellipse(x + dx * 3, y + dy * 3, 13), lighten(sleeve, -0.05), bare ? 0 : 0.6);
  const inside = clothes.garment === 'pyjamas' ? limbPattern(person) : cuff;
  return hand + context.part(limb(bones, [14.5, 12.5, 10]), sleeve, { castOn, inside });
}
