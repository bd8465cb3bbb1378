import { childAges } from '@sagolykta/domain/child-profile';
import { languages } from '@sagolykta/domain/language';
import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { type StoryBrief, type StoryTrace, tell as tellFrom } from '@sagolykta/storyteller';
import { mayBeTold } from '@sagolykta/storyteller/choose-plot';
import { collections } from '@sagolykta/storyteller/content/collections';
import { missingElements } from '@sagolykta/storyteller/critique';
import { type Family, familyOf, introduced } from '@sagolykta/storyteller/family';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import { perform } from '@sagolykta/storyteller/perform';
import type { Plot } from '@sagolykta/storyteller/plot';
import { randomFrom } from '@sagolykta/storyteller/random';
import { takesCast } from '@sagolykta/storyteller/wish-tiers';
import { describe, expect, test, vi } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { gramsOf, sharedGrams, wordList } from '../gates/metrics.ts';
import { ownLibrary } from '../src/own-library.ts';

// Hundreds of stories a test, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const library = ownLibrary();
const tell = (asked: StoryBrief, memory: readonly StoryTrace[], seed: string) => tellFrom(asked, memory, seed, library);
const brief = (changes: Partial<StoryBrief> = {}): StoryBrief => ({
  language: 'sv',
  profile: sampleFamily,
  elements: ['pet', 'bestFriend'],
  theme: null,
  calledName: 'mamma',
  season: 'autumn',
  avoid: [],
  ...changes,
});
const subsets = Array.from({ length: 256 }, (_, bits) =>
  storyElements.filter((_element, index) => bits & (1 << index)),
);

/** The plot as this family hears it; nothing where it cannot be told to them. */
function linesOrNone(plot: Plot, family: Family): string[] {
  if (!mayBeTold(plot, { family, avoided: [] }) || takesCast(plot.score.wish ?? {})) return [];
  return perform(plot, family, [], '1', { titles: [], names: new Set() }).paragraphs.map(({ text }) => text);
}

test.each([
  ['en', 'best friend'],
  ['sv', 'bästa vän'],
] as const)(
  'in %s, who the best friend is is said the first evening and not the next; a new one is introduced',
  (language, said) => {
    const asked = brief({
      language,
      elements: ['bestFriend'],
      plot: 'ninety-six-bars-rest',
      profile: { ...sampleFamily, age: 10 },
    });
    const first = tell(asked, [], '1');
    expect(first.arc).toBe('ninety-six-bars-rest');
    expect(first.content).toContain(said);
    const yesterday = [{ ...first.trace, arc: 'another' }];
    const next = tell(asked, yesterday, '1');
    expect(next.content).not.toContain(said);
    expect(next.content).toContain('Elsa');
    const moved = { ...asked, profile: { ...asked.profile, bestFriendName: 'Nour' } };
    expect(tell(moved, yesterday, '1').content).toContain(said);
  },
);

test.each([
  ['en', /Bosse the dog|the dog, Bosse|Bosse, Alma’s dog|Bosse, her dog/],
  ['sv', /[Hh]unden Bosse|Bosse, Almas hund|Bosse, hennes hund/],
] as const)('in %s, that Bosse is a dog is said the first evening and not the next', (language, said) => {
  const asked = brief({ language, elements: ['pet'], profile: { ...sampleFamily, age: 6 } });
  const evenings = Array.from({ length: 20 }, (_, night) => {
    const first = tell(asked, [], `${night}`);
    const next = tell({ ...asked, plot: first.arc }, [{ ...first.trace, arc: 'another' }], `${night}`);
    return [said.test(first.content), said.test(next.content)] as const;
  });
  expect(evenings.filter(([first]) => first).length).toBeGreaterThan(4);
  expect(evenings.filter(([, next]) => next)).toEqual([]);
});

test.each(languages)('whoever is known already is left unsaid without a seam, in every plot (%s)', (language) => {
  const seam = / [,.;:!?](?!\.)|,,|,\.|(?<!\.)\.\.(?!\.)| {2}|[.!?]”? \p{Ll}/u;
  const seams = library.plots.flatMap((plot) => {
    const age = plot.score.ages[0];
    const asked = brief({ language, profile: { ...sampleFamily, age } });
    const told = [[], introduced].map((known) =>
      linesOrNone(plot, familyOf(asked, [], randomFrom('1'), rulesOf, known)),
    );
    const [before = [], after = []] = told;
    return after.filter((line, at) => line !== before[at] && seam.test(line) && !seam.test(before[at] ?? ''));
  });
  expect(seams).toEqual([]);
});

describe('there is always a story', () => {
  test.each(childAges)('for every choice of elements at %i years', (age) => {
    for (const [index, elements] of subsets.entries()) {
      // Every choice at every other age: its neighbours at the ages between.
      if ((elements.length + age) % 2 === 1) continue;
      const language = languages[index % 2] ?? 'sv';
      const asked = brief({
        language,
        elements,
        profile: { ...sampleFamily, age },
        calledName: index % 3 === 0 ? null : 'mamma',
      });
      const { title, content, pictures } = tell(asked, [], `always/${index}`);
      expect(pictures).toHaveLength(3);
      expect(missingElements(`${title}\n${content}`, familyOf(asked, [], randomFrom('x'), rulesOf))).toEqual([]);
    }
  });
});

