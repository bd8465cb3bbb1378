import { defaultLanguage, type Language } from '@sagolykta/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownLanguage } from './language.ts';

const languageCookie = 'lang';

/** The language of a page that we render: as its address says (?lang), else as chosen before (cookie), else Swedish, whatever the browser likes. */
export function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return knownLanguage(lang) ?? knownLanguage(request.cookies[languageCookie]) ?? defaultLanguage;
}

/** For a year, on this device. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600 });
}
