import type { ColumnWords } from '../column-words.ts';

/** How a parent has said that the friend and the grandparents look; nobody had before this. */
export function looksOfOthers({ json }: ColumnWords): string[] {
  return ['best_friend_look', 'grandma_look', 'grandpa_look'].map(
    (column) => `alter table child_profiles add column ${column} ${json}`,
  );
}
