import { useEffect } from 'react';
import type { ListeningSession, ListeningState } from './listening-session.ts';

interface LockScreen {
  readonly title: string;
  /** A picture of the story; undefined where it has none. */
  readonly picture: string | undefined;
  readonly session: ListeningSession;
  readonly state: ListeningState;
}

/** The story's name and its buttons on the lock screen and on headphones, for as long as it is listened to. */
export function useLockScreen({ title, picture, session, state: { phase } }: LockScreen): void {
  const isOpen = phase !== 'silent';
  useEffect(() => {
    if (!isOpen || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist: 'Sagolykta',
      artwork: picture === undefined ? [] : [{ src: picture, type: 'image/webp' }],
    });
    const actions: Readonly<Partial<Record<MediaSessionAction, () => void>>> = {
      play: session.resume,
      pause: session.pause,
      stop: session.stop,
      previoustrack: () => session.step(-1),
      nexttrack: () => session.step(1),
      seekbackward: () => session.step(-1),
      seekforward: () => session.step(1),
    };
    const set = (action: string, act: (() => void) | null) => {
      try {
        mediaSession.setActionHandler(action as MediaSessionAction, act);
      } catch {
        // A browser that does not know this button shows none.
      }
    };
    for (const [action, act] of Object.entries(actions)) set(action, act);
    return () => {
      for (const action of Object.keys(actions)) set(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    };
  }, [isOpen, title, picture, session]);

  useEffect(() => {
    if (!isOpen) return;
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = phase === 'reading' ? 'playing' : 'paused';
  }, [isOpen, phase]);

  useEffect(() => {
    if (phase !== 'reading' && phase !== 'resting') return;
    const silence = new Audio(stillness());
    silence.loop = true;
    // Where nothing may play, the lock screen shows nothing, and the voice is heard all the same.
    silence.play().catch(() => {});
    return () => silence.pause();
  }, [phase]);
}

let still: string | undefined;

/** Ten seconds without a sound: a device's voice is no media of its own, and a lock screen shows only what plays. */
function stillness(): string {
  const rate = 8000;
  const length = rate * 10;
  if (still !== undefined) return still;
  const file = new DataView(new ArrayBuffer(44 + length));
  const word = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) file.setUint8(at + index, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  file.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  word(36, 'data');
  file.setUint32(40, length, true);
  // In eight bits silence is in the middle.
  new Uint8Array(file.buffer, 44).fill(128);
  still = URL.createObjectURL(new Blob([file.buffer], { type: 'audio/wav' }));
  return still;
}
