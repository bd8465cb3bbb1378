import type { Endpoints } from '@sagolykta/contract/endpoints';
import { checkPassword, type PasswordCheckPorts } from '../accounts/password/check-password.ts';
import type { Operation } from '../operation.ts';
import { type PinPorts, provePin } from './ask-for-pin.ts';
import { controlsView } from './controls-view.ts';

/** A PIN is kept as a password is. */
type Ports = PasswordCheckPorts & PinPorts;

export const changeParentalControls = (ports: Ports): Operation<Endpoints['changeParentalControls']> => {
  const { parentalControls, passwordHasher, clock } = ports;

  return async ({ familyId, session: { accountId }, sid, body }) => {
    const { storiesPerEvening, bedtime, avoid, currentPin, password, newPin } = body;
    const before = await parentalControls.of(familyId);
    if (before.pinHash !== null && password !== undefined) await checkPassword(ports, accountId, password);
    if (before.pinHash !== null && password === undefined) await provePin(ports, { familyId, sid }, currentPin);
    const pinHash = await hashOf(familyId, newPin, before.pinHash);
    const controls = { storiesPerEvening, bedtime, avoid: [...new Set(avoid)], pinHash };
    await parentalControls.keep(familyId, controls, clock());
    return controlsView(controls);
  };

  /** Absent: the PIN stays; null: there shall be none. */
  function hashOf(familyId: string, newPin: string | null | undefined, before: string | null) {
    if (newPin === undefined) return before;
    return newPin === null ? null : passwordHasher.hash(newPin, familyId);
  }
};
