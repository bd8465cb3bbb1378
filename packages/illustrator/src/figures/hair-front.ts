import type { PersonLook } from '@sagolykta/domain/look';
import { type Hex, lighten } from '../paper/colour.ts';
import { curly } from '../paper/edges.ts';
import { line, type Markup, type Tones, times, toneLines, toneMarks } from '../paper/markup.ts';
import { mark, type PathData, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { Person } from './person.ts';

/** Hair over the brow. All units are the head's: centre of the face at 0,0, crown at -48, chin at 37. */
interface HairPiece {
  readonly path: PathData;
  readonly strands: Markup;
}

/** The lighter and the darker brush, in turn. */
function brushes(colour: Hex): Tones {
  return { odd: lighten(colour, 0.07), even: lighten(colour, -0.06) };
}

type FrontHair = (colour: Hex, shift: number) => HairPiece;

const bob: FrontHair = (colour, shift) => {
  const fringe = [27, 12, -2, -16, -29].map((x) => x + shift);
  const path = smooth(
    `-39,14* -41,-20 -24,-45 0,-50 24,-45 41,-20 39,14* 33,-4 ${fringe[0]},-11* ${fringe[1]},-9 ${fringe[2]},-11 ${fringe[3]},-9 ${fringe[4]},-11* -33,-2`,
  );
  const strands = toneLines(
    9,
    (index) => {
      const x = -28 + index * 7;
      return `M${round(x * 0.35)} -47Q${round(x * 0.9)} -34 ${round(x + shift)} -12`;
    },
    brushes(colour),
    1.4,
    0.55,
  );
  return { path, strands };
};

const tousled: FrontHair = (colour, shift) => {
  const path = smooth(
    `-37,6* -42,-18 -33,-38 -22,-43 -20,-53* -8,-49 2,-58* 10,-50 26,-51* 30,-42 42,-26 37,6* 33,-8* ${26 + shift},-20 ${16 + shift},-13* ${6 + shift},-24 ${-5 + shift},-14* ${-14 + shift},-23 ${-24 + shift},-10* -31,-8`,
  );
  const strands = toneMarks(
    10,
    (index) => {
      const x = -30 + index * 6.6;
      return mark({ from: [x * 0.5 + 4, -49], to: [x + shift * 0.6, -18 - (index % 3) * 5], width: 1.3, sag: 3 });
    },
    brushes(colour),
    0.7,
  );
  return { path, strands };
};

const curls: FrontHair = (colour, shift) => {
  const random = randomFrom('curls');
  const path = curly(
    `-40,8 -45,-20 -30,-46 0,-55 30,-47 46,-20 40,8 32,-10 ${14 + shift},-22 ${-8 + shift},-18 -30,-10`,
    12,
  );
  const strands = toneLines(
    12,
    () => {
      const [x, y] = [-38 + random() * 76, -50 + random() * 32];
      return `M${round(x - 5)} ${round(y)}q1 -7 7 -5q5 4 -1 7`;
    },
    brushes(colour),
    1.5,
    0.6,
  );
  return { path, strands };
};

/** Parted in the middle and drawn back: braids, ponytail and bun begin so. */
const parted: FrontHair = (colour, shift) => {
  const half = shift * 0.5;
  const path = smooth(
    `-37,14* -41,-16 -24,-42 ${2 + shift},-48 24,-42 41,-16 37,14* 34,-2 ${22 + half},-13 ${2 + shift},-25* ${-18 + half},-12 -34,-2`,
  );
  const strand = (index: number): PathData => {
    const start = `M${round(2 + shift)} ${round(-46 + index * 2.4)}`;
    const right = `${start}Q${22 + index * 2} ${-38 + index * 3} ${36 - index} ${-2 + index * 2}`;
    return `${right}${start}Q${-20 - index * 2} ${-38 + index * 3} ${-36 + index} ${-2 + index * 2}`;
  };
  const strands = toneLines(5, strand, brushes(colour), 1.4, 0.55);
  return { path, strands };
};

const puffs: FrontHair = (colour, shift) => {
  const light = lighten(colour, 0.07);
  const path = smooth(
    `-36,2* -38,-20 -20,-41 0,-45 20,-41 38,-20 36,2* 31,-8 ${16 + shift},-18 ${2 + shift},-21 ${-14 + shift},-18 -31,-8`,
  );
  const strands = times(6, (index) => {
    const start = `M${round(shift)} ${-44 + index * 3}`;
    const [bendY, endY] = [-42 + index * 2, -32 + index * 4];
    return line(`${start}Q18 ${bendY} 34 ${endY}${start}Q-18 ${bendY} -34 ${endY}`, light, 1, 0.4);
  });
  return { path, strands };
};

/** Close to the head, with a fringe brushed to one side. */
const short: FrontHair = (colour, shift) => {
  const path = smooth(
    `-36,2* -40,-20 -24,-43 0,-48 24,-44 40,-20 36,2* 32,-9 ${27 + shift},-17* ${14 + shift},-22 ${-4 + shift},-17 ${-18 + shift},-10* ${-25 + shift},-15 -32,-6`,
  );
  const strands = toneLines(
    9,
    (index) => {
      const x = -26 + index * 7;
      return `M${round(14 + x * 0.2)} -47Q${round(x * 0.5 + 4)} ${-38 + (index % 2) * 2} ${round(x + shift * 0.8)} ${-17 - (index > 5 ? 4 : 0)}`;
    },
    brushes(colour),
    1.4,
    0.5,
  );
  return { path, strands };
};

/** A side parting that falls past both cheeks. */
const long: FrontHair = (colour, shift) => {
  const part = 10 + shift;
  const path = smooth(
    `-39,36* -42,6 -40,-22 -24,-44 ${part},-50 26,-44 41,-20 42,6 39,36* 34,12 31,-6 ${part + 3},-30* ${part - 16},-16 -22,-8 -32,2 -34,18`,
  );
  const strand = (index: number): PathData => {
    const start = `M${round(part)} ${-47 + index * 2}`;
    const left = `${start}Q${-20 - index * 2} ${-40 + index * 4} ${-38 + index} ${2 + index * 5}`;
    const right = `${start}Q${28 + index * 1.5} ${-38 + index * 3} ${38 - index * 0.6} ${4 + index * 5}`;
    return index < 4 ? left + right : left;
  };
  const strands = toneLines(6, strand, brushes(colour), 1.4, 0.55);
  return { path, strands };
};

const bun: FrontHair = (colour, shift) => {
  const path = smooth(
    `-37,6* -40,-20 -22,-43 0,-47 22,-43 40,-20 37,6* 32,-6 ${16 + shift},-20 ${-2 + shift},-21 -24,-10`,
  );
  const strands = toneLines(
    6,
    (index) => `M${-30 + index * 3} -12Q${-18 + index * 5} -40 ${index * 2} -46`,
    brushes(colour),
    1.3,
    0.5,
  );
  return { path, strands };
};

const fronts: Record<PersonLook['hair'], FrontHair> = {
  braids: parted,
  ponytail: parted,
  curls,
  tousled,
  puffs,
  bob,
  short,
  long,
  bun,
};

/** `turn` is -1 (left) to 1 (right). */
export function hairFront({ context, style }: Person, turn: number): Markup {
  const colour = context.tint(style.hair);
  const { path, strands } = fronts[style.hairStyle](colour, turn * 7);
  return context.part(path, colour, { inside: strands, rim: 0.9 });
}
