import type { Feeling } from '@sagolykta/domain/scene-acts';
import type { Hex } from '../paper/colour.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';

/** A mouth whose middle is at x, y; `width` is that of a calm smile, and `smile` how much of one. */
export function mouth(
  feeling: Feeling,
  { x, y, width, smile }: { x: number; y: number; width: number; smile: number },
  colour: Hex,
  dark: Hex,
): Markup {
  const half = width / 2;
  const thick = Math.max(1.4, width / 6);
  const bow = (depth: number, wide = 1): Markup =>
    line(
      `M${round(x - half * wide)} ${round(y)}q${round(half * wide)} ${round(depth)} ${round(width * wide)} -.4`,
      colour,
      thick,
    );
  switch (feeling) {
    case 'laughing':
      return flat(
        smooth([
          [x - half * 1.15, y - 1.5, true],
          [x, y - 0.5],
          [x + half * 1.15, y - 2, true],
          [x + half * 0.6, y + half * 0.95],
          [x - half * 0.6, y + half * 0.95],
        ]),
        dark,
      );
    case 'happy':
      return bow(half * 1.35 * smile, 1.15);
    case 'proud':
      return bow(half * 1.1, 1.3);
    case 'sad':
      return line(
        `M${round(x - half * 0.8)} ${round(y + half * 0.6)}q${round(half * 0.8)} ${round(-half * 0.9)} ${round(half * 1.6)} 0`,
        colour,
        thick,
      );
    case 'crying':
      return flat(
        smooth([
          [x - half * 0.8, y + half * 0.75],
          [x, y - half * 0.15],
          [x + half * 0.8, y + half * 0.75],
          [x, y + half * 0.5],
        ]),
        dark,
      );
    case 'afraid':
      return line(
        `M${round(x - half)} ${round(y + 1)}q${round(half / 2)} ${round(-half * 0.7)} ${round(half)} 0t${round(half)} 0`,
        colour,
        thick,
      );
    case 'angry':
      return line(
        `M${round(x - half * 0.8)} ${round(y + 2)}q${round(half * 0.8)} ${round(-half * 0.5)} ${round(half * 1.6)} .6`,
        colour,
        thick * 1.1,
      );
    case 'surprised':
      return flat(ellipse(x, y + half * 0.3, half * 0.42, half * 0.55), dark);
    case 'curious':
      return bow(half * 0.55, 0.75);
    case 'sleepy':
      return flat(ellipse(x, y + half * 0.2, half * 0.3, half * 0.22), dark, 0.8);
    default:
      return bow(half * 0.92 * smile);
  }
}

export interface Brow {
  /** How much higher than usual, and how much the inner end is raised. */
  readonly lift: number;
  readonly slant: number;
}

const brows: Readonly<Record<Feeling, Brow>> = {
  calm: { lift: 0, slant: 0 },
  happy: { lift: 1, slant: 0 },
  laughing: { lift: 2.5, slant: 0 },
  proud: { lift: 2.5, slant: -1 },
  curious: { lift: 2.5, slant: 0.6 },
  surprised: { lift: 4.6, slant: 0 },
  sad: { lift: 1.4, slant: 3.6 },
  crying: { lift: 1.6, slant: 4 },
  afraid: { lift: 3.6, slant: 3.8 },
  angry: { lift: -2.2, slant: -4.4 },
  sleepy: { lift: -0.6, slant: 1 },
};

export function browOf(feeling: Feeling): Brow {
  return brows[feeling];
}

/** Two drops on a cheek. */
export function tears(x: number, y: number, size: number): Markup {
  const drop = (dx: number, dy: number, grown: number): string =>
    smooth([
      [x + dx, y + dy - 4.4 * size * grown, true],
      [x + dx + 2.6 * size * grown, y + dy + 1.4 * size * grown],
      [x + dx, y + dy + 3.6 * size * grown],
      [x + dx - 2.6 * size * grown, y + dy + 1.4 * size * grown],
    ]);
  return flat(drop(0, 0, 1) + drop(1.5 * size, 9 * size, 0.75), '#bfe0f4', 0.92);
}
