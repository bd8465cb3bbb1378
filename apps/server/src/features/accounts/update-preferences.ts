import type { Endpoints } from '@sagolykta/contract/endpoints';
import { countingZone } from '@sagolykta/domain/daily-limit';
import { dayIn, knownTimeZone } from '@sagolykta/domain/family-day';
import { mayNarrate } from '@sagolykta/domain/plan';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families, Family } from '../../ports/families.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { findFamily } from './find-family.ts';
import { userView } from './user-view.ts';

interface Ports {
  readonly families: Families;
  readonly askForPin: AskForPin;
  readonly clock: Clock;
}

export const updatePreferences =
  ({ families, askForPin, clock }: Ports): Operation<Endpoints['updatePreferences']> =>
  async ({ familyId, sid, body }) => {
    const timeZone = body.timeZone === undefined ? undefined : knownTimeZone(body.timeZone);
    if (body.timeZone !== undefined && timeZone === undefined) {
      throw new Failure('invalid-input', { errors: [{ field: 'timeZone', message: 'Not an IANA time zone' }] });
    }
    const family = await findFamily(families, familyId);
    if (body.voiceNarration === true && !mayNarrate(family)) throw new Failure('payment-required');
    const isMove = timeZone !== undefined && timeZone !== family.timeZone;
    // The clock decides when stories are made, and how many.
    if (isMove) await askForPin({ familyId, sid });
    const zoneBefore = isMove ? zoneLeft(family, clock()) : undefined;
    await families.changePreferences(familyId, named({ ...body, timeZone, zoneBefore }), clock());
    return userView(await findFamily(families, familyId), clock());
  };

/** The zone that counts until its day is over: of several moves on one day the one that the day began in. */
function zoneLeft(family: Family, now: Date): NonNullable<Family['zoneBefore']> {
  const zone = countingZone(family, now);
  return { timeZone: zone, day: dayIn(zone, now) };
}

/** Only what the request names: what it leaves out stays as it is. */
function named<Body extends object>(body: Body): { [Name in keyof Body]?: Exclude<Body[Name], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}
