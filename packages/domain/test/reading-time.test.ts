import { readingMinutes } from '@sagolykta/domain/reading-time';
import { expect, test } from 'vitest';

test.each([
  [null, 5],
  [undefined, 5],
  [1, 1],
  [7, 7],
])('%s minutes are shown as %i', (kept, shown) => {
  expect(readingMinutes(kept)).toBe(shown);
});
