import { lighten } from '../paper/colour.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, type Outline, smooth } from '../paper/path.ts';
import { buttons, garmentColour, torsoPattern } from './garments.ts';
import type { Person } from './person.ts';

/** Where the yoke of a standing body ends; the garments' patterns hang from here. */
export const standingYoke = -126;

/** A standing body's upper garment, shoulders at -153; the hem falls where the garment ends. */
export function standingOutline({ clothes }: Person): Outline {
  if (clothes.garment === 'coat') return '-16,-153 -28,-143 -32,-110 -43,-60 0,-54 43,-60 32,-110 28,-143 16,-153';
  if (clothes.garment === 'jacket') return '-16,-153 -28,-143 -32,-110 -39,-67 0,-62 39,-67 32,-110 28,-143 16,-153';
  return '-16,-153 -27,-143 -30,-112 -31,-80 0,-76 31,-80 30,-112 27,-143 16,-153';
}

/** A sitting body's, hem on the ground at 0. */
export function sittingOutline({ clothes }: Person): Outline {
  if (clothes.garment === 'coat') return '-15,-93 -27,-84 -33,-40 -38,-4 0,0 30,-4 32,-40 27,-84 15,-93';
  return '-15,-93 -26,-84 -31,-40 -32,-2 0,0 26,-2 30,-40 26,-84 15,-93';
}

export function torso(person: Person, outline: Outline, yokeY: number, extra: Markup = ''): Markup {
  return person.context.part(smooth(outline), garmentColour(person), { inside: torsoPattern(person, yokeY) + extra });
}

export function standingTorso(person: Person): Markup {
  return torso(person, standingOutline(person), standingYoke, buttons(person, standingYoke));
}

export function backOfTorso(person: Person): Markup {
  const seam = line('M0 -116V-60', lighten(garmentColour(person), -0.08), 1.6, 0.6);
  return torso(person, standingOutline(person), standingYoke, seam);
}

/** A torso whose pattern leans with the body. */
export function leaningTorso(person: Person, outline: Outline, yokeY: number, rotate: number): Markup {
  const { context } = person;
  const pattern = context.place({ rotate }, () => torsoPattern(person, yokeY));
  return context.part(smooth(outline), garmentColour(person), { inside: pattern });
}

export function neck({ context, style }: Person, x = 0, y = -154): Markup {
  return flat(ellipse(x, y, 11, 12), lighten(context.tint(style.skin), -0.06));
}
