import type { Story } from '@sagolykta/contract/stories';
import { Moon, Pause, Play, SlidersHorizontal, StepBack, StepForward } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { LanternScreen, useLanternAfterAWhile } from './lantern-screen.tsx';
import { listeningTexts } from './listening-texts.ts';
import { PlayerPanel } from './player-panel.tsx';
import { SleepChoices } from './sleep-choices.tsx';
import type { useListening } from './use-listening.ts';
import { VoiceChoices } from './voice-choices.tsx';

type PlayerProps = ReturnType<typeof useListening> & {
  readonly story: Story;
  readonly onRecord: () => void;
  /** Something is chosen here: the player stays, though nothing is heard any more. */
  readonly onChoosing: (isChoosing: boolean) => void;
};

/** What stands within the thumb's reach while a story is listened to. */
export function Player({ story, session, state, passages, voices, onRecord, onChoosing }: PlayerProps) {
  const text = useTexts(listeningTexts);
  const [isLantern, setLantern] = useState(false);
  const { phase, left } = state;
  useLanternAfterAWhile(phase, () => setLantern(true));
  const isReading = phase === 'reading';
  return (
    <section className="player" aria-label={text.player}>
      {phase === 'resting' ? (
        <p role="status" className="text-center text-small text-text-muted">
          {text.ended}
        </p>
      ) : (
        <Progress passages={passages} passage={state.passage} onMove={(passage) => session.readFrom(passage)} />
      )}
      <div className="player-buttons">
        <PlayerPanel name={text.sleep} Icon={Moon} onOpen={onChoosing}>
          <SleepChoices story={story} onDim={() => setLantern(true)} />
        </PlayerPanel>
        <button type="button" className="round-button" aria-label={text.back} onClick={() => session.step(-1)}>
          <StepBack aria-hidden="true" />
        </button>
        <button
          type="button"
          className="play-button"
          aria-label={isReading ? text.pause : text.resume}
          onClick={isReading ? session.pause : session.resume}
        >
          {isReading ? (
            <Pause aria-hidden="true" size={28} fill="currentColor" />
          ) : (
            <Play aria-hidden="true" size={28} fill="currentColor" />
          )}
        </button>
        <button type="button" className="round-button" aria-label={text.forward} onClick={() => session.step(1)}>
          <StepForward aria-hidden="true" />
        </button>
        <PlayerPanel name={text.how} Icon={SlidersHorizontal} onOpen={onChoosing}>
          <VoiceChoices story={story} passages={passages} voices={voices} onTry={session.pause} onRecord={onRecord} />
        </PlayerPanel>
      </div>
      {isLantern && <LanternScreen isLit={phase !== 'asleep'} left={left} onClose={() => setLantern(false)} />}
    </section>
  );
}

interface ProgressProps {
  readonly passages: readonly string[];
  readonly passage: number;
  readonly onMove: (passage: number) => void;
}

/** By paragraph, and to be moved. */
function Progress({ passages, passage, onMove }: ProgressProps) {
  const text = useTexts(listeningTexts);
  const last = passages.length - 1;
  const words = passage === 0 ? text.title : passage === last ? text.goodNight : text.place(passage, last - 1);
  return (
    <div className="player-progress">
      <input
        type="range"
        aria-label={text.progress}
        aria-valuetext={words}
        min={0}
        max={last}
        value={passage}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        style={{ '--heard': `${(passage / Math.max(1, last)) * 100}%` } as React.CSSProperties}
      />
      <span aria-hidden="true" className="text-caption text-text-muted">
        {words}
      </span>
    </div>
  );
}
