import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a browser is given that has signed in. The account's own hash is the key, which nobody outside has ever seen: nothing
 * is kept for it, and a new password makes it worthless.
 */
export function knownBrowserToken(passwordHash: string): string {
  return createHmac('sha256', passwordHash).update('a browser that has signed in').digest('base64url');
}

export function isKnownBrowser(passwordHash: string | undefined, token: string | undefined): boolean {
  if (passwordHash === undefined || token === undefined) return false;
  const [right, given] = [Buffer.from(knownBrowserToken(passwordHash)), Buffer.from(token)];
  return right.length === given.length && timingSafeEqual(right, given);
}
