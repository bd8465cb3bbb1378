import { paragraphsOf, picturePlaces } from '@sagolykta/domain/story-layout';
import { expect, test } from 'vitest';

test.each([
  ['', []],
  ['One.', ['One.']],
  ['One.\nTwo.', ['One.', 'Two.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n \r\n\r\nTwo.\n', ['One.', 'Two.']],
  ['  One. \rTwo.', ['One.', 'Two.']],
])('%j has the paragraphs %j', (content, paragraphs) => {
  expect(paragraphsOf(content)).toEqual(paragraphs);
});

test.each([
  [1, 3, [1, 1, 1]],
  [2, 3, [1, 1, 2]],
  [3, 3, [1, 2, 2]],
  [4, 3, [1, 2, 3]],
  [8, 3, [2, 4, 6]],
  [10, 3, [3, 5, 8]],
  [20, 3, [5, 10, 15]],
  [20, 0, []],
  [20, 1, [5]],
  [20, 2, [5, 10]],
  [20, 9, [5, 10, 15]],
])('of %i paragraphs, %i pictures stand after %j', (paragraphs, pictures, places) => {
  expect(picturePlaces(paragraphs, pictures)).toEqual(places);
});
