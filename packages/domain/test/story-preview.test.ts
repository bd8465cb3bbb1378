import { storyPreview } from '@sagolykta/domain/story-preview';
import { expect, test } from 'vitest';

test.each([
  ['', ''],
  ['a'.repeat(119), 'a'.repeat(119)],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), 'a'.repeat(120)],
  [`${'a'.repeat(119)}🦔🦔`, `${'a'.repeat(119)}🦔`],
  ['🦔'.repeat(200), '🦔'.repeat(120)],
  ['One.\n\nTwo.', 'One.\n\nTwo.'],
])('%j', (content, preview) => {
  expect(storyPreview(content)).toBe(preview);
});
