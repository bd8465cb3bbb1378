import type { ColumnWords } from '../column-words.ts';

/** What families pay for. Nothing here is personal: cards, names and addresses stay with the provider. */
export function subscriptions({ id, instant, json, boolean, strict }: ColumnWords): string[] {
  return [
    `create table subscriptions (
      family_id ${id} not null references families (id) on delete cascade,
      id text not null,
      provider text not null,
      customer_id text not null,
      checkout_id ${id},
      status text not null,
      has_payment_method ${boolean} not null,
      started_at ${instant} not null,
      trial_ends_at ${instant},
      period_ends_at ${instant} not null,
      ends_at ${instant},
      past_due_since ${instant},
      version integer not null,
      updated_at ${instant} not null,
      primary key (family_id, id)
    ) ${strict}`,
    'create unique index subscriptions_by_id on subscriptions (id)',
    // A visitor's belongs to no family yet, so the holder is a browser's or a family's name.
    `create table checkouts (
      id ${id} primary key,
      holder text not null,
      family_id ${id} references families (id) on delete cascade,
      provider text not null,
      opened_id text,
      with_trial ${boolean} not null,
      created_at ${instant} not null,
      settled_at ${instant}
    ) ${strict}`,
    'create unique index one_checkout_a_holder on checkouts (holder) where settled_at is null',
    'create unique index checkouts_by_opened_id on checkouts (opened_id) where opened_id is not null',
    'create index checkouts_of_family on checkouts (family_id)',
    `create table withdrawals (
      family_id ${id} not null references families (id) on delete cascade,
      id ${id} not null,
      subscription_id text not null,
      begun_at ${instant} not null,
      confirmed_at ${instant},
      refunded integer,
      receipt_sent_at ${instant},
      primary key (family_id, id)
    ) ${strict}`,
    `create table payment_events (
      id text primary key,
      received_at ${instant} not null,
      finished_at ${instant}
    ) ${strict}`,
    // The embedded sandbox's own books: the provider's side of the table.
    `create table sandbox_documents (
      id text primary key,
      document ${json} not null
    ) ${strict}`,
  ];
}
