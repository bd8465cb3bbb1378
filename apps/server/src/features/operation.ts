import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@sagolykta/contract/endpoint';
import type { FamilyRole } from '@sagolykta/domain/family-sharing';
import type { Language } from '@sagolykta/domain/language';

/** Whose session a call came with. */
export interface SessionHolder {
  readonly accountId: string;
  /** The family that they are with just now: their own, or one that they were invited to. */
  readonly familyId: string;
  readonly role: FamilyRole;
}

/** One call as a feature sees it: who asks for what, already understood. */
export interface Call<Kind extends Endpoint> {
  /** The family that the call is about: of one for 'oneself' the account's own, else the one that the session is with. */
  readonly familyId: Kind['access'] extends 'family' ? string : string | null;
  /** Who is there; null for a visitor. */
  readonly session: Kind['access'] extends 'family' ? SessionHolder : SessionHolder | null;
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
  /** What a caller who signs gives as its signature; empty where there is none. */
  readonly signature: string;
}

/** What may go along with an answer. */
interface Beside {
  /** What asks for the next page. */
  readonly next?: Readonly<Record<string, string>>;
  /** The browser is to keep it, to be known by. */
  readonly browserToken?: string;
  /** The browser is to forget what it was told to keep: nobody of this family is here any more. */
  readonly isFarewell?: boolean;
}

/** An answer with something beside it. */
export class Answer<Output> {
  readonly output: Output;
  readonly beside: Beside;

  constructor(output: Output, beside: Beside) {
    this.output = output;
    this.beside = beside;
  }
}

/** What a feature offers for an endpoint of the contract. Throws Failure. */
export type Operation<Kind extends Endpoint> = (call: Call<Kind>) => Promise<OutputOf<Kind> | Answer<OutputOf<Kind>>>;
