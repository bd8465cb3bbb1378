import type { ColumnWords } from '../column-words.ts';

/** What somebody at home has read of a story, passage by passage; the sounds are in the file store. */
export function homeRecordings({ id, instant, strict }: ColumnWords): string[] {
  return [
    `create table recordings (
      family_id ${id} not null,
      story_id ${id} not null,
      reader text not null,
      passage integer not null,
      id ${id} not null,
      spoken text not null,
      type text not null,
      heard_from integer not null,
      heard_to integer not null,
      level integer not null,
      bytes integer not null,
      recorded_at ${instant} not null,
      primary key (family_id, story_id, reader, passage),
      unique (id),
      foreign key (family_id, story_id) references stories (family_id, id) on delete cascade
    ) ${strict}`,
  ];
}
