import { tell } from '@sagolykta/storyteller';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import { describe, expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

const brief = (language: 'sv' | 'en', theme: string, age: number) =>
  ({
    language,
    profile: { ...sampleFamily, age },
    elements: [],
    theme,
    calledName: null,
    season: 'autumn',
    avoid: [],
  }) as const;

const oftenEnough = 4;

/** From the first fifth to the fourth, not a word on a sign. */
function expectOnStage(content: string, who: string) {
  const fifths = Array.from({ length: 5 }, (_, at) =>
    content.slice((content.length * at) / 5, (content.length * (at + 1)) / 5),
  );
  const seen = fifths.slice(0, oftenEnough).filter((fifth) => fifth.toLowerCase().includes(who));
  expect(seen).toHaveLength(oftenEnough);
}

/** Told at each of these ages, with who and what of the wish in it: whole, or as a part of it that the parent is told of. */
function expectTold(
  language: 'sv' | 'en',
  theme: string,
  who: string,
  what: string,
  ages: readonly number[],
  served: 'whole' | 'part' = 'whole',
) {
  for (const age of ages) {
    const asked = brief(language, theme, age);
    expect(foreseeWish(asked, ownLibrary()).served, `${age}`).toBe(served);
    const { content, notice } = tell(asked, [], 'one', ownLibrary());
    expect(notice).toBe(served === 'whole' ? null : 'theme-in-part');
    expectOnStage(content, who);
    expect(content).toContain(what);
  }
}

describe('who, relation and what are all on stage', () => {
  test.each([
    ['sv', 'en pingvin som inte kan simma', 'pingvinen', 'inte simma'],
    ['sv', 'en räv som vill lära sig läsa', 'räven', 'läsa'],
    ['sv', 'ett moln som vill bli en fisk', 'molnet', 'bli en fisk'],
    ['sv', 'en prinsessa som har tappat sin krona', 'prinsessan', 'kronan'],
    ['sv', 'en drake som har tappat sin eld', 'draken', 'eld'],
    ['sv', 'en hund som inte vill bada', 'hunden', 'bada'],
    ['en', 'a penguin who can’t swim', 'the penguin', 'can’t swim'],
    ['en', 'a digger that wants to fly', 'the digger', 'got to fly'],
    ['en', 'a pirate who doesn’t want to have a bath', 'the pirate', 'don’t want to have a bath'],
    ['en', 'a witch who lost her broom', 'the witch', 'broom'],
  ] as const)('%s: %s', (language, theme, who, what) => expectTold(language, theme, who, what, [3, 6, 9]));

  test.each([
    ['sv', 'en räv och en kanin', 'räven', 'kaninen'],
    ['sv', 'en riddare utan häst', 'riddaren', 'utan häst'],
    ['en', 'a frying pan and a pancake', 'the frying pan', 'the pancake'],
    ['en', 'a king without a kingdom', 'the king', 'without a kingdom'],
  ] as const)('who is beside it, and what it is without: %s: %s', (language, theme, who, what) =>
    expectTold(language, theme, who, what, [4, 6, 8]),
  );

  test.each([
    ['sv', 'en brödrost i hissen', 'brödrosten', 'i hissen'],
    ['sv', 'en gaffel som stickar', 'gaffeln', 'Den stickar'],
    ['en', 'a spoon that is afraid of heights', 'the spoon', 'is afraid of heights'],
    ['sv', 'en giraff med ont i halsen', 'giraffen', 'har ont i halsen'],
    ['sv', 'en sked som rymde', 'skeden', 'Den rymde'],
    ['en', 'ninjas who tidy up', 'the ninja', 'tidies up'],
    ['en', 'a potato who collects stamps', 'the potato', 'collects stamps'],
  ] as const)(
    'what is said of it and where it is are told, and no more is promised: %s: %s',
    (language, theme, who, what) => expectTold(language, theme, who, what, [4, 6, 8], 'part'),
  );

  test.each([
    ['sv', 'en elefant i hissen', 'elephant'],
    ['en', 'a robot that is afraid of heights', 'robot'],
    ['en', 'a hen who laid a blue egg', 'hen'],
  ] as const)(
    'where there are stories about the very thing, one of them is told as a part of it: %s: %s',
    (language, theme, concept) => {
      for (const age of [4, 6, 8]) {
        const { arc, notice } = tell(brief(language, theme, age), [], 'one', ownLibrary());
        expect(notice).toBe('theme-in-part');
        expect(ownLibrary().plots.find(({ score }) => score.id === arc)?.score.wish?.concepts).toContain(concept);
      }
    },
  );

  test.each([
    ['en', 'a castle made of pancakes', 'the castle', 'pancake'],
    ['sv', 'en gris i badkaret', 'grisen', 'badkaret'],
    ['en', 'a monkey in the supermarket', 'the monkey', 'the supermarket'],
    ['sv', 'en ko som säger mjau', 'kon', 'Mjau'],
  ] as const)('what is odd about it is the story: %s: %s', (language, theme, who, what) =>
    expectTold(language, theme, who, what, [5, 6]),
  );

  test.each([
    ['sv', 'en groda som blev prins', 'prinsen', 'groda'],
    ['en', 'a lamp that became a spoon', 'the spoon', 'lamp'],
  ] as const)('what it was and what it is now: %s: %s', (language, theme, who, what) =>
    expectTold(language, theme, who, what, [5, 7, 9]),
  );

  test.each([
    ['sv', 'fröet som ingen kände igen'],
    ['en', 'a fairy who lives in a teapot'],
    ['en', 'a butterfly in winter'],
  ] as const)('what another does, and where it is at home, is not told so: %s: %s', (language, theme) => {
    const { understanding, served } = foreseeWish(brief(language, theme, 6), ownLibrary());
    expect([understanding.said, understanding.placedBy]).toEqual([null, null]);
    expect(served).not.toBe('whole');
  });

  test.each([
    ['sv', 'en björn som drömmer om honung'],
    ['en', 'a hedgehog who wants a friend'],
    ['sv', 'en valp som inte kan hitta sin mamma'],
  ] as const)('what is no deed is not said as one: %s: %s', (language, theme) => {
    const { understanding } = foreseeWish(brief(language, theme, 6), ownLibrary());
    expect(understanding.deed).toBeNull();
  });
});

describe('who is missed is called what the wish calls them', () => {
  test.each([
    ['sv', 'jag saknar pappa', 'pappa', 'mamma'],
    ['sv', 'mamma är bortrest', 'mamma', 'pappa'],
    ['en', 'I miss Mummy', 'Mummy', 'Daddy'],
    ['en', 'daddy works away', 'Daddy', 'Mum'],
    ['en', 'I miss mummy', 'Mummy', 'Auntie Jo'],
  ] as const)('%s: %s', (language, theme, missed, reader) => {
    for (const seed of ['one', 'two', 'three']) {
      const asked = { ...brief(language, theme, 6), calledName: reader };
      const { content, notice, arc } = tell({ ...asked, plot: 'a-handle-on-each-side' }, [], seed, ownLibrary());
      expect(notice).toBeNull();
      expect(arc).toBe('a-handle-on-each-side');
      expect(content).toContain(missed);
      expect(content).toContain(reader);
    }
  });

  test('whoever is missed as Mummy is not at home as Mum', () => {
    const asked = { ...brief('en', 'I miss mummy', 6), calledName: 'Mum', plot: 'a-handle-on-each-side' };
    expect(tell(asked, [], 'one', ownLibrary()).content).not.toContain('Mum’s');
  });
});

/** Fresh eyes found the dinosaur on stage, and nothing that made it the last: the parent is told so, before and after. */
test.each([
  ['en', 'a dinosaur', 'whole'],
  ['en', 'a little dinosaur', 'whole'],
  ['en', 'the last dinosaur', 'part'],
  ['en', 'a dinosaur bus', 'part'],
  ['en', 'the biggest dinosaur in the world', 'part'],
  ['sv', 'en liten drake', 'whole'],
  ['sv', 'en röd drake', 'part'],
  ['sv', 'en dinosauriebuss', 'part'],
  ['sv', 'en borttappad nalle', 'whole'],
  ['en', 'a fox in the snow', 'whole'],
  ['en', 'trains at night', 'whole'],
  ['en', 'a pirate at the museum', 'part'],
  ['sv', 'en björn i skogen', 'whole'],
  ['sv', 'en uggla som sover på natten', 'part'],
  ['sv', 'biblioteket där böckerna byter plats på natten', 'part'],
] as const)(
  '%s: what an adjective or half a compound asks is not dropped in silence: %s',
  (language, theme, served) => {
    const asked = brief(language, theme, 6);
    expect(foreseeWish(asked, ownLibrary()).served).toBe(served);
    expect(tell(asked, [], 'one', ownLibrary()).notice).toBe(served === 'whole' ? null : 'theme-in-part');
  },
);

test.each([
  ['en', 'pirates'],
  ['sv', 'dinosaurier'],
  ['sv', 'en enhörning'],
] as const)(
  '%s: at twelve a plot about the very thing goes before one in which anything would do: %s',
  (language, theme) => {
    const { arc } = tell(brief(language, theme, 12), [], 'one', ownLibrary());
    const wish = ownLibrary().plots.find(({ score }) => score.id === arc)?.score.wish;
    expect(wish?.kinds).toBeUndefined();
    expect(wish?.concepts).not.toEqual([]);
  },
);

/** Fresh eyes found worry on stage, and no potty; a sleepover, and no museum. */
test.each([
  ['en', 'a sleepover at grandma’s', 'whole', 'grandparents-house'],
  ['sv', 'sova över hos mormor', 'whole', 'grandparents-house'],
  ['en', 'a sleepover at my friend’s', 'whole', 'sleepover-friend'],
  ['sv', 'sova över hos Amir', 'whole', 'sleepover-friend'],
  ['en', 'nobody wants to play with me', 'whole', 'left-out'],
  ['sv', 'osams med en kompis', 'whole', 'quarrel'],
  ['en', 'a sleepover at the museum', 'part', 'sleepover'],
  ['en', 'afraid of the dark in a tent', 'part', 'dark'],
  ['sv', 'första dagen i skolan med en drake', 'part', 'first-day-at-school'],
  ['sv', 'tandläkaren på fredag', 'whole', 'dentist'],
] as const)(
  '%s: what happens is told with all that is named beside it, or the parent hears of it: %s: %s',
  (language, theme, served, concept) => {
    for (const age of [4, 6, 8]) {
      const asked = brief(language, theme, age);
      const { arc, notice } = tell(asked, [], 'one', ownLibrary());
      expect(notice, `${age}`).toBe(served === 'whole' ? null : 'theme-in-part');
      expect(ownLibrary().plots.find(({ score }) => score.id === arc)?.score.wish?.concepts).toContain(concept);
    }
  },
);

const plotsFor = (language: 'sv' | 'en', theme: string, age: number) =>
  foreseeWish(brief(language, theme, age), ownLibrary()).plots;

test('a plot about one deed is for whoever cannot do just that', () => {
  expect(plotsFor('en', 'a dragon who cannot breathe fire', 6)[0]).toBe('i-can-do-warm');
  expect(plotsFor('sv', 'en drake som inte kan spruta eld', 6)[0]).toBe('its-getting-warm-in-here');
  expect(plotsFor('en', 'a dragon who cannot dance', 6)).not.toContain('i-can-do-warm');
});

test('a plot about one colour is for that colour', () => {
  expect(plotsFor('sv', 'en flamingo som är blå', 5)[0]).toBe('both-blue-and-here');
  expect(plotsFor('sv', 'en grön flamingo', 5)).not.toContain('both-blue-and-here');
});

test('a plot about how two belong together is for whoever asks for both, or for the first of them', () => {
  expect(plotsFor('en', 'a robot who is in love with a toaster', 9)[0]).toBe('more-of-a-doer');
  expect(plotsFor('en', 'a robot', 9)).toContain('more-of-a-doer');
  expect(plotsFor('en', 'a toaster', 9)).not.toContain('more-of-a-doer');
});

test('what a wish is about is told to a child a year younger than it was written for, and to none younger than that', () => {
  const servedAt = (age: number) => foreseeWish(brief('en', 'a world where nobody can lie', age), ownLibrary()).served;
  expect([servedAt(9), servedAt(8), servedAt(7)]).toEqual(['whole', 'whole', 'part']);
});
