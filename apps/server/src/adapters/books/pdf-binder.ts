import { once } from 'node:events';
import type { Book, BookStory } from '../../ports/book-binder.ts';
import { bookTexts, colophonLines, spokenDay } from './book-texts.ts';
import { openPages, page } from './pdf-pages.ts';

type Pages = Awaited<ReturnType<typeof openPages>>;

const body = { size: 13.5, after: 7 } as const;
/** Its heading and six lines of two rows each, in points. */
const colophonHeight = 220;

/** A PDF with a cover, a picture at the head of each part, page numbers and a colophon; pictures as lines, the typeface inside. */
export async function* pdfBinder(book: Book): AsyncGenerator<Uint8Array> {
  const pages = await openPages(book);
  const ready: Uint8Array[] = [];
  pages.document.on('data', (piece: Uint8Array) => ready.push(piece));
  layCover(pages, book);
  yield* ready.splice(0);
  const told: BookStory[] = [];
  pages.numbered(true);
  for await (const story of book.stories()) {
    for (const lay of partsOf(pages, story)) {
      lay();
      yield* ready.splice(0);
    }
    told.push({ ...story, paragraphs: [], pictures: [] });
  }
  pages.numbered(false);
  layColophon(pages, book, told);
  const ended = once(pages.document, 'end');
  pages.document.end();
  await ended;
  yield* ready.splice(0);
}

function layCover(pages: Pages, { title, subtitle, cover }: Book): void {
  pages.turn();
  pages.night();
  if (cover !== null) pages.picture(cover, page.height - (page.width * 2) / 3);
  pages.light(title, title.length > 34 ? 26 : 32, cover === null ? 220 : 96);
  pages.light(subtitle, 14, pages.document.y + 10);
}

/** What comes one after the other: the opening, then each picture with what follows it. */
function* partsOf(pages: Pages, story: BookStory): Generator<() => void> {
  const from = [0, ...story.places];
  yield () => {
    pages.turn();
    pages.document.y = 150;
    pages.text(story.title, { size: 25, weight: 700, align: 'center', after: 4 });
    pages.text(`${story.childName} · ${spokenDay(story.day, story.language)}`, {
      size: 10.5,
      align: 'center',
      isFaint: true,
      after: 34,
    });
    layParagraphs(pages, story.paragraphs.slice(0, from[1] ?? story.paragraphs.length));
    if (story.pictures.length === 0) layEnd(pages, story);
  };
  for (const [at, { svg }] of story.pictures.entries()) {
    yield () => {
      pages.turn();
      pages.picture(svg);
      layParagraphs(pages, story.paragraphs.slice(from[at + 1] ?? 0, from[at + 2] ?? story.paragraphs.length));
      if (at === story.pictures.length - 1) layEnd(pages, story);
    };
  }
}

function layParagraphs(pages: Pages, paragraphs: readonly string[]): void {
  for (const paragraph of paragraphs) pages.text(paragraph, body);
}

function layEnd(pages: Pages, { closing }: BookStory): void {
  pages.document.y += 12;
  pages.text(closing, { size: 14, weight: 700, align: 'center' });
}

function layColophon(pages: Pages, { language, madeOn }: Book, told: readonly BookStory[]): void {
  const text = bookTexts[language];
  pages.turn();
  if (told.length > 1) {
    pages.text(text.contents, { size: 16, weight: 700, after: 10 });
    for (const { title, day } of told) pages.text(`${title}, ${spokenDay(day, language)}`, { size: 10, after: 2 });
    pages.document.y += 24;
  }
  pages.keepTogether(colophonHeight);
  pages.text(text.colophon, { size: 16, weight: 700, after: 10 });
  for (const line of [...colophonLines(told, language, madeOn), text.set]) pages.text(line, { size: 10.5, after: 6 });
}
