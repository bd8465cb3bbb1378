import { Headphones } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { silenceTexts } from './silence-texts.ts';

/** Disabled, and it says why: in its name, when rested on, and when pressed all the same. */
export function ListenButton({ why }: { why: string }) {
  const text = useTexts(silenceTexts);
  return (
    <Tooltip words={why}>
      <button
        type="button"
        aria-disabled="true"
        aria-label={`${text.listen}. ${why}`}
        onClick={() => tell({ title: why })}
        className="round-button"
      >
        <Headphones aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
