import type { Language } from '@sagolykta/domain/language';

/** A story as it stands in a book. */
export interface BookStory {
  readonly title: string;
  readonly childName: string;
  readonly language: Language;
  /** The day it was made, as YYYY-MM-DD. */
  readonly day: string;
  readonly paragraphs: readonly string[];
  /** After how many paragraphs each picture stands. */
  readonly places: readonly number[];
  readonly pictures: readonly { readonly svg: string; readonly alt: string }[];
  /** 'embedded', or the model that wrote it. */
  readonly writer: string;
  readonly closing: string;
}

export interface Book {
  readonly title: string;
  readonly subtitle: string;
  readonly language: Language;
  /** An SVG document; null for a book without pictures. */
  readonly cover: string | null;
  readonly madeOn: string;
  /** A name of its own, for those who keep many books. */
  readonly id: string;
  /** One after the other, as they are needed. */
  readonly stories: () => AsyncIterable<BookStory>;
}

/** Made while it is being sent: no copy of it is kept. Throws Failure 'unavailable' where too many wait for theirs. */
export type BookBinder = (book: Book) => Promise<AsyncIterable<Uint8Array>>;
