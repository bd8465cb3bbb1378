import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from './plain-http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is answered is JSON, and never shown by itself. */
    readonly isData?: boolean;
  }
}

interface SecurityOptions {
  readonly isSecure: boolean;
  /** CSP sources ('sha256-…') of the scripts and styles that stand in our own built pages. */
  readonly inlineSources: readonly string[];
}

interface SecurityHeaders {
  readonly page: OutgoingHttpHeaders;
  readonly data: Readonly<Record<string, string>>;
}

/** Nothing from another host, nothing inline but what was built, no frames, no features that a bedtime story has no use for. */
export function securityHeaders({ isSecure, inlineSources }: SecurityOptions): SecurityHeaders {
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
  return { page: always, data: dataHeaders(always) };
}

export function setSecurityHeaders(app: FastifyInstance, { page, data }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isData === true ? data : page);
    done();
  });
}

/** Data is no page: it runs nothing, and whoever opens it as one is to get nothing out of it. */
function dataHeaders(always: OutgoingHttpHeaders): Readonly<Record<string, string>> {
  const needed = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
  const kept = needed.flatMap((name) => (always[name] === undefined ? [] : [[name, String(always[name])]]));
  return { ...Object.fromEntries(kept), 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
}

/** The same for every answer, so they are worked out once. */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return answer.getHeaders();
}
