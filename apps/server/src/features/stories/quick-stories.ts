import { hash } from 'node:crypto';
import type { Endpoints } from '@sagolykta/contract/endpoints';
import { story as storyShape } from '@sagolykta/contract/stories';
import { nightSoundOf } from '@sagolykta/domain/night-sounds';
import { seasonOfMonth } from '@sagolykta/domain/season';
import type { Clock } from '../../ports/clock.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Painting, Paintings } from '../../ports/paintings.ts';
import type { QuickCard, QuickStories, QuickStory, ToldAnswer } from '../../ports/quick-stories.ts';
import { isInItsLastHalf, sidOf } from '../accounts/sessions/sessions.ts';
import type { QuickOperation } from '../quick-answer.ts';
import { nextPage } from './list-stories.ts';
import { pictureAddress } from './picture-address.ts';
import { shownStory } from './story-view.ts';

interface Ports {
  readonly quickStories: QuickStories;
  readonly illustrator: Illustrator;
  readonly paintings: Paintings;
  readonly clock: Clock;
}

/** Another release may answer with other fields: then nothing that a browser has is still the answer. */
const shape = hash('sha1', Object.keys(storyShape.shape).join(), 'base64url').slice(0, 6);

/** A story whose text is sent as it is kept, never parsed; all that may change is put around it. */
export function quickStory({
  quickStories,
  illustrator,
  paintings,
  clock,
}: Ports): QuickOperation<Endpoints['getStory']> {
  const release = `${shape}.${illustrator.version}.`;
  return async ({ token, params: { id }, known }) => {
    const sid = sidOf(token);
    const now = clock();
    const knownVersion = known.startsWith(release) ? known.slice(release.length) : '';
    const found = await quickStories.story({ sid, now, id, known: knownVersion });
    if (found === undefined || isInItsLastHalf(found.expire, now)) return undefined;
    const { familyId, told } = found;
    const answer = { familyId, sid, tag: release + found.version };
    if (told === null) return { ...answer, body: null };
    const painted = found.paintings === 0 ? [] : await paintings.of({ familyId, id });
    return { ...answer, body: bodyOf(found, told, { illustratorVersion: illustrator.version, paintings: painted }) };
  };
}

/** Not to be found inside a text: there the quotation marks are escaped. */
const emptyContent = '"content":""';

function bodyOf(
  { story }: QuickStory,
  { head, content }: ToldAnswer,
  drawn: { illustratorVersion: string; paintings: readonly Painting[] },
): Uint8Array {
  const nightSound = head.nightSound ?? nightSoundOf([], seasonOfMonth(new Date(story.createdAt).getUTCMonth() + 1));
  const around = JSON.stringify(shownStory({ ...story, content: '' }, { alts: head.alts, nightSound }, drawn));
  const at = around.indexOf(emptyContent) + emptyContent.length - 2;
  return Buffer.concat([Buffer.from(around.slice(0, at)), content, Buffer.from(around.slice(at + 2))]);
}

/** A page of the newest, or of favourites; what is searched for, or a child's alone, is asked for the longer way. */
export function quickPage({ quickStories, illustrator, clock }: Ports): QuickOperation<Endpoints['listStories']> {
  return async ({ token, query, known }) => {
    const { favorites, child, search, limit, cursor } = query;
    if (child !== undefined || search !== undefined) return undefined;
    const sid = sidOf(token);
    const now = clock();
    const asked = { favoritesOnly: favorites === 'true', limit: limit + 1, olderThan: cursor ?? null };
    const found = await quickStories.page({ sid, now, ...asked });
    if (found === undefined || isInItsLastHalf(found.expire, now)) return undefined;
    const cards = found.cards.slice(0, limit);
    const last = cards.at(-1);
    const summaries = cards.flatMap((card, index) => [
      index === 0 ? '[' : ',',
      ...summaryOf(card, illustrator.version),
    ]);
    const body = jsonOf([...summaries, ']']);
    const tag = hash('sha1', body, 'base64url');
    const next = found.cards.length > limit && last !== undefined ? { next: nextPage(query, last) } : {};
    return { familyId: found.familyId, sid, tag, body: tag === known ? null : body, ...next };
  };
}

const letterA = 'a'.charCodeAt(0);

/** What story-view.ts says of a story on a list, in pieces: what was kept as it is sent, and what may have changed since. */
function summaryOf({ told, edition, ...card }: QuickCard, illustratorVersion: string): (string | Uint8Array)[] {
  const { id, childProfileId, siblingIds, childName, language, isFavorite, createdAt } = card;
  // Ids, languages and instants have no letter that JSON would write otherwise; twenty objects to be walked cost as much as the rest.
  const siblings = siblingIds.length === 0 ? '' : `"${siblingIds.join('","')}"`;
  const head =
    `{"id":"${id}","childProfileId":"${childProfileId}","siblingIds":[${siblings}],"childName":${JSON.stringify(childName)},` +
    `"language":"${language}","isFavorite":${isFavorite},"status":"ready","hasAudio":false,"createdAt":"${createdAt}",`;
  // '"alt"…' where it has one, '"title"…' where it has none.
  const hasImage = told[1] === letterA;
  const image = hasImage ? `{"url":"${pictureAddress({ id, edition }, 'cover', illustratorVersion)}",` : 'null,';
  return [`${head}"image":${image}`, told, '}'];
}

/** Pieces of JSON in one, in UTF-8. */
function jsonOf(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const most = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length * 3 : piece.length), 0);
  const bytes = Buffer.allocUnsafe(most);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += bytes.write(piece, end);
    else {
      bytes.set(piece, end);
      end += piece.length;
    }
  }
  return bytes.subarray(0, end);
}
