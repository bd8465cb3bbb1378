import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup, times, toneMarks } from '../paper/markup.ts';
import { ellipse, mark, round } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { Person } from './person.ts';

/** The colour of the upper garment, tinted. */
export function garmentColour({ context, style, clothes }: Person): Hex {
  if (clothes.garment === 'pyjamas') return context.tint(style.pyjama);
  if (clothes.garment === 'tee') return context.tint(lighten(style.main, 0.04));
  return context.tint(style.main);
}

export function legColour({ context, style, clothes }: Person): Hex {
  if (clothes.garment === 'pyjamas') return context.tint(style.pyjama);
  if (clothes.garment === 'swimwear') return context.tint(style.main);
  return context.tint(style.legs);
}

/** A woven stripe that fills whatever it is clipped to: one pattern for all sleeves and legs. */
function stripes(context: DrawingContext, colour: Hex, opacity: number): Markup {
  const id = context.define(
    `st${colour.slice(1)}`,
    (key) =>
      `<pattern id="${key}" width="24" height="13" patternUnits="userSpaceOnUse"><path d="M0 1q12 4 24 0v4.5q-12 4-24 0z" fill="${colour}" opacity="${opacity}"/></pattern>`,
  );
  return `<rect x="-90" y="-240" width="180" height="330" fill="url(#${id})"/>`;
}

/** What sleeves and legs are patterned with. */
export function limbPattern({ context, style, clothes }: Person): Markup {
  if (clothes.garment === 'pyjamas') return stripes(context, context.tint(style.pyjamaStripe), 0.7);
  return '';
}

function knit(colour: Hex, halfWidth: number, top: number, bottom: number, seed: string): Markup {
  const random = randomFrom(seed);
  const stitch = (): string => {
    const [x, y] = [(random() - 0.5) * halfWidth * 2, top + random() * (bottom - top)];
    return mark({ from: [x, y], to: [x + (random() - 0.5) * 5, y + 12 + random() * 12], width: 1.4, sag: 1 });
  };
  return toneMarks(16, stitch, { odd: lighten(colour, 0.045), even: lighten(colour, -0.05) }, 0.6);
}

/** The patterned yoke of a knitted coat or sweater: a zigzag and a row of diamonds below it. */
function yoke({ context, style }: Person, y: number): Markup {
  const [pale, accent] = [context.tint(style.yoke), context.tint(style.accent)];
  const zigzag = Array.from({ length: 16 }, (_, index) => `${-44 + index * 6} ${index % 2 ? y - 11 : y - 3}`).join('L');
  const diamonds = times(11, (index) => `M${(index - 5) * 8} ${y + 6}l3 4l-3 4l-3 -4z`);
  return (
    flat(`M-44 ${y - 16}h88v17q-44 9 -88 0z`, pale, 0.92) + line(`M${zigzag}`, accent, 2.4) + flat(diamonds, pale, 0.9)
  );
}

function raincoat(colour: Hex, y: number): Markup {
  const seam = lighten(colour, -0.08);
  return (
    line(`M-40 ${y - 4}Q0 ${y + 8} 40 ${y - 4}`, seam, 1.8, 0.7) +
    flat(`M-44 ${y - 22}h88v10q-44 10 -88 0z`, lighten(colour, 0.05), 0.7) +
    line(`M-22 ${y + 38}h15M9 ${y + 38}h15`, seam, 3, 0.8)
  );
}

function teeShirt({ context, style }: Person, y: number): Markup {
  const pale = context.tint(style.yoke);
  return times(2, (index) => flat(`M-44 ${y + 4 + index * 13}q44 7 88 0v6q-44 7 -88 0z`, pale, 0.85));
}

/** Painting for the front of the upper body. `y` is where the yoke ends; the torso hangs from there. */
export function torsoPattern(person: Person, y: number): Markup {
  const colour = garmentColour(person);
  switch (person.clothes.garment) {
    case 'pyjamas':
      return limbPattern(person);
    case 'jacket':
      return raincoat(colour, y);
    case 'tee':
      return teeShirt(person, y);
    case 'swimwear':
      return stripes(person.context, person.context.tint(person.style.yoke), 0.6);
    default:
      return knit(colour, 40, y - 24, y + 66, person.style.hairStyle) + yoke(person, y);
  }
}

/** Buttons, pockets and the opening of a coat seen from the front, hanging from the same yoke line. */
export function buttons(person: Person, y: number): Markup {
  const { garment } = person.clothes;
  if (garment !== 'coat' && garment !== 'jacket' && garment !== 'pyjamas') return '';
  const { context, style } = person;
  const colour = garmentColour(person);
  const dots = times(3, (index) => {
    const at = y + 14 + index * 18;
    return (
      flat(ellipse(2, at, 3.2), context.tint('#f0dfc2')) + flat(ellipse(2.6, at + 0.8, 1), context.tint('#3a2430'))
    );
  });
  const pockets =
    garment === 'coat' ? line(`M-28 ${y + 48}q9 4 17 0M12 ${y + 48}q9 4 17 0`, lighten(colour, -0.1), 2.4) : '';
  const collar =
    garment === 'pyjamas' ? flat(`M-14 ${y - 26}L0 ${y - 8}L14 ${y - 26}z`, context.tint(style.pyjamaStripe), 0.9) : '';
  return line(`M0 ${y - 14}V${y + 70}`, lighten(colour, -0.07), 1.6, 0.7) + dots + pockets + collar;
}

/** A scarf round the neck at x, y, with or without its hanging end. */
export function scarf({ context, style, clothes }: Person, x: number, y: number, hanging: boolean): Markup {
  if (!clothes.scarf) return '';
  const colour = context.tint(style.accent);
  const folds = [-2, -1, 0, 1, 2]
    .map((fold) => line(`M${round(x + fold * 9)} ${round(y - 6)}q2 8 -1 15`, lighten(colour, -0.07), 1.6, 0.7))
    .join('');
  const wrap = context.part(wrapPath(x, y), colour, { rim: 0.8, inside: folds });
  return (hanging ? scarfEnd(context, colour, context.tint(style.yoke), x, y) : '') + wrap;
}

function wrapPath(x: number, y: number): string {
  const [left, right] = [round(x - 26), round(x + 26)];
  return `M${left} ${y - 8}Q${x} ${y + 3} ${right} ${y - 8}Q${right + 4} ${y - 1} ${right} ${y + 5}Q${x} ${y + 18} ${left} ${y + 5}Q${left - 4} ${y - 1} ${left} ${y - 8}Z`;
}

function scarfEnd(context: DrawingContext, colour: Hex, stripe: Hex, x: number, y: number): Markup {
  const end = `M${x + 8} ${y + 4}Q${x + 14} ${y} ${x + 20} ${y + 4}Q${x + 25} ${y + 22} ${x + 24} ${y + 40}Q${x + 17} ${y + 45} ${x + 10} ${y + 42}Q${x + 10} ${y + 20} ${x + 8} ${y + 4}Z`;
  const bands = times(3, (index) => flat(`M${x - 10} ${y + 24 + index * 7}h50v2.6h-50z`, stripe, 0.7));
  return context.part(end, colour, { inside: bands, rim: 0.7 });
}
