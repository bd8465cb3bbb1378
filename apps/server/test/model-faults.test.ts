import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { casesOn, databases } from './support/house.ts';
import { followToEnd, useModelHouse } from './support/model-house.ts';
import { namesIn, startModelWire, type WireFault } from './support/model-wire.ts';

const wire = await startModelWire();
const slowly = await startModelWire({ chunkSize: 16, latency: 60 });
afterAll(() => Promise.all([wire.stop(), slowly.stop()]));
afterEach(() => {
  wire.fault = {};
  wire.say(undefined);
});

/** How long a fallen-back story may take from the tap, beside the deadlines themselves, in milliseconds. */
const patience = 12_000;
const deadlines = { firstWord: 2_000, whole: 6_000 };

const faults: readonly (readonly [string, WireFault])[] = [
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '1' } }],
  ['no first word', { silence: 20_000 }],
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['401', { status: 401 }],
  ['garbage for an answer', { status: 200, headers: { 'content-type': 'text/event-stream' } }],
  ['a stream that is cut', { cutAfter: 3_000 }],
  ['a stream that turns to noise', { noiseAfter: 3_000 }],
];

const calm = (name: string) =>
  Array.from({ length: 7 }, () => `Det var kväll och ${name} satt vid fönstret och såg på lampan. `.repeat(4)).join(
    '\n\n',
  );

/** Everybody who must appear, so that only what a text is about keeps it from being told. */
const allIn = (prompt: string) => namesIn(prompt).join(' och ');

const texts: readonly (readonly [string, (prompt: string) => string])[] = [
  ['nothing at all', () => ''],
  ['a refusal', () => 'I’m sorry, but I can’t help with that.'],
  ['a refusal in Swedish', () => 'Jag kan tyvärr inte hjälpa till med det.'],
  [
    'the other language',
    (prompt) =>
      `TITLE: The box\n\n${`It was evening and ${namesIn(prompt)[0]} sat at the window and looked at the lamp. `.repeat(20)}`,
  ],
  [
    'blood and knives',
    (prompt) => `${calm(allIn(prompt))}\n\nDå kom en soldat med kniv och pistol, och det blev blod på golvet.`,
  ],
  ['a barred word', (prompt) => `${calm(allIn(prompt))}\n\nDå kom en mördare in i rummet.`],
  ['an address', (prompt) => `${calm(allIn(prompt))}\n\nLäs mer på https://example.org om sagan.`],
  ['the canary', (prompt) => `${calm(allIn(prompt))}\n\nlykta-7Q4M-vakt`],
  ['field names', (prompt) => `${calm(allIn(prompt))}\n\nHär är must_appear med allt.`],
  ['a bent stand-in', () => calm('Milvis')],
  ['a story without the child', () => calm('en liten björn')],
  ['a story of one paragraph', (prompt) => `Det var kväll och ${namesIn(prompt)[0]} sov.`],
  ['a story without end', (prompt) => `${calm(allIn(prompt))}\n\n`.repeat(12)],
];

