import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useHouse as openHouse } from '../../server/test/support/house.ts';
import { buildForServer } from '../build/build-for-server.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'sagolykta-served-'));
const shell = '<html><head><!-- home-preloads --></head><div id="root"><!-- home-frame --></div></html>';
const story = `<html lang="<!-- language -->"><head><title><!-- title --></title><style>p { margin: 0 }</style></head>
<div id="root"><!-- body --></div><!-- served --></html>`;
mkdirSync(join(webFolder, 'assets'));
const pages = { 'index': shell, 'story-page': story, 'landing.sv': shell, 'landing.en': shell };
for (const [name, page] of Object.entries(pages)) writeFileSync(join(webFolder, `${name}.html`), page);

beforeAll(async () => {
  // As it is built to be shipped, not as components are tested.
  vi.stubEnv('NODE_ENV', 'production');
  const root = fileURLToPath(new URL('..', import.meta.url));
  await buildForServer({
    root,
    entry: 'src/render-screen.tsx',
    folder: join(webFolder, 'server'),
  });
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(webFolder, { recursive: true }));

const house = openHouse('sqlite', { webFolder });

/** A name that would end a script and begin an element, were it put into a page as it is. */
const sly = '</script><b>"Al&ma';

async function familyWithStory() {
  const family = await house.visitor().enterAsGuest();
  const told = await family.tell(await family.describe({ name: sly }));
  return { family, story: told, address: `/story/${told.id}` };
}

/** What stands in the body, the words alone. */
function wordsOf(page: string): string {
  const body = /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(page)?.[1] ?? '';
  return body
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

test('a story arrives with every word of it, escaped', async () => {
  const { family, story, address } = await familyWithStory();
  expect(story.content).toContain(sly);
  const answer = await family.fetch(address);
  const page = await answer.text();
  for (const words of [story.title, ...paragraphsOf(story.content)]) expect(wordsOf(page)).toContain(words);
  expect(page).not.toContain(sly);
  expect(page).not.toContain('<b>');
  expect(page).toContain('– Sagolykta</title>');
  // Its opening picture has come along.
  expect(page).toMatch(/class="story-opening"[^>]*><img [^>]*src="data:image\/svg\+xml,<svg/);
  // Our content security policy would refuse it.
  expect(page).not.toContain(' style="');
});

test('what it was filled from is what the calls answer', async () => {
  const { family, story, address } = await familyWithStory();
  const page = await (await family.fetch(address)).text();
  const [, json = ''] = /<script type="application\/json" id="served-page">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({
    screen: 'story',
    language: 'sv',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    answers: {
      getUser: await family.client.getUser(),
      getStory: await family.client.getStory({ params: { id: story.id } }),
    },
  });
});

test('it is in the language chosen on this device, and kept nowhere', async () => {
  const { family, address } = await familyWithStory();
  const page = async (cookie: string) => {
    family.cookies.set('lang', cookie);
    const answer = await family.fetch(address);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return answer.text();
  };
  expect(await page('en')).toMatch(/<html lang="en">[\s\S]*Create Another Story/);
  expect(await page('sv')).toMatch(/<html lang="sv">[\s\S]*Skapa en saga till/);
});

test('another family gets none of it, and a visitor is sent to the door', async () => {
  const { story, address } = await familyWithStory();
  const stranger = await house.visitor().enterAsGuest();
  for (const who of [stranger, house.visitor()]) {
    const answer = await who.fetch(address);
    const page = await answer.text();
    for (const word of [story.title, 'yawned', 'served-page', sly.slice(-4)]) expect(page).not.toContain(word);
    expect(answer.status).toBe(who === stranger ? 200 : 303);
  }
});

test('its other views, and a story that is gone, are left to the app', async () => {
  const { family, story, address } = await familyWithStory();
  for (const view of ['paper', 'mend'])
    expect(await (await family.fetch(`${address}?view=${view}`)).text()).not.toContain('yawned');
  await family.client.deleteStory({ params: { id: story.id } });
  expect(await (await family.fetch(address)).text()).not.toContain('yawned');
});

test('what the server runs is sent to nobody', async () => {
  const answer = await house.visitor().fetch('/server/render-screen.js');
  expect(answer.status).toBe(404);
});
