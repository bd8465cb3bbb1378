import type { Endpoints } from '@sagolykta/contract/endpoints';
import { collections } from '@sagolykta/storyteller/content/collections';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';

export const listTemplates: Operation<Endpoints['listTemplates']> = async ({ query, language }) => {
  const collection = collections.find(({ id }) => id === query.collectionId);
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
