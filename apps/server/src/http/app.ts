import cookies from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serveOpenApi } from '../pages/docs/routes.ts';
import { knownBrowserCookie } from '../pages/sign-in/known-browser.ts';
import { openSession } from '../pages/sign-in/open-session.ts';
import { type PasskeyOptions, servePasskeys } from '../pages/sign-in/passkey-routes.ts';
import { type SignInOptions, serveSignIn } from '../pages/sign-in/routes.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { AnsweredRequest, Telemetry } from '../ports/telemetry.ts';
import { isForApi } from './api-address.ts';
import { limitBodyPatience, longestPatience } from './body-patience.ts';
import { browserTokenCookie } from './browser-token.ts';
import type { BuiltWeb } from './built-web.ts';
import { serveHealth } from './health.ts';
import { beforeRouting, problemHandler } from './problems.ts';
import { type QuickOperations, quickDoor } from './quick-door.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { securityHeaders, setSecurityHeaders } from './security-headers.ts';
import { type Operations, serveEndpoints } from './serve-endpoints.ts';
import { accountOf, sessionCookie } from './session-cookie.ts';
import { serveWebApp } from './web-app.ts';

export interface AppOptions
  extends Omit<SignInOptions, 'isSecure' | 'cookie' | 'browserToken' | 'knownBrowser' | 'findFamily'>,
    Omit<PasskeyOptions, 'open'> {
  readonly logger: FastifyBaseLogger;
  readonly trustedProxies: string | undefined;
  readonly operations: Operations;
  readonly quick: QuickOperations;
  readonly telemetry: Telemetry;
  readonly memberships: Pick<Memberships, 'mayRead'>;
  readonly checkDatabase: () => Promise<void>;
  readonly isOutage: (error: unknown) => boolean;
  /** Cards are entered in Stripe's own form. */
  readonly hasStripe: boolean;
  /** null when the web app has not been built: the API alone is served. */
  readonly web: BuiltWeb | null;
}

const longestBody = 64 * 1024;

/** The whole server without a port or an environment: what tests walk into, and what main lets listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const isSecure = options.origin?.startsWith('https:') ?? false;
  const cookie = sessionCookie(isSecure);
  const browserToken = browserTokenCookie(isSecure);
  const knownBrowser = knownBrowserCookie(isSecure);
  const findFamily = (request: FastifyRequest, reply: FastifyReply) =>
    accountOf(request, reply, { cookie, sessions: options.sessions });

  const headers = securityHeaders({ isSecure, inlineSources: options.web?.inlineSources ?? [] });
  const answered = (log: FastifyBaseLogger, request: AnsweredRequest, familyId: string | null) => {
    logAnswer(log, request, familyId);
    options.telemetry.answered(request);
  };
  const door = quickDoor(options.quick, {
    sessionToken: cookie.readHeader,
    headers: headers.data,
    answered: (request, familyId) => answered(options.logger, request, familyId),
  });

  const app = fastify({
    serverFactory: door.server,
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestBody,
    // For what no route waits for, and as a last resort; bodies are waited for in body-patience.ts.
    requestTimeout: longestPatience,
    trustProxy: options.trustedProxies ?? false,
    frameworkErrors: beforeRouting,
  });
  app.decorateRequest('familyId', null);
  app.decorateRequest('sid', null);
  app.decorateRequest('accountId', null);
  app.decorateRequest('role', null);
  app.setErrorHandler(problemHandler(options.isOutage));
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', (request, reply, done) => {
    answered(request.log, answeredRequest(request, reply), request.familyId);
    done();
  });
  app.addHook('preClose', async () => door.stop());
  closeConnectionsWhenStopping(app);
  sendBytes(app);
  limitBodyPatience(app);
  // Hooks that wait for nothing tell so themselves: a promise each would cost as much as what they do.
  app.addHook('onRequest', (request, reply, done) => {
    if (isForApi(request)) reply.header('Cache-Control', 'no-store');
    if (request.routeOptions.config.isSigned !== true) refuseCrossSite(request, options.origin);
    done();
  });
  await app.register(cookies);
  setSecurityHeaders(app, headers);
  app.addHook('onRequest', (request, _reply, done) => done(door.failureOf(request.raw) as Error | undefined));

  serveHealth(app, options.checkDatabase);
  await app.register(async (forms) =>
    serveSignIn(forms, { ...options, isSecure, cookie, browserToken, knownBrowser, findFamily }),
  );
  await app.register(async (passkeys) =>
    servePasskeys(passkeys, {
      ...options,
      open: (request, reply, familyId) =>
        openSession(request, reply, { familyId, opening: { ...options, cookie, browserToken, knownBrowser } }),
    }),
  );
  serveOpenApi(app);
  await serveEndpoints(app, options.operations, { findFamily, browserToken, memberships: options.memberships });
  await serveWebApp(app, { ...options, findFamily });
  return app;
}

/** Without this a connection whose request outlasted the call to stop is kept open, and the process with it. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('Connection', 'close');
    done();
  });
}

/** Node writes a string with letters beyond Latin-1, and every story has some, at half the speed of the same bytes. */
function sendBytes(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}

function answeredRequest(request: FastifyRequest, reply: FastifyReply): AnsweredRequest {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    milliseconds: reply.elapsedTime,
    traceparent: [request.headers.traceparent].flat()[0],
  };
}

/** Which route, never the address itself: that may carry what a family has typed. */
function logAnswer(
  log: FastifyBaseLogger,
  { method, route, status, milliseconds }: AnsweredRequest,
  familyId: string | null,
): void {
  log.info({ method, route, status, milliseconds: Math.round(milliseconds), familyId: familyId ?? undefined });
}
