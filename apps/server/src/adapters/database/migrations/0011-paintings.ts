import type { ColumnWords } from '../column-words.ts';

/** Which pictures of a story an image model has painted; the drawn ones are in the story itself. */
export function paintings({ id, instant, strict }: ColumnWords): string[] {
  return [
    `create table paintings (
      family_id ${id} not null,
      story_id ${id} not null,
      number integer not null,
      painter text not null,
      painted_at ${instant} not null,
      primary key (family_id, story_id, number),
      foreign key (family_id, story_id) references stories (family_id, id) on delete cascade
    ) ${strict}`,
  ];
}
