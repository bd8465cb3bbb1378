import { epubBinder } from '../adapters/books/epub-binder.ts';
import { getStoryBook } from '../features/books/story-book.ts';
import { getYearBook } from '../features/books/year-book.ts';
import type { BookBinder } from '../ports/book-binder.ts';
import type { Ground } from './ground.ts';

/** Stories on paper, and in readers of books. */
export function composeBooks(ground: Ground) {
  const ports = { ...ground, binders: { pdf: pdf, epub: epubBinder } };
  return { operations: { getStoryBook: getStoryBook(ports), getYearBook: getYearBook(ports) } };
}

/** The bookbinder's tools are large, and many servers never bind a book. */
const pdf: BookBinder = async function* (book) {
  const { pdfBinder } = await import('../adapters/books/pdf-binder.ts');
  yield* pdfBinder(book);
};
