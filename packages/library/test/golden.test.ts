import type { Plot } from '@sagolykta/storyteller/plot';
import { describe, expect, test } from 'vitest';
import { tellingsOf } from '../lint/tellings.ts';
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

/** The telling with the most of the family in it that the plot can be told for. */
function richestTelling(plot: Plot, language: string): string {
  let richest: { elements: number; text: string } = { elements: -1, text: '' };
  for (const { family, performance } of tellingsOf(plot)) {
    if (family.language !== language || family.elements.length <= richest.elements || family.elements.length > 5)
      continue;
    const paragraphs = performance.paragraphs.map(({ text }) => text).join('\n\n');
    richest = { elements: family.elements.length, text: `${performance.title}\n\n${paragraphs}\n` };
  }
  return richest.text;
}
