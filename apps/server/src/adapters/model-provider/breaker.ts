/** Keeps from asking a provider that is down. */
export interface Breaker {
  readonly isResting: () => boolean;
  readonly succeeded: () => void;
  /** `restFor`: how long the provider itself asks to be left alone, in milliseconds. */
  readonly failed: (restFor?: number) => void;
}

/** So many failures in a row, and nobody asks for a while; then one may try. */
const mostFailures = 3;
const rest = 60_000;
const longestRest = 3_600_000;

export function breaker(clock: () => Date): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isResting: () => clock().getTime() < restsUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: (restFor) => {
      failures += 1;
      if (failures >= mostFailures || restFor !== undefined)
        restsUntil = clock().getTime() + Math.min(restFor ?? rest, longestRest);
    },
  };
}
