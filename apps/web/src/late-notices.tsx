import { type ComponentType, useEffect, useState } from 'react';
import { useNotice } from './shared/ui/notice-store.ts';

/** Long enough for the first screen to stand, in milliseconds; a notice that comes earlier does not wait for it. */
const calm = 1000;

/** The notices' place is not needed for the first paint: its chunk comes after it, or with the first notice. */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>();
  const isWanted = useNotice() !== null;
  useEffect(() => {
    const fetchNotices = async () => {
      const arrived = await import('./shared/ui/notices.tsx');
      setNotices(() => arrived.Notices);
    };
    const timer = setTimeout(() => void fetchNotices(), isWanted ? 0 : calm);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return Notices === undefined ? null : <Notices />;
}
