/** One way into the server. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With ':name' for each path parameter. */
  readonly path: string;
  /** 'family' answers 401 without a session; 'anyone' also serves a visitor; of 'public' nobody asks who comes. */
  readonly access: 'family' | 'anyone' | 'public';
  readonly answer: 'json' | 'bytes' | 'page';
  /** How long whoever asked may keep the answer; it is kept not at all where nothing is said. */
  readonly cache?: 'for-ever' | 'a-day' | 'an-hour' | 'a-moment' | 'asked-each-time';
  /** The body is no JSON but bytes, of which there may be so many; they may come slowly. */
  readonly takes?: { readonly most: number; readonly slowly: boolean };
  /** Whoever calls proves by a signature in this header that it may: it is no page, so it has no site. */
  readonly signedIn?: string;
}
