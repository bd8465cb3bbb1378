import { ALargeSmall, Clock, Moon, Sun, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../shared/theme/theme-choice.ts';
import { Segments } from '../../shared/ui/segments.tsx';
import { chooseReadingSize, readingSizes, useReadingSize } from './reading-size.ts';
import { readingTexts } from './reading-texts.ts';

const lightIcons: Record<ThemeChoice, typeof Moon> = { auto: Clock, night: Moon, day: Sun };

/** Text size and light. Not modal: the story changes before the reader's eyes. */
export function ReadingPanel() {
  const text = useTexts(readingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="round-button" aria-label={text.appearance}>
        <ALargeSmall aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className="reading-panel">
          <header className="flex items-center justify-between">
            <Dialog.Title className="title-small">{text.appearance}</Dialog.Title>
            <Dialog.Close className="-mr-2 grid size-12 place-items-center rounded-full" aria-label={text.closePanel}>
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
  const text = useTexts(readingTexts);
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
  const text = useTexts(readingTexts);
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
