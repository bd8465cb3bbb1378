import {
  loudnessBefore,
  type SleepTimer,
  sinking,
  timerLength,
  voiceBeforeLastWord,
} from '@sagolykta/domain/falling-asleep';
import type { Language } from '@sagolykta/domain/language';
import { sentenceAt, sentencesOf } from '@sagolykta/domain/sentences';
import { listeningSettings, onListeningSettings } from './listening-settings.ts';
import type { Reader, ReaderEvents, Spoken } from './reader.ts';

/** 'resting': the story is read, and only the night is heard. 'asleep': the timer has ended it. */
export type Phase = 'silent' | 'reading' | 'paused' | 'resting' | 'asleep';

export interface ListeningState {
  readonly phase: Phase;
  /** 0 is the title, then come the paragraphs, then the good night. */
  readonly passage: number;
  readonly spoken: Spoken | undefined;
  /** How loud the night is to be, 0 to 1. */
  readonly loudness: number;
  /** Milliseconds until the timer ends it, by the second; undefined where no clock is running. */
  readonly left: number | undefined;
}

/** Makes the one who reads this passage; undefined where there is nobody. The same one may be given again. */
export type ReaderFor = (passage: number, events: ReaderEvents) => Reader | undefined;

interface SessionOptions {
  readonly passages: readonly string[];
  readonly language: Language;
  readonly readerFor: ReaderFor;
  /** Whoever was to read this passage fell silent. Whether somebody else reads it now. */
  readonly onSilence: (passage: number) => boolean;
  readonly onFault: () => void;
}

const silent: ListeningState = { phase: 'silent', passage: 0, spoken: undefined, loudness: 1, left: undefined };
/** Letters that a calm voice reads in a second, as long as none has been heard. */
const usualPace = 13;

/** One story, listened to: who reads which passage, where one is, and when it ends. */
export class ListeningSession {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  #state = silent;
  #reader: Reader | undefined;
  #endsAt: number | undefined;
  #timer: SleepTimer = 'off';
  #clock: ReturnType<typeof setInterval> | undefined;
  #leaveSettings = () => {};
  constructor(options: SessionOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): ListeningState => this.#state;

  /** From the sentence that holds this character of the passage. */
  readonly readFrom = (passage: number, index = 0): void => {
    if (this.#state.phase === 'silent' || this.#state.phase === 'asleep') this.#startTimer();
    this.#reader?.hush();
    this.#read(passage, index);
  };

  readonly pause = (): void => {
    if (this.#state.phase !== 'reading') return;
    this.#reader?.hush();
    this.#tell({ phase: 'paused' });
  };

  readonly resume = (): void => {
    const { phase, passage, spoken } = this.#state;
    if (phase === 'resting' || phase === 'silent') this.readFrom(0);
    if (phase === 'asleep') this.readFrom(passage, spoken?.sentence.start);
    if (phase !== 'paused') return;
    this.#tell({ phase: 'reading' });
    this.#tune();
    if (this.#reader === undefined) this.#read(passage, spoken?.sentence.start ?? 0);
    else this.#reader.goOn();
  };

  /** The sentence before the one that is being read, or after it; the passage, where no sentence is known. */
  readonly step = (by: -1 | 1): void => {
    const { passages, language } = this.#options;
    const { passage, spoken } = this.#state;
    const sentencesIn = (number: number) => sentencesOf(passages[number] ?? '', language);
    const here = sentencesIn(passage);
    const beside = spoken && here[sentenceAt(here, spoken.sentence.start) + by];
    const next = Math.max(0, passage + by);
    if (beside !== undefined) this.readFrom(passage, beside.start);
    else if (by === -1 && passage > 0) this.readFrom(next, spoken && sentencesIn(next).at(-1)?.start);
    else if (next < passages.length) this.readFrom(next);
  };

  readonly stop = (): void => {
    this.#reader?.hush();
    this.#reader = undefined;
    this.#stopClock();
    this.#endsAt = undefined;
    this.#tell(silent);
  };

  /** Another voice was chosen: it goes on with the sentence that is being read. */
  readonly changeVoice = (): void => {
    const { phase, passage, spoken } = this.#state;
    this.#reader?.hush();
    this.#reader = undefined;
    if (phase === 'reading') this.#read(passage, spoken?.sentence.start ?? 0);
  };

  #read(passage: number, index: number): void {
    const text = this.#options.passages[passage];
    if (text === undefined) {
      this.#finish();
      return;
    }
    const isCurrent = () => this.#state.passage === passage && this.#state.phase === 'reading';
    const reader = this.#options.readerFor(passage, {
      onSpoken: (spoken) => isCurrent() && this.#tell({ spoken }),
      onEnd: () => isCurrent() && this.#read(passage + 1, 0),
      onFault: () => isCurrent() && this.#fallSilent(passage),
    });
    this.#reader = reader;
    this.#tell({ phase: 'reading', passage, spoken: undefined });
    if (reader === undefined) {
      this.#fallSilent(passage);
      return;
    }
    this.#tune();
    reader.read(passage, index);
  }

  #fallSilent(passage: number): void {
    if (this.#options.onSilence(passage)) this.#read(passage, 0);
    else {
      this.stop();
      this.#options.onFault();
    }
  }

  /** The good night is said. What is heard of the night goes on until the timer ends it, or sinks now. */
  #finish(): void {
    this.#reader = undefined;
    if (listeningSettings().sound === 'none') {
      this.stop();
      return;
    }
    if (timerLength(this.#timer) === undefined) this.#endsAt = Date.now() + sinking;
    this.#tell({ phase: 'resting', spoken: undefined });
    this.#tick();
  }

  #startTimer(): void {
    this.#timer = listeningSettings().timer;
    const length = timerLength(this.#timer);
    this.#endsAt = length === undefined ? undefined : Date.now() + length;
    this.#tell({ left: length, loudness: 1 });
    this.#stopClock();
    this.#clock = setInterval(() => this.#tick(), 1000);
    this.#leaveSettings = onListeningSettings(() => this.#followSettings());
    this.#tick();
  }

  #stopClock(): void {
    clearInterval(this.#clock);
    this.#leaveSettings();
  }

  #followSettings(): void {
    const { phase } = this.#state;
    if (phase === 'silent' || phase === 'asleep') return;
    if (phase === 'resting' && listeningSettings().sound === 'none') this.stop();
    else if (listeningSettings().timer !== this.#timer) this.#startTimer();
    else this.#tune();
  }

  #tick(): void {
    const left = this.#endsAt === undefined ? undefined : Math.max(0, this.#endsAt - Date.now());
    if (left === 0) this.#fallAsleep();
    else {
      if (left !== undefined) this.#tell({ left, loudness: loudnessBefore(left) });
      this.#tune();
    }
  }

  #fallAsleep(): void {
    this.#reader?.hush();
    this.#reader = undefined;
    this.#stopClock();
    const { phase } = this.#state;
    this.#endsAt = undefined;
    if (phase === 'resting') this.stop();
    else this.#tell({ phase: 'asleep', left: 0, loudness: 0 });
  }

  #tune(): void {
    const volume = this.#timer === 'story' ? voiceBeforeLastWord(this.#leftOfStory()) : this.#state.loudness;
    this.#reader?.tune({ speed: listeningSettings().speed, volume });
  }

  /** About how long the story has left, in milliseconds. */
  #leftOfStory(): number {
    const { passage, spoken } = this.#state;
    const letters = this.#options.passages.slice(passage).join('').length - (spoken?.sentence.start ?? 0);
    return (letters / (usualPace * listeningSettings().speed)) * 1000;
  }

  #tell(change: Partial<ListeningState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
