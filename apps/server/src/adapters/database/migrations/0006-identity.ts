import type { ColumnWords } from '../column-words.ts';

export function identity({ id, instant, json, strict }: ColumnWords): string[] {
  return [
    'alter table families add column verified_email text',
    // Keyed by what comes in from outside, like passwords and sessions: nobody is signed in yet.
    `create table one_time_tokens (
      hash text primary key,
      purpose text not null,
      family_id ${id} references families (id) on delete cascade,
      detail text not null,
      expire ${instant} not null
    ) ${strict}`,
    'create index one_time_tokens_of_family on one_time_tokens (family_id)',
    'create index one_time_tokens_by_expiry on one_time_tokens (expire)',
    `create table passkeys (
      family_id ${id} not null references families (id) on delete cascade,
      id text not null,
      public_key text not null,
      counter integer not null,
      transports ${json} not null,
      name text not null,
      created_at ${instant} not null,
      used_at ${instant},
      primary key (family_id, id)
    ) ${strict}`,
    'create unique index one_family_a_passkey on passkeys (id)',
    `create table external_identities (
      issuer text not null,
      subject text not null,
      family_id ${id} not null references families (id) on delete cascade,
      created_at ${instant} not null,
      primary key (issuer, subject)
    ) ${strict}`,
    'create index external_identities_of_family on external_identities (family_id)',
    `create table consents (
      family_id ${id} not null references families (id) on delete cascade,
      id ${id} not null,
      kind text not null,
      version text not null,
      given_at ${instant} not null,
      primary key (family_id, id)
    ) ${strict}`,
  ];
}
