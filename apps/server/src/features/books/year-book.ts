import type { Endpoints } from '@sagolykta/contract/endpoints';
import { dayIn } from '@sagolykta/domain/family-day';
import type { Language } from '@sagolykta/domain/language';
import type { BookStory } from '../../ports/book-binder.ts';
import { Failure } from '../../ports/failure.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { bookCover, bookStory } from './book-of.ts';
import { type BindingPorts, bookRule, bookTypes } from './story-book.ts';

/** Read at once, to find those of a year. */
const batch = 100;

const titles: Readonly<Record<Language, (year: string) => string>> = {
  sv: (year) => `Våra sagor ${year}`,
  en: (year) => `Our stories of ${year}`,
};

/** A year's favourites in one book, the oldest first. Throws Failure 'not-found' where there are none, 'too-many-requests', 'unavailable'. */
export const getYearBook =
  (ports: BindingPorts): Operation<Endpoints['getYearBook']> =>
  async ({ familyId, params: { year, format }, language }) => {
    const { timeZone } = await findFamily(ports.families, familyId);
    const favorites = await favoritesOf(ports, familyId, timeZone, year);
    const [first] = favorites;
    if (first === undefined) throw new Failure('not-found');
    await refuseTooMany(ports.rateLimiter, bookRule, familyId);
    const book = {
      title: titles[language](year),
      subtitle: [...new Set(favorites.map(({ childName }) => childName))].join(' · '),
      language,
      cover: await bookCover(ports, { familyId, id: first.id }),
      madeOn: dayIn(timeZone, ports.clock()),
      id: familyId,
      stories: () => inOrder(ports, familyId, timeZone, favorites),
    };
    const content = await ports.binders[format](book);
    return { type: bookTypes[format], fileName: `sagolykta-${year}.${format}`, content };
  };

interface Favorite {
  readonly id: string;
  readonly childName: string;
}

async function favoritesOf(
  { stories }: BindingPorts,
  familyId: string,
  timeZone: string,
  year: string,
): Promise<Favorite[]> {
  const found: Favorite[] = [];
  for (let olderThan: string | null = null; ; ) {
    const all = { familyId, favoritesOnly: true, childProfileId: null, words: [] };
    const page = await stories.list({ ...all, limit: batch, olderThan });
    for (const { id, childName, createdAt, status } of page)
      if (status === 'ready' && dayIn(timeZone, new Date(createdAt)).startsWith(year)) found.push({ id, childName });
    olderThan = page.at(-1)?.id ?? null;
    if (page.length < batch) return found.reverse();
  }
}

/** Drawn one after the other: a year's pictures are more than is held at once. */
async function* inOrder(
  ports: BindingPorts,
  familyId: string,
  timeZone: string,
  favorites: readonly Favorite[],
): AsyncGenerator<BookStory> {
  for (const { id } of favorites) {
    const story = await bookStory(ports, { familyId, id }, timeZone);
    // Deleted in another browser while the book is made: then it is not in here either.
    if (story !== undefined) yield story;
  }
}
