import type { ColumnWords } from '../column-words.ts';

/** What lies first on a reader's shelf, with the line of whoever sent it; it goes with any of the three. */
export function sentStories({ id, instant, strict }: ColumnWords): string[] {
  return [
    `create table sent_stories (
      family_id ${id} not null,
      story_id ${id} not null,
      member_id ${id} not null,
      sender_id ${id} not null references families (id) on delete cascade,
      greeting text,
      sent_at ${instant} not null,
      primary key (family_id, member_id, story_id),
      foreign key (family_id, story_id) references stories (family_id, id) on delete cascade,
      foreign key (family_id, member_id) references memberships (family_id, member_id) on delete cascade
    ) ${strict}`,
    'create index sent_stories_of_story on sent_stories (family_id, story_id)',
    'create index sent_stories_of_sender on sent_stories (sender_id)',
  ];
}
