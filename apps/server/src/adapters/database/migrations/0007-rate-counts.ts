import type { ColumnWords } from '../column-words.ts';

/** Shared by all instances: what one has counted the others know. */
export function rateCounts({ instant, strict }: ColumnWords): string[] {
  return [
    `create table rate_counts (
      who text primary key,
      uses integer not null,
      ends ${instant} not null
    ) ${strict}`,
    'create index rate_counts_by_end on rate_counts (ends)',
  ];
}
