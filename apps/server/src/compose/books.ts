import { boundAside } from '../adapters/books/bound-aside.ts';
import { getStoryBook } from '../features/books/story-book.ts';
import { getYearBook } from '../features/books/year-book.ts';
import type { Ground } from './ground.ts';

/** Stories on paper, and in readers of books. */
export function composeBooks(ground: Ground) {
  const ports = { ...ground, binders: { pdf: boundAside('pdf'), epub: boundAside('epub') } };
  return { operations: { getStoryBook: getStoryBook(ports), getYearBook: getYearBook(ports) } };
}
