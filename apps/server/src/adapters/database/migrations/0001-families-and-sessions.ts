import type { ColumnWords } from '../column-words.ts';

export function familiesAndSessions({ id, instant, json, boolean, yes, no, strict }: ColumnWords): string[] {
  return [
    `create table families (
      id ${id} primary key,
      email text,
      first_name text,
      last_name text,
      profile_image_url text,
      stripe_customer_id text,
      stripe_subscription_id text,
      is_subscribed ${boolean} not null default ${no},
      daily_story_count integer not null default 0,
      story_day text,
      last_story_date ${instant},
      time_zone text not null,
      language text not null,
      called_name text,
      auto_images ${boolean} not null default ${yes},
      voice_narration ${boolean} not null default ${no},
      show_streak ${boolean} not null default ${yes},
      created_at ${instant} not null,
      updated_at ${instant} not null
    ) ${strict}`,
    `create table passwords (
      email text primary key,
      family_id ${id} not null references families (id) on delete cascade,
      hash text not null,
      created_at ${instant} not null
    ) ${strict}`,
    'create unique index one_password_a_family on passwords (family_id)',
    `create table sessions (
      sid text primary key,
      family_id ${id} not null references families (id) on delete cascade,
      sess ${json} not null,
      expire ${instant} not null
    ) ${strict}`,
    'create index sessions_of_family on sessions (family_id)',
    'create index sessions_by_expiry on sessions (expire)',
  ];
}
