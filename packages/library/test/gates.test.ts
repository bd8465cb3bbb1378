import { languages } from '@sagolykta/domain/language';
import { excitedEnding } from '@sagolykta/storyteller/critique';
import { describe, expect, test } from 'vitest';
import { type Gate, seriesGates, storyGates } from '../gates/gates.ts';
import { manyStories, series, type Told } from '../gates/sample.ts';

const failing = (gates: readonly Gate[]) =>
  gates
    .filter(({ passed, soft, name }) => !passed && !soft && !name.startsWith('milliseconds'))
    .map(({ name, figure }) => `${name}: ${figure}`);
/** A fixed sample of what `npm run story:gates` measures in full; times belong there. */
const stories = [...manyStories(4, 2)];

describe.each(languages)('gates in %s', (language) => {
  test('each story by itself', () => {
    expect(failing(storyGates(stories.filter(({ brief }) => brief.language === language)))).toEqual([]);
  });
});

describe('a hundred nights', () => {
  test.each([
    [3, 'sv'],
    [6, 'en'],
    [9, 'sv'],
    [12, 'en'],
  ] as const)('for a child of %i in %s', (age, language) => {
    expect(failing(seriesGates('nights', series(age, language, 100)))).toEqual([]);
  });
});

describe('what the gates must refuse', () => {
  const sample = stories.filter(({ brief }) => brief.language === 'sv');
  const spoilt = (spoil: (content: string, story: Told) => string): Told[] =>
    sample.map((story) => ({
      ...story,
      manuscript: { ...story.manuscript, content: spoil(story.manuscript.content, story) },
    }));

  test('a form letter with holes', () => {
    expect(failing(storyGates(spoilt((content) => `${content} {child} åkte till [city].`)))[0]).toContain('markup');
  });
  test('a chosen detail that is cut out', () => {
    expect(
      failing(
        storyGates(spoilt((content, { brief }) => content.replaceAll(brief.profile.petName ?? '-', 'den'))),
      ).join(),
    ).toContain('a chosen detail');
  });
  test('a detail that nobody chose', () => {
    expect(failing(storyGates(spoilt((content) => `${content} Fridolina Rolfö.`))).join()).toContain('unchosen');
  });
  test('an exciting ending', () => {
    expect(excitedEnding(['Det var kväll.', 'Alma sov.', 'Då small det, pang!'])).toHaveLength(1);
    expect(failing(storyGates(spoilt((content) => `${content}\n\nHurra! Nu börjar det!`))).join()).toContain(
      'exciting',
    );
  });
  test('a story that says the same thing over and over', () => {
    expect(failing(storyGates(spoilt((content) => content.slice(0, 400).repeat(8)))).join()).toContain(
      'compression ratio',
    );
  });
  test('twenty near copies', () => {
    const [one] = series(6, 'sv', 1);
    expect(
      failing(
        seriesGates(
          'copies',
          Array.from({ length: 20 }, () => one as Told),
        ),
      ).length,
    ).toBeGreaterThan(0);
  });
});
