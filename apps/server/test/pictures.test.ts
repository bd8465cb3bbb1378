import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('pictures, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const story = await visitor.tell(await visitor.describe());
    return { visitor, urls: story.images.map(({ url }) => url) };
  };

  test('each is an SVG of its own that may be kept for ever, and does nothing by itself', async () => {
    const { visitor, urls } = await family();
    const answers = await Promise.all(urls.map((url) => visitor.fetch(url)));
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(3);
  });

  test('everybody looks as the profile says, then as now', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const look = {
      hair: 'braids',
      hairColour: 'red',
      skin: 'fair',
      glasses: 'round',
      outfit: 'teal',
      hat: 'none',
    } as const;
    const child = await visitor.describe({ look, grandmaName: null, grandpaName: 'Farfar Nils', petBreed: 'boxer' });
    const url = (await visitor.tell(child)).images[0]?.url ?? '';
    const picture = async () => (await visitor.fetch(url)).text();
    expect(await picture()).toContain('braids short Boxer');
    await visitor.client.updateChildProfile({ params: { id: child.id }, body: { name: 'Alma', age: 6, look: null } });
    expect(await picture()).toContain('braids short Boxer');
  });

  test('asked for again, it has not changed', async () => {
    const { visitor, urls } = await family();
    const url = urls[0] ?? '';
    const etag = (await visitor.fetch(url)).headers.get('etag') ?? '';
    expect((await visitor.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('it travels compressed', async () => {
    const { visitor, urls } = await family();
    const answer = await visitor.fetch(urls[0] ?? '', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<svg');
  });

  test('only the owner sees it', async () => {
    const { urls } = await family();
    const stranger = await house.visitor().enterAsGuest();
    expect((await stranger.fetch(urls[0] ?? '')).status).toBe(404);
    expect((await house.visitor().fetch(urls[0] ?? '')).status).toBe(401);
  });

  test.each(['/pictures/4.svg', '/pictures/0.svg', '/pictures/1.png', '/pictures/x.svg'])(
    '…%s is not found',
    async (end) => {
      const { visitor, urls } = await family();
      const story = (urls[0] ?? '').replace(/\/pictures.*/, '');
      expect((await visitor.fetch(story + end)).status).toBe(404);
      expect((await visitor.fetch(`/api/stories/none${end}`)).status).toBe(404);
    },
  );
});
