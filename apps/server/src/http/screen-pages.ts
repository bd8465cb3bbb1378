import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ServedAnswers, ServedScreen } from '@sagolykta/contract/served-screens';
import { servedScreens } from '@sagolykta/contract/served-screens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';
import type { Memberships } from '../ports/memberships.ts';
import { askForPage } from './ask-for-page.ts';
import type { BuiltWeb } from './built-web.ts';
import { pageLanguage } from './page-language.ts';
import { drawingAt, withPictureInside } from './picture-inside.ts';
import type { Operations } from './serve-endpoints.ts';

const brotli = promisify(brotliCompress);
/** Brotli's quality for a page that is made anew at each request. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Wanted {
  readonly screen: ServedScreen;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends a screen with its words in it, for the family that is signed in. False, with nothing sent, where there are no words
 * to send: what is not there, or not yet, is the app's own to tell.
 */
export function screenPages(
  web: BuiltWeb,
  operations: Operations,
  memberships: Pick<Memberships, 'mayRead'>,
): (wanted: Wanted) => Promise<boolean> {
  const ask = askForPage(operations, memberships);
  return async ({ screen, params, request, reply }) => {
    const fill = web.served[screen];
    if (fill === undefined || web.renderer === null) return false;
    const answered = await answersFor(screen, (name) => ask.json({ name, params, request, reply }));
    if (answered === null) return false;
    const language = pageLanguage(request);
    const answers: ServedAnswers = JSON.parse(answered);
    if (answers.getStory !== undefined && answers.getStory.status !== 'ready') return false;
    try {
      const { renderScreen } = await web.renderer();
      const at = new Date().toISOString();
      const words = await renderScreen({ screen, language, at, answers }, request.url);
      const opening = drawingAt(words.picture);
      const drawing = opening === undefined ? undefined : await ask.drawing({ ...opening, request, reply });
      const rendered = drawing === undefined ? words : withPictureInside(words, drawing);
      const json = `{"screen":"${screen}","language":"${language}","at":"${at}","answers":${answered}}`;
      await sendWords(request, reply, fill({ language, rendered, json }));
      return true;
    } catch {
      // Which one, but not what it says: an error of a component may quote the story.
      request.log.error({ screen }, 'a screen could not be rendered');
      return false;
    }
  };
}

/** JSON of them all; null where one of them is refused. */
async function answersFor(
  screen: ServedScreen,
  ask: (name: keyof Endpoints) => Promise<string>,
): Promise<string | null> {
  try {
    const calls = servedScreens[screen];
    const answers = await Promise.all(calls.map(async (name) => `"${name}":${await ask(name)}`));
    return `{${answers.join()}}`;
  } catch (failure) {
    if (failure instanceof Failure) return null;
    throw failure;
  }
}

/** A family's own words are kept nowhere on the way, nor by the browser: whoever steps back after a farewell finds the door. */
async function sendWords(request: FastifyRequest, reply: FastifyReply, page: string): Promise<void> {
  reply.headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Encoding' });
  reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return void reply.send(page);
  const bytes = await brotli(page, quick);
  reply.header('Content-Encoding', 'br').send(bytes);
}
