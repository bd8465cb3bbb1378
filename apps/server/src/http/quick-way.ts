import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QuickAnswer, QuickCall } from '../features/quick-answer.ts';
import { cacheControl } from './send-bytes.ts';

type Quick = (call: QuickCall<Endpoint>) => Promise<QuickAnswer | undefined>;

/**
 * Tries the quicker way to an answer. Whether it was answered: whatever is not as usual, what cannot be understood among
 * it, is left to the other way, which says what is wrong.
 */
export function quickWay(
  endpoint: Endpoint,
  quick: Quick,
  { sessionToken }: { readonly sessionToken: (request: FastifyRequest) => string | undefined },
): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const { path, params, query } = endpoint;
  const mayBeKept = cacheControl(endpoint);

  return async (request, reply) => {
    const token = sessionToken(request);
    if (token === undefined) return false;
    const asked = { params: params?.safeParse(request.params), query: query?.safeParse(request.query) };
    if (asked.params?.success === false || asked.query?.success === false) return false;
    const known = tagIn(request.headers['if-none-match']);
    const call = { token, params: asked.params?.data as never, query: asked.query?.data as never, known };
    const answer = await quick(call);
    if (answer === undefined) return false;
    request.familyId = answer.familyId;
    request.sid = answer.sid;
    reply.header('Cache-Control', mayBeKept);
    reply.header('ETag', `"${answer.tag}"`);
    if (answer.next !== undefined)
      linkToNext(reply, addressOf(path, request.params as Record<string, string>, answer.next));
    if (answer.body === null) reply.code(304).send();
    else reply.type('application/json; charset=utf-8').send(answer.body);
    return true;
  };
}

export function linkToNext(reply: FastifyReply, address: string): void {
  reply.header('Link', `<${address}>; rel="next"`);
}

/** A proxy that compresses on the way calls the tag a weak one. */
function tagIn(header: string | undefined): string {
  return /^(?:W\/)?"([^"]*)"$/.exec(header ?? '')?.[1] ?? '';
}
