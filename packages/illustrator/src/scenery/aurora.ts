import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { randomFrom } from '../paper/random.ts';

/** Northern lights from one side of the sky to another: soft rays along a wave, faint enough to sleep under. */
export function aurora(context: DrawingContext, seed: string, left: number, right: number): Markup {
  const random = randomFrom(`${seed} aurora`);
  const phase = random() * 6;
  let markup = '';
  for (const [band, colour] of [
    [0, '#5fb8a4'],
    [1, '#7a8ad0'],
  ] as const) {
    for (let ray = 0; ray < 15; ray++) {
      const along = ray / 14;
      const x = left + (right - left) * along + (random() - 0.5) * 24;
      const y = 190 + band * 44 + Math.sin(along * 6.4 + phase + band) * 36;
      const fade = Math.sin(Math.PI * Math.min(1, along + 0.06));
      const height = 120 + random() * 80;
      markup += context.glow({
        at: [x, y - height * 0.3],
        size: [34 + random() * 26, height],
        colour,
        opacity: (0.16 + random() * 0.2) * fade,
        core: 0.4,
      });
    }
  }
  return markup;
}
