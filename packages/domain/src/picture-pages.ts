import type { Language } from './language.ts';
import { type Stretch, sentencesOf } from './sentences.ts';
import { mostPictures, picturePlaces } from './story-layout.ts';

/** One page of the picture book: a few lines of one passage. */
export interface PicturePage extends Stretch {
  /** 0 is the title, then come the paragraphs, then the good night. */
  readonly passage: number;
  /** Which of the story's pictures lies beside it, 0 the first; undefined where the story has none. */
  readonly picture: number | undefined;
}

/** A few lines: no page has more letters than this, unless one sentence alone does. */
const fewLines = 210;

/** A story as a picture book: title, few lines at a time, good night. No sentence is torn. */
export function picturePagesOf(passages: readonly string[], language: Language, pictures: number): PicturePage[] {
  const places = picturePlaces(passages.length - 2, Math.min(pictures, mostPictures));
  return passages.flatMap((text, passage) => {
    const passed = places.filter((after) => passage >= after).length;
    const picture = places.length === 0 ? undefined : Math.max(0, passed - 1);
    const pages: { start: number; end: number }[] = [];
    for (const { start, end } of sentencesOf(text, language)) {
      const page = pages.at(-1);
      if (page !== undefined && end - page.start <= fewLines) page.end = end;
      else pages.push({ start, end });
    }
    return pages.map((page) => ({ ...page, passage, picture }));
  });
}

/** The page where this character of a passage stands. */
export function pageOf(pages: readonly PicturePage[], passage: number, index: number): number {
  const found = pages.findIndex((page) => page.passage > passage || (page.passage === passage && index < page.end));
  return found === -1 ? Math.max(0, pages.length - 1) : found;
}
