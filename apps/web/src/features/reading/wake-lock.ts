import { useEffect } from 'react';

/** Keeps the screen on while a story is open and somebody is awake to it. A browser takes the lock back when the page is hidden, so it is asked for again. */
export function useScreenAwake(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isOpen = true;
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock?.request('screen');
        if (!isOpen) return await granted?.release();
        lock = granted;
      } catch {
        // A low battery, or a browser without it: the screen goes dark as it always did.
      }
    };
    void stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, [isWanted]);
}
