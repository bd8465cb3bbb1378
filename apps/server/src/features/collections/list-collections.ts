import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Operation } from '../operation.ts';
import { coverAddress } from './cover-address.ts';
import type { OfferedCollections } from './offered-collections.ts';

export const listCollections =
  ({
    illustrator,
    offered,
  }: {
    illustrator: Illustrator;
    offered: OfferedCollections;
  }): Operation<Endpoints['listCollections']> =>
  async ({ query, language }) =>
    offered()
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
