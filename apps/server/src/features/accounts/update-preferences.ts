import type { Endpoints } from '@sagolykta/contract/endpoints';
import { knownTimeZone } from '@sagolykta/domain/family-day';
import { mayNarrate } from '@sagolykta/domain/plan';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Operation } from '../operation.ts';
import { findFamily } from './find-family.ts';
import { userView } from './user-view.ts';

interface Ports {
  readonly families: Families;
  readonly clock: Clock;
}

export const updatePreferences =
  ({ families, clock }: Ports): Operation<Endpoints['updatePreferences']> =>
  async ({ familyId, body }) => {
    const timeZone = body.timeZone === undefined ? undefined : knownTimeZone(body.timeZone);
    if (body.timeZone !== undefined && timeZone === undefined) {
      throw new Failure('invalid-input', { errors: [{ field: 'timeZone', message: 'Not an IANA time zone' }] });
    }
    const family = await findFamily(families, familyId);
    if (body.voiceNarration === true && !mayNarrate(family)) throw new Failure('payment-required');
    await families.changePreferences(familyId, named({ ...body, timeZone }), clock());
    return userView(await findFamily(families, familyId), clock());
  };

/** Only what the request names: what it leaves out stays as it is. */
function named<Body extends object>(body: Body): { [Name in keyof Body]?: Exclude<Body[Name], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}
