import { useState } from 'react';

/** A text that outlives a lost session and a reload, until it is sent; it never leaves this browser tab. */
export function useKeptText(storageKey: string) {
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(storageKey) ?? '';
    } catch {
      return '';
    }
  });
  const keep = (next: string) => {
    setText(next);
    try {
      sessionStorage.setItem(storageKey, next);
    } catch {
      // A browser that keeps nothing loses the text with the page.
    }
  };
  return [text, keep] as const;
}
