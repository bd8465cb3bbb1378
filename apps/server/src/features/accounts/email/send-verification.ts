import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { Operation } from '../../operation.ts';
import { refuseTooMany } from '../../refuse-too-many.ts';
import type { askToVerify } from './ask-to-verify.ts';

interface Ports {
  readonly askToVerify: ReturnType<typeof askToVerify>;
  readonly rateLimiter: RateLimiter;
}

const letterRule = { name: 'verification', most: 5, perSeconds: 3600 } as const;

export const sendVerification =
  ({ askToVerify, rateLimiter }: Ports): Operation<Endpoints['sendVerification']> =>
  async ({ familyId }) => {
    await refuseTooMany(rateLimiter, letterRule, familyId);
    await askToVerify(familyId);
  };
