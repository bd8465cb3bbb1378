import type { ColumnWords } from '../column-words.ts';

/** What a story was asked for, which part each line belongs to, and the edition that is not shown once a family has its own. */
export function mendedStories({ json, boolean, no }: ColumnWords): string[] {
  return [
    `alter table stories add column brief ${json}`,
    `alter table stories add column parts ${json}`,
    `alter table stories add column other_edition ${json}`,
    `alter table stories add column is_own_edition ${boolean} not null default ${no}`,
    'alter table stories add column edition integer not null default 0',
  ];
}
