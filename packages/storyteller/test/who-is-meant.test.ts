import { onlyNameAndAge, type Pronoun } from '@sagolykta/domain/child-profile';
import type { Language } from '@sagolykta/domain/language';
import { describe, expect, test } from 'vitest';
import { familyOf } from '../src/family.ts';
import { rulesOf } from '../src/language/rules.ts';
import { type Node, parseMarkup } from '../src/markup.ts';
import { perform } from '../src/perform.ts';
import type { Plot, Way } from '../src/plot.ts';
import { randomFrom } from '../src/random.ts';

interface Pronouns {
  readonly child?: Pronoun;
  readonly friend?: Pronoun;
}

type Case = readonly [what: string, text: string, expected: string, pronouns?: Pronouns];

/** A text of beats parted by '***', told for Alma, her friend Elsa and the dog Bosse. */
function told(text: string, language: Language, { child = 'she', friend = 'she' }: Pronouns = {}): string {
  const way = (nodes: readonly Node[]): Way => ({ text: nodes, placeOf: () => ({ file: '', line: 1, column: 1 }) });
  const beats = text.split('***').map((one) => [way(parseMarkup(one.trim()))]);
  const plot: Plot = {
    score: {
      id: 'case',
      premise: '',
      writtenFirstIn: 'sv',
      ages: [3, 12],
      leads: [],
      nights: { place: 'at home', indoors: true, tone: 'funny', mechanism: 'asking', feeling: 'curious', sleep: false },
      contains: [],
      registry: { idea: '', device: '', objects: [], joke: '', ending: '' },
      beats: beats.map((_, index) => ({ id: `beat${index}`, part: 'open', at: '', with: [] })),
      pictures: [],
    },
    words: {
      [language]: {
        titles: [way(parseMarkup('Titel'))],
        presence: { friend: 0, pet: 0, elder: 0 },
        guests: {
          owner: [{ name: 'Borg', pronoun: 'she' as const }],
          box: [{ name: 'Lådan', pronoun: 'it' as const }],
        },
        beats: Object.fromEntries(beats.map((ways, index) => [`beat${index}`, ways])),
        phrases: {},
        pictures: {},
      },
    },
  };
  const profile = {
    ...onlyNameAndAge,
    name: 'Alma',
    age: 6,
    pronoun: child,
    bestFriendName: 'Elsa',
    bestFriendPronoun: friend,
    petName: 'Bosse',
    petBreed: 'Beagle',
    petPronoun: 'he' as const,
    grandmaName: 'Mormor Karin',
  };
  const brief = {
    language,
    profile,
    elements: ['pet', 'bestFriend', 'grandparents'] as const,
    theme: null,
    calledName: null,
    season: 'autumn' as const,
    avoid: [],
  };
  const family = familyOf(brief, [], randomFrom('1'), rulesOf);
  return perform(plot, family, [], '1')
    .paragraphs.map((paragraph) => paragraph.text)
    .join(' / ');
}

describe('the pronoun', () => {
  test.each([
    ['after the name', '{child} sprang. {child.He} skrattade.', 'Alma sprang. Hon skrattade.'],
    ['in the same sentence', '{child} sprang tills {child.he} ramlade.', 'Alma sprang tills hon ramlade.'],
    ['again and again', '{child} kom. {child.He} log. {child.He} satt.', 'Alma kom. Hon log. Hon satt.'],
    [
      'beside somebody of another pronoun',
      '{child} och {pet} kom. {pet.He} nös. {child.He} log.',
      'Alma och Bosse kom. Han nös. Hon log.',
    ],
    ['beside a thing', '{child} lyfte {box}. {child.He} log åt {box.him}.', 'Alma lyfte Lådan. Hon log åt den.'],
    [
      'beside somebody without a pronoun',
      '{child} såg {friend}. {child.He} log.',
      'Alma såg Elsa. Hon log.',
      { friend: 'name' },
    ],
    ['in the next paragraph', '{child} kom.\n\n{child.He} log.', 'Alma kom. / Hon log.'],
    [
      'after paragraphs about nobody of the same pronoun',
      '{child} kom.\n\nDet regnade.\n\n{pet} nös.\n\n{child.He} log.',
      'Alma kom. / Det regnade. / Bosse nös. / Hon log.',
    ],
    [
      'of whom the sentence before is about, whoever else is in it',
      '{child} såg på {friend}. {child.He} log.',
      'Alma såg på Elsa. Hon log.',
    ],
    [
      'in the next beat, of whom the last paragraph is about',
      '{child} sprang. *** {child.He} log.',
      'Alma sprang. / Hon log.',
    ],
    [
      'of an owner’s owner',
      '{child} tog {friend’s} mössa. Så log {friend}. {friend.He} nös.',
      'Alma tog Elsas mössa. Så log Elsa. Hon nös.',
    ],
    [
      'as an object in the other’s clause',
      '{child} grät. {friend} kramade {child.him}.',
      'Alma grät. Elsa kramade henne.',
    ],
    [
      'of whoever opened the later clause, while the sentence lasts',
      '{friend} sov, och {child} lade handen på {child.his} mössa.',
      'Elsa sov, och Alma lade handen på hennes mössa.',
    ],
    [
      'of the doer, past somebody who owns a thing, while the sentence lasts',
      '{child} var {friend’s} kusin och satt med {child.his} hatt i knät.',
      'Alma var Elsas kusin och satt med hennes hatt i knät.',
    ],
    ['in a genitive', '{child} tappade {child.his} hatt.', 'Alma tappade hennes hatt.'],
  ] satisfies Case[])('%s', (_, text, expected, pronouns: Pronouns = {}) => {
    expect(told(text, 'sv', pronouns)).toBe(expected);
  });
});

