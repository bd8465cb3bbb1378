import type { Plot } from '@sagolykta/storyteller/plot';
import { describe, expect, test } from 'vitest';
import { occasionsOf } from '../lint/tellings.ts';
import { ownLibrary } from '../src/own-library.ts';

/** Whole stories in files: a change in prose is reviewed as prose. `npm test -- -u` writes them anew. */
describe('golden stories', () => {
  test.each(
    ownLibrary().plots.flatMap((plot) =>
      Object.keys(plot.words).map((language) => [plot.score.id, language, plot] as const),
    ),
  )('%s in %s', async (id, language, plot) => {
    await expect(richestTelling(plot, language)).toMatchFileSnapshot(`../golden/${id}.${language}.txt`);
  });
});

/** The telling with the most of the family in it that the plot can be told for: the first of those with most elements, at most five. */
function richestTelling(plot: Plot, language: string): string {
  for (const count of [5, 4, 3, 2, 1, 0]) {
    for (const { tell } of occasionsOf(plot, 'all', (of, { length }) => of === language && length === count)) {
      const { title, paragraphs } = tell();
      return `${title}\n\n${paragraphs.map(({ text }) => text).join('\n\n')}\n`;
    }
  }
  return '';
}
