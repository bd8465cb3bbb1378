import type { PersonLook } from '@sagolykta/domain/look';
import { type Hex, lighten } from '../paper/colour.ts';
import { curly, furry } from '../paper/edges.ts';
import { flat, line, type Markup, type Tones, times, toneLines, toneMarks } from '../paper/markup.ts';
import { ellipse, mark, type PathData, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { braid, coversEars, hairBehind } from './hair-back.ts';
import { hat } from './hats.ts';
import type { Person } from './person.ts';

interface Nape {
  readonly path: PathData;
  readonly strands: (tones: Tones) => Markup;
}

const cap: Nape = {
  path: smooth('-37,6 -41,-18 -24,-43 0,-48 24,-43 41,-18 37,6 26,26 0,31 -26,26'),
  strands: (tones) =>
    toneLines(
      5,
      (index) => {
        const start = `M0 ${-46 + index * 6}`;
        const [bendX, bendY, endX, endY] = [22 + index * 2, -34 + index * 7, 34 - index * 2, 4 + index * 4];
        const both = `${start}Q${bendX} ${bendY} ${endX} ${endY}${start}Q${-bendX} ${bendY} ${-endX} ${endY}`;
        return both;
      },
      tones,
      1.4,
      0.5,
    ) + line('M0 -47Q1 -10 0 30', tones.even, 1.6, 0.8),
};

const gatheredUp: Nape = {
  path: cap.path,
  strands: (tones) =>
    toneLines(
      7,
      (index) => {
        const x = -33 + index * 11;
        return `M${x} ${round(26 - Math.abs(x) * 0.4)}Q${round(x * 0.7)} -14 ${round(x * 0.2)} -40`;
      },
      tones,
      1.4,
      0.5,
    ),
};

const napes: Record<PersonLook['hair'], Nape> = {
  braids: cap,
  puffs: cap,
  bun: gatheredUp,
  ponytail: gatheredUp,
  curls: {
    path: curly('-52,2 -50,-34 -24,-62 8,-66 40,-50 54,-16 50,18 30,38 -30,38 -48,22', 14),
    strands: (tones) => {
      const random = randomFrom('curls behind');
      return toneLines(
        18,
        () => {
          const [x, y] = [-42 + random() * 84, -50 + random() * 76];
          return `M${round(x - 5)} ${round(y)}q1 -7 7 -5q5 4 -1 7`;
        },
        tones,
        1.5,
        0.6,
      );
    },
  },
  bob: {
    path: smooth('-41,-4 -36,-36 0,-50 36,-36 41,-4 43,26 38,40* 0,36 -38,40* -43,26'),
    strands: (tones) =>
      toneLines(
        11,
        (index) => {
          const x = index - 5;
          return `M${x * 2} -48Q${x * 8} -20 ${round(x * 7.6)} 36`;
        },
        tones,
        1.5,
        0.5,
      ),
  },
  long: {
    path: smooth('-41,-4 -36,-36 0,-50 36,-36 41,-4 46,36 44,78 32,92* 12,86 -10,90 -32,92* -44,78 -46,36'),
    strands: (tones) =>
      toneLines(
        11,
        (index) => {
          const x = index - 5;
          return `M${x * 2} -48Q${x * 8} 0 ${round(x * 7.8)} 84`;
        },
        tones,
        1.5,
        0.5,
      ),
  },
  tousled: {
    path: smooth(
      '-37,10 -41,-20 -26,-44 -14,-54* 0,-50 10,-57* 22,-47 34,-46* 41,-18 37,10 26,30* 16,26 8,33* 0,28 -10,34* -16,26 -27,30*',
    ),
    strands: (tones) =>
      toneMarks(
        11,
        (index) => {
          const x = index - 5;
          return mark({ from: [x * 2, -44], to: [x * 6.6, 24], width: 1.4, sag: x });
        },
        tones,
        0.6,
      ),
  },
  short: {
    path: smooth('-36,2 -40,-18 -24,-43 0,-48 24,-43 40,-18 36,2 30,18 18,24 0,22 -18,24 -30,18'),
    strands: (tones) =>
      toneLines(
        11,
        (index) => {
          const x = index - 5;
          return `M${x * 2} -46Q${x * 7} -24 ${round(x * 6.4)} 18`;
        },
        tones,
        1.4,
        0.5,
      ),
  },
};

function ponytail({ context, style }: Person, colour: Hex): Markup {
  const strands = times(3, (index) =>
    line(
      `M${-6 + index * 6} -18Q${-10 + index * 10} 20 ${-5 + index * 5} 56`,
      lighten(colour, index % 2 ? 0.07 : -0.06),
      1.4,
      0.6,
    ),
  );
  const tail = furry('-8,-24 8,-24 16,4 13,42 0,66* -13,42 -16,4', { step: 12, amplitude: 2, seed: 'tail' });
  return context.part(tail, colour, { inside: strands }) + flat(ellipse(0, -22, 10, 5), context.tint(style.accent));
}

/** The head from behind; the neck is drawn before the coat it goes into. */
export function headFromBehind(person: Person): Markup {
  const { context, style, clothes } = person;
  const colour = context.tint(style.hair);
  const skin = context.tint(style.skin);
  const hatted = clothes.hat !== 'none';
  const nape = napes[hatted && style.hairStyle === 'tousled' ? 'short' : style.hairStyle];
  let markup = '';
  if (!coversEars(person)) {
    const ears = context.part(ellipse(-35, 6, 6, 8), lighten(skin, -0.04), { rim: 0.6 });
    markup += ears + context.part(ellipse(35, 6, 6, 8), lighten(skin, -0.04), { rim: 0.6 });
  }
  if (style.hairStyle === 'puffs' || style.hairStyle === 'bun') markup += hairBehind(person);
  markup += context.part(nape.path, colour, {
    inside: nape.strands({ odd: lighten(colour, 0.07), even: lighten(colour, -0.06) }),
  });
  if (hatted) markup += context.place({ y: 9 }, () => hat(person, 0, true));
  if (style.hairStyle === 'ponytail') markup += context.place({ y: hatted ? 26 : 0 }, () => ponytail(person, colour));
  if (style.hairStyle === 'braids') markup += braid(person, -1, 24, 26) + braid(person, 1, 24, 26);
  return markup;
}
