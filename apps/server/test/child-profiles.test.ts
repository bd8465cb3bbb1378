import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { alma, problemOf, type Visitor } from './support/visitor.ts';

describe.each(databases)('child profiles, on %s', (kind) => {
  const house = useHouse(kind);

  test('a described child comes back as described', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const look = {
      hair: 'braids',
      hairColour: 'red',
      skin: 'fair',
      glasses: 'round',
      outfit: 'teal',
      hat: 'none',
    } as const;
    const child = await visitor.describe({
      pronoun: 'she',
      petPronoun: 'he',
      petCoat: 'cream',
      region: 'uk',
      look,
      grandmaLook: { ...look, hairColour: 'grey' },
      name: '  Alma ',
    });
    expect(child).toEqual({
      ...alma,
      id: expect.any(String),
      region: 'uk',
      pronoun: 'she',
      bestFriendPronoun: 'name',
      petPronoun: 'he',
      petCoat: 'cream',
      look,
      bestFriendLook: null,
      grandmaLook: { ...look, hairColour: 'grey' },
      grandpaLook: null,
      profileImageUrl: null,
      isActive: true,
      storyCount: 0,
      createdAt: '2026-03-10T19:00:00.000Z',
      updatedAt: '2026-03-10T19:00:00.000Z',
    });
    expect(await visitor.client.listChildProfiles()).toEqual([child]);
  });

  test('only name and age are needed; empty fields are null, the region is Sweden', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.json('/api/child-profiles', 'POST', {
      name: 'Vidar',
      age: 3,
      city: '   ',
      school: '',
    });
    expect(await answer.json()).toMatchObject({
      name: 'Vidar',
      age: 3,
      city: null,
      school: null,
      region: 'sweden',
      pronoun: 'name',
    });
  });

  test.each([
    ['no name', { name: undefined }, 'name'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a name of 41 letters', { name: 'A'.repeat(41) }, 'name'],
    ['a control character', { name: 'Al\u0007ma' }, 'name'],
    ['age 2', { age: 2 }, 'age'],
    ['age 13', { age: 13 }, 'age'],
    ['age in words', { age: '6' }, 'age'],
    ['half a year', { age: 6.5 }, 'age'],
    ['an unknown region', { region: 'norway' }, 'region'],
    ['an unknown field', { isActive: false }, 'isActive'],
    ['another family', { familyId: 'x' }, 'familyId'],
    ['an unknown look', { look: { hair: 'blue' } }, 'look.hair'],
  ])('%s is refused, and the field named', async (_, changes, field) => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.json('/api/child-profiles', 'POST', { ...alma, ...changes });
    expect(answer.status).toBe(400);
    const { code, errors } = await problemOf(answer);
    expect(code).toBe('invalid-input');
    expect(errors?.map((error) => error.field)).toContain(field);
  });

  test.each([3, 12])('age %i is allowed', async (age) => {
    const visitor = await house.visitor().enterAsGuest();
    expect((await visitor.describe({ age })).age).toBe(age);
  });

  test('a child is changed as a whole', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.describe();
    const body = { name: 'Alma', age: 7, city: 'Malmö' };
    const answer = await visitor.json(`/api/child-profiles/${id}`, 'PUT', body);
    expect(await answer.json()).toMatchObject({ id, age: 7, city: 'Malmö', petName: null, isActive: true });
  });

  test('the newest profile is active, and set-active moves the flag', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const first = await visitor.describe({ name: 'Alma' });
    const second = await visitor.describe({ name: 'Vidar' });
    expect(await activeNames(visitor)).toEqual(['Vidar']);
    await visitor.client.setActiveChildProfile({ params: { id: first.id } });
    expect(await activeNames(visitor)).toEqual(['Alma']);
    await visitor.client.setActiveChildProfile({ params: { id: first.id } });
    expect(await activeNames(visitor)).toEqual(['Alma']);
    expect((await visitor.client.listChildProfiles()).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('when the active profile is deleted, the newest remaining one takes over', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.describe({ name: 'Alma' });
    await visitor.describe({ name: 'Vidar' });
    const { id } = await visitor.describe({ name: 'Nils' });
    await visitor.client.deleteChildProfile({ params: { id } });
    expect(await activeNames(visitor)).toEqual(['Vidar']);
  });

  test('when another is deleted, the active one stays', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.describe({ name: 'Alma' });
    await visitor.describe({ name: 'Vidar' });
    await visitor.client.deleteChildProfile({ params: { id } });
    expect(await activeNames(visitor)).toEqual(['Vidar']);
    await visitor.client.deleteChildProfile({
      params: { id: (await visitor.client.listChildProfiles())[0]?.id ?? '' },
    });
    expect(await visitor.client.listChildProfiles()).toEqual([]);
  });

  test('a child’s stories go with it, and are counted before', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    await visitor.tell(child);
    expect((await visitor.client.listChildProfiles())[0]?.storyCount).toBe(2);
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    expect(await visitor.client.listStories({ query: {} })).toEqual([]);
    await expect(visitor.client.getStory({ params: { id: story.id } })).rejects.toMatchObject({ status: 404 });
  });

  test('exactly one is active, however many things happen at once', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const children = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => visitor.describe({ name })));
    expect(await activeNames(visitor)).toHaveLength(1);
    const [doomed, ...others] = children;
    await Promise.all([
      ...others.map(({ id }) => visitor.client.setActiveChildProfile({ params: { id } })),
      visitor.client.deleteChildProfile({ params: { id: doomed?.id ?? '' } }),
      visitor.describe({ name: 'F' }),
      ...others.map(({ id }) => visitor.client.setActiveChildProfile({ params: { id } })),
    ]);
    expect(await activeNames(visitor)).toHaveLength(1);
  });

  test('the database itself refuses a second active child', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.describe({ name: 'Alma' });
    const { id } = await visitor.describe({ name: 'Vidar' });
    const all = house.composition.database.queries
      .updateTable('child_profiles')
      .set({ is_active: true })
      .where('family_id', '=', (await visitor.client.getUser()).id);
    await expect(all.execute()).rejects.toThrow(/unique/i);
    expect(await activeNames(visitor)).toEqual(['Vidar']);
    expect(id).toBeDefined();
  });

  test.each(['foreign', 'random', 'malformed'])('a %s id is not found', async (whose) => {
    const owner = await house.visitor().enterAsGuest();
    const kept = await owner.describe();
    const stranger = await house.visitor().enterAsGuest();
    const ids: Record<string, string> = { foreign: kept.id, random: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a' };
    const id = ids[whose] ?? "x'; drop table child_profiles; --";
    const params = { id };
    const missing = { status: 404, code: 'not-found' };
    await expect(stranger.client.updateChildProfile({ params, body: alma as never })).rejects.toMatchObject(missing);
    await expect(stranger.client.setActiveChildProfile({ params })).rejects.toMatchObject(missing);
    await expect(stranger.client.deleteChildProfile({ params })).rejects.toMatchObject(missing);
    expect(await owner.client.listChildProfiles()).toEqual([kept]);
  });
});

async function activeNames(visitor: Visitor): Promise<string[]> {
  const children = await visitor.client.listChildProfiles();
  return children.filter(({ isActive }) => isActive).map(({ name }) => name);
}
