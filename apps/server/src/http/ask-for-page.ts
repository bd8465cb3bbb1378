import type { Bytes, Endpoint } from '@sagolykta/contract/endpoint';
import { type Endpoints, endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Call } from '../features/operation.ts';
import { Failure } from '../ports/failure.ts';
import type { Memberships } from '../ports/memberships.ts';
import { refuseOutsiders, refuseUnshared, sessionOf, subjectOf } from './admit.ts';
import { pageLanguage } from './page-language.ts';
import { senderOf } from './sender.ts';
import { type Operations, responseSchema } from './serve-endpoints.ts';

type Name = keyof Endpoints;

interface Asked {
  readonly name: Name;
  /** As the contract has parsed them. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Asks what a screen asks first, so that its page can bring the answer along: by the same operations. Only for who is
 * signed in. Both throw Failure.
 */
export function askForPage(operations: Operations, memberships: Pick<Memberships, 'mayRead'>) {
  const schemas = new Map<Name, ReturnType<typeof responseSchema>>();

  const ask = async ({ name, params, request }: Asked): Promise<unknown> => {
    const session = sessionOf(request);
    if (session === null) throw new Failure('unauthorized');
    const endpoint: Endpoint = endpoints[name];
    refuseOutsiders(endpoint, request);
    await refuseUnshared(endpoint, { session, params }, memberships);
    const operation = operations[name] as unknown as (call: unknown) => Promise<unknown>;
    const answered = await operation({
      familyId: subjectOf(endpoint, request),
      session,
      sid: request.sid,
      sender: senderOf(request),
      language: pageLanguage(request),
      params,
      query: (endpoints[name] as Endpoint).query?.parse({}),
      body: undefined,
      idempotencyKey: null,
      browserToken: null,
      signature: '',
    } satisfies Record<keyof Call<Endpoint>, unknown>);
    return answered instanceof Answer ? answered.output : answered;
  };

  return {
    /** The same JSON as the call gives, without a field that the contract does not name. */
    json: async (asked: Asked): Promise<string> => {
      const endpoint = endpoints[asked.name];
      const output = await ask(asked);
      const schema = schemas.get(asked.name) ?? responseSchema(endpoint);
      schemas.set(asked.name, schema);
      return asked.reply.serializeInput(
        output as Record<string, unknown>,
        schema[endpoint.status] as Record<string, unknown>,
      );
    },
    /** A drawing as its text; undefined for what is no text. */
    drawing: async (asked: Asked): Promise<string | undefined> => {
      const { content } = (await ask(asked)) as Bytes;
      return typeof content === 'string' ? content : undefined;
    },
  };
}
