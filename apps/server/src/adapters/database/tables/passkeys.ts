import { z } from 'zod';
import { count, instant, json, orNull, text, withheld } from '../column.ts';
import { table } from '../table.ts';

export const passkeys = table('passkeys', {
  family_id: text,
  /** The credential's own id, base64url. */
  id: text,
  /** COSE key, base64url. */
  public_key: withheld(text),
  counter: count,
  transports: json(z.array(z.string()).readonly()),
  name: text,
  created_at: instant,
  used_at: orNull(instant),
});