describe.each(databases)('a story every night, on %s', (kind) => {
  const house = useModelHouse(kind, wire, { deadlines });
  const slowHouse = useModelHouse(kind, slowly, { deadlines: { firstWord: 4_500, whole: 5_000 } });

  const family = async (at = house) => {
    const visitor = await at.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    return { visitor, child: await visitor.describe() };
  };
  const tellOne = async (at = house) => {
    const { visitor, child } = await family(at);
    const since = performance.now();
    const begun = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: ['pet'], language: 'sv' },
    });
    const answered = performance.now() - since;
    const { story, seen } = await followToEnd(visitor, begun.id);
    return { visitor, begun, story, seen, answered, took: performance.now() - since };
  };
  /** The breaker of one house rests after three failures: an hour later it has forgotten. */
  let hours = 0;
  afterEach(() => {
    hours += 1;
  });
  const anHourLater = () => {
    const later = new Date(Date.parse('2026-03-11T08:00:00Z') + hours * 7_200_000).toISOString();
    house.setClock(later);
    slowHouse.setClock(later);
  };

  test.each(casesOn(kind, faults))('%s: our own storyteller tells it, and says so', async (_, fault) => {
    anHourLater();
    wire.fault = fault;
    const before = wire.sent.length;
    const { visitor, story, answered, took } = await tellOne();
    expect(story).toMatchObject({ status: 'ready', writer: 'embedded', childName: 'Alma' });
    expect(story.content).toContain('Bosse');
    expect(story.content.split(/\s+/).length).toBeGreaterThan(400);
    expect(story.images).toHaveLength(3);
    expect(answered).toBeLessThan(patience);
    expect(took).toBeLessThan(deadlines.whole + patience);
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: 1 });
    expect(wire.sent).toHaveLength(before + 1);
  });

  test.each(casesOn(kind, texts))('%s: not read at a bedside', async (_, say) => {
    anHourLater();
    wire.say(say);
    const before = wire.sent.length;
    const { story, seen, took } = await tellOne();
    expect(story).toMatchObject({ status: 'ready', writer: 'embedded' });
    expect(story.content).toContain('Alma');
    for (const { content } of seen) expect(content).not.toMatch(/soldat|mördare|https|7Q4M|must_appear|sorry/);
    expect(took).toBeLessThan(deadlines.whole + patience);
    expect(wire.sent.length).toBeGreaterThan(before);
  });

  test('a stream that never ends its story in time', async () => {
    anHourLater();
    const { story, seen, took } = await tellOne(slowHouse);
    expect(seen.some(({ status, content }) => status === 'writing' && content !== '')).toBe(true);
    expect(story).toMatchObject({ status: 'ready', writer: 'embedded' });
    expect(took).toBeLessThan(5_000 + patience);
  });

  test('a text that does not pass is asked for once more', async () => {
    anHourLater();
    let asked = 0;
    wire.say((prompt) => {
      asked += 1;
      return asked === 1 ? 'Kort.' : `TITEL: Lampan\n\n${calm(allIn(prompt))}`;
    });
    const { story } = await tellOne();
    expect(asked).toBe(2);
    expect(story).toMatchObject({ writer: 'test-model', title: 'Lampan' });
  });

  test('a provider that is down is left alone for a minute, then asked again', async () => {
    anHourLater();
    wire.fault = { status: 500 };
    for (let time = 0; time < 3; time += 1) await tellOne();
    const before = wire.sent.length;
    wire.fault = {};
    expect((await tellOne()).story.writer).toBe('embedded');
    expect(wire.sent).toHaveLength(before);
    hours += 1;
    anHourLater();
    expect((await tellOne()).story.writer).toBe('test-model');
  });

  test('who says when to come back is left alone until then', async () => {
    anHourLater();
    wire.fault = { status: 429, headers: { 'retry-after': '1800' } };
    await tellOne();
    const before = wire.sent.length;
    wire.fault = {};
    expect((await tellOne()).story.writer).toBe('embedded');
    expect(wire.sent).toHaveLength(before);
  });
});

describe.each(databases)('what a day may cost, on %s', (kind) => {
  // The most that a story can cost is some 0.022 dollars; the two that are told cost less than half of that.
  const house = useModelHouse(kind, wire, { dailyDollars: 0.025, deadlines: { firstWord: 2_000, whole: 5_000 } });

  test('when it is spent our own storyteller tells the rest, until tomorrow', async () => {
    const writers: string[] = [];
    const tellFor = async () => {
      const visitor = await house.visitor().enterAsGuest();
      await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
      const begun = await visitor.tell(await visitor.describe());
      writers.push((await followToEnd(visitor, begun.id)).story.writer);
    };
    for (let time = 0; time < 4; time += 1) await tellFor();
    expect(writers[0]).toBe('test-model');
    expect(writers.at(-1)).toBe('embedded');
    house.setClock('2026-03-11T19:00:00Z');
    await tellFor();
    expect(writers.at(-1)).toBe('test-model');
  });
});
