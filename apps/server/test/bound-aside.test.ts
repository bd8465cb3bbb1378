import { performance } from 'node:perf_hooks';
import type { Scene } from '@sagolykta/domain/scene';
import { expect, test } from 'vitest';
import { boundAside } from '../src/adapters/books/bound-aside.ts';
import { pdfBinder } from '../src/adapters/books/pdf-binder.ts';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import type { Book, BookStory } from '../src/ports/book-binder.ts';

const illustrator = embeddedIllustrator();
const scene: Scene = {
  world: 'forest',
  season: 'autumn',
  time: 'dusk',
  weather: 'clear',
  light: 'sunset',
  figures: [{ who: 'child', pose: 'stand', at: 'centre' }],
  props: [],
  seed: 'a book',
};
const looks = illustrator.looksOf({
  family: 'f',
  child: { id: 'c', look: undefined },
  chosen: {},
  pet: { name: undefined, breed: undefined, coat: undefined },
} as Parameters<typeof illustrator.looksOf>[0]);
const svg = illustrator.draw(scene, looks);

const story: BookStory = {
  title: 'Bryggan',
  childName: 'Alma',
  language: 'sv',
  day: '2026-03-10',
  paragraphs: ['Det var kväll.', 'Alma satt på bryggan.', 'Sen sov hon.'],
  places: [1],
  pictures: [{ svg, alt: '' }],
  writer: 'embedded',
  closing: 'Sov gott, Alma.',
};
const bookOf = (stories: Book['stories']): Book => ({
  title: 'Bryggan',
  subtitle: 'Alma',
  language: 'sv',
  cover: null,
  madeOn: '2026-03-10',
  id: 'a-book',
  stories,
});
const told = (count: number) =>
  bookOf(async function* () {
    for (let number = 0; number < count; number += 1) yield story;
  });
const whole = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

/** The share of the time that the thread which answers was busy. */
async function busyWhile(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).utilization;
}

test('the same book as on the thread that answers, which stays free meanwhile', async () => {
  const content = (pdf: Buffer) => pdf.toString('latin1').replace(/\/(CreationDate|ID) [^\n]*/g, '');
  let aside: Buffer = Buffer.alloc(0);
  const busy = await busyWhile(async () => {
    aside = await whole(await boundAside('pdf')(told(6)));
  });
  let here: Buffer = Buffer.alloc(0);
  const busyHere = await busyWhile(async () => {
    here = await whole(pdfBinder(told(6)));
  });
  expect(content(aside).length).toBe(content(here).length);
  expect(aside.subarray(0, 5).toString()).toBe('%PDF-');
  expect([busy < 0.5, busyHere > 0.5]).toEqual([true, true]);
});

test('two at once and four that wait; whoever goes leaves room for the next, and so does a book that fails', async () => {
  const bind = boundAside('epub');
  /** A book whose story does not come until it is let go. */
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const book = bookOf(async function* () {
      await promise;
      yield story;
    });
    return { book, letGo: resolve };
  };
  const second = held();
  const [one, two] = await Promise.all([bind(told(1)), bind(second.book)]);
  const failing = bind(
    bookOf(() => {
      throw new Error('the database has gone');
    }),
  );
  const waiting = [bind(told(1)), bind(told(1)), bind(told(1))];
  await expect(bind(told(1))).rejects.toMatchObject({ code: 'unavailable' });

  const begun = one[Symbol.asyncIterator]();
  await begun.next();
  await begun.return?.();
  await expect(failing.then(whole)).rejects.toThrow('the database has gone');
  for (const next of waiting) expect((await whole(await next)).subarray(0, 2).toString()).toBe('PK');
  second.letGo();
  expect((await whole(two)).subarray(0, 2).toString()).toBe('PK');
  expect((await whole(await bind(told(1)))).length).toBeGreaterThan(1000);
});
