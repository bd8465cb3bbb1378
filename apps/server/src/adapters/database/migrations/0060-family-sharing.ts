import type { ColumnWords } from '../column-words.ts';

/** Whoever is asked in has an account, and so a family, of their own; a session may be with another. */
export function familySharing({ id, instant, json, strict }: ColumnWords): string[] {
  return [
    `create table memberships (
      family_id ${id} not null references families (id) on delete cascade,
      member_id ${id} not null references families (id) on delete cascade,
      role text not null,
      name text not null,
      joined_at ${instant} not null,
      primary key (family_id, member_id)
    ) ${strict}`,
    'create index memberships_of_member on memberships (member_id)',
    `create table shared_children (
      family_id ${id} not null,
      member_id ${id} not null,
      child_profile_id ${id} not null,
      primary key (family_id, member_id, child_profile_id),
      foreign key (family_id, member_id) references memberships (family_id, member_id) on delete cascade,
      foreign key (family_id, child_profile_id) references child_profiles (family_id, id) on delete cascade
    ) ${strict}`,
    `create table invitations (
      family_id ${id} not null references families (id) on delete cascade,
      id ${id} not null,
      hash text not null unique,
      role text not null,
      name text not null,
      child_ids ${json} not null,
      created_at ${instant} not null,
      expire ${instant} not null,
      used_at ${instant},
      withdrawn_at ${instant},
      primary key (family_id, id)
    ) ${strict}`,
    `alter table sessions add column acts_for ${id} references families (id) on delete set null`,
    'create index sessions_acting_for on sessions (acts_for) where acts_for is not null',
  ];
}
