import fastifyStatic from '@fastify/static';
import { addressOf } from '@sagolykta/contract/client';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import { screens } from '@sagolykta/contract/screens';
import { getStory } from '@sagolykta/contract/stories';
import { getUser } from '@sagolykta/contract/user';
import { id as contractId } from '@sagolykta/contract/values';
import { languages } from '@sagolykta/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';
import type { Memberships } from '../ports/memberships.ts';
import { isForApi } from './api-address.ts';
import type { BuiltWeb, Page } from './built-web.ts';
import { keepLanguage, pageLanguage } from './page-language.ts';
import { sendProblem } from './problems.ts';
import { screenPages } from './screen-pages.ts';
import type { Operations } from './serve-endpoints.ts';
import { allowStripe } from './stripe-page-headers.ts';

interface WebAppOptions {
  readonly web: BuiltWeb | null;
  /** The public address, where it is known. */
  readonly origin: string | undefined;
  /** Cards are entered in Stripe's own form, on /subscribe. */
  readonly hasStripe: boolean;
  readonly operations: Operations;
  readonly memberships: Pick<Memberships, 'mayRead'>;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** The pages: the landing page or the app, by session; what a visitor may not see leads to the sign-in page and back. */
export async function serveWebApp(
  app: FastifyInstance,
  { web, origin, hasStripe, operations, memberships, findFamily }: WebAppOptions,
): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !isForApi(request);
    if (web === null || !isPage) return sendProblem(reply, new Failure('not-found'));
    return sendPage(request, reply.code(404), web.shell);
  });
  if (web === null) return;

  await app.register(fastifyStatic, {
    root: web.folder,
    wildcard: false,
    index: false,
    globIgnore: ['*.html', 'server/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('Cache-Control', cachingOf(path)),
  });

  const sendWords = screenPages(web, operations, memberships);
  app.get(screens.home.path, async (request, reply) => {
    const familyId = await findFamily(request, reply);
    // What home asks for first is not for whoever only reads: theirs is a shelf.
    if (request.role === 'reader') return sendPage(request, reply, web.shell);
    if (familyId !== null) {
      if (await sendWords({ screen: 'home', params: {}, request, reply })) return reply;
      return sendPage(request, reply, web.home);
    }
    const language = pageLanguage(request);
    // Asked for in its address, a language is a choice: the pages that follow keep to it.
    if ('lang' in (request.query as object)) keepLanguage(reply, language);
    reply.headers({
      'Content-Language': language,
      Link: otherLanguages(origin ?? ''),
    });
    return sendPage(request, reply, web.landing[language]);
  });

  const sendStory = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, view } = storyAsked(request);
    // Its paper and its workshop are made in the browser.
    if (id !== undefined && view === undefined) {
      if (await sendWords({ screen: 'story', params: { id }, request, reply })) return reply;
    }
    const calls = id === undefined ? [] : [getUser.path, addressOf(getStory.path, { id })];
    return sendPage(request, reply, web.story(calls));
  };
  for (const screen of Object.values(screens)) {
    if (screen.path === screens.home.path) continue;
    app.get(screen.path, async (request, reply) => {
      const isOpen = screen.access === 'anyone' || (await findFamily(request, reply)) !== null;
      if (hasStripe && screen.path === screens.subscribe.path) allowStripe(reply);
      if (isOpen && screen.path === screens.story.path) return sendStory(request, reply);
      // Whoever only reads is led to their shelf by the app.
      const isLibrary = isOpen && screen.path === screens.library.path && request.role !== 'reader';
      if (isLibrary && (await sendWords({ screen: 'library', params: {}, request, reply }))) return reply;
      if (isOpen) return sendPage(request, reply, web.shell);
      return reply.redirect(addressOf(pageRoutes.showSignIn.path, {}, { returnTo: request.url }), 303);
    });
  }
}

/** Which story, and in which of its views; no id where the address holds none that could be one. */
function storyAsked(request: FastifyRequest): { id: string | undefined; view: unknown } {
  const { id } = request.params as { id?: string };
  const { view } = request.query as { view?: unknown };
  return { id: contractId.safeParse(id).success ? id : undefined, view };
}

/** For search engines, which like whole addresses. Where ours is not known a path says as much: the host in a request is its sender's choice. */
function otherLanguages(origin: string): string {
  return languages
    .map((language) => `<${origin}/?lang=${language}>; rel="alternate"; hreflang="${language}"`)
    .join(', ');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, brotli }: Page): FastifyReply {
  // Asked again each time: what stands at an address depends on who asks.
  reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' });
  reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('Content-Encoding', 'br').send(brotli);
}

/** Files in assets/ carry a hash of their content in their name. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
