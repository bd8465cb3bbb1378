import type { Language } from '@sagolykta/domain/language';
import { type Heard, sentenceTimes } from '@sagolykta/domain/sentence-times';
import { type Stretch, sentenceAt, sentencesOf } from '@sagolykta/domain/sentences';
import { hearSound } from './hear-sound.ts';
import type { Reader, ReaderEvents } from './reader.ts';

/** A passage that has been read before: where its sound is, and which part of it is to be heard, in milliseconds. */
export interface Sound {
  readonly address: string;
  readonly from?: number;
  readonly to?: number;
  /** Of full; a loud one is turned down. */
  readonly level?: number;
}

interface SoundReaderOptions extends ReaderEvents {
  readonly passages: readonly string[];
  readonly language: Language;
  readonly soundOf: (passage: number) => Sound | undefined;
  /** The words are the passage's own, so its sentences can be found in the sound. Otherwise only the passage is told. */
  readonly isWordForWord: boolean;
}

/** How long nothing may be heard before somebody else reads, in milliseconds. */
const patience = 8_000;

/** Plays sounds of passages, one after the other. */
export function soundReader(options: SoundReaderOptions): Reader {
  const { passages, language, soundOf, isWordForWord, onSpoken, onEnd, onFault } = options;
  // One for all passages: a browser lets no other begin than the one that was touched.
  const player = new Audio();
  const heard = new Map<number, Heard>();
  let speed = 1;
  let volume = 1;
  let current: { passage: number; sound: Sound; sentences: readonly Stretch[]; told: number } | undefined;
  let isReading = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    player.playbackRate = speed;
    player.volume = Math.min(1, volume * (current?.sound.level ?? 1));
  };
  const hush = () => {
    isReading = false;
    clearTimeout(silence);
    player.pause();
  };
  const giveUp = () => {
    if (!isReading) return;
    hush();
    current = undefined;
    onFault();
  };
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patience);
  };
  const finish = () => {
    if (!isReading) return;
    hush();
    current = undefined;
    onEnd();
  };
  const times = () => {
    if (current === undefined || !isWordForWord) return [];
    const duration = Number.isFinite(player.duration) ? player.duration * 1000 : 0;
    return sentenceTimes(current.sentences, duration, heard.get(current.passage));
  };
  const tellPlace = () => {
    if (!isReading || current === undefined) return;
    wait();
    const now = player.currentTime * 1000;
    if (current.sound.to !== undefined && now >= current.sound.to) return finish();
    const number = times().findLastIndex((time) => time <= now);
    const sentence = current.sentences[number];
    if (sentence === undefined || number === current.told) return;
    current.told = number;
    onSpoken({ sentence });
  };
  const listenTo = (passage: number) => {
    const sound = soundOf(passage);
    if (!isWordForWord || sound === undefined || passage >= passages.length || heard.has(passage)) return;
    // Without it the sentences are found by their letters; and what did not come is asked for once more when it is to be heard.
    hearSound(sound.address)
      .then((loudness) => heard.set(passage, loudness))
      .catch(() => {});
  };

  player.preservesPitch = true;
  player.addEventListener('timeupdate', tellPlace);
  player.addEventListener('ended', finish);
  player.addEventListener('error', giveUp);
  // Both are with the browser by then, or soon: the one is being played, the next is fetched while it is heard.
  player.addEventListener('playing', () => {
    if (!isReading || current === undefined) return;
    listenTo(current.passage);
    listenTo(current.passage + 1);
  });

  const play = () => {
    isReading = true;
    apply();
    wait();
    player.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) giveUp();
    });
  };
  const read = (passage: number, index: number) => {
    const sound = soundOf(passage);
    if (sound === undefined) return onFault();
    const sentences = sentencesOf(passages[passage] ?? '', language);
    const number = isWordForWord ? sentenceAt(sentences, index) : 0;
    const isLoaded = current?.passage === passage && player.readyState >= HTMLMediaElement.HAVE_METADATA;
    current = { passage, sound, sentences, told: number };
    onSpoken(isWordForWord && sentences[number] !== undefined ? { sentence: sentences[number] } : undefined);
    const seek = () => {
      const start = number === 0 ? (sound.from ?? 0) : (times()[number] ?? 0);
      if (start > 0 || isLoaded) player.currentTime = start / 1000;
    };
    if (isLoaded) seek();
    else {
      player.src = sound.address;
      player.addEventListener('loadedmetadata', seek, { once: true });
    }
    play();
  };
  return {
    read,
    goOn: () => (current === undefined ? undefined : play()),
    hush,
    tune: (tuning) => {
      ({ speed, volume } = tuning);
      apply();
    },
  };
}
