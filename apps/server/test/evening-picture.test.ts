import { eveningPicture } from '@sagolykta/contract/evening-picture';
import { facePicture } from '@sagolykta/contract/face-picture';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { databases, useHouse } from './support/house.ts';
import { alma } from './support/visitor.ts';

const look = {
  hair: 'curls',
  hairColour: 'red',
  skin: 'fair',
  glasses: 'round',
  outfit: 'teal',
  hat: 'none',
} as const;

describe.each(databases)('the picture of home, on %s', (kind) => {
  const house = useHouse(kind, { illustrator: embeddedIllustrator() });

  test('is this child with the pet: another where there is none, or the child looks otherwise', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const drawn = async (child: Parameters<typeof eveningPicture>[0]) =>
      (await visitor.fetch(eveningPicture(child))).text();
    const child = await visitor.describe();
    const first = await drawn(child);
    expect(first).toContain('<svg');
    expect(await drawn(child)).toBe(first);
    const body = { ...alma, petName: null, petBreed: null };
    const alone = await visitor.client.updateChildProfile({ params: { id: child.id }, body });
    const withoutPet = await drawn(alone);
    expect(withoutPet.length).toBeLessThan(first.length);
    const redHaired = await visitor.client.updateChildProfile({ params: { id: child.id }, body: { ...body, look } });
    expect(await drawn(redHaired)).not.toBe(withoutPet);
  });

  test('is known again by what it is', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const first = await visitor.fetch(eveningPicture(child));
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await visitor.fetch(eveningPicture(child), { headers })).status).toBe(304);
  });

  test('nobody sees another family’s child, or anything before entering', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const address = eveningPicture(await visitor.describe());
    expect((await (await house.visitor().enterAsGuest()).fetch(address)).status).toBe(404);
    expect((await house.visitor().fetch(address)).status).toBe(401);
    expect((await visitor.fetch('/api/child-profiles/nobody/evening.svg')).status).toBe(404);
  });
});

describe.each(databases)('the face of a child, on %s', (kind) => {
  const house = useHouse(kind, { illustrator: embeddedIllustrator() });

  test('is the one in the stories, and another when the look is', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const face = await (await visitor.fetch(facePicture(child))).text();
    expect(face).toContain('viewBox="200 0 800 800"');
    const chosen = await visitor.client.updateChildProfile({ params: { id: child.id }, body: { ...alma, look } });
    expect(await (await visitor.fetch(facePicture(chosen))).text()).not.toBe(face);
  });

  test('nobody sees another family’s child', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const address = facePicture(await visitor.describe());
    expect((await (await house.visitor().enterAsGuest()).fetch(address)).status).toBe(404);
    expect((await house.visitor().fetch(address)).status).toBe(401);
  });
});

describe('the cover of a story', () => {
  const house = useHouse('sqlite', { illustrator: embeddedIllustrator() });

  test('is its first picture with room for the title, in the list and in the story', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const story = await visitor.tell(await visitor.describe());
    const [listed] = await visitor.client.listStories({ query: {} });
    expect(listed?.image?.url).toBe(story.cover);
    const cover = await (await visitor.fetch(story.cover ?? '')).text();
    const who = (svg: string) => [...svg.matchAll(/data-who="([^"]+)"/g)].map(([, name]) => name).sort();
    expect(who(cover)).toEqual(who(await (await visitor.fetch(story.images[0]?.url ?? '')).text()));
    expect(cover).toContain('id="cveil"');
  });
});
