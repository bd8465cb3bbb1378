import { useEffect, useState } from 'react';

/** Why nothing can be recorded here: the browser has no recorder, or the device no microphone. */
export type RecordingHindrance = 'browser' | 'microphone';

/** Whether this browser can record: an old one cannot, and none lets a page that is not safe. */
function canRecord(): boolean {
  return typeof MediaRecorder === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Undefined while nothing is known to stand in the way. Asks for no leave: a device tells of its microphone without its name. */
export function useRecordingHindrance(): RecordingHindrance | undefined {
  const [hindrance, setHindrance] = useState<RecordingHindrance | undefined>(canRecord() ? undefined : 'browser');
  useEffect(() => {
    if (!canRecord()) return;
    let isLeft = false;
    const look = async () => {
      // A browser that will not tell may have one all the same.
      const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
      const isMissing = devices?.every(({ kind }) => kind !== 'audioinput') === true;
      if (!isLeft) setHindrance(isMissing ? 'microphone' : undefined);
    };
    void look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => {
      isLeft = true;
      navigator.mediaDevices.removeEventListener('devicechange', look);
    };
  }, []);
  return hindrance;
}
