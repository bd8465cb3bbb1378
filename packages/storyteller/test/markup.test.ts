import { describe, expect, test } from 'vitest';
import { holds, parseCondition, specificity } from '../src/condition.ts';
import { parseMarkup } from '../src/markup.ts';
import { paragraphsIn } from '../src/perform.ts';

const family = (age: number, ...facts: string[]) => ({ age, has: (fact: string) => facts.includes(fact) });

describe('conditions', () => {
  test.each([
    ['friend', ['friend'], true],
    ['!friend', ['friend'], false],
    ['friend & !pet', ['friend'], true],
    ['friend & !pet', ['friend', 'pet'], false],
    ['pet.dog / pet.cat & city', ['pet.dog'], true],
    ['pet.dog / pet.cat & city', ['pet.cat'], false],
    ['pet.dog / pet.cat & city', ['pet.cat', 'city'], true],
    ['breed.Golden Retriever', ['breed.Golden Retriever'], true],
    ['age<6', [], true],
    ['age>=6', [], false],
    ['age=5', [], true],
    ['!age<6', [], false],
    ['breed.Golden Retriever & !age>=6', ['breed.Golden Retriever'], true],
  ])('%s with %j is %s', (source, facts, expected) => {
    expect(holds(parseCondition(source), family(5, ...(facts as string[])))).toBe(expected);
  });

  test('what asks for more is more specific', () => {
    const there = family(5, 'pet', 'pet.dog', 'friend');
    const specific = (source: string) => specificity(parseCondition(source), there);
    expect(specific('pet.dog')).toBeGreaterThan(specific('pet'));
    expect(specific('pet & friend')).toBeGreaterThan(specific('pet'));
  });

  test.each(['freind', 'friend &', 'age<', 'PET'])('%s is refused', (source) => {
    expect(() => parseCondition(source)).toThrow('no such condition');
  });
});

describe('markup', () => {
  test.each(['[friend: never closed', '{child', 'closed] twice', '[friend: one | two | three]', '[no colon]'])(
    '%s is refused',
    (source) => {
      expect(() => parseMarkup(source)).toThrow();
    },
  );

  test('lines fold, an empty line parts paragraphs, two slashes keep a line, an empty condition parts nothing', () => {
    const source = `One
      line,
      [friend: and a friend]
      still the first.

      Nose below, //
      rump on top.`;
    const nobody = parseMarkup(source)
      .map((node) => (node.kind === 'words' ? node.words : ''))
      .join('');
    expect(paragraphsIn(nobody)).toEqual(['One line, still the first.', 'Nose below,\nrump on top.']);
  });
});
