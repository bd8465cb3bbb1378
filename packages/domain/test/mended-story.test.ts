import { expect, test } from 'vitest';
import { partAround, replaced, reworded } from '../src/mended-story.ts';

const text = { lines: ['a', 'b', 'c', 'd'], parts: ['one', 'two', 'two', 'three'] };

test('a line in other words, in two lines, or taken out', () => {
  expect(reworded(text, 1, ' B ')).toEqual({ lines: ['a', 'B', 'c', 'd'], parts: text.parts });
  expect(reworded(text, 1, 'B\r\n\nBB')).toEqual({
    lines: ['a', 'B', 'BB', 'c', 'd'],
    parts: ['one', 'two', 'two', 'two', 'three'],
  });
  expect(reworded(text, 3, '  ')).toEqual({ lines: ['a', 'b', 'c'], parts: ['one', 'two', 'two'] });
  expect(reworded({ lines: ['a'], parts: [] }, 0, '')).toBeUndefined();
  expect(reworded({ lines: ['a', 'b'], parts: [] }, 0, 'A')).toEqual({ lines: ['A', 'b'], parts: [] });
});

test('a part is every line around that belongs to it', () => {
  expect(partAround(text, 2)).toEqual({ from: 1, to: 3, part: 'two' });
  expect(partAround({ lines: ['a'], parts: [] }, 0)).toBeUndefined();
  expect(replaced(text, { from: 1, to: 3 }, ['x'], 'two')).toEqual({
    lines: ['a', 'x', 'd'],
    parts: ['one', 'two', 'three'],
  });
});
