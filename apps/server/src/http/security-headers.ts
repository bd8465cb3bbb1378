import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

interface SecurityOptions {
  readonly isSecure: boolean;
  /** CSP sources ('sha256-…') of the scripts and styles that stand in our own built pages. */
  readonly inlineSources: readonly string[];
}

/** Nothing from another host, nothing inline but what was built, no frames, no features that a bedtime story has no use for. */
export function securityHeaders(app: FastifyInstance, { isSecure, inlineSources }: SecurityOptions): void {
  const always = helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineSources],
        styleSrc: ["'self'", ...inlineSources],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // What is recorded here is heard before it is kept.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  always['permissions-policy'] = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always);
    done();
  });
}

/** The same for every answer, so they are worked out once. */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return answer.getHeaders();
}
