import { pageRoutes } from '@sagolykta/contract/page-routes';
import { forgotForm, resetForm, verifyForm } from '@sagolykta/contract/sign-in';
import type { Language } from '@sagolykta/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { verifyEmail } from '../../features/accounts/email/verify-email.ts';
import type { askForReset } from '../../features/accounts/password/ask-for-reset.ts';
import type { lookAtReset, resetPassword } from '../../features/accounts/password/reset-password.ts';
import { knownLanguage } from '../../http/language.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { fieldErrors } from '../../http/parse.ts';
import { senderOf } from '../../http/sender.ts';
import { servePage } from '../../http/serve-page.ts';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';
import { type AskedReset, forgotPage, messagePage, resetPage, verifyPage } from './letter-pages.ts';
import { passwordError } from './read-form.ts';

export interface LetterOptions {
  readonly rateLimiter: RateLimiter;
  readonly askForReset: ReturnType<typeof askForReset>;
  readonly resetPassword: ReturnType<typeof resetPassword>;
  readonly lookAtReset: ReturnType<typeof lookAtReset>;
  readonly verifyEmail: ReturnType<typeof verifyEmail>;
  /** Opens a session and leads on. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, familyId: string) => Promise<unknown>;
}

const lettersToAnAddress: RateRule = { name: 'reset', most: 5, perSeconds: 3600 };
const lettersFromAnAddress: RateRule = { name: 'reset-address', most: 50, perSeconds: 3600 };
const triesFromAnAddress: RateRule = { name: 'letter-link', most: 60, perSeconds: 600 };

/** What the links in our letters lead to: pages with one form each, all without a script. */
export function serveLetters(app: FastifyInstance, options: LetterOptions): void {
  const { rateLimiter, enter } = options;

  servePage(app, pageRoutes.showForgotPassword, async (request, reply) =>
    sendPage(reply, forgotPage({ language: pageLanguage(request) })),
  );

  servePage(app, pageRoutes.askForReset, async (request, reply) => {
    const language = languageOf(request);
    const form = forgotForm.safeParse(request.body);
    if (!form.success) return sendPage(reply.code(422), forgotPage({ language, error: 'email' }));
    // The sender first: one who is refused must not use up the letters of whom they name.
    const refused = await rateLimiter(lettersFromAnAddress, senderOf(request));
    const wait = refused > 0 ? refused : await rateLimiter(lettersToAnAddress, form.data.email);
    if (wait > 0) return sendPage(tooMany(reply, wait), forgotPage({ language, error: 'too-many' }));
    // Not waited for: an address that is known must not take longer than one that is not.
    void options.askForReset(form.data.email).catch((error) => request.log.error({ err: error }, 'reset mail'));
    return sendPage(reply, messagePage(language, 'sent'));
  });

  servePage(app, pageRoutes.showReset, async (request, reply) =>
    showReset(reply, { language: pageLanguage(request), token: tokenIn(request) }),
  );

  servePage(app, pageRoutes.resetPassword, async (request, reply) => {
    const language = languageOf(request);
    const wait = await rateLimiter(triesFromAnAddress, senderOf(request));
    if (wait > 0) return sendPage(tooMany(reply, wait), messagePage(language, 'oldLink'));
    const form = resetForm.safeParse(request.body);
    if (!form.success) {
      const { token = '' } = (request.body ?? {}) as { token?: unknown };
      const refused = fieldErrors(form.error).find(({ field }) => field === 'password');
      const error = refused === undefined ? 'not-understood' : passwordError(refused.message);
      return showReset(reply.code(422), { language, token: String(token).slice(0, 200), error });
    }
    const outcome = await options.resetPassword(form.data);
    if (outcome.kind === 'too-common') {
      return showReset(reply.code(422), { language, token: form.data.token, error: outcome.kind });
    }
    if (outcome.kind === 'old-link') return sendPage(reply.code(410), messagePage(language, 'oldLink'));
    return enter(request, reply, outcome.familyId);
  });

  /** The form, whether or not the link still works: what it tells of the account only a link that does can ask for. */
  async function showReset(reply: FastifyReply, asked: AskedReset) {
    const found = asked.token === '' ? undefined : await options.lookAtReset(asked.token);
    return sendPage(reply, resetPage({ ...asked, found }));
  }

  servePage(app, pageRoutes.showVerification, async (request, reply) =>
    sendPage(reply, verifyPage({ language: pageLanguage(request), token: tokenIn(request) })),
  );

  servePage(app, pageRoutes.verifyEmail, async (request, reply) => {
    const language = languageOf(request);
    const wait = await rateLimiter(triesFromAnAddress, senderOf(request));
    const form = verifyForm.safeParse(request.body);
    const isVerified = wait === 0 && form.success && (await options.verifyEmail(form.data.token));
    if (!isVerified) return sendPage(reply.code(410), messagePage(language, 'oldLink'));
    return sendPage(reply, messagePage(language, 'verified'));
  });
}

/** The language of the page that the form stood on. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = (request.body ?? {}) as { lang?: unknown };
  return knownLanguage(lang) ?? pageLanguage(request);
}

function tokenIn(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token.slice(0, 200) : '';
}

function tooMany(reply: FastifyReply, wait: number): FastifyReply {
  return reply.code(429).header('Retry-After', String(wait));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('Vary', 'Accept-Language, Cookie').type('text/html; charset=utf-8').send(page);
}
