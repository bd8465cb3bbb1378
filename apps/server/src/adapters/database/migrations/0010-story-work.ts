import type { ColumnWords } from '../column-words.ts';

/** A story may be a piece of work for a while: who writes on it and until when, and what it is to become. */
export function storyWork({ instant, json, strict }: ColumnWords): string[] {
  return [
    "alter table stories add column status text not null default 'ready'",
    'alter table stories add column revision integer not null default 0',
    'alter table stories add column expected_length integer',
    'alter table stories add column attempts integer not null default 0',
    'alter table stories add column lease_holder text',
    `alter table stories add column lease_until ${instant}`,
    `alter table stories add column work ${json}`,
    "create index unfinished_stories on stories (lease_until) where status in ('reserved', 'writing')",
    `create table model_spending (
      day text primary key,
      microdollars integer not null
    ) ${strict}`,
  ];
}
