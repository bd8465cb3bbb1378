import type { Rows } from './table.ts';
import { checkouts } from './tables/checkouts.ts';
import { childProfiles } from './tables/child-profiles.ts';
import { consents } from './tables/consents.ts';
import { externalIdentities } from './tables/external-identities.ts';
import { families } from './tables/families.ts';
import { familyWords } from './tables/family-words.ts';
import { invitations } from './tables/invitations.ts';
import { memberships } from './tables/memberships.ts';
import { modelSpending } from './tables/model-spending.ts';
import { nights } from './tables/nights.ts';
import { oneTimeTokens } from './tables/one-time-tokens.ts';
import { paintings } from './tables/paintings.ts';
import { parentalControls } from './tables/parental-controls.ts';
import { passkeys } from './tables/passkeys.ts';
import { passwords } from './tables/passwords.ts';
import { paymentEvents } from './tables/payment-events.ts';
import { rateCounts } from './tables/rate-counts.ts';
import { ratings } from './tables/ratings.ts';
import { readingPlaces } from './tables/reading-places.ts';
import { readings } from './tables/readings.ts';
import { recordings } from './tables/recordings.ts';
import { sandboxDocuments } from './tables/sandbox-documents.ts';
import { sentStories } from './tables/sent-stories.ts';
import { sessions } from './tables/sessions.ts';
import { sharedChildren } from './tables/shared-children.ts';
import { stories } from './tables/stories.ts';
import { subscriptions } from './tables/subscriptions.ts';
import { withdrawals } from './tables/withdrawals.ts';

/** Every table by its name in the database. */
export const tables = {
  model_spending: modelSpending,
  rate_counts: rateCounts,
  one_time_tokens: oneTimeTokens,
  passkeys,
  external_identities: externalIdentities,
  consents,
  paintings,
  families,
  passwords,
  sessions,
  child_profiles: childProfiles,
  stories,
  readings,
  reading_places: readingPlaces,
  recordings,
  nights,
  memberships,
  shared_children: sharedChildren,
  sent_stories: sentStories,
  invitations,
  ratings,
  parental_controls: parentalControls,
  family_words: familyWords,
  subscriptions,
  checkouts,
  withdrawals,
  payment_events: paymentEvents,
  sandbox_documents: sandboxDocuments,
};

export type Schema = { [Name in keyof typeof tables]: Rows<(typeof tables)[Name]> };

const columns = Object.values(tables).flatMap((table) => Object.entries(table.columns));

/** By name alone: a query's rows do not say which table they are from. */
export const booleanColumns: ReadonlySet<string> = new Set(
  columns.filter(([, { shape }]) => shape === 'boolean').map(([name]) => name),
);

/** A row as its family may have it: JSON as JSON, and without what opens doors. */
export function shownRow(name: keyof Schema, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const codecs: Readonly<Record<string, { shape: string; isWithheld: boolean }>> = tables[name].columns;
  const shown = Object.entries(row).filter(([column]) => codecs[column]?.isWithheld === false);
  return Object.fromEntries(
    shown.map(([column, value]) => [
      column,
      codecs[column]?.shape === 'json' && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}
