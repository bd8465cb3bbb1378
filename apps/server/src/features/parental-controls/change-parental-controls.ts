import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { ParentalControls } from '../../ports/parental-controls.ts';
import { checkPassword, type PasswordCheckPorts } from '../accounts/check-password.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { controlsView } from './controls-view.ts';

/** A PIN is kept as a password is. */
interface Ports extends PasswordCheckPorts {
  readonly parentalControls: ParentalControls;
  readonly clock: Clock;
}

/** Ten thousand PINs at this pace take more than ten days. */
const pinRule = { name: 'pin', most: 10, perSeconds: 900 } as const;

export const changeParentalControls = (ports: Ports): Operation<Endpoints['changeParentalControls']> => {
  const { parentalControls, passwordHasher, rateLimiter, clock } = ports;

  return async ({ familyId, body }) => {
    const { storiesPerEvening, bedtime, avoid, currentPin, password, newPin } = body;
    const before = await parentalControls.of(familyId);
    if (before.pinHash !== null && password !== undefined) await checkPassword(ports, familyId, password);
    if (before.pinHash !== null && password === undefined) await checkPin(familyId, before.pinHash, currentPin);
    const pinHash = await hashOf(familyId, newPin, before.pinHash);
    const controls = { storiesPerEvening, bedtime, avoid: [...new Set(avoid)], pinHash };
    await parentalControls.keep(familyId, controls, clock());
    return controlsView(controls);
  };

  async function checkPin(familyId: string, pinHash: string, pin: string | null): Promise<void> {
    await refuseTooMany(rateLimiter, pinRule, familyId);
    if (pin === null || !(await passwordHasher.matches(pin, pinHash, familyId))) throw new Failure('wrong-pin');
    await rateLimiter(pinRule, familyId, -1);
  }

  /** Absent: the PIN stays; null: there shall be none. */
  function hashOf(familyId: string, newPin: string | null | undefined, before: string | null) {
    if (newPin === undefined) return before;
    return newPin === null ? null : passwordHasher.hash(newPin, familyId);
  }
};
