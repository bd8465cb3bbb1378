import type { Book, BookStory } from '../../ports/book-binder.ts';

export type BookFormat = 'pdf' | 'epub';

/** What a binding thread begins with. */
export interface ThreadWork {
  readonly format: BookFormat;
  readonly about: Omit<Book, 'stories'>;
}

/** The next piece is wanted; or here is the story that was asked for, null after the last. */
export type ToThread = { readonly wants: 'piece' } | { readonly story: BookStory | null };

/** A story is wanted; or here is a piece, null after the last. */
export type FromThread = { readonly wants: 'story' } | { readonly piece: Uint8Array | null };
