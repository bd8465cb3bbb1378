import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { type Endpoints, endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call, Operation } from '../features/operation.ts';
import { Failure } from '../ports/failure.ts';
import type { BrowserTokenCookie } from './browser-token.ts';
import { clearCache } from './clear-cache.ts';
import { acceptedLanguage } from './language.ts';
import { parsed } from './parse.ts';
import { senderOf } from './sender.ts';

/** One for every endpoint of the contract: the compiler sees to it that none is missing. */
export type Operations = { readonly [Name in keyof Endpoints]: Operation<Endpoints[Name]> };

/** How it is told who calls. */
interface Callers {
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  readonly browserToken: BrowserTokenCookie;
}

const longestIdempotencyKey = 200;

/** Makes a route of every endpoint: who asks, what for, and the answer with the fields of the contract and no others. */
export function serveEndpoints(
  app: FastifyInstance,
  operations: Operations,
  { findFamily, browserToken }: Callers,
): void {
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Endpoints, Endpoint][]) {
    const operation = operations[name] as unknown as (call: Call<Endpoint>) => Promise<unknown>;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: { response: responseSchema(endpoint) },
      // Before the body is read: a stranger's is not worth parsing.
      onRequest: async (request, reply) => {
        const familyId = await findFamily(request, reply);
        if (familyId === null && endpoint.access === 'family') throw new Failure('unauthorized');
      },
      handler: async (request, reply) => {
        const output = await operation(understood(endpoint, request, { reply, browserToken }));
        return reply.code(endpoint.status).send(output);
      },
    });
  }
}

function understood(
  endpoint: Endpoint,
  request: FastifyRequest,
  { reply, browserToken }: { reply: FastifyReply; browserToken: BrowserTokenCookie },
): Call<Endpoint> {
  return {
    familyId: request.familyId as string,
    sid: request.sid,
    sender: senderOf(request),
    language: acceptedLanguage(request.headers['accept-language']),
    params: paramsOf(endpoint, request),
    query: parsed(endpoint.query ?? noFields, request.query),
    body: bodyOf(endpoint, request),
    idempotencyKey: idempotencyKeyOf(request),
    browserToken: browserToken.read(request),
    keepBrowserToken: (token) => browserToken.keep(reply, token),
    clearCache: () => clearCache(reply),
    linkNext: (query) => {
      const address = addressOf(endpoint.path, request.params as Record<string, string>, query);
      reply.header('Link', `<${address}>; rel="next"`);
    },
  };
}

const noFields = z.strictObject({});

function paramsOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const result = (endpoint.params ?? noFields).safeParse(request.params);
  if (!result.success) throw new Failure('not-found');
  return result.data;
}

function bodyOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.body !== undefined) return parsed(endpoint.body, request.body);
  if (request.body !== undefined && request.body !== null) parsed(noFields, request.body);
  return undefined;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= longestIdempotencyKey) return key;
  throw new Failure('invalid-input', { errors: [{ field: 'Idempotency-Key', message: 'Longer than 200 characters' }] });
}

function responseSchema({ status, output }: Endpoint): Record<number, unknown> {
  if (status === 204) return {};
  return { [status]: z.toJSONSchema(output, { target: 'draft-7', io: 'output' }) };
}
