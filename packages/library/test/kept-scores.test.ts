import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Score } from '@sagolykta/storyteller/score';
import { afterAll, describe, expect, test } from 'vitest';
import { keptScores } from '../src/kept-scores.ts';
import { ownPlots, readPlots } from '../src/open-library.ts';
import { ownLibrary } from '../src/own-library.ts';

const folder = mkdtempSync(join(tmpdir(), 'scores-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'score.ts');
const keptIn = join(folder, 'kept', 'scores.json');

/** Scores that are loaded, and how often. */
function loading(id: string) {
  const loaded: string[] = [];
  const load = (path: string) => {
    loaded.push(path);
    return { id } as Score;
  };
  return { load, loaded };
}

describe('scores that are kept', () => {
  test('are those of the library, to the last word', () => {
    const asWritten = readPlots(ownPlots).map(({ plot }) => plot.score);
    const kept = ownLibrary().plots.map(({ score }) => score);
    expect(kept).toEqual(JSON.parse(JSON.stringify(asWritten)));
    expect(JSON.parse(JSON.stringify(asWritten))).toEqual(asWritten);
  });

  test('are loaded once, and again when a file has changed', () => {
    writeFileSync(file, 'first');
    const once = loading('first');
    expect(keptScores([file], once.load, keptIn)).toEqual([{ id: 'first' }]);
    expect(keptScores([file], once.load, keptIn)).toEqual([{ id: 'first' }]);
    expect(once.loaded).toHaveLength(1);

    writeFileSync(file, 'other');
    utimesSync(file, 1, 1);
    const anew = loading('other');
    expect(keptScores([file], anew.load, keptIn)).toEqual([{ id: 'other' }]);
    expect(anew.loaded).toHaveLength(1);
  });

  test('are loaded each time where nothing can be kept, or what is kept is broken', () => {
    const { load, loaded } = loading('here');
    const inAFile = join(file, 'scores.json');
    expect(keptScores([file], load, inAFile)).toEqual([{ id: 'here' }]);
    expect(keptScores([file], load, inAFile)).toEqual([{ id: 'here' }]);
    expect(loaded).toHaveLength(2);
    writeFileSync(keptIn, '{');
    expect(keptScores([file], load, keptIn)).toEqual([{ id: 'here' }]);
  });
});
