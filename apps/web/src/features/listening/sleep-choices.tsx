import type { Story } from '@sagolykta/contract/stories';
import { type SleepTimer, sleepTimers } from '@sagolykta/domain/falling-asleep';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Choices } from './choices.tsx';
import { chooseListening, soundChoices, useListeningSettings } from './listening-settings.ts';
import { listeningTexts } from './listening-texts.ts';
import { canMakeNight } from './night-sounds/night-speaker.ts';
import { soundOfPlace } from './use-night.ts';

interface SleepChoicesProps {
  readonly story: Story;
  readonly onDim: () => void;
}

export function SleepChoices({ story, onDim }: SleepChoicesProps) {
  const text = useTexts(listeningTexts);
  const { timer, sound } = useListeningSettings();
  return (
    <>
      <Choices
        label={text.timer}
        choices={sleepTimers.map((value) => ({ value, ...wordsFor(value) }))}
        chosen={timer}
        onChoose={(chosen) => chooseListening({ timer: chosen })}
      />
      <p className="text-small text-text-muted">{text.timerHint}</p>
      {canMakeNight() && (
        <Choices
          label={text.sound}
          choices={soundChoices.map((value) => ({ value, label: nameOf(value) }))}
          chosen={sound}
          onChoose={(next) => chooseListening({ sound: next })}
        />
      )}
      <Button kind="soft" size="large" full onClick={onDim}>
        {text.dim}
      </Button>
    </>
  );

  function nameOf(value: (typeof soundChoices)[number]): string {
    if (value === 'none') return text.noSound;
    return value === 'place' ? text.soundOfPlace(text.sounds[soundOfPlace(story)]) : text.sounds[value];
  }
  function wordsFor(value: SleepTimer) {
    if (typeof value === 'number')
      return { label: value === 30 ? text.minutes(value) : value, spoken: text.minutesSpoken(value) };
    return { label: text.timers[value] };
  }
}
