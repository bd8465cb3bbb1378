import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@sagolykta/contract/endpoint';
import type { Language } from '@sagolykta/domain/language';

/** One call as a feature sees it: who asks for what, already understood. */
export interface Call<Kind extends Endpoint> {
  readonly familyId: Kind['access'] extends 'family' ? string : string | null;
  /** The language asked for by Accept-Language. */
  readonly language: Language;
  /** The session that the call came with; null for a visitor. */
  readonly sid: string | null;
  /** The address that it comes from, as far as that is counted. */
  readonly sender: string;
  readonly params: ParamsOf<Kind>;
  readonly query: QueryOf<Kind>;
  readonly body: BodyOf<Kind>;
  /** The Idempotency-Key header. */
  readonly idempotencyKey: string | null;
  /** A visitor's browser, once it has begun something that a family may take over; null for one that has not. */
  readonly browserToken: string | null;
  /** Lets the browser keep a token, to be known by. */
  readonly keepBrowserToken: (token: string) => void;
  /** Lets the browser forget what it was told to keep: nobody of this family is here any more. */
  readonly clearCache: () => void;
  /** Says where the next page is, as an RFC 8288 Link. */
  readonly linkNext: (query: Readonly<Record<string, string>>) => void;
}

/** What a feature offers for an endpoint of the contract. Throws Failure. */
export type Operation<Kind extends Endpoint> = (call: Call<Kind>) => Promise<OutputOf<Kind>>;
