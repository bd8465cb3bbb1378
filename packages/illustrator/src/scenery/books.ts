import type { Hex } from '../paper/colour.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { round } from '../paper/path.ts';
import { rectangle } from './house-window.ts';

const spines = ['#a84a40', '#c9964a', '#5f7f8c', '#6f8a5c', '#7d6a9c', '#e0cfae', '#8a5a48', '#3f6a78', '#b8705a'];

/** Books upright, leaning and lying, a shelf of them as few paths as there are colours. */
export function booksOn(
  left: number,
  right: number,
  foot: number,
  height: number,
  random: () => number,
  paint: (colour: Hex) => Hex,
): Markup {
  const byColour = new Map<Hex, string>();
  const add = (path: string): void => {
    const colour = spines[Math.floor(random() * spines.length)] ?? '#a84a40';
    byColour.set(colour, (byColour.get(colour) ?? '') + path);
  };
  let bands = '';
  let x = left + 3;
  while (x < right - 10) {
    const width = 7 + random() * 11;
    const tall = height * (0.6 + random() * 0.32);
    const chance = random();
    if (chance > 0.95 && x < right - 40) {
      for (let pile = 0; pile < 3; pile++) add(rectangle(x, foot - 7 * (pile + 1), 32 - pile * 4, 6.4));
      x += 38;
      continue;
    }
    if (chance > 0.88 && x < right - 30) {
      add(
        `M${round(x)} ${foot}l${round(tall * 0.2)} ${round(-tall)}l${round(width)} 3l${round(-tall * 0.2)} ${round(tall - 3)}z`,
      );
      x += width + tall * 0.2 + 2;
      continue;
    }
    const w = Math.min(width, right - x - 2);
    add(rectangle(x, foot - tall, w, tall));
    if (w > 9) bands += rectangle(x, foot - tall * 0.82, w, 2.4);
    x += w + 0.8;
    if (chance < 0.04) x += 12;
  }
  return [...byColour].map(([colour, path]) => flat(path, paint(colour))).join('') + flat(bands, paint('#f0dcae'), 0.6);
}
