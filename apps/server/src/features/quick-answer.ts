import type { Endpoint, ParamsOf, QueryOf } from '@sagolykta/contract/endpoint';

/** One call, before anything of it has been looked up. */
export interface QuickCall<Kind extends Endpoint> {
  /** The token that the browser carries for its session. */
  readonly token: string;
  readonly params: ParamsOf<Kind>;
  readonly query: QueryOf<Kind>;
  /** The entity tag that the caller has; empty for none. */
  readonly known: string;
}

export interface QuickAnswer {
  readonly familyId: string;
  readonly sid: string;
  /** Says another thing whenever the answer is another. */
  readonly tag: string;
  /** JSON in UTF-8; null where the caller has it already. */
  readonly body: Uint8Array | null;
  /** What asks for the next page. */
  readonly next?: Readonly<Record<string, string>>;
}

/**
 * A second way to what an operation answers, for what is asked most: the session and the answer in one look. undefined
 * for whatever is not as usual (no session, or one that is to be made longer, nothing there): then the operation is called.
 */
export type QuickOperation<Kind extends Endpoint> = (call: QuickCall<Kind>) => Promise<QuickAnswer | undefined>;
