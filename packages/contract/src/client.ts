import { CallError } from './call-error.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import { isFailureCode } from './failure-codes.ts';
import type { Problem } from './problem.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** The part of fetch that the client uses: the browser's own, or a test's way into the in-memory app. */
export type Fetch = (url: string, request: RequestInit) => Promise<Response>;

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** It is to arrive also when the page is being left. */
  readonly keepalive?: boolean;
}

interface Answer<Output> {
  readonly output: Output;
  readonly headers: Headers;
}

type CallOf<Call extends Endpoint> = keyof InputOf<Call> extends never
  ? (input?: Record<never, never>, options?: CallOptions) => Promise<OutputOf<Call>>
  : (input: InputOf<Call>, options?: CallOptions) => Promise<OutputOf<Call>>;

/** Every call by its name. */
export type Client = { readonly [Name in JsonCalls]: CallOf<Endpoints[Name]> };
/** Bytes go by an address of their own: in a picture's source, or as a file. */
type JsonCalls = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly answer: 'json'; readonly takes?: undefined }
    ? Name
    : never;
}[keyof Endpoints];

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** `headers` is asked at every call, since the language may change between two. Throws CallError, or what fetch throws. */
export function createClient(fetch: Fetch, headers: () => Readonly<Record<string, string>> = () => ({})): Client {
  const calls = Object.entries(routes).map(([name, route]) => [
    name,
    async (input: LooseInput = {}, options: CallOptions = {}) => {
      const withHeaders = { ...options, headers: { ...headers(), ...options.headers } };
      return (await ask(fetch, route, input, withHeaders)).output;
    },
  ]);
  return Object.fromEntries(calls) as Client;
}

/** One call with its answer's headers, for those who follow a Link. */
export async function call<Call extends Endpoint>(
  fetch: Fetch,
  endpoint: Call,
  input: InputOf<Call> | LooseInput,
  options: CallOptions = {},
): Promise<Answer<OutputOf<Call>>> {
  return (await ask(fetch, endpoint, input as LooseInput, options)) as Answer<OutputOf<Call>>;
}

async function ask(
  fetch: Fetch,
  { method, path }: Route,
  { params = {}, query = {}, body }: LooseInput,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const response = await fetch(addressOf(path, params, query), {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      // Not a header a foreign page may send: the server's last resort where a browser tells neither site nor origin.
      'X-Requested-With': 'sagolykta',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, text || response.statusText, problemIn(text));
  return { output: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

/** The path and query of a call, for a link or a preload. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function problemIn(text: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isProblem(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** By hand and by what callers use, so that a client in a browser brings no schema library with it. */
function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { code, title, detail, errors } = value as Readonly<Record<keyof Problem, unknown>>;
  const isKnown = typeof code === 'string' && isFailureCode(code);
  const hasWords = typeof title === 'string' && typeof detail === 'string';
  return isKnown && hasWords && (errors === undefined || Array.isArray(errors));
}
