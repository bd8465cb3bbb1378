import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../../ports/failure.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';

/** Argon2id, the library's default, at OWASP's first choice: 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const head = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`;

const atOnce = 2;
const mostWaiting = 64;
/** Of those, at most so many of one family. */
const mostOfOne = 16;

export function argon2Hasher(): PasswordHasher {
  const queued = queue();
  // Compared against when nobody has the name, so that a stranger's address takes as long as a family's.
  const nobody = hash('nobody has this password', strength);
  return {
    hash: (password, whose) => queued(whose, () => hash(normal(password), strength)),
    isOutdated: (known) => !known.startsWith(head),
    matches: (password, known, whose) =>
      queued(whose, async () => {
        const matches = await verify(known ?? (await nobody), normal(password));
        return matches && known !== null;
      }),
  };
}

/** 'é' typed as one sign on one phone and as two on another is the same password. */
function normal(password: string): string {
  return password.normalize('NFC');
}

/** Each hash takes 19 MiB and a core for some milliseconds: a few at once, the others wait, and beyond a crowd we say so; beyond a share of it, to whoever makes the crowd. */
function queue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const shares = new Map<string, number>();
  const change = (whose: string | null, by: 1 | -1) => {
    if (whose === null) return;
    const share = (shares.get(whose) ?? 0) + by;
    if (share === 0) shares.delete(whose);
    else shares.set(whose, share);
  };
  return async <Result>(whose: string | null, work: () => Promise<Result>): Promise<Result> => {
    if (whose !== null && (shares.get(whose) ?? 0) >= mostOfOne) throw new Failure('unavailable', { retryAfter: 5 });
    if (running >= atOnce && waiting.length >= mostWaiting) throw new Failure('unavailable', { retryAfter: 5 });
    change(whose, 1);
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      change(whose, -1);
      waiting.shift()?.();
    }
  };
}
