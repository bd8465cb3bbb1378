import type { ColumnWords } from './column-words.ts';
import { confirmations } from './migration-confirmations.ts';
import { familyWords } from './migration-family-words.ts';
import { identity } from './migration-identity.ts';
import { paintings } from './migration-paintings.ts';
import { petCoats } from './migration-pet-coats.ts';
import { rateCounts } from './migration-rate-counts.ts';
import { ratingsAndParentalControls } from './migration-settings.ts';
import { storyWork } from './migration-story-work.ts';
import { subscriptions } from './migration-subscriptions.ts';
import { zoneBefore } from './migration-zone-before.ts';

export interface Migration {
  readonly name: string;
  readonly statements: (words: ColumnWords) => readonly string[];
}

/** Applied in this order, once each. A migration that has shipped is never edited: add another. */
export const migrations: readonly Migration[] = [
  { name: '0001-families-and-sessions', statements: familiesAndSessions },
  { name: '0002-children-and-stories', statements: childrenAndStories },
  { name: '0003-ratings-and-parental-controls', statements: ratingsAndParentalControls },
  { name: '0004-pet-coats', statements: petCoats },
  { name: '0005-subscriptions', statements: subscriptions },
  { name: '0006-identity', statements: identity },
  { name: '0007-rate-counts', statements: rateCounts },
  { name: '0010-story-work', statements: storyWork },
  { name: '0011-paintings', statements: paintings },
  { name: '0012-confirmations', statements: confirmations },
  { name: '0013-zone-before', statements: zoneBefore },
  { name: '0014-family-words', statements: familyWords },
];

function familiesAndSessions({ id, instant, json, boolean, yes, no, strict }: ColumnWords): string[] {
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

function childrenAndStories({ id, instant, json, boolean, no, strict }: ColumnWords): string[] {
  return [
    `create table child_profiles (
      family_id ${id} not null references families (id) on delete cascade,
      id ${id} not null,
      name text not null,
      age integer not null,
      pronoun text not null,
      city text,
      region text not null,
      school text,
      best_friend_name text,
      best_friend_pronoun text not null,
      pet_name text,
      pet_breed text,
      pet_pronoun text not null,
      grandma_name text,
      grandpa_name text,
      favorite_sport text,
      favorite_athlete text,
      favorite_artist text,
      favorite_song text,
      look ${json},
      profile_image_url text,
      is_active ${boolean} not null,
      created_at ${instant} not null,
      updated_at ${instant} not null,
      primary key (family_id, id)
    ) ${strict}`,
    'create unique index one_active_child on child_profiles (family_id) where is_active',
    `create table stories (
      family_id ${id} not null references families (id) on delete cascade,
      id ${id} not null,
      child_profile_id ${id} not null,
      idempotency_key text,
      language text not null,
      title text not null,
      content text not null,
      preview text not null,
      selected_attributes ${json} not null,
      theme text,
      notice text,
      template_id text,
      writer text not null,
      arc text not null,
      seed text not null,
      trace ${json} not null,
      pictures ${json} not null,
      looks ${json} not null,
      image_count integer not null,
      first_image_alt text,
      is_favorite ${boolean} not null default ${no},
      reading_time integer,
      created_at ${instant} not null,
      updated_at ${instant} not null,
      primary key (family_id, id),
      foreign key (family_id, child_profile_id) references child_profiles (family_id, id) on delete cascade
    ) ${strict}`,
    'create index stories_of_child on stories (family_id, child_profile_id, id)',
    'create index favorite_stories on stories (family_id, id) where is_favorite',
    'create unique index one_story_a_request on stories (family_id, idempotency_key) where idempotency_key is not null',
    `create table readings (
      family_id ${id} not null,
      story_id ${id} not null,
      day text not null,
      minutes integer not null,
      created_at ${instant} not null,
      primary key (family_id, story_id, day),
      foreign key (family_id, story_id) references stories (family_id, id) on delete cascade
    ) ${strict}`,
    `create table nights (
      family_id ${id} not null references families (id) on delete cascade,
      day text not null,
      primary key (family_id, day)
    ) ${strict}`,
  ];
}
