import { type ReactNode, useEffect, useRef, useState } from 'react';

/** As spec.md section 9 has it, in milliseconds. */
const delay = 700;

/**
 * What an icon means, after a moment's rest on it; Escape puts it away. Never the only place where something is said.
 * Our own, since Radix's would bring 10 kB of positioning to the reading screen, where a finger never sees it.
 */
export function Tooltip({ words, children }: { words: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = () => {
    timer.current = setTimeout(() => setShown(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the control inside
    <span
      role="presentation"
      className="relative grid"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wait()}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && wait()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {isShown && (
        <span
          role="tooltip"
          className="tooltip absolute top-full right-0 z-50 mt-1.5 w-max max-w-56 rounded-sm bg-raised px-3 py-2 text-small text-text shadow-float"
        >
          {words}
        </span>
      )}
    </span>
  );
}
