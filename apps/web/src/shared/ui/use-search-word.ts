import { useSearchParams } from 'wouter';

interface SearchWord {
  /** What the address says, or null. */
  readonly word: string | null;
  readonly open: (word: string) => void;
  readonly close: () => void;
}

/**
 * A sheet that is part of the address: the phone's back button closes it, a reload keeps it, and after a lost session the
 * login leads back to it.
 */
export function useSearchWord(name: string): SearchWord {
  const [search, setSearch] = useSearchParams();
  const without = (before: URLSearchParams) => new URLSearchParams([...before].filter(([other]) => other !== name));
  return {
    word: search.get(name),
    open: (word) =>
      setSearch((before) => new URLSearchParams([...without(before), [name, word]]), { state: { sheet: name } }),
    close: () => {
      if (isSheet(history.state)) return history.back();
      setSearch(without, { replace: true });
    },
  };
}

/** Whether this entry of the browser's history was made by opening a sheet: then the one before it is the same screen. */
export function isSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state;
}
