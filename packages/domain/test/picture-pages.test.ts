import { expect, test } from 'vitest';
import { pageOf, picturePagesOf } from '../src/picture-pages.ts';

const sentence = 'Alma gick sakta genom skogen och höll lyktan högt för att se. ';
const passages = ['Lyktan', sentence.repeat(8).trim(), 'Kort.', 'Också kort.', 'Sista.', 'Slut. Sov gott, Alma.'];
const pages = picturePagesOf(passages, 'sv', 3);

test('a page has a few lines, and no sentence is torn', () => {
  for (const { passage, start, end } of pages) {
    const words = passages[passage]?.slice(start, end).trim() ?? '';
    expect(words.length).toBeLessThanOrEqual(210);
    expect(words).toMatch(/[.]$|^Lyktan$/);
  }
  expect(pages.map(({ passage, start, end }) => passages[passage]?.slice(start, end)).join('')).toBe(passages.join(''));
});

test('the pictures change as they do in the text', () => {
  expect(pages.find(({ passage }) => passage === 0)?.picture).toBe(0);
  expect(pages.find(({ passage }) => passage === 2)?.picture).toBe(1);
  expect(pages.at(-1)?.picture).toBe(2);
  expect(picturePagesOf(passages, 'sv', 0)[0]?.picture).toBeUndefined();
});

test('a page is found by what stands on it', () => {
  for (const [index, { passage, start }] of pages.entries()) expect(pageOf(pages, passage, start)).toBe(index);
  expect(pageOf(pages, 99, 0)).toBe(pages.length - 1);
});
