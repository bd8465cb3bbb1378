import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Lantern } from '../../shared/ui/lantern.tsx';
import type { Phase } from './listening-session.ts';
import { useListeningSettings } from './listening-settings.ts';
import { listeningTexts } from './listening-texts.ts';

/** Untouched for so long, the screen dims by itself where a timer runs; in milliseconds. */
const untouched = 30_000;
/** The lantern burns down over the last ten minutes. */
const burning = 600_000;

interface LanternScreenProps {
  readonly isLit: boolean;
  /** Milliseconds until the timer ends; undefined where none runs. */
  readonly left: number | undefined;
  readonly onClose: () => void;
}

/** Nothing but a lantern, to be seen from the pillow: warm, dark, still, and lower the nearer sleep is. */
export function LanternScreen({ isLit, left, onClose }: LanternScreenProps) {
  const text = useTexts(listeningTexts);
  const words = isLit ? text.lantern : text.lanternOut;
  const light = isLit ? 0.16 + 0.44 * Math.min(1, (left ?? burning) / burning) : 0.1;
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className="lantern-screen" onKeyDown={onClose}>
          <Dialog.Title className="sr-only">{text.player}</Dialog.Title>
          <Dialog.Close className="lantern-place" aria-label={words}>
            <span className="lantern-light" style={{ opacity: light }}>
              <Lantern lit={isLit} className="" />
            </span>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Calls when nobody has touched the screen for a while, and a timer is to put somebody to sleep. */
export function useLanternAfterAWhile(phase: Phase, dim: () => void): void {
  const { timer } = useListeningSettings();
  const latest = useRef(dim);
  latest.current = dim;
  const isWaiting = timer !== 'off' && phase !== 'paused';
  useEffect(() => {
    if (!isWaiting) return;
    let waiting = setTimeout(() => latest.current(), untouched);
    const again = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => latest.current(), untouched);
    };
    const touches = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const touch of touches) addEventListener(touch, again, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const touch of touches) removeEventListener(touch, again);
    };
  }, [isWaiting]);
}
