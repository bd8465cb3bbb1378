import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLanguage } from '../../http/page-language.ts';
import { servePage } from '../../http/serve-page.ts';
import { Failure } from '../../ports/failure.ts';
import type { ReadOutbox } from '../../ports/outbox.ts';
import { html, type Markup } from '../markup.ts';
import { layout } from './layout.ts';
import { signInTexts } from './texts.ts';

const mostLetters = 50;
const titles = { sv: 'Utkorgen', en: 'The outbox' };
const leads = {
  sv: 'Ingen e-postserver är inställd, så breven stannar här. Sidan finns bara på den här datorn.',
  en: 'No mail server is set up, so the letters stay here. This page exists on this computer alone.',
};

/** Shows the letters to the person at this very machine, so that links in them can be followed without a mail server. */
export function serveOutbox(app: FastifyInstance, readOutbox: ReadOutbox): void {
  servePage(app, pageRoutes.showOutbox, async (request) => {
    if (!isFromThisMachine(request)) throw new Failure('not-found');
    const language = pageLanguage(request);
    const letters = await readOutbox(mostLetters);
    return layout(
      { texts: signInTexts[language], language, title: titles[language], query: '' },
      html`<h1>${titles[language]}</h1>
<p class="lead">${leads[language]}</p>
${letters.map(({ to, text }) => html`<section class="card"><h2>${to}</h2><pre>${linked(text)}</pre></section>`)}`,
    );
  });
}

/** A proxy on this machine would make everybody look like its own person. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => name in request.headers);
  const isLocalName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(request.host);
  return !isForwarded && isLocalName && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
}

/** Links to our own pages, as paths of this very server. */
function linked(text: string): Markup[] {
  return text.split(/(https?:\/\/\S+)/).map((part) => {
    const url = URL.parse(part);
    if (url === null || !url.pathname.startsWith('/api/')) return html`${part}`;
    return html`<a href="${url.pathname + url.search}">${part}</a>`;
  });
}
