import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Scrim } from './scrim.tsx';

interface ConfirmSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Who or what it is about, seen before it is read. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly description: string;
  /** The action that cannot be taken back, as a button; it closes nothing by itself. */
  readonly action: ReactNode;
  /** The safe choice: lit, lowest, focused. */
  readonly keep: string;
  /** Where going on is what everybody came for: then that is the lit one, and the action brings its own light. */
  readonly isKeepLit?: boolean;
}

/** Asks before something is gone for good. */
export function ConfirmSheet({
  open,
  onClose,
  picture,
  title,
  description,
  action,
  keep,
  isKeepLit = true,
}: ConfirmSheetProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          aria-modal
          className="sheet fixed inset-x-0 bottom-0 z-40 mx-auto grid max-h-dvh w-full max-w-(--column) justify-items-center overflow-auto rounded-t-xl bg-surface px-5.5 pt-7 pb-[calc(22px+env(safe-area-inset-bottom))] text-center shadow-sheet"
        >
          {picture !== undefined && <div className="mb-3.5">{picture}</div>}
          <AlertDialog.Title className="text-h2 wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 mb-6 max-w-[19em] text-balance text-text-muted">
            {description}
          </AlertDialog.Description>
          <div className="grid w-full gap-3">
            {action}
            <AlertDialog.Cancel asChild>
              <Button kind={isKeepLit ? 'lamp' : 'outline'} size="large" full>
                {keep}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
