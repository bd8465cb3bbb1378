import type { Recording } from '@sagolykta/contract/recordings';
import type { Story } from '@sagolykta/contract/stories';
import { Check, ChevronLeft, ChevronRight, Mic, Square, Volume1 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { recordingTexts } from './recording-texts.ts';
import { soundOfRecording } from './recordings.ts';
import { soundReader } from './sound-reader.ts';
import { useTakes } from './use-takes.ts';

interface RecordingPassagesProps {
  readonly story: Story;
  readonly passages: readonly string[];
  readonly reader: string;
  /** Those of this reader. */
  readonly recordings: readonly Recording[];
  readonly onDone: () => void;
}

/** One passage at a time, in large type: read it, hear it, read it again, or go on. */
export function RecordingPassages({ story, passages, reader, recordings, onDone }: RecordingPassagesProps) {
  const text = useTexts(recordingTexts);
  const firstUnread = passages.findIndex((_, index) => recordings.every(({ passage }) => passage !== index));
  const [passage, setPassage] = useState(Math.max(0, firstUnread));
  const takes = useTakes(story, reader);
  const kept = recordings.find((recording) => recording.passage === passage);
  const hear = useHearing(kept);
  const isRecording = takes.state === 'recording';
  const isKeeping = takes.state === 'keeping';
  const isLast = passage === passages.length - 1;
  const go = (next: number) => {
    takes.forget();
    setPassage(next);
  };
  return (
    <div className="grid gap-4">
      <p className="flex items-center justify-between text-small text-text-muted">
        <span>{text.place(passage + 1, passages.length)}</span>
        {kept !== undefined && (
          <span className="inline-flex items-center gap-1.5">
            <Check aria-hidden="true" size={18} />
            {text.isKept}
          </span>
        )}
      </p>
      <p lang={story.language} className="recording-words">
        {passages[passage]}
      </p>
      {isRecording && <Loudness loudness={takes.loudness} />}
      <p role="status" className="min-h-11 text-center text-small text-text-muted">
        {text.states[takes.state]}
      </p>
      {takes.state === 'lost' && (
        <Button kind="outline" full onClick={takes.send}>
          {text.resend}
        </Button>
      )}
      <Button
        kind={kept === undefined || isRecording ? 'lamp' : 'soft'}
        size="large"
        full
        disabled={isKeeping}
        onClick={() => {
          hear.hush();
          void (isRecording ? takes.finish(passage) : takes.begin());
        }}
      >
        {isRecording ? <Square aria-hidden="true" size={22} /> : <Mic aria-hidden="true" size={22} />}
        {isRecording ? text.stop : kept === undefined ? text.record : text.again}
      </Button>
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          className="round-button"
          aria-label={text.before}
          disabled={passage === 0 || isRecording || isKeeping}
          onClick={() => go(passage - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        {kept !== undefined && !isRecording && (
          <Button kind="quiet" onClick={hear.hear}>
            <Volume1 aria-hidden="true" size={20} />
            {text.hear}
          </Button>
        )}
        <Button
          kind={kept !== undefined && !isRecording ? 'lamp' : 'soft'}
          disabled={isRecording || isKeeping}
          onClick={() => (isLast ? onDone() : go(passage + 1))}
        >
          {isLast ? text.done : text.next}
          {!isLast && <ChevronRight aria-hidden="true" size={20} />}
        </Button>
      </div>
    </div>
  );
}

/** How loud it is, many times a second, without React. */
function Loudness({ loudness }: { loudness: () => number }) {
  const text = useTexts(recordingTexts);
  const bar = useRef<HTMLMeterElement>(null);
  const latest = useRef(loudness);
  latest.current = loudness;
  useEffect(() => {
    const listening = setInterval(() => {
      if (bar.current !== null) bar.current.value = latest.current();
    }, 120);
    return () => clearInterval(listening);
  }, []);
  return <meter ref={bar} aria-label={text.loudness} className="w-full" min={0} max={1} value={0} />;
}

/** What was kept, as it will be heard: trimmed, and turned down. */
function useHearing(recording: Recording | undefined) {
  const reader = useRef<ReturnType<typeof soundReader>>(undefined);
  const hush = () => reader.current?.hush();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another take is another sound
  useEffect(() => hush, [recording?.id]);
  return {
    hush,
    hear: () => {
      hush();
      if (recording === undefined) return;
      const quiet = () => {};
      reader.current = soundReader({
        passages: [''],
        language: 'sv',
        isWordForWord: false,
        soundOf: () => soundOfRecording(recording),
        onSpoken: quiet,
        onEnd: quiet,
        onFault: quiet,
      });
      reader.current.read(0, 0);
    },
  };
}
