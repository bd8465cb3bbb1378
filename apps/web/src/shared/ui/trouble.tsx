import { RotateCcw } from 'lucide-react';
import { texts, useTexts } from '../messages/language.tsx';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';

const troubleTexts = texts({
  sv: {
    title: 'Lyktan fladdrade till',
    explanation: 'Det gick inte att hämta det som skulle stå här. Det brukar räcka att försöka en gång till.',
    retry: 'Försök igen',
  },
  en: {
    title: 'The lantern flickered',
    explanation: 'What belongs here could not be fetched. Trying once more is usually enough.',
    retry: 'Try again',
  },
});

/** A read failed; there is always a way on. */
export function Trouble({ onRetry, level = 'h2' }: { onRetry: () => void; level?: 'h1' | 'h2' }) {
  const text = useTexts(troubleTexts);
  return (
    <div role="alert">
      <Empty
        title={text.title}
        level={level}
        action={
          <Button kind="lamp" onClick={onRetry}>
            <RotateCcw aria-hidden="true" size={20} />
            {text.retry}
          </Button>
        }
      >
        {text.explanation}
      </Empty>
    </div>
  );
}
