import { expect, test } from 'vitest';
import { pronounOfParent } from '../src/called-name.ts';

test('what a child calls a grown-up often tells', () => {
  expect(['mamma', 'Pappa', 'Mummy', 'pappa Ola', 'Farfar', 'Auntie Eve', 'Kim', 'Marna'].map(pronounOfParent)).toEqual(
    ['she', 'he', 'she', 'he', 'he', 'she', undefined, undefined],
  );
});
