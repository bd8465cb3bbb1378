import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from './processes.ts';

// npm run bench:alive: what the breathing lantern, the stars and the snow cost a phone, on a processor slowed six times.

const slowdown = 6;
/** Of that processor's time. */
const most = 0.02;
const seconds = 20;
const winter = new Date('2027-01-10T18:00:00Z');

/** Seconds of work: the page's own thread, so that a busy machine does not count. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Seconds of every process but the browser's: drawing and composing as well, without a graphics card. */
async function allTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type !== 'browser').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Of home, after it has come; the same page but for what moves. */
async function restingShare(page: Page, whole: CDPSession, moves: boolean) {
  await page.goto('/');
  await page.locator(`.lamp-breath[data-moves=${moves}]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // What the page still does after it has come is not the evening's.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const own = await page.context().newCDPSession(page);
  await own.send('Performance.enable', { timeDomain: 'threadTicks' });
  const [thread, all] = [await threadTime(own), await allTime(whole)];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return { thread: ((await threadTime(own)) - thread) / seconds, all: ((await allTime(whole)) - all) / seconds };
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is needed: set CHROMIUM_PATH');
const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-alive-'));
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
try {
  const baseURL = `http://127.0.0.1:${server.port}`;
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const headers = { 'X-Requested-With': 'bench' };
  await page.request.post('/api/guest', { form: { returnTo: '/', timeZone: 'Europe/Stockholm', lang: 'sv' }, headers });
  await page.request.post('/api/child-profiles', { headers, data: { name: 'Alma', age: 6, petBreed: 'Beagle' } });
  await page.clock.setSystemTime(winter);
  const whole = await browser.newBrowserCDPSession();
  const alive = await restingShare(page, whole, true);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const still = await restingShare(page, whole, false);
  const share = (alive.thread - still.thread) * slowdown;
  const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
  console.log(`the page’s thread, slowed ${slowdown} times: ${percent(share)} (at most ${percent(most)})`);
  console.log(`all processes of this machine, not slowed, without a graphics card: ${percent(alive.all - still.all)}`);
  process.exitCode = share <= most ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
