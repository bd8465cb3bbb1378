import type { StoryElement } from '@sagolykta/domain/story-elements';
import { type StoryTrace, tell } from '@sagolykta/storyteller';
import { expect, test, vi } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

// A month and a half of stories.
vi.setConfig({ testTimeout: 300_000 });

const scores = ownLibrary().plots.map(({ score }) => score);

test('what a plot is like is another plot', () => {
  const ids = new Set(scores.map(({ id }) => id));
  for (const { id, alike = [] } of scores) {
    for (const other of alike) expect(ids, `${id} is like`).toContain(other);
    expect(alike).not.toContain(id);
  }
});

test('a child who has heard one waits a month for the other', () => {
  const elements: StoryElement[] = ['bestFriend', 'pet'];
  const profile = { ...sampleFamily, age: 7, petBreed: 'Labrador' };
  const memory: StoryTrace[] = [];
  for (let night = 0; night < 45; night++) {
    const brief = { language: 'sv' as const, profile, elements, theme: null, calledName: null, avoid: [] };
    memory.unshift(tell({ ...brief, season: 'autumn' }, memory, `night ${night}`, ownLibrary()).trace);
  }
  const heard = memory.map(({ arc }) => arc).reverse();
  const pairs = scores.flatMap(({ id, alike = [] }) => alike.map((other) => [id, other] as const));
  const nightOf = (arc: string) => heard.indexOf(arc);
  const both = pairs.filter((pair) => pair.every((arc) => nightOf(arc) >= 0));
  const soon = both.filter(([one, other]) => Math.abs(nightOf(one) - nightOf(other)) < 30);
  expect(soon).toEqual([]);
});
