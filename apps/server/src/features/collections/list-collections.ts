import type { Endpoints } from '@sagolykta/contract/endpoints';
import { collections } from '@sagolykta/storyteller/content/collections';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Operation } from '../operation.ts';
import { coverAddress } from './cover-address.ts';

export const listCollections =
  ({ illustrator }: { illustrator: Illustrator }): Operation<Endpoints['listCollections']> =>
  async ({ query, language }) =>
    collections
      .map(({ id, name, description, theme, category, season, isPremium, templates }, sortOrder) => ({
        id,
        name: name[language],
        description: description[language],
        theme: theme[language],
        category,
        season,
        coverImageUrl: coverAddress(id, illustrator.version),
        isActive: true,
        isPremium,
        sortOrder,
        templateCount: templates.length,
      }))
      .filter((collection) => query.category === undefined || collection.category === query.category);
