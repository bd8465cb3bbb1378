import type { Endpoints } from '@sagolykta/contract/endpoints';
import { countingZone } from '@sagolykta/domain/daily-limit';
import { dayIn, knownTimeZone } from '@sagolykta/domain/family-day';
import { mayNarrate } from '@sagolykta/domain/plan';
import { Failure } from '../../../ports/failure.ts';
import type { Family } from '../../../ports/families.ts';
import type { Operation } from '../../operation.ts';
import type { AskForPin } from '../../parental-controls/ask-for-pin.ts';
import { findFamily } from './find-family.ts';
import { findUser, type UserPorts } from './user-view.ts';

interface Ports extends UserPorts {
  readonly askForPin: AskForPin;
}

export const updatePreferences =
  (ports: Ports): Operation<Endpoints['updatePreferences']> =>
  async ({ session, sid, body }) => {
    const { families, askForPin, clock } = ports;
    // Whoever reads along changes nothing of the family's.
    const familyId = session.role === 'reader' ? session.accountId : session.familyId;
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
    // Who somebody is goes with them; all else is the family's.
    const { language, calledName, firstName, lastName, ...ofFamily } = body;
    const own = named({ language, calledName, firstName, lastName });
    const shared = named({ ...ofFamily, timeZone, zoneBefore });
    if (Object.keys(own).length > 0) await families.changePreferences(session.accountId, own, clock());
    if (Object.keys(shared).length > 0) await families.changePreferences(familyId, shared, clock());
    return findUser(ports, session);
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
