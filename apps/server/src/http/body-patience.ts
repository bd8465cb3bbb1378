import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../ports/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that the body may take to arrive, where that is not the usual. */
    readonly bodyPatience?: number;
  }
}

const usualPatience = 60_000;
/** A photo over a slow telephone. */
export const longestPatience = 300_000;

/** A body that does not arrive in time is not waited for: the answer says so, and the connection is closed. */
export function limitBodyPatience(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const arriving = new PassThrough();
    const timer = setTimeout(() => {
      reply.header('Connection', 'close');
      arriving.destroy(new Failure('too-slow'));
    }, request.routeOptions.config.bodyPatience ?? usualPatience);
    arriving.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
    payload.once('error', (error) => arriving.destroy(error));
    // Whoever reads it is told; where nobody does, it is nobody's fault.
    arriving.on('error', () => {});
    done(null, payload.pipe(arriving));
  });
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
