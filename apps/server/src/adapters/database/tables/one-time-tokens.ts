import { tokenPurposes } from '../../../ports/one-time-tokens.ts';
import { instant, oneOf, orNull, text, withheld } from '../column.ts';
import { table } from '../table.ts';

/** Links in letters, challenges and round trips: each works once and not for long. */
export const oneTimeTokens = table('one_time_tokens', {
  hash: withheld(text),
  purpose: oneOf(tokenPurposes),
  family_id: orNull(text),
  detail: withheld(text),
  expire: instant,
});
