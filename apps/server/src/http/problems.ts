import type { FailureCode } from '@sagolykta/contract/failure-codes';
import { failures } from '@sagolykta/contract/failures';
import type { Problem } from '@sagolykta/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';

/** Seconds after which a database that was away is worth asking again. */
const restFor = 5;

/** What the framework refuses before any of our code runs. */
const refusedByFramework: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

/** Answers every error as RFC 9457 says. What we did not foresee is logged, and tells the caller nothing. */
export function problemHandler(isOutage: (error: unknown) => boolean) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureFrom(error, isOutage);
    if (failure.code === 'unexpected' || failure.code === 'unavailable')
      request.log.error({ err: error }, failure.code);
    return sendProblem(reply, failure);
  };
}

/** An address that cannot be read or is too long is refused before any hook runs: the answer brings its own headers. */
export function beforeRouting(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  sendProblem(
    reply,
    failureFrom(error, () => false),
  );
}

export function sendProblem(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, title } = failures[failure.code];
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: failure.message,
    code: failure.code,
    ...(failure.errors === undefined ? {} : { errors: failure.errors }),
  };
  if (failure.retryAfter !== undefined) reply.header('Retry-After', String(failure.retryAfter));
  return reply.code(status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

function failureFrom(error: unknown, isOutage: (error: unknown) => boolean): Failure {
  if (error instanceof Failure) return error;
  if (isOutage(error)) return new Failure('unavailable', { retryAfter: restFor });
  const { code, statusCode } = error as Partial<FastifyError>;
  const refused = code === undefined ? undefined : refusedByFramework[code];
  if (refused !== undefined) return new Failure(refused);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Failure('invalid-input');
  return new Failure('unexpected');
}
