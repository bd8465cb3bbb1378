import type { Endpoints } from '@sagolykta/contract/endpoints';
import { mustBeBarred } from '@sagolykta/storyteller/theme-safety';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { FamilyWords } from '../../ports/family-words.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';

interface Ports {
  readonly familyWords: FamilyWords;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

const tellRule = { name: 'tell-word', most: 60, perSeconds: 3600 } as const;

/** A word that is unfit for a bedside is not kept: no story says it. */
export const tellWord = ({ familyWords, rateLimiter, clock }: Ports): Operation<Endpoints['tellWord']> => {
  return async ({ familyId, body: { language, word, kind, effect, isNeuter } }) => {
    await refuseTooMany(rateLimiter, tellRule, familyId);
    if (mustBeBarred(word)) throw new Failure('invalid-input');
    await familyWords.keep(familyId, language, { word: word.toLowerCase(), kind, effect, isNeuter }, clock());
  };
};
