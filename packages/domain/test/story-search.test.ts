import { expect, test } from 'vitest';
import { holdsWords, searchWords } from '../src/story-search.ts';

test.each([
  ['ÅNGLOK', ['Det lilla ångloket'], true],
  ['anglok', ['Det lilla ångloket'], false],
  ['hälsa', ['halsa'], false],
  ['Ärta', ['en a\u0308rta'], true],
  ['kafe', ['Ett kafé'], true],
  ['kafé', ['Ett kafe'], true],
  ['bok', ['En sagobok'], true],
  ['katt måne', ['Månkatten', 'och månens katt'], true],
  ['katt hund', ['Månkatten'], false],
  ['', ['Vad som helst'], true],
  ['  !? ', ['Vad som helst'], true],
  ['Bo’s', ['bo’s boat'], true],
] as const)('%j in %j: %j', (typed, texts, isThere) => {
  expect(holdsWords(texts, searchWords(typed))).toBe(isThere);
});
