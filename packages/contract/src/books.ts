import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { id } from './values.ts';

const format = z.enum(['pdf', 'epub']);
const types = ['application/pdf', 'application/epub+zip'] as const;

export const getStoryBook = endpoint(routes.getStoryBook, {
  summary: 'A story as a book, to be printed or read in a reader of books; made anew each time',
  status: 200,
  params: z.strictObject({ id, format }),
  types,
  failures: ['not-found', 'too-many-requests'],
});
export const getYearBook = endpoint(routes.getYearBook, {
  summary: 'A year’s favourites as one book, the oldest first',
  status: 200,
  params: z.strictObject({ year: z.string().check(z.regex(/^20\d\d$/)), format }),
  types,
  failures: ['not-found', 'too-many-requests'],
});
