import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';

interface Count {
  uses: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** Never more than this are remembered: beyond it the one that was met first is forgotten. */
const mostCounts = 50_000;
const sweepEvery = 60_000;

/** Counts in this process alone, which with SQLite is the only one. */
export function memoryRateLimiter(clock: Clock): RateLimiter {
  const counts = new Map<string, Count>();

  // By a timer, so that nobody's call pays for it.
  setInterval(() => {
    const now = clock().getTime();
    for (const [key, count] of counts) {
      if (count.ends <= now) counts.delete(key);
    }
  }, sweepEvery).unref();

  return async ({ name, most, perSeconds }, who, uses = 1) => {
    const now = clock().getTime();
    const key = `${name}:${who}`;
    const known = counts.get(key);
    if (known !== undefined && known.ends > now) {
      known.uses = Math.max(0, known.uses + uses);
      return known.uses <= most ? 0 : Math.max(1, Math.ceil((known.ends - now) / 1000));
    }
    if (uses < 0) return 0;
    counts.delete(key);
    const [first] = counts.keys();
    if (counts.size >= mostCounts && first !== undefined) counts.delete(first);
    counts.set(key, { uses, ends: now + perSeconds * 1000 });
    return 0;
  };
}
