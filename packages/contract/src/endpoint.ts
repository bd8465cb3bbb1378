import type { z } from 'zod';
import type { FailureCode } from './failures.ts';

/** One call of the product as data: route, typed client, OpenAPI and form types are derived from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With ':name' for each path parameter. */
  readonly path: string;
  readonly summary: string;
  /** 'family' answers 401 without a session; 'anyone' also serves a visitor. */
  readonly access: 'anyone' | 'family';
  readonly status: 200 | 201 | 204;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly output: Output;
  readonly failures: readonly FailureCode[];
}

export const endpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  call: Endpoint<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> => call;
