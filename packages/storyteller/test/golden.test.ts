import { languages } from '@sagolykta/domain/language';
import { describe, expect, test } from 'vitest';
import { arcs } from '../content/arcs.ts';
import { tellingsOf } from '../lint/tellings.ts';
import type { Score } from '../src/score.ts';

/** Whole stories in files: a change in prose is reviewed as prose. `npm test -- -u` writes them anew. */
describe('golden stories', () => {
  test.each(arcs.flatMap((arc) => languages.map((language) => [arc.id, language, arc] as const)))(
    '%s in %s',
    async (id, language, arc) => {
      await expect(richestTelling(arc, language)).toMatchFileSnapshot(`../golden/${id}.${language}.txt`);
    },
  );
});

/** The telling with the most of the family in it that the arc can be told for. */
function richestTelling(arc: Score, language: string): string {
  let richest: { elements: number; text: string } = { elements: -1, text: '' };
  for (const { family, performance } of tellingsOf(arc)) {
    if (family.language !== language || family.elements.length <= richest.elements || family.elements.length > 5)
      continue;
    const paragraphs = performance.paragraphs.map(({ text }) => text).join('\n\n');
    richest = { elements: family.elements.length, text: `${performance.title}\n\n${paragraphs}\n` };
  }
  return richest.text;
}
