import type { Story } from '@sagolykta/contract/stories';
import { isNight } from '@sagolykta/domain/falling-asleep';
import { Headphones, Mic, Square } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsReader } from '../../shared/api/family-role.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { useNightAnyway } from '../../shared/theme/theme-choice.ts';
import { late } from '../../shared/ui/late.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { ListenButton } from './listen-button.tsx';
import { useListeningSettings } from './listening-settings.ts';
import { listeningTexts } from './listening-texts.ts';
import { useLockScreen } from './lock-screen.ts';
import { Player } from './player.tsx';
import type { RecordingStudioProps } from './recording-studio.tsx';
import { useListening } from './use-listening.ts';
import { useNight } from './use-night.ts';
import { useReadAlong } from './use-read-along.ts';
import './listening.css';

// Only for those who record.
const RecordingStudio = late<RecordingStudioProps>(
  async () => (await import('./recording-studio.tsx')).RecordingStudio,
);

export interface ListeningProps {
  readonly story: Story;
  /** The paragraph the eyes are at; the first is 0. */
  readonly place: number;
  /** What shows the passages, each marked with its number. */
  readonly page: RefObject<HTMLElement | null>;
  /** The passage being read, undefined when none is: 0 is the title, then the paragraphs, then the good night. */
  readonly onPassage: (passage: number | undefined, index?: number) => void;
  /** Whether the timer has ended it: then the screen may go dark. */
  readonly onAsleep: (isAsleep: boolean) => void;
}

/** The way to be read to. The device's own voice tells nothing to anyone; the outside voice was agreed to. */
export function Listening({ story, place, page, onPassage, onAsleep }: ListeningProps) {
  const text = useTexts(listeningTexts);
  const isReader = useIsReader();
  const listening = useListening(story, () => tell({ title: text.fault }));
  const { session, state, voices } = listening;
  const { follow } = useListeningSettings();
  const wasRead = useRef(false);
  const [isRecording, setRecording] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { phase, passage } = state;
  const isHeard = phase === 'reading' || phase === 'paused' || phase === 'asleep';
  const marked = isHeard && follow !== 'off' ? passage : undefined;

  const sentence = state.spoken?.sentence.start;
  useEffect(() => onPassage(marked, sentence), [onPassage, marked, sentence]);
  useEffect(() => () => onPassage(undefined), [onPassage]);
  useEffect(() => onAsleep(phase === 'asleep'), [onAsleep, phase]);
  useReadAlong(page, session, state);
  useNight(story, state);
  useWarmNight(phase !== 'silent');
  useLockScreen({ title: story.title, picture: pictureOf(story), session, state });
  useEffect(() => {
    if (passage === listening.passages.length - 1) wasRead.current = true;
  }, [passage, listening.passages.length]);

  const record = () => {
    session.pause();
    setRecording(true);
  };
  const studio = <RecordingStudio story={story} passages={listening.passages} onClose={() => setRecording(false)} />;
  if (voices.chosen === undefined)
    return (
      <>
        <ListenButton why={text.noVoice[story.language]} />
        {!isReader && (
          <button type="button" aria-label={text.record} onClick={record} className="round-button">
            <Mic aria-hidden="true" />
          </button>
        )}
        {isRecording && studio}
      </>
    );
  const begin = () => {
    // Where the eyes are; once it is read to its end, from its beginning.
    session.readFrom(wasRead.current || place === 0 ? 0 : place + 1);
    wasRead.current = false;
  };
  const isSilent = phase === 'silent';
  const Icon = isSilent ? Headphones : Square;
  return (
    <>
      <button
        type="button"
        aria-label={isSilent ? text.listen : text.stop}
        onClick={isSilent ? begin : session.stop}
        className="round-button"
      >
        <Icon aria-hidden="true" />
      </button>
      {(!isSilent || isChoosing) &&
        createPortal(<Player story={story} {...listening} onRecord={record} onChoosing={setChoosing} />, document.body)}
      {isRecording && studio}
    </>
  );
}

/** At night, while it is listened to, the page is warm and dark, whatever is chosen by day. */
function useWarmNight(isListening: boolean): void {
  const { timer } = useListeningSettings();
  const isWarm = isListening && isNight(new Date().getHours());
  useNightAnyway(isWarm && timer !== 'off');
  useEffect(() => {
    if (!isWarm) return;
    document.documentElement.dataset.warm = 'true';
    return () => {
      delete document.documentElement.dataset.warm;
    };
  }, [isWarm]);
}

/** A lock screen draws no SVG. */
function pictureOf({ images }: Story): string | undefined {
  return images[0]?.url.replace(/\.svg(?=\?|$)/, '.webp');
}
