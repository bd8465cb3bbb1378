import type { Circle } from '@sagolykta/domain/family-sharing';

/** One way into the server. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With ':name' for each path parameter. */
  readonly path: string;
  /** 'family' answers 401 without a session; 'anyone' also serves a visitor; of 'public' nobody asks who comes. */
  readonly access: 'family' | 'anyone' | 'public';
  /** Whom of the family's it is for; the parents where nothing is said. */
  readonly circle?: Circle;
  /** Its ':id' is a story's: to a reader only those are found that are shared with them. */
  readonly shares?: 'story';
  readonly answer: 'json' | 'bytes' | 'page';
  /** How long whoever asked may keep the answer; it is kept not at all where nothing is said. */
  readonly cache?: 'for-ever' | 'a-day' | 'an-hour' | 'a-moment' | 'asked-each-time';
  /** The body is no JSON but bytes, of which there may be so many; they may come slowly. */
  readonly takes?: { readonly most: number; readonly slowly: boolean };
  /** Whoever calls proves by a signature in this header that it may: it is no page, so it has no site. */
  readonly signedIn?: string;
}
