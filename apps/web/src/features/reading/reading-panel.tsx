import { ALargeSmall } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { late, usePreloaded } from '../../shared/ui/late.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import type { AppearancePanelProps } from './appearance-panel.tsx';
import { readingTexts } from './reading-texts.ts';

const AppearancePanel = late<AppearancePanelProps>(
  async () => (await import('./appearance-panel.tsx')).AppearancePanel,
);
const panels = [AppearancePanel];

/** The way to text size and light, which come once the story stands. */
export function ReadingPanel() {
  const text = useTexts(readingTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  usePreloaded(panels);
  const open = () =>
    AppearancePanel.preload().then(
      () => setOpen(true),
      () => tell({ title: text.noContact.title, description: text.appearanceLater }),
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="round-button"
        aria-label={text.appearance}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => (isOpen === true ? setOpen(false) : void open())}
      >
        <ALargeSmall aria-hidden="true" />
      </button>
      {isOpen !== undefined && (
        <AppearancePanel title={text.appearance} button={button} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
