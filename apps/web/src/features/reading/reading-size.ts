import { useSyncExternalStore } from 'react';

/** 18, 21, 24, 28 and 34 px at the browser's usual text size. */
export const readingSizes = [1, 2, 3, 4, 5] as const;
export type ReadingSize = (typeof readingSizes)[number];

const storageKey = 'reading-size';
const usual: ReadingSize = 2;
const listeners = new Set<() => void>();
let size = keptSize();

function keptSize(): ReadingSize {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return readingSizes.find((known) => known === kept) ?? usual;
  } catch {
    return usual;
  }
}

export function chooseReadingSize(next: ReadingSize): void {
  size = next;
  try {
    localStorage.setItem(storageKey, String(next));
  } catch {
    // A browser that keeps nothing still shows the chosen size until it is closed.
  }
  for (const listener of listeners) listener();
}

export function useReadingSize(): ReadingSize {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => size,
  );
}
