import { type Hex, lighten } from '../paper/colour.ts';
import { curly } from '../paper/edges.ts';
import { flat, line, type Markup, times, toneLines } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import type { Person } from './person.ts';

function ribs(colour: Hex): Markup {
  const rib = (index: number): string => {
    const x = index - 5;
    return `M${round(x * 7.6)} -14Q${round(x * 6.4)} -42 ${x * 2} -62`;
  };
  return toneLines(11, rib, { odd: lighten(colour, 0.04), even: lighten(colour, -0.05) }, 2, 0.7);
}

/** A cuff of ribbing round the head. */
function cuff({ context }: Person, colour: Hex): Markup {
  const stitches = line(
    times(13, (index) => `M${round((index - 6) * 6.6)} -20v14`),
    lighten(colour, -0.1),
    1.4,
    0.5,
  );
  return context.part(smooth('-43,-18 0,-23 43,-18 44,-5 0,-8 -44,-5'), colour, { inside: stitches, rim: 0.7 });
}

function knitted(person: Person, pompom: boolean): Markup {
  const { context, style } = person;
  const [colour, trim] = [context.tint(style.hat), context.tint(style.hatTrim)];
  const zigzag = Array.from({ length: 9 }, (_, index) => `${-36 + index * 9} ${index % 2 ? -33 : -27}`).join('L');
  const band = pompom ? line(`M${zigzag}`, trim, 3, 0.85) : line('M-42 -30Q0 -38 42 -30', trim, 4, 0.8);
  const crown = pompom
    ? smooth('-41,-10 -41,-36 -22,-58 0,-62 22,-58 41,-36 41,-10 0,-6')
    : smooth('-41,-10 -41,-34 -24,-55 0,-60 24,-55 41,-34 41,-10 0,-6');
  const ball = pompom ? context.part(curly('-13,-64 -10,-76 3,-80 14,-72 12,-61 0,-57', 7), trim, { rim: 0.8 }) : '';
  return (
    context.part(crown, colour, { inside: ribs(colour) + band }) +
    cuff(person, pompom ? trim : lighten(colour, -0.03)) +
    ball
  );
}

function peaked({ context, style }: Person, turn: number, fromBehind: boolean): Markup {
  const [colour, trim] = [context.tint(style.hat), context.tint(style.hatTrim)];
  const seams = [-20, 0, 20]
    .map((x) => line(`M${x} -16Q${round(x * 0.9)} -42 0 -58`, lighten(colour, -0.06), 1.6, 0.6))
    .join('');
  const dome = context.part(smooth('-41,-14 -39,-36 -22,-54 0,-58 22,-54 39,-36 41,-14 0,-19'), colour, {
    inside: seams + line('M-42 -17Q0 -24 42 -17', lighten(colour, -0.08), 5, 0.6),
  });
  const button = flat(ellipse(0, -58, 4.4, 3), trim);
  if (fromBehind)
    return (
      dome +
      flat(smooth('-16,-20 0,-30 16,-20 0,-16'), lighten(context.tint(style.hair), -0.03)) +
      line('M-16 -17Q0 -13 16 -17', colour, 5) +
      button
    );
  const x = turn * 15;
  const brim = smooth(`${x - 36},-16 ${x},-26 ${x + 36},-16 ${x + 40},-5 ${x},-10 ${x - 40},-5`);
  const badge = flat(ellipse(x * 0.8, -37, 8, 8), trim, 0.9);
  return dome + badge + context.part(brim, lighten(colour, -0.05), { rim: 0.8, grain: false }) + button;
}

/** What a hat leaves to be seen of short hair: without it everybody would look bald. */
function fringe({ context, style }: Person, turn: number): Markup {
  if (style.hairStyle !== 'short' && style.hairStyle !== 'tousled') return '';
  const x = round(turn * 6);
  const path = smooth(
    `-36,-14 36,-14 36,8* 33,-4 ${22 + x},-3* ${13 + x},-7 ${3 + x},-1* ${-7 + x},-6 ${-17 + x},0* ${-25 + x},-5 -33,-3 -36,8*`,
  );
  return context.part(path, context.tint(style.hair), { rim: 0.6, grain: false });
}

/** `turn` is where the face looks: a cap's brim points there. */
export function hat(person: Person, turn: number, fromBehind = false): Markup {
  switch (person.clothes.hat) {
    case 'none':
      return '';
    case 'cap':
      return (fromBehind ? '' : fringe(person, turn)) + peaked(person, turn, fromBehind);
    default:
      return (fromBehind ? '' : fringe(person, turn)) + knitted(person, person.clothes.hat === 'pompom');
  }
}
