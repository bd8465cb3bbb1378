import formbody from '@fastify/formbody';
import type { FailureCode } from '@sagolykta/contract/failure-codes';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { RegisterForm } from '@sagolykta/contract/sign-in';
import type { Language } from '@sagolykta/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { logIn } from '../../features/accounts/enter/log-in.ts';
import type { registerFamily } from '../../features/accounts/enter/register-family.ts';
import type { startGuest } from '../../features/accounts/enter/start-guest.ts';
import type { SessionPorts } from '../../features/accounts/sessions/sessions.ts';
import { type AskForPin, needsPin } from '../../features/parental-controls/ask-for-pin.ts';
import type { claimCheckout } from '../../features/subscription/claim-checkout.ts';
import type { BrowserTokenCookie } from '../../http/browser-token.ts';
import { knownLanguage } from '../../http/language.ts';
import { ownPath } from '../../http/own-path.ts';
import { keepLanguage, pageLanguage } from '../../http/page-language.ts';
import { senderOf } from '../../http/sender.ts';
import { servePage } from '../../http/serve-page.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { ReadOutbox } from '../../ports/outbox.ts';
import type { RateRule } from '../../ports/rate-limiter.ts';
import { serveSignInAssets } from './assets.ts';
import { type InvitationDoor, serveInvitations } from './invitation-routes.ts';
import type { KnownBrowserCookie } from './known-browser.ts';
import { type LetterOptions, serveLetters } from './letter-routes.ts';
import { serveLogOut } from './log-out.ts';
import { openSession } from './open-session.ts';
import { serveOutbox } from './outbox.ts';
import { type FormName, type RefusedForm, signInPage } from './page.ts';
import { type ProviderSignIn, serveProvider } from './provider-routes.ts';
import { readForm, refuse, timeZoneFrom } from './read-form.ts';
import type { SignInError } from './texts.ts';

