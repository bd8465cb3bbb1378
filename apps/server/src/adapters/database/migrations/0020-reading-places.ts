import type { ColumnWords } from '../column-words.ts';

/** Where a family was in each of its stories. */
export function readingPlaces({ id, instant, boolean, strict }: ColumnWords): string[] {
  return [
    `create table reading_places (
      family_id ${id} not null,
      story_id ${id} not null,
      paragraph integer not null,
      percent integer not null,
      is_finished ${boolean} not null,
      kept_at ${instant} not null,
      primary key (family_id, story_id),
      foreign key (family_id, story_id) references stories (family_id, id) on delete cascade
    ) ${strict}`,
    'create index latest_reading_place on reading_places (family_id, kept_at)',
  ];
}
