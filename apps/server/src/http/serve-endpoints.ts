import { addressOf } from '@sagolykta/contract/client';
import type { Bytes, Endpoint } from '@sagolykta/contract/endpoint';
import { type Endpoints, endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answer, type Call, type Operation, type SessionHolder } from '../features/operation.ts';
import { Failure } from '../ports/failure.ts';
import type { Memberships } from '../ports/memberships.ts';
import { refuseOutsiders, refuseUnshared, sessionOf, subjectOf } from './admit.ts';
import { longestPatience } from './body-patience.ts';
import type { BrowserTokenCookie } from './browser-token.ts';
import { clearCache } from './clear-cache.ts';
import { acceptedLanguage } from './language.ts';
import { parsed } from './parse.ts';
import { linkToNext } from './quick-door.ts';
import { cacheControl, sendBytes } from './send-bytes.ts';
import { senderOf } from './sender.ts';

/** One for every endpoint of the contract: the compiler sees to it that none is missing. */
export type Operations = { readonly [Name in keyof Endpoints]: Operation<Endpoints[Name]> };

/** How it is told who calls. */
interface Callers {
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  readonly browserToken: BrowserTokenCookie;
  readonly memberships: Pick<Memberships, 'mayRead'>;
}

const longestIdempotencyKey = 200;

/** Makes a route of every endpoint: who asks, what for, and the answer as the contract tells it and no other. */
export async function serveEndpoints(app: FastifyInstance, operations: Operations, callers: Callers): Promise<void> {
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Endpoints, Endpoint][]) {
    const operation = operations[name] as unknown as (call: Call<Endpoint>) => Promise<unknown>;
    if (endpoint.takes === undefined) serve(app, { endpoint, operation, callers });
    // In a scope of its own, since nowhere else is a body anything but JSON.
    else await app.register(async (scope) => serve(takingBytes(scope), { endpoint, operation, callers }));
  }
}

interface Served {
  readonly endpoint: Endpoint;
  readonly operation: (call: Call<Endpoint>) => Promise<unknown>;
  readonly callers: Callers;
}

function serve(app: FastifyInstance, { endpoint, operation, callers }: Served): void {
  const { method, path, access, takes, signedIn } = endpoint;
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const accountId = await callers.findFamily(request, reply);
    if (accountId === null && access === 'family') throw new Failure('unauthorized');
    refuseOutsiders(endpoint, request);
  };
  app.route({
    method,
    url: path,
    schema: { response: responseSchema(endpoint) },
    config: {
      isSigned: signedIn !== undefined,
      isData: endpoint.answer === 'json',
      ...(takes?.slowly ? { bodyPatience: longestPatience } : {}),
    },
    ...(takes === undefined ? {} : { bodyLimit: takes.most }),
    // Before the body is read: a stranger's is not worth parsing.
    ...(access !== 'public' ? { onRequest: admit } : {}),
    handler: async (request, reply) => {
      const call = understood(endpoint, request, callers);
      await refuseUnshared(endpoint, call, callers.memberships);
      const answered = await operation(call);
      if (!(answered instanceof Answer)) return send(answered, { endpoint, request, reply });
      const { next, browserToken, isFarewell } = answered.beside;
      if (next !== undefined) {
        reply.header('Link', linkToNext(addressOf(path, request.params as Record<string, string>, next)));
      }
      if (browserToken !== undefined) callers.browserToken.keep(reply, browserToken);
      if (isFarewell) clearCache(reply);
      return send(answered.output, { endpoint, request, reply });
    },
  });
}

interface Asked {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function send(output: unknown, { endpoint, request, reply }: Asked) {
  if (endpoint.cache !== undefined) reply.header('Cache-Control', cacheControl(endpoint));
  if (endpoint.answer === 'json') return reply.code(endpoint.status).send(output);
  return sendBytes(request, reply, output as Bytes);
}

/** Whatever they call themselves: the bytes decide. */
function takingBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
}

function understood(endpoint: Endpoint, request: FastifyRequest, { browserToken }: Callers): Call<Endpoint> {
  const signature = request.headers[endpoint.signedIn ?? ''];
  return {
    familyId: subjectOf(endpoint, request) as string,
    session: sessionOf(request) as SessionHolder,
    sid: request.sid,
    sender: senderOf(request),
    language: acceptedLanguage(request.headers['accept-language']),
    params: paramsOf(endpoint, request),
    query: parsed(endpoint.query ?? noFields, request.query),
    body: bodyOf(endpoint, request) as undefined,
    idempotencyKey: idempotencyKeyOf(request),
    browserToken: browserToken.read(request),
    signature: typeof signature === 'string' ? signature : '',
  };
}

const noFields = z.strictObject({});

function paramsOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const result = (endpoint.params ?? noFields).safeParse(request.params);
  if (!result.success) throw new Failure('not-found');
  return result.data;
}

function bodyOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.takes !== undefined) return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
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

/** By the status that it is answered with; nothing where there is nothing to say. */
export function responseSchema({ status, output }: Endpoint): Record<number, unknown> {
  if (status === 204 || output === undefined) return {};
  return { [status]: z.toJSONSchema(output, { target: 'draft-7', io: 'output' }) };
}
