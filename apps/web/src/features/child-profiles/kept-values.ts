import { emptyValues, type ProfileValues, valueNames } from './profile-values.ts';

const storageKey = (id: string) => `profile:${id}`;

/** What was typed and not yet saved; it never leaves this browser tab. */
export function keptValues(id: string): ProfileValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const values = { ...emptyValues(), ...kept } as ProfileValues;
    return valueNames.every((name) => typeof values[name] === 'string') ? values : null;
  } catch {
    return null;
  }
}

export function keepValues(id: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing loses what was typed with the page.
  }
}

export function forgetValues(id: string): void {
  try {
    sessionStorage.removeItem(storageKey(id));
  } catch {
    // Nothing was kept.
  }
}
