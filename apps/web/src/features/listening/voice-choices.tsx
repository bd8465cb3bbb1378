import type { Story } from '@sagolykta/contract/stories';
import { sentencesOf } from '@sagolykta/domain/sentences';
import { Check, Mic, Volume1 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useIsReader } from '../../shared/api/family-role.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Choices } from './choices.tsx';
import { chooseListening, follows, speeds, useListeningSettings } from './listening-settings.ts';
import { listeningTexts } from './listening-texts.ts';
import { readersOf } from './readers.ts';
import type { useVoices, Voice } from './use-voices.ts';

interface VoiceChoicesProps {
  readonly story: Story;
  readonly passages: readonly string[];
  readonly voices: ReturnType<typeof useVoices>;
  /** Two voices at once are none. */
  readonly onTry: () => void;
  readonly onRecord: () => void;
}

export function VoiceChoices({ story, passages, voices, onTry, onRecord }: VoiceChoicesProps) {
  const text = useTexts(listeningTexts);
  const { language } = useLanguage();
  const settings = useListeningSettings();
  const isReader = useIsReader();
  return (
    <>
      <VoiceList story={story} passages={passages} voices={voices} onTry={onTry} />
      {!isReader && (
        <Button kind="soft" full onClick={onRecord}>
          <Mic aria-hidden="true" size={20} />
          {text.record}
        </Button>
      )}
      <Choices
        label={text.speed}
        choices={speeds.map((value) => ({
          value,
          label: value.toLocaleString(language, { minimumFractionDigits: 1 }),
          spoken: text.speedOf(value),
        }))}
        chosen={settings.speed}
        onChoose={(speed) => chooseListening({ speed })}
      />
      <Choices
        label={text.follow}
        choices={follows.map((value) => ({ value, label: text.follows[value] }))}
        chosen={settings.follow}
        onChoose={(follow) => chooseListening({ follow })}
      />
      <p className="text-small text-text-muted">{text.tap}</p>
    </>
  );
}

/** The best first; each is tried with one sentence of the story. */
function VoiceList({ story, passages, voices, onTry }: Omit<VoiceChoicesProps, 'onRecord'>) {
  const text = useTexts(listeningTexts);
  const name = useId();
  const { voices: kept } = useListeningSettings();
  const tried = useTriedVoice(story, passages);
  const nameOf = (voice: Voice) => (voice.kind === 'outside' ? text.outsideVoice : voice.name);
  return (
    <fieldset className="choices">
      <legend className="text-small text-text-muted">{text.voice}</legend>
      <ul className="voice-list">
        {voices.all.map((voice) => (
          <li key={voice.key} className="flex items-center gap-1">
            <label className="segment voice-choice">
              <input
                type="radio"
                name={name}
                className="segment-box"
                checked={voice.key === voices.chosen?.key}
                onChange={() => chooseListening({ voices: { ...kept, [story.language]: voice.key } })}
              />
              <Check aria-hidden="true" size={18} className="choice-mark" />
              <span lang={story.language}>{nameOf(voice)}</span>
            </label>
            <button
              type="button"
              className="round-button"
              aria-label={text.tryVoice(nameOf(voice))}
              onClick={() => {
                onTry();
                tried(voice);
              }}
            >
              <Volume1 aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Has a voice read the story's first sentence, and hushes it when the panel is closed. */
function useTriedVoice(story: Story, passages: readonly string[]): (voice: Voice) => void {
  const hush = useRef(() => {});
  useEffect(() => () => hush.current(), []);
  return (voice) => {
    hush.current();
    const first = passages[1] ?? passages[0] ?? '';
    const [sentence] = sentencesOf(first, story.language);
    // A sound is of a whole passage, so there the title is heard.
    const passage = voice.device === undefined ? passages[0] : first.slice(0, sentence?.end);
    // Who reads at home may not have begun with the title.
    const sound = passages.map((_, number) => voice.soundOf?.(number)).find((found) => found !== undefined);
    const readers = readersOf({
      passages: [passage ?? ''],
      language: story.language,
      voice: () => (voice.soundOf === undefined ? voice : { ...voice, soundOf: () => sound }),
      device: () => voice.device,
    });
    const quiet = () => {};
    const reader = readers.readerFor(0, { onSpoken: quiet, onEnd: quiet, onFault: quiet });
    reader?.tune({ speed: 1, volume: 1 });
    reader?.read(0, 0);
    hush.current = () => reader?.hush();
  };
}
