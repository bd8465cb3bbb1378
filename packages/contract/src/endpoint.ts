import type * as z from 'zod/mini';
import type { FailureCode } from './failure-codes.ts';
import type { Route } from './route.ts';

/** What goes in and what comes out of a route. */
interface Shape {
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  /** What does not fit is answered 404: a malformed id is simply not found. */
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent where the answer is bytes. */
  readonly output?: z.ZodMiniType;
  /** Of bytes: what they may be. */
  readonly types?: readonly string[];
  /** Besides 'unexpected', 'unavailable' and what the door itself refuses. */
  readonly failures: readonly FailureCode[];
}

/** One call of the product as data: route, typed client, OpenAPI and form types are derived from it. */
export type Endpoint = Route & Shape;

/** Keeps the exact type of each part, and the absence of those that are absent. */
export const endpoint = <const Way extends Route, const Told extends Shape>(route: Way, shape: Told): Way & Told => ({
  ...route,
  ...shape,
});

type Read<Part> = Part extends z.ZodMiniType ? z.output<Part> : undefined;
type Written<Part> = Part extends z.ZodMiniType ? z.input<Part> : undefined;

/** What the server sees after parsing. */
export type ParamsOf<Call extends Endpoint> = Read<Call['params']>;
export type QueryOf<Call extends Endpoint> = Read<Call['query']>;
export type BodyOf<Call extends Endpoint> = Call extends { readonly takes: object } ? Uint8Array : Read<Call['body']>;
export type OutputOf<Call extends Endpoint> = Call['answer'] extends 'bytes' ? Bytes : Read<Call['output']>;

/** An answer that is no JSON. */
export interface Bytes {
  readonly type: string;
  /** A text is sent as UTF-8; what comes piece by piece is sent as it comes. */
  readonly content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** To be kept as a file of this name. */
  readonly fileName?: string;
}

/** What a caller writes: only the parts that the call has. */
export type InputOf<Call extends Endpoint> = OptionalWhenAbsent<{
  params: Written<Call['params']>;
  query: Written<Call['query']>;
  body: Written<Call['body']>;
}>;
type OptionalWhenAbsent<Parts> = { [Name in keyof Parts as Parts[Name] extends undefined ? never : Name]: Parts[Name] };
