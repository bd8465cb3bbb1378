import { expect, test, vi } from 'vitest';
import { faultsBetweenPlots, faultsOfPlot, stumblesOfPlot } from '../lint/library-faults.ts';
import { refrainFaults } from '../lint/refrain.ts';
import { spellers } from '../lint/spelling.ts';
import { structureFaults } from '../lint/structure.ts';
import { fewTellingsOf } from '../lint/tellings.ts';
import { faultLine } from '../src/fault.ts';
import { ownPlots, readPlots, type ShelvedPlot } from '../src/open-library.ts';

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

test('a score that is wrong about the bed it ends in is a fault', () => {
  const inBed = shelf.find(({ plot }) => plot.score.id === 'a-bit-nearer') as ShelvedPlot;
  const elsewhere = shelf.find(({ plot }) => plot.score.id === 'not-a-potato') as ShelvedPlot;
  const wrong = ({ plot, ...rest }: ShelvedPlot, endsInBed: object): ShelvedPlot => {
    const { endsInBed: _, ...nights } = plot.score.nights;
    return { ...rest, plot: { ...plot, score: { ...plot.score, nights: { ...nights, ...endsInBed } } } };
  };
  const told = (shelved: ShelvedPlot) => structureFaults(shelved).map(({ message }) => message);
  expect(told(wrong(inBed, {}))).toEqual([expect.stringContaining('it ends in bed in both languages')]);
  expect(told(wrong(elsewhere, { endsInBed: true }))).toEqual([expect.stringContaining('no bed is named here')]);
});

test('a score that is wrong about the line it ends on is a fault', () => {
  const plot = (isRefrain: boolean) =>
    shelf.find(({ plot: { score } }) => (score.nights.endsOnRefrain ?? false) === isRefrain);
  const wrong = ({ plot, ...rest }: ShelvedPlot): ShelvedPlot => {
    const { endsOnRefrain, ...nights } = plot.score.nights;
    const other = endsOnRefrain ? nights : { ...nights, endsOnRefrain: true as const };
    return { ...rest, plot: { ...plot, score: { ...plot.score, nights: other } } };
  };
  const told = (isRefrain: boolean) =>
    refrainFaults(wrong(plot(isRefrain) as ShelvedPlot), fewTellingsOf((plot(isRefrain) as ShelvedPlot).plot)).map(
      ({ message }) => message,
    );
  expect(told(true)).toEqual([expect.stringContaining('what is said last was said before')]);
  expect(told(false)).toEqual([expect.stringContaining('nothing that is said last was said before')]);
});
