import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type ParsedUrlQuery, parse as parseQuery } from 'node:querystring';
import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { type Endpoints, endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyServerOptions } from 'fastify';
import type { QuickAnswer, QuickCall, QuickOperation } from '../features/quick-answer.ts';
import type { AnsweredRequest } from '../ports/telemetry.ts';
import { hasBody } from './body-patience.ts';
import { createServer } from './plain-http.ts';
import { cacheControl } from './send-bytes.ts';

/** A quicker way to the answers of some of the contract's calls. */
export type QuickOperations = { readonly [Name in keyof Endpoints]?: QuickOperation<Endpoints[Name]> };

interface Options {
  /** In a Cookie header. */
  readonly sessionToken: (header: string | undefined) => string | undefined;
  /** What every answer with data in it says. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answered: (request: AnsweredRequest, familyId: string) => void;
}

export interface QuickDoor {
  /** A server that answers here what it can, and leads everybody else to the framework. */
  readonly server: (framework: RequestListener, settings: FastifyServerOptions) => Server;
  /** What went wrong on the quicker way, for the framework to tell; undefined where nothing did. */
  readonly failureOf: (request: IncomingMessage) => unknown;
  /** From now on all are led to the framework, which knows how to say goodbye. */
  readonly stop: () => void;
}

/**
 * What is asked most is answered before the framework is troubled, whose routing, hooks and request objects cost as much
 * as the answer. Whatever is not as usual, what cannot be understood among it, is left to the framework.
 */
export function quickDoor(quick: QuickOperations, options: Options): QuickDoor {
  const ways = Object.entries(quick).map(([name, operation]) =>
    wayTo(endpoints[name as keyof Endpoints], operation as unknown as Ask, options.headers),
  );
  const failures = new WeakMap<IncomingMessage, unknown>();
  let isStopping = false;

  const answer = async ({ way, call }: Asked, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const began = performance.now();
    const found = await way.ask(call);
    if (found === undefined) return false;
    if (isStopping) response.setHeader('Connection', 'close');
    const status = way.send(response, call, found);
    const traceparent = [request.headers.traceparent].flat()[0];
    const milliseconds = performance.now() - began;
    options.answered({ method: 'GET', route: way.route, status, milliseconds, traceparent }, found.familyId);
    return true;
  };

  const understood = (request: IncomingMessage): Asked | undefined => {
    if (isStopping || request.method !== 'GET' || hasBody(request)) return undefined;
    for (const way of ways) {
      const address = way.address.exec(request.url ?? '');
      if (address === null) continue;
      const token = options.sessionToken(request.headers.cookie);
      const asked = token === undefined ? undefined : way.understand(address);
      if (token === undefined || asked === undefined) return undefined;
      return { way, call: { ...asked, token, known: tagIn(request.headers['if-none-match']) } };
    }
    return undefined;
  };

  return {
    server: (framework, { keepAliveTimeout, requestTimeout }) => {
      const server = createServer((request, response) => {
        const asked = understood(request);
        if (asked === undefined) return framework(request, response);
        void answer(asked, request, response)
          .catch((error: unknown) => !failures.set(request, error))
          .then((isAnswered) => isAnswered || framework(request, response));
      });
      return Object.assign(server, { keepAliveTimeout, requestTimeout });
    },
    failureOf: (request) => failures.get(request),
    stop: () => {
      isStopping = true;
    },
  };
}

type Ask = (call: QuickCall<Endpoint>) => Promise<QuickAnswer | undefined>;

interface Asked {
  readonly way: Way;
  readonly call: QuickCall<Endpoint>;
}

interface Way {
  readonly route: string;
  readonly address: RegExp;
  readonly ask: Ask;
  /** undefined for what is left to the other way, which says what is wrong. */
  readonly understand: (address: RegExpExecArray) => Pick<QuickCall<Endpoint>, 'params' | 'query'> | undefined;
  /** Answers the status. */
  readonly send: (response: ServerResponse, call: QuickCall<Endpoint>, answer: QuickAnswer) => number;
}

function wayTo(endpoint: Endpoint, ask: Ask, headers: Options['headers']): Way {
  const { path, params, query, status } = endpoint;
  const unchanged = [...Object.entries(headers).flat(), 'Cache-Control', cacheControl(endpoint)];
  const whole = [...unchanged, 'Content-Type', 'application/json; charset=utf-8'];
  return {
    route: path,
    address: addressesOf(path),
    ask,
    understand: ({ groups: { query: text, ...given } = {} }) => {
      if (query === undefined && text !== undefined) return undefined;
      const asked = { params: params?.safeParse(given), query: query?.safeParse(queryIn(text)) };
      if (asked.params?.success === false || asked.query?.success === false) return undefined;
      return { params: asked.params?.data as never, query: asked.query?.data as never };
    },
    send: (response, call, { tag, body, next }) => {
      const own = ['ETag', `"${tag}"`];
      if (next !== undefined)
        own.push(
          'Link',
          linkToNext(addressOf(path, call.params as Readonly<Record<string, string>> | undefined, next)),
        );
      if (body === null) response.writeHead(304, [...unchanged, ...own]).end();
      else response.writeHead(status, [...whole, ...own, 'Content-Length', String(body.length)]).end(body);
      return body === null ? 304 : status;
    },
  };
}

/** Addresses that mean just what they say: an escaped letter is left to the framework. */
function addressesOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}(?:\\?(?<query>[\\w=&-]*))?$`);
}

function queryIn(text: string | undefined): ParsedUrlQuery {
  return text === undefined ? {} : parseQuery(text);
}

export function linkToNext(address: string): string {
  return `<${address}>; rel="next"`;
}

/** A proxy that compresses on the way calls the tag a weak one. */
function tagIn(header: string | undefined): string {
  return /^(?:W\/)?"([^"]*)"$/.exec(header ?? '')?.[1] ?? '';
}
