import { z } from 'zod';
import { instant, json, orNull as orNullColumn, text, withheld } from '../column.ts';
import { table } from '../table.ts';

const orNull = z.nullish(z.string()).transform((kept) => kept ?? null);
/** Older sessions were kept without a device, and most have proved nothing. */
const kept = z.object({ createdAt: z.string(), device: orNull, provedAt: orNull, pinAt: orNull });

export const sessions = table('sessions', {
  /** A hash of the cookie's token: a stolen table opens nothing. */
  sid: withheld(text),
  family_id: text,
  sess: json(kept),
  expire: instant,
  /** The family that it is with, where that is not the account's own. */
  acts_for: orNullColumn(text),
});