describe('the name', () => {
  test.each([
    ['at first mention', '{child.He} sprang.', 'Alma sprang.'],
    [
      'in the next beat, of whom the last paragraph is not about',
      '{child} sprang.\n\nDet regnade. *** {child.He} log.',
      'Alma sprang. / Det regnade. / Alma log.',
    ],
    [
      'after another of the same pronoun',
      '{child} sprang. {friend} kom. {child.He} log.',
      'Alma sprang. Elsa kom. Alma log.',
    ],
    [
      'after a guest of the same pronoun',
      '{child} sprang. {owner} kom. {child.He} log.',
      'Alma sprang. Borg kom. Alma log.',
    ],
    [
      'where the other was named first in the sentence',
      '{friend} gav {child} bollen. {child.He} log.',
      'Elsa gav Alma bollen. Alma log.',
    ],
    [
      'of an object, when the sentence goes on',
      '{friend} kramade {child}, och {child.he} log.',
      'Elsa kramade Alma, och Alma log.',
    ],
    [
      'of whoever opened the later clause, in the next sentence',
      '{friend} sov, och {child} läste. {child.He} log.',
      'Elsa sov, och Alma läste. Alma log.',
    ],
    [
      'of an object in another clause',
      '{child} grät. {friend} såg att {pet} slickade {child.him}.',
      'Alma grät. Elsa såg att Bosse slickade Alma.',
    ],
    [
      'after three paragraphs away',
      '{child} kom.\n\nDet regnade.\n\nDet blåste.\n\nDet slutade.\n\n{child.He} log.',
      'Alma kom. / Det regnade. / Det blåste. / Det slutade. / Alma log.',
    ],
    [
      'after a paragraph away, where another of the same pronoun came between',
      '{child} kom.\n\n{friend} nös.\n\n{child.He} log.',
      'Alma kom. / Elsa nös. / Alma log.',
    ],
    [
      'where none is known',
      '{child} kom. {child.He} log åt {child.his} hatt.',
      'Alma kom. Alma log åt Almas hatt.',
      { child: 'name' },
    ],
    [
      'of a thing after another thing',
      '{box} stod där. {child} log. {box.He} föll.',
      'Lådan stod där. Alma log. Den föll.',
    ],
    [
      'short, for a grandparent',
      '{elder} kom. *** Det regnade.\n\n{elder.He} log.',
      'mormor Karin kom. / Det regnade. / Mormor log.',
    ],
  ] satisfies Case[])('%s', (_, text, expected, pronouns: Pronouns = {}) => {
    expect(told(text, 'sv', pronouns)).toBe(expected);
  });
});

test('a verb agrees with what was said', () => {
  const text =
    '{child} {child.was} tired. {child.He} {child.was} cold. *** It rained.\n\n{child.He} {child.has} a hat.';
  expect(told(text, 'en', { child: 'they' })).toBe('Alma was tired. They were cold. / It rained. / Alma has a hat.');
  expect(told(text, 'en', { child: 'she' })).toBe('Alma was tired. She was cold. / It rained. / Alma has a hat.');
});

test('English, with the same rule', () => {
  expect(told('{friend} gave {child} {friend.his} hat. {child.He} put it on. {friend.He} laughed.', 'en')).toBe(
    'Elsa gave Alma her hat. Alma put it on. Elsa laughed.',
  );
  expect(told('{child} dropped {child.his} hat. {pet} ate it, and {child.he} let {pet.him}.', 'en')).toBe(
    'Alma dropped her hat. Bosse ate it, and she let him.',
  );
});
