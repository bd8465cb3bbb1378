import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly kind: 'plain' | 'favorite' | 'danger';
  readonly open: boolean;
  /** What can still be done about it. */
  readonly action?: { readonly label: string; readonly act: () => void };
  /** How long it stays, in milliseconds; five seconds where nothing is said. */
  readonly stays?: number;
  /** It has gone, by itself or by a hand, and its action was not taken. */
  readonly onGone?: () => void;
  /** The page is about to be left: while it is read, no other notice takes its place. */
  readonly isLast?: boolean;
}

/** A dismissed notice stays in the tree this long (spec.md, section 9), so that a screen reader is not cut off. */
const removalDelay = 1_000_000;

let current: Notice | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

type Told = Omit<Notice, 'id' | 'open' | 'kind'> & { kind?: Notice['kind'] };

/** Shows a notice; the one before it is replaced, for at most one is visible. */
export function tell(notice: Told): void {
  if (current?.open && current.isLast) return;
  if (current?.open) current.onGone?.();
  clearTimeout(removal);
  count += 1;
  change({ kind: 'plain', ...notice, id: count, open: true });
}

export function dismissNotice(): void {
  if (current === null || !current.open) return;
  const { id } = current;
  current.onGone?.();
  change({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => {
    if (current?.id === id) change(null);
  }, removalDelay);
}

/** Its action is taken, and with that it is gone. */
export function takeAction(): void {
  if (current === null || !current.open) return;
  const { action } = current;
  current = withoutGone(current);
  dismissNotice();
  action?.act();
}

function withoutGone({ onGone: _, ...notice }: Notice): Notice {
  return notice;
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
