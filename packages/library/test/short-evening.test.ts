import { type Language, languages } from '@sagolykta/domain/language';
import { type Manuscript, type StoryTrace, tell } from '@sagolykta/storyteller';
import { nightsBetweenTellings } from '@sagolykta/storyteller/choose-plot';
import { describe, expect, test } from 'vitest';
import { type FixedSubset, fixedSubsets } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

const nights = 3;

interface Evening {
  readonly age: number;
  readonly language: Language;
  readonly isShort: boolean;
}

/** Some nights of one family, each remembering the ones before. */
function series({ profile, elements, calledName }: FixedSubset, { age, language, isShort }: Evening): Manuscript[] {
  const memory: StoryTrace[] = [];
  return Array.from({ length: nights }, (_, night) => {
    const brief = { language, profile: { ...profile, age }, elements, theme: null, calledName, avoid: [], isShort };
    const told = tell({ ...brief, season: 'autumn' }, memory, `night ${night}`, ownLibrary());
    memory.unshift(told.trace);
    return told;
  });
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const words = (told: readonly Manuscript[]) => told.map(({ wordCount }) => wordCount);
const few = fixedSubsets.filter((_, at) => at % 3 === 0);

describe.each(languages)('a short evening (%s)', (language) => {
  // The ages and the families are parted between the languages.
  const isOwn = (_: unknown, at: number) => at % 2 === languages.indexOf(language);

  test.each([5, 7, 9, 12].filter(isOwn))(
    'at %d it is shorter by a twentieth at least, and no plot comes back',
    (age) => {
      const ordinary = few.flatMap((family) => series(family, { age, language, isShort: false }));
      const short = few.map((family) => series(family, { age, language, isShort: true }));
      expect(median(words(short.flat()))).toBeLessThan(0.95 * median(words(ordinary)));
      for (const told of short) {
        expect(nights).toBeLessThan(nightsBetweenTellings);
        expect(new Set(told.map(({ arc }) => arc)).size).toBe(nights);
      }
    },
  );

  test.each([8, 10, 12])('at %d it is about three minutes, on an evening with nothing ticked', (age) => {
    const [bare] = fixedSubsets;
    if (bare === undefined) throw new Error('no family');
    const minutes = series(bare, { age, language, isShort: true }).map(({ readingTime }) => readingTime);
    expect(median(minutes)).toBe(3);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(4);
  });

  test.each([0, 1, 2, 3].filter(isOwn))(
    'at three family %d is told what small ears last for, forty nights of forty, and on an evening when a short one is asked for three minutes or four',
    (at) => {
      const memory: StoryTrace[] = [];
      const family = few[at];
      if (family === undefined) throw new Error('no family');
      const told = Array.from({ length: 40 }, (_, night) => {
        const brief = { language, profile: { ...family.profile, age: 3 }, elements: family.elements, theme: null };
        const story = tell(
          { ...brief, calledName: null, avoid: [], season: 'autumn' },
          memory,
          `n${night}`,
          ownLibrary(),
        );
        memory.unshift(story.trace);
        return story;
      });
      expect(Math.max(...words(told))).toBeLessThanOrEqual(560);
      const asked = series(family, { age: 3, language, isShort: true });
      expect(Math.max(...asked.map(({ readingTime }) => readingTime))).toBeLessThanOrEqual(4);
      const arcs = told.map(({ arc }) => arc);
      for (const [night, arc] of arcs.entries())
        expect(arcs.slice(night + 1, night + nightsBetweenTellings)).not.toContain(arc);
    },
  );

  test('what was wished for goes before the length', () => {
    const [family] = fixedSubsets;
    if (family === undefined) throw new Error('no family');
    const theme = language === 'sv' ? 'en drake' : 'a dragon';
    const brief = { language, profile: family.profile, elements: [], theme, calledName: null, avoid: [] };
    const told = tell({ ...brief, season: 'autumn', isShort: true }, [], 'a wish', ownLibrary());
    expect(told.content.toLowerCase()).toContain(language === 'sv' ? 'drak' : 'dragon');
    expect(told.notice).toBeNull();
  });
});
