import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';

interface Count {
  uses: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** Above this many callers at once, those whose time is over are thrown out before another is let in. */
const mostCounts = 50_000;

/** Counts in this process alone, which with SQLite is the only one. */
export function memoryRateLimiter(clock: Clock): RateLimiter {
  const counts = new Map<string, Count>();

  function forgetOver(now: number): void {
    for (const [key, count] of counts) {
      if (count.ends <= now) counts.delete(key);
    }
  }

  return async ({ name, most, perSeconds }, who) => {
    const now = clock().getTime();
    const key = `${name}:${who}`;
    const known = counts.get(key);
    if (known === undefined || known.ends <= now) {
      if (counts.size >= mostCounts) forgetOver(now);
      counts.set(key, { uses: 1, ends: now + perSeconds * 1000 });
      return 0;
    }
    known.uses += 1;
    return known.uses <= most ? 0 : Math.max(1, Math.ceil((known.ends - now) / 1000));
  };
}
