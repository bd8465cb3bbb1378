import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { compose } from '../src/compose/compose.ts';
import { makePlace, useHouse } from './support/house.ts';
import { Visitor } from './support/visitor.ts';

const theme = "document.documentElement.dataset.theme = 'night';";
const style = 'body { margin: 0 }';

function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sagolykta-web-'));
  mkdirSync(join(folder, 'assets'));
  const shell = `<html><head><!-- home-preloads --><script>${theme}</script><script src="/assets/app-1a2b.js"></script></head>app<!-- home-frame --></html>`;
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, 'home-frame.html'), '<main>tonight</main>');
  writeFileSync(join(folder, 'landing.sv.html'), `<html lang="sv"><style>${style}</style>Välkommen</html>`);
  writeFileSync(join(folder, 'landing.en.html'), `<html lang="en"><style>${style}</style>Welcome</html>`);
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('compressed'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  return folder;
}

describe('the pages', () => {
  const webFolder = builtWeb();
  const house = useHouse('sqlite', { webFolder });
  afterAll(() => rmSync(webFolder, { recursive: true }));

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await house.visitor().fetch(path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test.each<[string, string, Record<string, string>, string]>([
    ['no wish', '/', {}, 'Välkommen'],
    ['a browser that likes English', '/', { 'accept-language': 'en-US,en;q=0.9' }, 'Välkommen'],
    ['an address that says English', '/?lang=en', {}, 'Welcome'],
    ['an address that says nothing we know', '/?lang=tlh', {}, 'Välkommen'],
    ['English chosen before', '/', { cookie: 'lang=en' }, 'Welcome'],
    ['an address that says Swedish, English chosen before', '/?lang=sv', { cookie: 'lang=en' }, 'Välkommen'],
  ])('a visitor with %s meets the landing page', async (_, path, headers, text) => {
    expect((await get(path, headers)).text).toContain(text);
  });

  test('the landing page tells search engines of its other language', async () => {
    const { headers } = await get('/');
    expect(headers.get('link')).toMatch(/<\/\?lang=en>; rel="alternate"; hreflang="en"/);
  });

  test('with a public address the whole of it is told, whatever host a request names', async () => {
    const { config, leave } = await makePlace('sqlite');
    const { app } = await compose({ ...config, origin: 'https://sagor.example' }, { webFolder });
    const answer = await new Visitor(app).fetch('/', { headers: { host: 'elsewhere.example' } });
    expect(answer.headers.get('link')).toContain('<https://sagor.example/?lang=en>; rel="alternate"');
    await app.close();
    await leave();
  });

  test('the home of a family stands in its frame and starts its calls at once; other screens do not', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const home = await (await visitor.fetch('/')).text();
    expect(home).toContain('<link rel="preload" as="fetch" href="/api/auth/user" crossorigin="use-credentials">');
    expect(home).toContain('app<main>tonight</main></html>');
    for (const path of ['/profile', '/library', '/collections', '/settings', '/create-story', '/story/1?x=1']) {
      const answer = await visitor.fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(await answer.text()).not.toMatch(/preload|tonight|home-frame/);
    }
  });

  test.each(['/profile', '/library', '/collections', '/settings', '/create-story?theme=moon', '/story/1'])(
    '%s sends a visitor to the door',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('location')]).toEqual([303, `/api/login?returnTo=${encodeURIComponent(path)}`]);
    },
  );

  test('subscribing is open to anyone', async () => {
    expect(await get('/subscribe')).toMatchObject({ status: 200, text: expect.stringContaining('app') });
  });

  test.each(['/nothing', '/story', '/assets/none.js', '/../package.json', '/index.html', '/landing.sv.html'])(
    '%s is the app’s own 404',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining('app') });
    },
  );

  test('assets are kept for ever, and sent as they were compressed', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.status, plain.text, plain.headers.get('cache-control')]).toEqual([
      200,
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    const answer = await house
      .visitor()
      .fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('compressed');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('what stands inline in the built pages is allowed by its hash, nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    for (const text of [theme, style]) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(policy).not.toContain('unsafe');
  });

  test('pages travel compressed', async () => {
    const answer = await house.visitor().fetch('/', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('Välkommen');
  });
});
