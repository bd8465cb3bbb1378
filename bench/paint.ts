import { type CDPSession, chromium, type Page } from '@playwright/test';
import { worlds } from '@sagolykta/domain/scene-words';
import { drawScene } from '@sagolykta/illustrator';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
import { enactedSamples } from '../packages/illustrator/cli/enacted-samples.ts';
import { samples } from '../packages/illustrator/cli/samples.ts';
import { findChromium } from '../scripts/find-chromium.mjs';

// npm run bench:paint: how long each picture holds up a phone, on a processor slowed six times.

const slowdown = 6;
/** Milliseconds the page may stand still for a picture; beyond it, phones are better served with the raster. */
const most = 150;
const tryings = 12;
const looks = castLooks({ family: 'paint', child: { id: 'paint' }, pet: { breed: 'Golden Retriever' } });

function pictures(): [name: string, svg: string][] {
  const places = worlds.map((world) => {
    const figures = [
      { who: 'child', pose: 'stand', at: 'left' },
      { who: 'friend', pose: 'sit', at: 'centre' },
      { who: 'pet', pose: 'sit', at: 'right' },
    ] as const;
    const hour = { season: 'winter', time: 'night', weather: 'snow', light: 'lantern' } as const;
    return [world, { world, figures, props: [], seed: world, ...hour }] as const;
  });
  return [...Object.entries(samples), ...Object.entries(enactedSamples), ...places].map(([name, scene]) => [
    name,
    drawScene(scene, looks),
  ]);
}

/** As the reader shows it: an image of the width of a phone, until it has been painted. */
async function show(page: Page, svg: string): Promise<void> {
  await page.evaluate(async (text) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const image = new Image(390, 260);
    const loaded = new Promise((resolve) => image.addEventListener('load', resolve));
    document.body.replaceChildren(image);
    image.src = url;
    await loaded;
    await frame();
    await frame();
    await frame();
    URL.revokeObjectURL(url);
  }, svg);
}

/** Milliseconds of work on the page's own thread: its share of a core, so that a busy machine does not count. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

async function heldUp(page: Page, session: CDPSession, svg: string): Promise<number> {
  const before = await threadTime(session);
  await show(page, svg);
  return ((await threadTime(session)) - before) * slowdown;
}

/**
 * The least of several tries of each picture, with the others in between: a busy machine makes a thread slower than it is, but
 * seldom every time. What is quick enough once is not tried again.
 */
async function leastHeldUp(page: Page, session: CDPSession): Promise<{ name: string; held: number }[]> {
  const least = async (svg: string): Promise<number> => {
    const tries: number[] = [];
    for (let count = 0; count < tryings; count++) tries.push(await heldUp(page, session, svg));
    return Math.min(...tries);
  };
  // What the measuring itself costs is not the picture's.
  const nothing = await least('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>');
  const paintings = pictures().map(([name, svg]) => ({ name, svg, held: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < tryings; round++) {
    for (const painting of paintings.filter(({ held }) => round < 2 || held > most)) {
      painting.held = Math.min(painting.held, (await heldUp(page, session, painting.svg)) - nothing);
    }
  }
  return paintings;
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is needed: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const paintings = await leastHeldUp(page, session);
  paintings.sort((one, other) => other.held - one.held);
  for (const { name, held } of paintings) console.log(`${name.padEnd(16)} ${held.toFixed(0).padStart(4)} ms`);
  const slow = paintings.filter(({ held }) => held > most);
  console.log(`\n${slow.length} of ${paintings.length} hold the page up for more than ${most} ms`);
} finally {
  await browser.close();
}
