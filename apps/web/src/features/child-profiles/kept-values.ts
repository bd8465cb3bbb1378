import { keptOnDevice } from '../../shared/kept-on-device.ts';
import { emptyValues, type ProfileValues, valueNames } from './profile-values.ts';

const typedFor = (id: string) => keptOnDevice('tab', `profile:${id}`);

/** What was typed and not yet saved; it never leaves this browser tab. */
export function keptValues(id: string): ProfileValues | null {
  const kept = typedFor(id).readValue();
  if (typeof kept !== 'object' || kept === null) return null;
  const values = { ...emptyValues(), ...kept } as ProfileValues;
  return valueNames.every((name) => typeof values[name] === 'string') ? values : null;
}

export function keepValues(id: string, values: ProfileValues): void {
  typedFor(id).keepValue(values);
}

export function forgetValues(id: string): void {
  typedFor(id).forget();
}
