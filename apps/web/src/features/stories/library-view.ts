import type { LibraryFilter } from './library-texts.ts';

/** What of the library is to be seen. */
export interface LibraryView {
  readonly filter: LibraryFilter;
  /** A child's id; null for everybody's stories. */
  readonly child: string | null;
  /** What is looked for; '' for nothing. */
  readonly word: string;
}
