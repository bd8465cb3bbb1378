import { writeFileSync } from 'node:fs';
import { paragraphsOf, picturePlaces } from '@sagolykta/domain/story-layout';
import { drawScene } from '@sagolykta/illustrator';
import { drawCover } from '@sagolykta/illustrator/draw-cover';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
import { tell } from '@sagolykta/storyteller';
import { boundAside } from '../apps/server/src/adapters/books/bound-aside.ts';
import type { Book, BookStory } from '../apps/server/src/ports/book-binder.ts';
import { sampleFamily } from '../packages/library/cli/families.ts';
import { ownLibrary } from '../packages/library/src/own-library.ts';
import { median } from './load.ts';
import type { Line } from './table.ts';

const nights = 60;
const rounds = 5;

/** The books, bound as the server binds them. @param folder where they are left to be looked at; none: nowhere */
export async function measureBooks(folder?: string): Promise<Line[]> {
  const year = storiesOf(nights);
  const one = year.slice(0, 1);
  const times: Record<'pdf' | 'epub', number[]> = { pdf: [], epub: [] };
  const work: Record<'pdf' | 'epub', number[]> = { pdf: [], epub: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const format of ['pdf', 'epub'] as const) {
      const { milliseconds, cpu } = await bind(format, one);
      times[format].push(milliseconds);
      work[format].push(cpu);
    }
  const note = (format: 'pdf' | 'epub') => `CPU ${Math.round(median(work[format]))} ms`;
  const before = process.memoryUsage().rss;
  const pdf = await bind('pdf', year);
  const epub = await bind('epub', year);
  if (folder !== undefined) {
    writeFileSync(`${folder}/one.pdf`, (await bind('pdf', one)).content);
    writeFileSync(`${folder}/year.pdf`, pdf.content);
    writeFileSync(`${folder}/year.epub`, epub.content);
  }
  const mega = (bytes: number) => bytes / 1_000_000;
  return [
    { what: 'one story as PDF', figure: median(times.pdf), unit: 'ms', target: { atMost: 2000 }, note: note('pdf') },
    { what: 'one story as EPUB', figure: median(times.epub), unit: 'ms', target: { atMost: 2000 }, note: note('epub') },
    {
      what: `a year’s book of ${nights} stories, PDF: size`,
      figure: mega(pdf.content.length),
      unit: 'MB',
      target: { atMost: 200 },
    },
    { what: `a year’s book of ${nights} stories, PDF: whole`, figure: pdf.milliseconds / 1000, unit: 's' },
    { what: `a year’s book of ${nights} stories, PDF: first bytes`, figure: pdf.first, unit: 'ms' },
    {
      what: `a year’s book of ${nights} stories, PDF: memory while it is bound`,
      figure: mega(pdf.peak - before),
      unit: 'MB',
      target: { atMost: 400 },
    },
    {
      what: `a year’s book of ${nights} stories, EPUB: size`,
      figure: mega(epub.content.length),
      unit: 'MB',
      target: { atMost: 200 },
    },
    { what: `a year’s book of ${nights} stories, EPUB: whole`, figure: epub.milliseconds / 1000, unit: 's' },
  ];
}

type Drawn = () => BookStory;

/** A child's nights, each remembering the ones before; drawn when their turn comes, as the server does. */
function storiesOf(count: number): Drawn[] {
  const library = ownLibrary();
  const memory: ReturnType<typeof tell>['trace'][] = [];
  const looks = castLooks({
    family: 'books',
    child: { id: 'alma', pronoun: 'she' },
    friend: 'Elsa',
    pet: { name: 'Bosse' },
  });
  return Array.from({ length: count }, (_, night) => {
    const brief = {
      language: 'sv',
      profile: sampleFamily,
      theme: null,
      calledName: 'mamma',
      season: 'autumn',
      avoid: [],
    } as const;
    const told = tell({ ...brief, elements: ['pet', 'bestFriend'] }, memory, `book ${night}`, library);
    memory.unshift(told.trace);
    const paragraphs = paragraphsOf(told.content);
    const day = new Date(Date.UTC(2026, 0, 1 + 6 * night)).toISOString().slice(0, 10);
    return () => ({
      title: told.title,
      childName: 'Alma',
      language: 'sv',
      day,
      paragraphs,
      places: picturePlaces(paragraphs.length, told.pictures.length),
      pictures: told.pictures.map(({ scene, alt }) => ({ svg: drawScene(scene, looks), alt })),
      writer: 'embedded',
      closing: 'Sov gott, Alma.',
      cover: drawCover(told.pictures[0]?.scene ?? missing(), looks),
    });
  });
}

function missing(): never {
  throw new Error('a story without a picture');
}

async function bind(format: 'pdf' | 'epub', stories: readonly Drawn[]) {
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const first = stories[0]?.() as BookStory & { readonly cover: string };
  const book: Book = {
    title: stories.length === 1 ? first.title : 'Våra sagor 2026',
    subtitle: 'Alma',
    language: 'sv',
    cover: first.cover,
    madeOn: '2026-12-31',
    id: '0197f3a0-0000-7000-8000-000000000000',
    stories: async function* () {
      for (const story of stories) yield story();
    },
  };
  const pieces: Uint8Array[] = [];
  let [firstBytes, peak] = [0, 0];
  for await (const piece of await boundAside(format)(book)) {
    firstBytes ||= performance.now() - start;
    peak = Math.max(peak, process.memoryUsage().rss);
    pieces.push(piece);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = (user + system) / 1000;
  return { content: Buffer.concat(pieces), cpu, milliseconds: performance.now() - start, first: firstBytes, peak };
}
