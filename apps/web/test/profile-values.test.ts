import { childProfileInput } from '@sagolykta/contract/child-profiles';
import { describe, expect, test } from 'vitest';
import { emptyValues, inputOf } from '../src/features/child-profiles/profile-values.ts';

describe('the profile form', () => {
  test('begins at five years, in Sweden, with the name alone', () => {
    expect(emptyValues()).toMatchObject({ age: '5', region: 'sweden', pronoun: 'name', look: null });
  });
  test('needs a name', () => {
    expect(childProfileInput.safeParse(inputOf(emptyValues())).error?.issues.map(({ path }) => path)).toEqual([
      ['name'],
    ]);
  });
  test('sends the colour of the pet, and null for what the lantern may choose', () => {
    const sent = (petCoat: string) =>
      childProfileInput.parse(inputOf({ ...emptyValues(), name: 'Alma', petCoat })).petCoat;
    expect(sent('')).toBeNull();
    expect(sent('brindle')).toBe('brindle');
  });
  test('sends the look of those who are named', () => {
    const grandmaLook = {
      hair: 'bun',
      hairColour: 'grey',
      skin: 'fair',
      glasses: 'round',
      outfit: 'teal',
      hat: 'none',
    } as const;
    const sent = (grandmaName: string) =>
      childProfileInput.parse(inputOf({ ...emptyValues(), name: 'Alma', grandmaName, grandmaLook })).grandmaLook;
    expect(sent('Mormor Karin')).toEqual(grandmaLook);
    expect(sent(' ')).toBeNull();
  });
  test('sends what is typed, and null for what is left empty', () => {
    const sent = childProfileInput.parse(inputOf({ ...emptyValues(), name: ' Alma ', age: '12', city: ' ' }));
    expect(sent).toMatchObject({ name: 'Alma', age: 12, city: null, school: null, look: null });
  });
});
