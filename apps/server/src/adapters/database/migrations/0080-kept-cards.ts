import type { ColumnWords } from '../column-words.ts';

/**
 * What of a story's card is fixed when it is told, as it is sent; null for one told before this, which is answered the longer
 * way until it is changed. Where a row holds its text, the cards lie once more in indexes of their own: a page of
 * the newest, or of favourites, is then answered without going past what the stories say.
 */
export function keptCards({ rowsHoldText }: ColumnWords): string[] {
  const column = 'alter table stories add column card text';
  if (!rowsHoldText) return [column];
  const card = `family_id, id, status, is_favorite, edition, language,
    child_profile_id, sibling_id, sibling2_id, created_at, card`;
  return [
    column,
    `create index story_cards on stories (${card})`,
    'drop index favorite_stories',
    `create index favorite_stories on stories (${card}) where is_favorite`,
  ];
}
