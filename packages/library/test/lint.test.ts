import { describe, expect, test, vi } from 'vitest';
import { faultsBetweenPlots, faultsOfPlot, isOld, stumblesOfPlot } from '../lint/library-faults.ts';
import { notYetRewritten } from '../lint/not-yet-rewritten.ts';
import { spellers } from '../lint/spelling.ts';
import { faultLine } from '../src/fault.ts';
import { ownPlots, readPlots } from '../src/open-library.ts';

// Every plot is told some thousand times.
vi.setConfig({ testTimeout: 120_000 });

const shelf = readPlots(ownPlots);
const known = await spellers();

test.each(shelf.map((shelved) => [shelved.plot.score.id, shelved] as const))('%s is without a fault', (_, shelved) => {
  const stumbles = isOld(shelved) ? [] : stumblesOfPlot(shelved);
  expect([...faultsOfPlot(shelved, known), ...stumbles].map(faultLine)).toEqual([]);
});

test('no two plots share what is used up by one', () => {
  expect(faultsBetweenPlots(shelf, ownPlots).map(faultLine)).toEqual([]);
});

describe('the list of plots not yet rewritten', () => {
  test('names plots that are there, and none that says what night it makes', () => {
    const old = shelf.filter(({ plot }) => plot.score.nights === undefined).map(({ plot }) => plot.score.id);
    expect(notYetRewritten.filter((id) => !old.includes(id))).toEqual([]);
  });

  test('only grows shorter', () => {
    expect(notYetRewritten.length).toBeLessThanOrEqual(19);
  });
});