describe('the same seed', () => {
  test('tells the same story, word for word', () => {
    expect(tell(brief(), [], 'lantern')).toEqual(tell(brief(), [], 'lantern'));
  });
  test('and another seed another one', () => {
    // At one age, for those who are ticked, the likeliest may be far ahead of all others.
    const ages = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const contents = ages.flatMap((age) =>
      [...'abcdef'].map((seed) => tell(brief({ elements: [], profile: { ...sampleFamily, age } }), [], seed).content),
    );
    expect(new Set(contents).size).toBeGreaterThan(ages.length);
  });
});

describe('a wish', () => {
  test.each([['en brandbil som är rädd för vatten', [], 'say-when']] as const)(
    '«%s» with %j leads to an arc about it',
    (theme, elements, arc) => {
      const profile = { ...sampleFamily, petBreed: 'Siamese' };
      expect(tell(brief({ theme, elements: elements as readonly StoryElement[], profile }), [], 'wish').arc).toBe(arc);
    },
  );

  test.each([
    ['ett gnusk', 'sv'],
    ['a glimmery squonk', 'en'],
  ] as const)('«%s», which nothing knows, is not passed over in silence', (theme, language) => {
    for (const age of [3, 5, 8, 12]) {
      const { notice } = tell(brief({ theme, language, profile: { ...sampleFamily, age } }), [], `words${age}`);
      expect(notice).toBe('theme-untold');
    }
  });

  test.each([
    ['en lillebror', 'sv', 'brother'],
    ['ett nytt syskon', 'sv', undefined],
    ['a new baby sister', 'en', 'sister'],
    ['my brother and my sister', 'en', undefined],
  ] as const)('«%s» says of a baby what it says, and nothing else is guessed', (theme, language, said) => {
    const { has } = familyOf(brief({ theme, language }), [], randomFrom('x'), rulesOf);
    expect((['brother', 'sister'] as const).filter(has)).toEqual(said === undefined ? [] : [said]);
  });

  test('that is unfit is left out and said so, without a word of it', () => {
    const { content, notice } = tell(brief({ theme: 'porr' }), [], 'unfit');
    expect(notice).toBe('theme-left-out');
    expect(content.toLowerCase()).not.toContain('porr');
  });
});

describe('what is to be avoided', () => {
  test('is not what the story is about, nor in it', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { arc } = tell(
        brief({
          avoid: ['dinosaurier', 'månen'],
          elements: ['sport', 'pet'],
          profile: { ...sampleFamily, petBreed: 'Siamese' },
        }),
        [],
        `avoid${seed}`,
      );
      expect(['the-one-in-front', 'are-we-up']).not.toContain(arc);
    }
  });
});

test('of Christmas nobody hears in July who has not asked for it', () => {
  const july = (theme: string | null) => brief({ language: 'sv', theme, elements: [], season: 'summer' });
  const unasked = Array.from({ length: 300 }, (_, night) => tell(july(null), [], `july/${night}`).arc);
  const ofChristmas = library.plots
    .map(({ score }) => score)
    .filter(({ wish }) => wish?.concepts?.includes('christmas'));
  const ids = ofChristmas.map(({ id }) => id);
  expect(unasked.filter((arc) => ids.includes(arc))).toEqual([]);
  expect(ids).toContain(tell(july('jul'), [], 'july').arc);
});

describe('every template keeps its promise', () => {
  const templates = collections.flatMap((collection) => collection.templates);
  test.each(templates.map((template) => [template.id, template] as const))('%s', (_, { theme, targetAge, plot }) => {
    for (const language of languages) {
      const words = theme[language];
      const profile = { ...sampleFamily, age: targetAge };
      const { arc, notice } = tell(
        brief({ language, theme: words, plot, elements: [], profile }),
        [],
        `template/${words}`,
      );
      expect({ words, arc, notice }).toEqual({ words, arc: plot, notice: null });
    }
  });

  test('no two of them tell the same plot', () => {
    expect(new Set(templates.map(({ plot }) => plot)).size).toBe(templates.length);
  });

  test.each(languages)('no two of them share a tenth of their eight-word runs (%s)', (language) => {
    const runs = templates.map(({ id, theme, targetAge, plot }) => {
      const profile = { ...sampleFamily, age: targetAge };
      const elements: StoryElement[] = ['pet', 'bestFriend'];
      const asked = brief({ language, theme: theme[language], plot, elements, profile });
      return { id, runs: new Set(gramsOf(wordList(tell(asked, [], `runs/${id}`).content), 8)) };
    });
    const alike = runs.flatMap((one, at) =>
      runs.slice(at + 1).flatMap((other) => {
        const share = sharedGrams(one.runs, other.runs);
        return share > 0.1 ? [`${one.id} and ${other.id}: ${Math.round(100 * share)} %`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

test('nobody in a story is called as somebody of the family, not even as half of a grandmother', () => {
  const train = { ...library, plots: library.plots.filter(({ score }) => score.id === 'the-last-metre') };
  const guests = ['Siv', 'Gunilla'] as const;
  for (const [at, name] of guests.entries()) {
    const profile = { ...sampleFamily, age: 10, grandmaName: `Mormor ${name}`, grandpaName: null };
    const elements = ['bestFriend', 'grandparents'] as const;
    const story = tellFrom(brief({ profile, elements, theme: 'ett tåg' }), [], 'guests', train);
    const said = story.content.replaceAll(`ormor ${name}`, '');
    expect(said).toContain(guests[1 - at]);
    expect(said).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
});
