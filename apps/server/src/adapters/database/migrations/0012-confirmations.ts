import type { ColumnWords } from '../column-words.ts';

/** When the letter that confirms a subscription was sent. Those that were there before are not written to now. */
export function confirmations({ instant }: ColumnWords): string[] {
  return [
    `alter table subscriptions add column confirmation_sent_at ${instant}`,
    'update subscriptions set confirmation_sent_at = started_at',
  ];
}
