import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import type { OfferedCollections } from './offered-collections.ts';

export const listTemplates =
  ({ offered }: { offered: OfferedCollections }): Operation<Endpoints['listTemplates']> =>
  async ({ query, language }) => {
    const collection = offered().find(({ id }) => id === query.collectionId);
    if (collection === undefined) throw new Failure('not-found');
    const { id: collectionId, isPremium, category, season } = collection;
    return collection.templates.map(({ id, title, theme, targetAge }) => ({
      id,
      collectionId,
      title: title[language],
      theme: theme[language],
      targetAge,
      tags: season === null ? [category] : [category, season],
      isPremium,
    }));
  };
