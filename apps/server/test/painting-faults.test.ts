import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { casesOn, databases } from './support/house.ts';
import { startModelWire, type WireFault } from './support/model-wire.ts';
import { paintedOf, patron, untilPainted, usePaintingHouse } from './support/painting-house.ts';
import { somePainting } from './support/some-painting.ts';

const wire = await startModelWire();
let painting: Buffer;
beforeAll(async () => {
  painting = await somePainting();
});
afterAll(() => wire.stop());
afterEach(() => {
  wire.fault = {};
});

const faults: readonly (readonly [string, WireFault])[] = [
  ['500', { status: 500 }],
  ['silence', { silence: 20_000 }],
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '1' } }],
  ['401', { status: 401 }],
  ['a refusal', { status: 400, headers: { 'content-type': 'application/json' } }],
  ['garbage for an answer', { status: 200, headers: { 'content-type': 'application/json' } }],
  ['an answer that is cut', { cutAfter: 1_000 }],
];

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16"/></svg>';
const pictures: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['nothing at all', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('I’m sorry, but I can’t help with that.')],
  ['noise', async () => createHash('sha512').update('noise').digest()],
  ['a drawing with a script in it', async () => Buffer.from(svg.replace('<rect', '<script>1</script><rect'))],
  ['half a picture', async () => painting.subarray(0, painting.length / 2)],
  [
    'a bomb',
    () =>
      sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
  ],
];

/** In milliseconds; a family that waited for a silent painter would wait as long. */
const deadline = 4_000;

describe.each(databases)('a painter that fails, on %s', (kind) => {
  const house = usePaintingHouse(kind, wire, { deadline });
  /** The breaker rests after three failures: an hour later it has forgotten. */
  let hours = 0;
  const anHourLater = () => {
    hours += 1;
    house.setClock(new Date(Date.parse('2026-03-11T08:00:00Z') + hours * 7_200_000).toISOString());
  };
  const staysDrawn = async () => {
    anHourLater();
    const { visitor, child, files } = await patron(house);
    const before = wire.sent.length;
    const since = performance.now();
    const story = await visitor.tell(child);
    expect(performance.now() - since).toBeLessThan(deadline);
    await expect.poll(() => wire.sent.length).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, (wire.fault.silence === undefined ? 0 : deadline) + 500));
    expect(await paintedOf(visitor, story)).toBe(0);
    for (const { url } of story.images) expect((await visitor.fetch(url)).status).toBe(200);
    expect(await files()).toEqual([]);
    // At the first that fails the rest stay drawn too.
    expect(wire.sent).toHaveLength(before + 1);
  };

  test.each(casesOn(kind, faults))('%s: our own picture stays, and nobody waits', async (_, fault) => {
    wire.picture = painting;
    wire.fault = fault;
    await staysDrawn();
  });

  test.each(casesOn(kind, pictures))('%s is no picture', async (_, answered) => {
    wire.picture = await answered();
    await staysDrawn();
  });

  test('a painter that is down is left alone for a minute, then asked again; one that refuses is asked for the next', async () => {
    wire.picture = painting;
    anHourLater();
    const { visitor, child } = await patron(house);
    const tellOne = async () => {
      const before = wire.sent.length;
      const story = await visitor.tell(child);
      await expect.poll(() => wire.sent.length).toBeGreaterThan(before);
      // Long enough for one more to be asked, if there were to be one.
      await new Promise((resolve) => setTimeout(resolve, 150));
      return { story, asked: wire.sent.length - before };
    };
    wire.fault = { status: 400 };
    for (let time = 0; time < 3; time += 1) expect((await tellOne()).asked).toBe(1);
    anHourLater();
    house.setClock('2026-05-01T08:00:00Z');
    wire.fault = { status: 500 };
    for (let time = 0; time < 3; time += 1) expect((await tellOne()).asked).toBe(1);
    wire.fault = {};
    house.setClock('2026-05-01T08:00:30Z');
    const other = await patron(house);
    const before = wire.sent.length;
    await other.visitor.tell(other.child);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(wire.sent).toHaveLength(before);
    house.setClock('2026-05-01T08:02:00Z');
    await untilPainted(other.visitor, await other.visitor.tell(other.child));
  });
});
