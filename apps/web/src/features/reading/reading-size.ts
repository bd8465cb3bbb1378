import { useSyncExternalStore } from 'react';
import { keptOnDevice } from '../../shared/kept-on-device.ts';

/** 18, 21, 24, 28 and 34 px at the browser's usual text size. */
export const readingSizes = [1, 2, 3, 4, 5] as const;
export type ReadingSize = (typeof readingSizes)[number];

const kept = keptOnDevice('device', 'reading-size');
const usual: ReadingSize = 2;
const listeners = new Set<() => void>();
let size = keptSize();

function keptSize(): ReadingSize {
  const chosen = Number(kept.read());
  return readingSizes.find((known) => known === chosen) ?? usual;
}

/** For the whole document; before-paint.js has done the same with what was kept. */
export function chooseReadingSize(next: ReadingSize): void {
  size = next;
  kept.keep(String(next));
  document.documentElement.dataset.readingSize = String(next);
  for (const listener of listeners) listener();
}

export function useReadingSize(): ReadingSize {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => size,
    () => usual,
  );
}
