/** What is kept under one name: for as long as the browser keeps anything ('device'), or until the tab is closed ('tab'). */
interface Kept {
  /** null where nothing is kept. */
  readonly read: () => string | null;
  /** As it was written with `keepValue`; null where nothing is kept, or nothing that can be read. */
  readonly readValue: () => unknown;
  readonly keep: (text: string) => void;
  readonly keepValue: (value: unknown) => void;
  readonly forget: () => void;
}

/** Never fails: in a browser that keeps nothing, what was to be kept lasts as long as the page. */
export function keptOnDevice(place: 'device' | 'tab', name: string): Kept {
  const storage = () => (place === 'device' ? localStorage : sessionStorage);
  const read = () => orNull(() => storage().getItem(name));
  const keep = (text: string) => void orNull(() => storage().setItem(name, text));
  return {
    read,
    readValue: () => orNull((): unknown => JSON.parse(read() ?? 'null')),
    keep,
    keepValue: (value) => keep(JSON.stringify(value)),
    forget: () => void orNull(() => storage().removeItem(name)),
  };
}

/** Whatever is kept until the tab is closed is kept no longer. */
export function forgetTab(): void {
  orNull(() => sessionStorage.clear());
}

/** A browser may refuse to keep anything, or have no room. */
function orNull<Value>(ask: () => Value): Value | null {
  try {
    return ask();
  } catch {
    return null;
  }
}
