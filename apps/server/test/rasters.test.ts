import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { resvgRasterizer } from '../src/adapters/rasterizer/resvg-rasterizer.ts';
import { useHouse } from './support/house.ts';

// Painting takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe('pictures as pixels', () => {
  const house = useHouse('sqlite', { illustrator: embeddedIllustrator() });
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    const address = (format: string) => (story.images[0]?.url ?? '').replace('.svg', `.${format}`);
    return { visitor, child, story, address };
  };
  const filesOf = async (storyId: string): Promise<string[]> => {
    const all = await readdir(join(house.config.dataDir, 'files'), { recursive: true }).catch(() => []);
    return all.filter((name) => name.includes(storyId));
  };

  test.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
  ])('%s is the whole picture, kept for ever by its owner', async (format, sharpFormat) => {
    const { visitor, address } = await family();
    const answer = await visitor.fetch(address(format));
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(250_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: sharpFormat, width: 1200, height: 800 });
  });

  test('is painted once, then kept in the file store', async () => {
    const { visitor, story, address } = await family();
    const answers = await Promise.all([visitor.fetch(address('webp')), visitor.fetch(address('webp'))]);
    const [first, second] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(first?.equals(second ?? Buffer.of())).toBe(true);
    expect(await filesOf(story.id)).toHaveLength(1);
  });

  test('only the owner sees it', async () => {
    const { address } = await family();
    const stranger = await house.visitor().enterAsGuest();
    expect((await stranger.fetch(address('webp'))).status).toBe(404);
    expect((await house.visitor().fetch(address('webp'))).status).toBe(401);
  });

  test.each(['deleteStory', 'deleteChildProfile'] as const)('goes with what it belongs to: %s', async (call) => {
    const { visitor, child, story, address } = await family();
    await visitor.fetch(address('webp'));
    expect(await filesOf(story.id)).toHaveLength(1);
    const id = call === 'deleteStory' ? story.id : child.id;
    await visitor.client[call]({ params: { id } });
    expect(await filesOf(story.id)).toEqual([]);
    expect((await visitor.fetch(address('webp'))).status).toBe(404);
  });
});

test('more than can be painted in a while are turned away', async () => {
  const rasterize = resvgRasterizer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => rasterize(svg, 'webp')));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(16);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  await expect(rasterize(svg, 'webp')).resolves.toBeInstanceOf(Buffer);
});
