import { type LucideIcon, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { listeningTexts } from './listening-texts.ts';

interface PlayerPanelProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A button of the player and what it opens. Not modal: the story goes on before the eyes. */
export function PlayerPanel({ name, Icon, children, onOpen }: PlayerPanelProps) {
  const text = useTexts(listeningTexts);
  const [isOpen, setOpen] = useState(false);
  const open = (isOpen: boolean) => {
    setOpen(isOpen);
    onOpen(isOpen);
  };
  return (
    <Dialog.Root modal={false} open={isOpen} onOpenChange={open}>
      <Dialog.Trigger className="round-button" aria-label={name}>
        <Icon aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className="reading-panel player-panel">
          <header className="flex items-center justify-between">
            <Dialog.Title className="title-small">{name}</Dialog.Title>
            <Dialog.Close className="-mr-2 grid size-12 place-items-center rounded-full" aria-label={text.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
