import { expect, test, vi } from 'vitest';
import { faultsBetweenPlots, faultsOfPlot, stumblesOfPlot } from '../lint/library-faults.ts';
import { spellers } from '../lint/spelling.ts';
import { faultLine } from '../src/fault.ts';
import { ownPlots, readPlots } from '../src/open-library.ts';

// Any three things that are ticked are told in all their ways; `npm run story:lint`, which an author works with, ticks them in every way there is.
vi.setConfig({ testTimeout: 120_000 });

const shelf = readPlots(ownPlots);
const known = await spellers();

test.each(shelf.map((shelved) => [shelved.plot.score.id, shelved] as const))('%s is without a fault', (_, shelved) => {
  expect([...faultsOfPlot(shelved, known, 'threes'), ...stumblesOfPlot(shelved)].map(faultLine)).toEqual([]);
});

test('no two plots share what is used up by one', () => {
  expect(faultsBetweenPlots(shelf, ownPlots).map(faultLine)).toEqual([]);
});
