import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { resvgRasterizer } from '../src/adapters/rasterizer/resvg-rasterizer.ts';
import { storyCard } from '../src/features/stories/story-card.ts';
import { useHouse } from './support/house.ts';

// Painting takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"></svg>';
const wordsIn = (svg: string): string[] =>
  [...svg.matchAll(/<t(?:span|ext x)[^>]*>([^<]*)</g)].map(([, words]) => words ?? '');

describe('the card of a story', () => {
  const house = useHouse('sqlite', { illustrator: embeddedIllustrator() });
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    return { visitor, story, address: `/api/stories/${story.id}/card.webp` };
  };

  test('is a picture for sharing, painted once and kept by its owner', async () => {
    const { visitor, story, address } = await family();
    const answer = await visitor.fetch(address);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
    const folder = join(house.config.dataDir, 'files');
    const files = await readdir(folder, { recursive: true });
    const [kept = '', ...more] = files.filter((name) => name.includes(`${story.id}_picture-card-`));
    expect(more).toEqual([]);
    await writeFile(join(folder, kept), 'painted before');
    expect(await (await visitor.fetch(address)).text()).toBe('painted before');
  });

  test('is nobody else’s, and goes with its story', async () => {
    const { visitor, story, address } = await family();
    expect((await visitor.fetch(address)).status).toBe(200);
    const stranger = await house.visitor().enterAsGuest();
    expect((await stranger.fetch(address)).status).toBe(404);
    expect((await house.visitor().fetch(address)).status).toBe(401);
    await visitor.client.deleteStory({ params: { id: story.id } });
    expect((await visitor.fetch(address)).status).toBe(404);
    const files = await readdir(join(house.config.dataDir, 'files'), { recursive: true });
    expect(files.filter((name) => name.includes(story.id))).toEqual([]);
  });
});

describe('its words', () => {
  test('are the title, whole and in order, and the app’s name', () => {
    const title = 'Det långa & märkliga brevet <om> en snigel som letade efter sin stad';
    const words = wordsIn(storyCard(title, blank));
    expect(words.at(-1)).toBe('Sagolykta');
    expect(words.slice(0, -1).join(' ')).toBe(title.replace('&', '&amp;').replace('<om>', '&lt;om&gt;'));
  });

  test('leave no little word alone on the last line', () => {
    expect(wordsIn(storyCard('Nystanet med mitten i', blank)).at(-2)).toBe('mitten i');
  });

  test.each([
    'Snart',
    'WWWWWWWW MMMMMM',
    'Soon, Said the Hen',
    'En mycket lång titel om allt som hände den där natten då ingen ville sova',
  ])('“%s” keeps clear of the picture, in the app’s own letters', async (title) => {
    const painted = await resvgRasterizer()(storyCard(title, blank), 'webp');
    const { data, info } = await sharp(painted).greyscale().raw().toBuffer({ resolveWithObject: true });
    const columns = Array.from({ length: info.width }, (_, x) =>
      Array.from({ length: 520 }, (_row, y) => data[y * info.width + x] ?? 0).some((grey) => grey > 150),
    );
    expect(columns.indexOf(true)).toBeGreaterThan(55);
    expect(columns.lastIndexOf(true)).toBeGreaterThan(120);
    expect(columns.lastIndexOf(true)).toBeLessThan(470);
  });
});
