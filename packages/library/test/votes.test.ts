import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownLibrary } from '../src/own-library.ts';

const heardOf = (id: string) => {
  const file = new URL(`../plots/${id}/heard.md`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Of every paragraph and list entry that tells of a bedside vote, its first 'two of three' in figures. */
function votesTold(heard: string): [number, number] {
  const told = heard
    .split(/\n(?=[-*\n])/)
    .filter((paragraph) => /bedside vote/i.test(paragraph))
    .flatMap((paragraph) => [...paragraph.matchAll(/(\d+) of (\d+)/g)].slice(0, 1));
  return [
    told.reduce((sum, [, chosen]) => sum + Number(chosen), 0),
    told.reduce((sum, [, , of]) => sum + Number(of), 0),
  ];
}

test('what a score says of votes is what its heard.md tells', () => {
  const otherwise = ownLibrary().plots.flatMap(({ score: { id, votes = [0, 0] } }) => {
    const told = votesTold(heardOf(id));
    return told.join() === votes.join() ? [] : [`${id}: ${votes.join(' of ')} in the score, ${told.join(' of ')} told`];
  });
  expect(otherwise).toEqual([]);
});
