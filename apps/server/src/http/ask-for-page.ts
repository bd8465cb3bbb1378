import { type Endpoints, endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Call, type Operation } from '../features/operation.ts';
import { Failure } from '../ports/failure.ts';
import { pageLanguage } from './page-language.ts';
import { senderOf } from './sender.ts';
import { type Operations, responseSchema } from './serve-endpoints.ts';

type Name = keyof Endpoints;

interface Asked {
  readonly name: Name;
  /** As the contract has parsed them. */
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Asks what a screen asks first, so that its page can bring the answer along: the same operation, and the same JSON as the
 * call gives, without a field that the contract does not name. Only for who is signed in. Throws Failure.
 */
export function askForPage(operations: Operations): (asked: Asked) => Promise<string> {
  const schemas = new Map<Name, ReturnType<typeof responseSchema>>();
  return async ({ name, params, query = {}, request, reply }) => {
    const { familyId, sid } = request;
    if (familyId === null) throw new Failure('unauthorized');
    const endpoint = endpoints[name];
    const operation = operations[name] as unknown as Operation<typeof endpoint>;
    const call = {
      familyId,
      sid,
      sender: senderOf(request),
      language: pageLanguage(request),
      params,
      query,
      body: undefined,
      idempotencyKey: null,
      browserToken: null,
      signature: '',
    } as unknown as Call<typeof endpoint>;
    const answered = await operation(call);
    const output = answered instanceof Answer ? answered.output : answered;
    const schema = schemas.get(name) ?? responseSchema(endpoint);
    schemas.set(name, schema);
    return reply.serializeInput(
      output as unknown as Record<string, unknown>,
      schema[endpoint.status] as Record<string, unknown>,
    );
  };
}
