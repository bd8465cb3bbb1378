import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { texts, useTexts } from '../messages/language.tsx';
import { Scrim } from './scrim.tsx';

const sheetTexts = texts({ sv: { close: 'Stäng' }, en: { close: 'Close' } });

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  /** Stays in reach while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog that rises from the thumb's end of the screen; its body is at most 70 % of the viewport and scrolls. */
export function Sheet({ open, onClose, title, description, footer, children }: SheetProps) {
  const text = useTexts(sheetTexts);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="sheet fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-dvh w-full max-w-(--column) flex-col overflow-hidden rounded-t-xl bg-surface shadow-sheet"
        >
          <header className="flex flex-none items-center justify-between py-1.5 pr-3 pl-5.5">
            <Dialog.Title className="text-h2">{title}</Dialog.Title>
            <Dialog.Close className="grid size-12 place-items-center rounded-full" aria-label={text.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="sheet-body max-h-[70dvh] min-h-0 flex-auto overflow-auto px-5.5 pt-2 pb-5">
            {description !== undefined && (
              <Dialog.Description className="text-text-muted">{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <footer className="sheet-footer flex-none px-5.5 pt-3">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
