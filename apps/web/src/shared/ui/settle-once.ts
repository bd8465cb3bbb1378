/** How long something can be undone, in milliseconds. */
export const undoable = 10_000;

/** Either of the two, once; leaving the page is not undoing. */
export function settleOnce({ onDone, onUndo }: { onDone: () => void; onUndo: () => void }) {
  let isOpen = true;
  const settle = (how: () => void) => () => {
    if (!isOpen) return;
    isOpen = false;
    removeEventListener('pagehide', go);
    how();
  };
  const go = settle(onDone);
  addEventListener('pagehide', go);
  return { go, undo: settle(onUndo) };
}
