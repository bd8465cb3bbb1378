import type { Story } from '@sagolykta/contract/stories';
import { type SleepTimer, sleepTimers } from '@sagolykta/domain/falling-asleep';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Choices } from './choices.tsx';
import { chooseListening, useListeningSettings } from './listening-settings.ts';
import { listeningTexts } from './listening-texts.ts';

interface SleepChoicesProps {
  readonly story: Story;
  readonly onDim: () => void;
}

export function SleepChoices({ onDim }: SleepChoicesProps) {
  const text = useTexts(listeningTexts);
  const { timer } = useListeningSettings();
  return (
    <>
      <Choices
        label={text.timer}
        choices={sleepTimers.map((value) => ({ value, ...wordsFor(value) }))}
        chosen={timer}
        onChoose={(chosen) => chooseListening({ timer: chosen })}
      />
      <p className="text-small text-text-muted">{text.timerHint}</p>
      <Button kind="soft" size="large" full onClick={onDim}>
        {text.dim}
      </Button>
    </>
  );

  function wordsFor(value: SleepTimer) {
    if (typeof value === 'number')
      return { label: value === 30 ? text.minutes(value) : value, spoken: text.minutesSpoken(value) };
    return { label: text.timers[value] };
  }
}
