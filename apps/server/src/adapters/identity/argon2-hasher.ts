import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../../ports/failure.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';

/** Argon2id, the library's default, at OWASP's first choice: 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const head = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`;

const atOnce = 2;
const mostWaiting = 64;

export function argon2Hasher(): PasswordHasher {
  const queued = queue();
  // Compared against when nobody has the name, so that a stranger's address takes as long as a family's.
  const nobody = hash('nobody has this password', strength);
  return {
    hash: (password) => queued(() => hash(normal(password), strength)),
    isOutdated: (known) => !known.startsWith(head),
    matches: (password, known) =>
      queued(async () => {
        const matches = await verify(known ?? (await nobody), normal(password));
        return matches && known !== null;
      }),
  };
}

/** 'é' typed as one sign on one phone and as two on another is the same password. */
function normal(password: string): string {
  return password.normalize('NFC');
}

/** Each hash takes 19 MiB and a core for some milliseconds: a few at once, the others wait, and beyond a crowd we say so. */
function queue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Failure('unavailable', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
