import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly, furry } from '../paper/edges.ts';
import { flat, line, type Markup, toneLines } from '../paper/markup.ts';
import { ellipse, type Point, round, smooth } from '../paper/path.ts';
import type { Person } from './person.ts';

/** One plait down from beside the face. */
export function braid(person: Person, side: 1 | -1, rootX = 34, rootY = 22): Markup {
  const { context, style } = person;
  let knots = '';
  let shadows = '';
  for (let index = 0; index < 5; index++) {
    const x = side * (rootX + 2 + index * 1.2);
    const y = rootY + index * 9.6;
    knots += ellipse(x, y, 8.6 - index * 0.7, 7, side * (index % 2 ? 24 : -24));
    shadows += `M${round(x - side * 7)} ${round(y - 2)}q${side * 7} 6 ${side * 13} 0`;
  }
  const [tieX, tieY] = [side * (rootX + 9), rootY + 48];
  const tuft: Point[] = [
    [tieX - 5, tieY],
    [tieX + 5, tieY],
    [tieX + 4, tieY + 10],
    [tieX - 4, tieY + 10],
  ];
  const tail = furry(tuft, { step: 5, amplitude: 4, seed: 'braid', lean: [0, 0.8] });
  return (
    context.part(knots + tail, context.tint(style.hair), { inside: line(shadows, '#000000', 1, 0.18), rim: 0.7 }) +
    flat(ellipse(tieX, tieY + 1, 6.5, 3.6), context.tint(style.accent))
  );
}

function puff(context: DrawingContext, side: 1 | -1, colour: Hex, lowered: boolean): Markup {
  const outline: Point[] = [
    [58, -34],
    [54, -58],
    [34, -62],
    [20, -48],
    [26, -28],
    [46, -20],
  ];
  const [dx, dy] = lowered ? [6, 52] : [0, 0];
  const puffPath = curly(
    outline.map(([x, y]) => [side * (x + dx), y + dy] as const),
    10,
  );
  return context.part(puffPath, colour, { rim: 0.8 });
}

function waves(colour: Hex): Markup {
  const wave = (index: number): string => {
    const x = -36 + index * 12;
    return `M${round(x * 0.9)} -20Q${x - 4} 30 ${round(x * 1.1)} 84`;
  };
  return toneLines(7, wave, { odd: lighten(colour, 0.06), even: lighten(colour, -0.05) }, 1.5, 0.45);
}

function tailStrands(colour: Hex): Markup {
  const strand = (index: number): string =>
    `M34 ${-26 + index * 3}Q${62 + index * 3} ${-20 + index * 6} ${52 + index * 2} ${34 + index * 6}`;
  return toneLines(4, strand, { odd: lighten(colour, 0.07), even: lighten(colour, -0.05) }, 1.4, 0.5);
}

/** Hair behind the head, seen from the front; a hat presses down what stands up. */
export function hairBehind({ context, style, clothes }: Person): Markup {
  const colour = lighten(context.tint(style.hair), -0.03);
  const hatted = clothes.hat !== 'none';
  switch (style.hairStyle) {
    case 'bob':
      return context.part(smooth('-41,-4 -36,-36 0,-50 36,-36 41,-4 43,24 37,38* 0,34 -37,38* -43,24'), colour, {
        rim: 0.8,
      });
    case 'curls': {
      const cloud = '-52,2 -50,-34 -24,-62 8,-66 40,-50 54,-16 50,18 32,36 -32,36 -48,22';
      return context.part(curly(cloud, 15), colour, { rim: 0.9 });
    }
    case 'puffs':
      return puff(context, -1, colour, hatted) + puff(context, 1, colour, hatted);
    case 'bun':
      return hatted ? '' : context.part(curly('-20,-50 -16,-68 2,-74 20,-66 20,-50 0,-42', 11), colour, { rim: 0.8 });
    case 'long': {
      const fall =
        '-41,-4 -36,-36 0,-50 36,-36 41,-4 45,28 43,58 34,78* 25,58 22,34 0,28 -22,34 -25,58 -34,78* -43,58 -45,28';
      return context.part(smooth(fall), colour, { rim: 0.8, inside: waves(colour) });
    }
    case 'ponytail': {
      const tail = furry('28,-34 44,-38 60,-26 68,0 66,30 58,52* 52,30 46,8 36,-8', {
        step: 12,
        amplitude: 2,
        seed: 'tail',
      });
      const tie = flat(ellipse(38, -27, 5, 9, -38), context.tint(style.accent));
      return context.part(tail, colour, { rim: 0.9, inside: tailStrands(colour) }) + tie;
    }
    default:
      return '';
  }
}

export function braidsInFront(person: Person): Markup {
  return person.style.hairStyle === 'braids' ? braid(person, -1) + braid(person, 1) : '';
}

/** Styles that cover the ears. */
export function coversEars(person: Person): boolean {
  return ['bob', 'curls', 'long'].includes(person.style.hairStyle);
}
