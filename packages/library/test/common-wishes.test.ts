import { expect, test, vi } from 'vitest';
import { commonWishes, coverageOf, keptCoverage } from '../src/common-wishes.ts';
import { ownLibrary } from '../src/own-library.ts';

test('seventy wishes are asked for most, each once', () => {
  const ids = commonWishes().map(({ id }) => id);
  expect(ids).toHaveLength(70);
  expect(new Set(ids).size).toBe(70);
});

// Thousands of evenings, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

test('no common wish is served on fewer evenings than it was; --keep writes down what has grown', () => {
  const kept = keptCoverage();
  const fallen = coverageOf(ownLibrary()).flatMap(({ id, language, whole }) => {
    const before = kept.get(`${id} ${language}`);
    return before === undefined || whole < before ? [`${id} ${language}: ${whole}, was ${before}`] : [];
  });
  expect(fallen).toEqual([]);
});
