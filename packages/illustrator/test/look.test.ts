import type { CastLooks, PersonLook } from '@sagolykta/domain/look';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { type CastDescription, castLooks } from '../src/look/cast-looks.ts';
import { distinctFriend } from '../src/look/distinct-friend.ts';
import { personLook } from '../src/look/person-look.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

const ids = Array.from({ length: 400 }, (_, index) => `profile ${index}`);

const cast = (family: string, child: string, more: Partial<CastDescription> = {}) =>
  castLooks({ family, child: { id: child }, ...more });

describe('a look from an id', () => {
  const looks = ids.map((id) => personLook(id));

  it('is always the same', () => {
    expect(personLook('9b2f')).toEqual(personLook('9b2f'));
    expect(cast('f', '9b2f')).toEqual(cast('f', '9b2f'));
  });

  it('uses the whole vocabulary', () => {
    expect(new Set(looks.map(({ hair }) => hair)).size).toBe(9);
    expect(new Set(looks.map(({ skin }) => skin)).size).toBe(7);
    expect(new Set(looks.map(({ outfit }) => outfit)).size).toBe(7);
  });

  it('gives glasses to nobody of whom no parent has said so', () => {
    const { child, friend, elder, elder2, adult } = cast('f', 'c');
    const everybody = [...looks, child, friend, elder, elder2, adult];
    expect(new Set(everybody.map(({ glasses }) => glasses))).toEqual(new Set(['none']));
  });

  it('never gives a child grey hair, and always gives the elders some', () => {
    expect(looks.filter(({ hairColour }) => hairColour === 'grey')).toEqual([]);
    const { elder, elder2 } = cast('f', 'c');
    expect([elder.hairColour, elder2.hairColour]).toEqual(['grey', 'grey']);
  });
});

describe('a family', () => {
  it.each(ids.slice(0, 40))('%s: siblings have the same grandparents, parent and animal', (family) => {
    const [one, other] = [cast(family, 'first child'), cast(family, 'second child')];
    const shared = ({ elder, elder2, adult, pet }: CastLooks) => ({ elder, elder2, adult, pet });
    expect(shared(one)).toEqual(shared(other));
    expect(one.child).not.toEqual(other.child);
    expect(one.child.skin).toBe(other.child.skin);
  });

  it('is of the kin of the child whose look was chosen', () => {
    const chosen: PersonLook = { ...personLook('x'), skin: 'deep-brown', hairColour: 'red' };
    const { child, elder, adult } = cast('f', 'sibling', { takesAfter: chosen });
    expect([child.skin, elder.skin, adult.skin, adult.hairColour]).toEqual([
      'deep-brown',
      'deep-brown',
      'deep-brown',
      'red',
    ]);
  });

  it('keeps what the parent has chosen', () => {
    const look = { ...personLook('x'), hair: 'puffs' } as const;
    expect(cast('f', 'c', { child: { id: 'c', look } }).child).toEqual(look);
    const pet = { name: 'Bosse', breed: 'Boxer', coat: 'brindle' } as const;
    expect(cast('f', 'c', { pet }).pet).toMatchObject({ breed: 'Boxer', coat: 'brindle' });
  });

  it('has a child whose hair, and nothing else, follows the pronoun where no look was chosen', () => {
    const child = (id: string, pronoun?: 'she' | 'he' | 'they' | 'name') =>
      cast('f', id, { child: { id, pronoun } }).child;
    for (const id of ids.slice(0, 60)) {
      const { hair: hers, ...she } = child(id, 'she');
      const { hair: his, ...he } = child(id, 'he');
      expect(['short', 'tousled']).not.toContain(hers);
      expect(['short', 'tousled', 'curls']).toContain(his);
      expect(she).toEqual(he);
      expect(child(id, 'they')).toEqual(child(id));
      expect(child(id, 'name')).toEqual(child(id));
    }
    expect(new Set(ids.slice(0, 60).map((id) => child(id, 'she').hair)).size).toBeGreaterThan(2);
    const look = { ...personLook('x'), hair: 'short' } as const;
    expect(cast('f', 'c', { child: { id: 'c', look, pronoun: 'she' } }).child).toEqual(look);
  });

  it('has a friend whose hair follows the pronoun, and the very look that was chosen', () => {
    const hair = (friendPronoun: 'she' | 'he') =>
      new Set(ids.slice(0, 40).map((friend) => cast('f', friend, { friend, friendPronoun }).friend.hair));
    expect([...hair('he')].sort()).not.toContain('braids');
    expect([...hair('she')].sort()).not.toContain('tousled');
    const friend = { ...personLook('y'), hair: 'bun' } as const;
    expect(cast('f', 'c', { chosen: { friend, elder: friend } })).toMatchObject({ friend, elder: friend });
  });

  it('has another friend when the friend has another name', () => {
    const friends = ids.slice(0, 20).map((name) => JSON.stringify(cast('f', 'c', { friend: name }).friend));
    expect(new Set(friends).size).toBeGreaterThan(15);
    expect(cast('f', 'c', { friend: 'Elsa' }).friend).toEqual(cast('f', 'c', { friend: 'Elsa' }).friend);
  });
});

describe('somebody a story invents for a role', () => {
  const drawn = (standsIn: 'she' | 'he' | undefined, seed: string) => {
    const friend = { who: 'friend', at: 'left', act: 'stands', ...(standsIn ? { standsIn } : {}) } as const;
    const enacts = { framing: 'middle', figures: [friend], things: [] } as const;
    return attributeValues(drawScene(aScene({ figures: [], enacts, seed }), aCast), 'data-look')[0];
  };

  it('is not the family’s own friend, has the hair of the pronoun, and is the same through a story', () => {
    const own = drawn(undefined, 'night/0');
    const nights = Array.from({ length: 12 }, (_, night) => drawn('he', `night ${night}/0`) ?? '');
    expect(nights).not.toContain(own);
    expect(nights.filter((look) => /^(braids|bob|ponytail|long|puffs|bun)/.test(look))).toEqual([]);
    expect(new Set(nights).size).toBeGreaterThan(8);
    expect(drawn('she', 'night/0')).toBe(drawn('she', 'night/2'));
  });
});

describe('a friend', () => {
  it.each(ids.slice(0, 60))('of %s has other clothes and other hair', (id) => {
    const child = personLook(id);
    const friend = distinctFriend(child, child);
    expect(friend.outfit).not.toBe(child.outfit);
    expect(friend.hair).not.toBe(child.hair);
  });

  it('who is different already stays as described', () => {
    const child = { ...personLook('a'), hair: 'bob', outfit: 'red' } as const;
    const friend = { ...personLook('b'), hair: 'puffs', outfit: 'teal' } as const;
    expect(distinctFriend(child, friend)).toEqual(friend);
  });
});
