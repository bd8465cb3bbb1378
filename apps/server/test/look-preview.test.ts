import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';

const look = {
  hair: 'braids',
  hairColour: 'red',
  skin: 'fair',
  glasses: 'round',
  outfit: 'teal',
  hat: 'none',
} as const;

describe.each(databases)('the preview of a look, on %s', (kind) => {
  const house = useHouse(kind);
  const address = (query: Record<string, string>) => `/api/look-preview.svg?${new URLSearchParams(query)}`;

  test('shows what is chosen, and only that', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.fetch(address(look));
    expect(child.headers.get('content-type')).toBe('image/svg+xml');
    expect(child.headers.get('cache-control')).toBe('private, max-age=120');
    expect(await child.text()).toContain('<desc>braids undefined</desc>');
    const pet = await visitor.fetch(address({ petBreed: 'boxer', petCoat: 'brindle' }));
    expect(await pet.text()).toContain('<desc>undefined Boxer,brindle</desc>');
  });

  test('a colour the breed does not come in is not shown', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const pet = await visitor.fetch(address({ petBreed: 'Boxer', petCoat: 'pink' }));
    expect(await pet.text()).toContain('<desc>undefined Boxer,</desc>');
  });

  test('where nothing is chosen, the child is shown as in its stories', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    expect(await (await visitor.fetch(address({ child: child.id }))).text()).toContain('<desc>bob undefined</desc>');
  });

  test('a friend and a grandparent are shown as they are chosen', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const friend = await visitor.fetch(address({ ...look, who: 'friend' }));
    expect(await friend.text()).toContain('<desc>braids undefined</desc>');
    const grandpa = await visitor.fetch(address({ ...look, hair: 'curls', who: 'grandpa' }));
    expect(await grandpa.text()).toContain('<desc>old curls undefined</desc>');
    const child = await visitor.describe({ look });
    const grandma = await visitor.fetch(address({ child: child.id, who: 'grandma' }));
    expect(await grandma.text()).toContain('<desc>old bun undefined</desc>');
  });

  test('the looks a parent has chosen for others are kept, and drawn in the story', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe({
      bestFriendName: 'Elsa',
      bestFriendLook: { ...look, hair: 'puffs' },
      grandmaName: null,
      grandpaName: 'Nils',
      grandpaLook: { ...look, hair: 'curls' },
      petName: 'Doris',
      petBreed: 'sköldpadda',
    });
    const story = await visitor.tell(child);
    const picture = await (await visitor.fetch(story.images[0]?.url ?? '')).text();
    expect(picture).toContain('curls undefined undefined friend puffs turtle');
  });

  test('nobody sees another family’s child, or anything before entering', async () => {
    const mine = await house.visitor().enterAsGuest();
    const child = await mine.describe();
    const stranger = await house.visitor().enterAsGuest();
    expect((await stranger.fetch(address({ child: child.id }))).status).toBe(404);
    expect((await house.visitor().fetch(address(look))).status).toBe(401);
  });

  test('what is no look is refused', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect((await visitor.fetch(address({ ...look, hair: 'antlers' }))).status).toBe(400);
  });

  test('the colour a parent has chosen is kept, and drawn in the story', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe({ petBreed: 'Labrador', petCoat: 'black' });
    expect(child.petCoat).toBe('black');
    const story = await visitor.tell(child);
    expect(await (await visitor.fetch(story.images[0]?.url ?? '')).text()).toContain('Labrador black');
  });
});
