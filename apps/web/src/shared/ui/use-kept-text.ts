import { useState } from 'react';
import { keptOnDevice } from '../kept-on-device.ts';

/** A text that outlives a lost session and a reload, until it is sent; it never leaves this browser tab. */
export function useKeptText(name: string) {
  const kept = keptOnDevice('tab', name);
  const [text, setText] = useState(() => kept.read() ?? '');
  const keep = (next: string) => {
    setText(next);
    kept.keep(next);
  };
  return [text, keep] as const;
}