export interface SignInOptions extends Omit<LetterOptions, 'enter'>, InvitationDoor {
  readonly families: Families;
  readonly sessions: SessionPorts;
  readonly cookie: SessionCookie;
  readonly logIn: ReturnType<typeof logIn>;
  readonly registerFamily: ReturnType<typeof registerFamily>;
  readonly askToVerify: (familyId: string) => Promise<void>;
  /** null for the embedded sign-in: then the forms are served. */
  readonly provider: ProviderSignIn | null;
  readonly isSecure: boolean;
  readonly askForPin: AskForPin;
  readonly knownBrowser: KnownBrowserCookie;
  readonly passwordOf: (familyId: string) => Promise<string | undefined>;
  /** The public address, where it is known. */
  readonly origin: string | undefined;
  /** null where letters leave the house, or others could come to this page. */
  readonly readOutbox: ReadOutbox | null;
  readonly startGuest: ReturnType<typeof startGuest>;
  readonly browserToken: BrowserTokenCookie;
  readonly claimCheckout: ReturnType<typeof claimCheckout>;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

const newFamiliesFromAnAddress: RateRule = { name: 'new-family', most: 200, perSeconds: 600 };

/** The embedded sign-in: one page and three forms, all without a script. */
export async function serveSignIn(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { families, rateLimiter, findFamily } = options;
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  serveSignInAssets(app);
  serveLogOut(app, options);
  serveInvitations(app, options);
  if (options.readOutbox !== null) serveOutbox(app, options.readOutbox);

  if (options.provider !== null) serveProvider(app, { ...options, ...options.provider, enter });
  else serveForms();

  function serveForms(): void {
    serveLetters(app, { ...options, enter });
    servePage(app, pageRoutes.showSignIn, async (request, reply) => {
      const { returnTo } = request.query as { returnTo?: unknown };
      const familyId = await findFamily(request, reply);
      const family = familyId === null ? undefined : await families.find(familyId);
      if (family?.isGuest === false) return reply.redirect(ownPath(returnTo), 303);
      return show(request, reply, { returnTo, language: pageLanguage(request), refused: null });
    });

    servePage(app, pageRoutes.logIn, async (request, reply) => {
      const read = readForm('login', request.body);
      if (read.kind === 'refused') return again(request, reply.code(422), read.refused);
      const { form } = read;
      const attempt = { ...form, sender: senderOf(request), knownBrowser: options.knownBrowser.read(request) };
      const outcome = await options.logIn(attempt);
      if (typeof outcome === 'object') return tooMany(request, reply, 'login', outcome.wait);
      const familyId = outcome;
      if (familyId === undefined) return again(request, reply.code(401), refuse('login', request.body, 'wrong'));
      return enter(request, reply, familyId, form.returnTo);
    });

    // Whoever goes to the address of a form that was refused finds the form again.
    servePage(app, pageRoutes.showRegister, (request, reply) =>
      reply.redirect(pageRoutes.showSignIn.path + searchOf(request), 303),
    );

    servePage(app, pageRoutes.register, async (request, reply) => {
      const read = readForm('register', request.body);
      if (read.kind === 'refused') return again(request, reply.code(422), read.refused);
      const { form } = read;
      const wait = await rateLimiter(newFamiliesFromAnAddress, senderOf(request));
      if (wait > 0) return tooMany(request, reply, 'register', wait);
      const familyId = await registered(request, form, await findFamily(request, reply));
      if (typeof familyId === 'object') {
        return again(request, reply.code(422), refuse('register', request.body, familyId.error, familyId.field));
      }
      if (familyId === undefined) return again(request, reply.code(409), refuse('register', request.body, 'taken'));
      // Not waited for: who is in shall not wait for a mail server.
      void options.askToVerify(familyId).catch((error) => request.log.error({ err: error }, 'verification mail'));
      return enter(request, reply, familyId, form.returnTo);
    });
  }

  servePage(app, pageRoutes.startGuest, async (request, reply) => {
    const read = readForm('guest', request.body);
    if (read.kind === 'refused') return again(request, reply.code(422), read.refused);
    const { form } = read;
    const wait = await rateLimiter(newFamiliesFromAnAddress, senderOf(request));
    if (wait > 0) return tooMany(request, reply, 'guest', wait);
    const guest = { timeZone: timeZoneFrom(form.timeZone), language: languageOf(request, form.lang) };
    return enter(request, reply, await options.startGuest(guest), form.returnTo);
  });

  async function registered(request: FastifyRequest, form: RegisterForm, currentFamilyId: string | null) {
    try {
      const timeZone = timeZoneFrom(form.timeZone);
      return await options.registerFamily({
        form,
        timeZone,
        language: languageOf(request, form.lang),
        currentFamilyId,
        sid: request.sid,
      });
    } catch (error) {
      const said = error instanceof Failure ? registerErrors.get(error.code) : undefined;
      if (said === undefined) throw error;
      return said;
    }
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, familyId: string, returnTo = '/') {
    await openSession(request, reply, { familyId, opening: options });
    return reply.redirect(ownPath(returnTo), 303);
  }

  function tooMany(request: FastifyRequest, reply: FastifyReply, form: FormName, wait: number) {
    reply.code(429).header('Retry-After', String(wait));
    return again(request, reply, refuse(form, request.body, 'too-many'));
  }

  function again(request: FastifyRequest, reply: FastifyReply, refused: RefusedForm) {
    const { returnTo, lang } = (request.body ?? {}) as { returnTo?: unknown; lang?: unknown };
    return show(request, reply, { returnTo, language: languageOf(request, lang), refused });
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { returnTo: unknown; language: Language; refused: RefusedForm | null },
  ) {
    const familyId = await findFamily(request, reply);
    const isGuest = familyId !== null;
    const isPinNeeded = isGuest && (await needsPin(options.askForPin, { familyId, sid: request.sid }));
    keepLanguage(reply, page.language);
    reply.header('Vary', 'Accept-Language, Cookie');
    return signInPage({ ...page, returnTo: ownPath(page.returnTo), isGuest, needsPin: isPinNeeded });
  }
}

function searchOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}

/** What of the account's making is told at a field. */
const registerErrors: ReadonlyMap<FailureCode, { readonly error: SignInError; readonly field: string }> = new Map([
  ['common-password', { error: 'too-common', field: 'password' }],
  ['pin-needed', { error: 'pin', field: 'pin' }],
  ['wrong-pin', { error: 'pin', field: 'pin' }],
  ['too-many-requests', { error: 'too-many', field: '' }],
]);

/** The language of the page that the form stood on. */
function languageOf(request: FastifyRequest, lang: unknown): Language {
  return knownLanguage(lang) ?? pageLanguage(request);
}
