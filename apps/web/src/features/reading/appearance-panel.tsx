import { Clock, Moon, Sun, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../shared/theme/theme-choice.ts';
import { Segments } from '../../shared/ui/segments.tsx';
import { appearanceTexts } from './appearance-texts.ts';
import { chooseReadingSize, readingSizes, useReadingSize } from './reading-size.ts';

const lightIcons: Record<ThemeChoice, typeof Moon> = { auto: Clock, night: Moon, day: Sun };

export interface AppearancePanelProps {
  readonly title: string;
  /** Opens and closes it, and has the keyboard back when it is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Text size and light. Not modal: the story changes before the reader's eyes. */
export function AppearancePanel({ title, button, isOpen, onClose }: AppearancePanelProps) {
  const text = useTexts(appearanceTexts);
  return (
    <Dialog.Root modal={false} open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="reading-panel"
          onInteractOutside={(event) => {
            // The button closes by itself.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever went on to something else stays there.
            if (document.activeElement === document.body) button.current?.focus();
          }}
        >
          <header className="flex items-center justify-between">
            <Dialog.Title className="title-small">{title}</Dialog.Title>
            <Dialog.Close className="-mr-2 grid size-12 place-items-center rounded-full" aria-label={text.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </header>
          <Sizes />
          <Lights />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sizes() {
  const text = useTexts(appearanceTexts);
  const size = useReadingSize();
  const choices = readingSizes.map((step) => ({
    value: step,
    spoken: text.step(step),
    label: (
      <span aria-hidden="true" className="font-reading" style={{ fontSize: `${0.8 + step * 0.16}rem` }}>
        A
      </span>
    ),
  }));
  return <Segments label={text.textSize} choices={choices} chosen={size} onChoose={chooseReadingSize} />;
}

function Lights() {
  const text = useTexts(appearanceTexts);
  const chosen = useThemeChoice();
  const choices = themeChoices.map((choice) => {
    const Icon = lightIcons[choice];
    const label = (
      <>
        <Icon aria-hidden="true" size={18} className="flex-none" />
        {text.lights[choice]}
      </>
    );
    return { value: choice, label };
  });
  return <Segments label={text.light} choices={choices} chosen={chosen} onChoose={chooseTheme} />;
}
