import type { Endpoints } from '@sagolykta/contract/endpoints';
import { dayIn } from '@sagolykta/domain/family-day';
import type { BookBinder } from '../../ports/book-binder.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { type BookPorts, bookCover, bookStory } from './book-of.ts';

export interface BindingPorts extends BookPorts {
  readonly families: Families;
  readonly binders: Readonly<Record<'pdf' | 'epub', BookBinder>>;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

export const bookTypes = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;
/** A book takes a core for a second or two. */
export const bookRule = { name: 'book', most: 30, perSeconds: 3600 } as const;

/** One story as a book. Throws Failure 'not-found', 'too-many-requests', 'unavailable'. */
export const getStoryBook =
  (ports: BindingPorts): Operation<Endpoints['getStoryBook']> =>
  async ({ familyId, params: { id, format } }) => {
    const key = { familyId, id };
    const { timeZone } = await findFamily(ports.families, familyId);
    if ((await ports.stories.find(key))?.status !== 'ready') throw new Failure('not-found');
    await refuseTooMany(ports.rateLimiter, bookRule, familyId);
    const story = await bookStory(ports, key, timeZone);
    if (story === undefined) throw new Failure('not-found');
    const madeOn = dayIn(timeZone, ports.clock());
    const book = {
      title: story.title,
      subtitle: story.childName,
      language: story.language,
      cover: await bookCover(ports, key),
      madeOn,
      id,
      stories: async function* () {
        yield story;
      },
    };
    return {
      type: bookTypes[format],
      fileName: `sagolykta-${story.day}.${format}`,
      content: await ports.binders[format](book),
    };
  };
