import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { casesOn, databases } from './support/house.ts';
import { someMp3, startModelWire, type WireFault } from './support/model-wire.ts';
import { hear, listener, useNarratingHouse } from './support/narration-house.ts';
import { problemOf } from './support/visitor.ts';

const wire = await startModelWire();
afterAll(() => wire.stop());
afterEach(() => {
  wire.fault = {};
  wire.sound = someMp3;
});

const sound = { 'content-type': 'audio/mpeg' };
/** Far beyond the deadline, so that a busy machine's answer in time is not taken for one that waited. */
const silence = 20_000;
const faults: readonly (readonly [string, WireFault])[] = [
  ['silence', { silence }],
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '1' } }],
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['401', { status: 401 }],
  ['an error that calls itself sound', { status: 200, headers: sound }],
  ['a sound that is cut', { cutAfter: 5_000 }],
];

describe.each(databases)('a voice that fails, on %s', (kind) => {
  const deadline = 500;
  const house = useNarratingHouse(kind, wire, { deadline });
  /** The breaker rests after three failures: an hour later it has forgotten. */
  let hours = 0;
  const anHourLater = () => {
    hours += 1;
    house.setClock(new Date(Date.parse('2026-03-11T08:00:00Z') + hours * 7_200_000).toISOString());
  };

  test.each(casesOn(kind, faults))('%s: says so in time, keeps nothing, and may be asked again', async (_, fault) => {
    anHourLater();
    const { visitor, story, files } = await listener(house);
    wire.fault = fault;
    const since = performance.now();
    const answer = await hear(visitor, story, 1);
    expect(performance.now() - since).toBeLessThan(silence);
    expect(answer.status).toBe(503);
    expect(await problemOf(answer)).toMatchObject({ code: 'voice-silent' });
    expect(await files()).toEqual([]);
    wire.fault = {};
    anHourLater();
    expect((await hear(visitor, story, 1)).status).toBe(200);
  });

  test.each([
    ['nothing at all', Buffer.alloc(0)],
    ['a text', Buffer.from('I’m sorry, but I can’t help with that.')],
    ['noise', Buffer.alloc(9_000, 7)],
    ['more than a passage can be', Buffer.concat([someMp3, Buffer.alloc(10_000_000)])],
  ])('%s is no sound', async (_, answered) => {
    anHourLater();
    const { visitor, story, files } = await listener(house);
    wire.sound = answered;
    expect((await hear(visitor, story, 0)).status).toBe(503);
    expect(await files()).toEqual([]);
  });

  test('a voice that is down is left alone for a minute, then asked again', async () => {
    anHourLater();
    const { visitor, story } = await listener(house);
    wire.fault = { status: 500 };
    for (const passage of [0, 1, 2]) await hear(visitor, story, passage);
    const before = wire.sent.length;
    wire.fault = {};
    expect((await hear(visitor, story, 0)).status).toBe(503);
    expect(wire.sent).toHaveLength(before);
    anHourLater();
    expect((await hear(visitor, story, 0)).status).toBe(200);
  });
});
