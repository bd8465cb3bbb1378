import { expect, test } from 'vitest';
import { sentenceAt, sentencesOf, wordAt } from '../src/sentences.ts';

const said = (text: string, language: 'sv' | 'en') =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end).trim());

test.each([
  ['sv', 'Alma såg månen. Den var stor.', ['Alma såg månen.', 'Den var stor.']],
  ['sv', '”Kom hem!” sa mormor. Då gick de.', ['”Kom hem!” sa mormor.', 'Då gick de.']],
  ['sv', '– Är du där? viskade Elsa. Bosse viftade.', ['– Är du där? viskade Elsa.', 'Bosse viftade.']],
  ['sv', 'Tyst … Så. Nu.', ['Tyst … Så.', 'Nu.']],
  ['en', '“Come in!” said Mr Fox. “It is late.”', ['“Come in!” said Mr Fox.', '“It is late.”']],
  ['en', 'One sentence', ['One sentence']],
] as const)('%s: %s', (language, text, sentences) => {
  expect(said(text, language)).toEqual(sentences);
});

test('no character is lost between sentences', () => {
  const text = 'Ett. Två! ”Tre?” frågade fyra. … Fem.';
  const parts = sentencesOf(text, 'sv');
  expect(parts[0]?.start).toBe(0);
  expect(parts.at(-1)?.end).toBe(text.length);
  for (const [index, { start }] of parts.entries()) if (index > 0) expect(start).toBe(parts[index - 1]?.end);
});

test('a character is in its sentence, and one behind them all in the last', () => {
  const parts = sentencesOf('Ett. Två. Tre.', 'sv');
  expect([0, 4, 5, 10, 99].map((index) => sentenceAt(parts, index))).toEqual([0, 0, 1, 2, 2]);
});

test('the word at a character, or the next one', () => {
  const text = '– God natt, Anna-Lena!';
  const word = (index: number) => {
    const found = wordAt(text, index);
    return found && text.slice(found.start, found.end);
  };
  expect([0, 3, 6, 13, 20].map(word)).toEqual(['God', 'God', 'natt', 'Anna-Lena', 'Anna-Lena']);
  expect(word(21)).toBeUndefined();
});
