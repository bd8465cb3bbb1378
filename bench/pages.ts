import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { median } from './load.ts';
import { startServer } from './processes.ts';
import { measureRendering } from './rendering.ts';
import type { Line } from './table.ts';

/** On a machine that is busy with other work as well, more of them tell more: BENCH_ROUNDS=9. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const largestPaint = { landing: 900, home: 1500, library: 1500, story: 1200 };

interface Load {
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly kilobytes: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** Landing, home, the library and a story as a phone on slow 4G meets them, and the time from tap to text on this machine. */
export async function measurePages(): Promise<Line[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-pages-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } });
    const taps = await tellSomeStories(page);
    const cookies = await page.context().cookies();
    const story = new URL(page.url()).pathname;
    // Lighthouse opens its pages in the browser's own context, not in Playwright's.
    const wholeBrowser = await browser.newBrowserCDPSession();
    const lines: Line[] = [
      { what: 'from the tap to the first paragraph', figure: median(taps), unit: 'ms', target: { atMost: 300 } },
    ];
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    lines.push(...(await measureRendering(origin, cookie, story)));
    const visits = {
      landing: ['/', []],
      home: ['/', cookies],
      library: ['/library', cookies],
      story: [story, cookies],
    } as const;
    for (const [name, [path, own]] of Object.entries(visits)) {
      for (const throttling of ['simulate', 'devtools'] as const) {
        const loads: Load[] = [];
        for (let round = 0; round < rounds; round += 1) {
          // Each time anew: a visit leaves none behind. Lighthouse itself empties the caches before each.
          await wholeBrowser.send('Storage.clearCookies');
          await wholeBrowser.send('Storage.setCookies', {
            cookies: own.map(({ name, value, domain, path }) => ({ name, value, domain, path })),
          });
          loads.push(await visit(origin + path, throttling, debuggingPort));
        }
        lines.push(...linesOf(name as keyof typeof visits, throttling, loads));
      }
    }
    return lines;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A guest family, a child, and its three stories of the day; leaves the page at the last. */
async function tellSomeStories(page: Page): Promise<number[]> {
  await page.goto('/api/login');
  await page.locator('form[action="/api/guest"] button').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/api'));
  await page.evaluate(async () => {
    await fetch('/api/child-profiles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Alma', age: 6, bestFriendName: 'Elsa', petName: 'Bosse', petBreed: 'Beagle' }),
    });
  });
  const taps: number[] = [];
  for (let story = 0; story < 3; story += 1) {
    await page.goto('/create-story');
    for (const element of ['bestFriend', 'pet']) await page.locator(`input[value=${element}]`).check();
    await page.waitForLoadState('networkidle');
    const button = page.locator('button[type=submit]').last();
    taps.push(
      await button.evaluate(async (element: HTMLElement) => {
        const tapped = performance.now();
        element.click();
        while (document.querySelector('.prose p') === null) await new Promise(requestAnimationFrame);
        return performance.now() - tapped;
      }),
    );
  }
  return taps;
}

async function visit(url: string, throttlingMethod: 'simulate' | 'devtools', port: number): Promise<Load> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    formFactor: 'mobile',
    output: 'json',
    logLevel: 'silent',
  });
  if (result === undefined) throw new Error(`${url} could not be measured`);
  const { audits, categories } = result.lhr;
  if (process.env.BENCH_AUDITS !== undefined)
    for (const { id, title, score } of Object.values(audits))
      if (score !== null && score < 0.9) console.log(url, id, title);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, 100 * (score ?? 0)])),
  };
}

function linesOf(name: keyof typeof largestPaint, throttling: string, loads: readonly Load[]): Line[] {
  const of = (figure: (load: Load) => number) => median(loads.map(figure));
  const least = (figure: (load: Load) => number) =>
    `least of ${loads.length}: ${Math.round(Math.min(...loads.map(figure)))} ms`;
  const scores = Object.keys(loads[0]?.scores ?? {}).map((id) => `${id} ${of((load) => load.scores[id] ?? 0)}`);
  const isApplied = throttling === 'devtools';
  const how = `${name}, slow 4G ${isApplied ? 'applied' : 'simulated'}`;
  return [
    {
      what: `${how}: largest paint`,
      figure: of(({ paint }) => paint),
      unit: 'ms',
      target: isApplied ? { atMost: largestPaint[name] } : undefined,
      note: `${least(({ paint }) => paint)}; ${Math.round(of(({ kilobytes }) => kilobytes))} kB; ${scores.join(', ')}`,
    },
    {
      what: `${how}: blocked`,
      figure: of(({ blocked }) => blocked),
      unit: 'ms',
      target: { atMost: 50 },
      note: least(({ blocked }) => blocked),
    },
    { what: `${how}: layout shift`, figure: of(({ shift }) => shift), unit: '', target: { atMost: 0.02 } },
  ];
}
