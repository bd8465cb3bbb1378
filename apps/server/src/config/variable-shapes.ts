import { z } from 'zod';

/** Where a model is, without a slash at its end. */
export const httpAddress = z
  .string()
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address such as http://127.0.0.1:11434/v1',
  )
  .transform((text) => text.replace(/\/$/, ''));

/** A number of seconds, up to so many. */
export function seconds(most: number) {
  const message = `must be a number of seconds of at most ${most}`;
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine((count) => count > 0 && count <= most, message);
}
