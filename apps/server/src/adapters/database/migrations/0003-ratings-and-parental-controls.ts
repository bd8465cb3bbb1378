import type { ColumnWords } from '../column-words.ts';

export function ratingsAndParentalControls({ id, instant, json, strict }: ColumnWords): string[] {
  return [
    `create table ratings (
      family_id ${id} not null references families (id) on delete cascade,
      stars integer not null,
      comment text,
      created_at ${instant} not null,
      updated_at ${instant} not null,
      primary key (family_id)
    ) ${strict}`,
    `create table parental_controls (
      family_id ${id} not null references families (id) on delete cascade,
      stories_per_evening integer,
      bedtime_from text,
      bedtime_to text,
      avoid ${json} not null,
      pin_hash text,
      updated_at ${instant} not null,
      primary key (family_id)
    ) ${strict}`,
  ];
}
