import type { Language } from '@sagolykta/domain/language';
import { sentenceAt, sentencesOf, wordAt } from '@sagolykta/domain/sentences';
import type { Reader, ReaderEvents } from './reader.ts';

/** A little slower than speech: for somebody who is falling asleep. */
const calmRate = 0.9;

interface DeviceReaderOptions extends ReaderEvents {
  readonly passages: readonly string[];
  readonly language: Language;
  readonly voice: SpeechSynthesisVoice;
}

/** The device's own voice, a sentence at a time: so it can be hushed, turned down and taken up again everywhere alike. */
export function deviceReader({ passages, language, voice, onSpoken, onEnd, onFault }: DeviceReaderOptions): Reader {
  let speed = 1;
  let volume = 1;
  let place = { passage: 0, number: 0 };
  // Held for as long as it speaks: Chrome forgets to tell the end of one that nobody holds.
  let spoken: SpeechSynthesisUtterance | undefined;

  const say = (passage: number, number: number) => {
    const text = passages[passage] ?? '';
    const sentence = sentencesOf(text, language)[number];
    place = { passage, number };
    if (sentence === undefined) {
      spoken = undefined;
      return onEnd();
    }
    const utterance = new SpeechSynthesisUtterance(text.slice(sentence.start, sentence.end).trimEnd());
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = calmRate * speed;
    utterance.volume = volume;
    utterance.onboundary = ({ name, charIndex }) => {
      if (utterance !== spoken || name === 'sentence') return;
      const word = wordAt(text, sentence.start + charIndex);
      if (word !== undefined && word.end <= sentence.end) onSpoken({ sentence, word });
    };
    utterance.onend = () => {
      if (utterance === spoken) say(passage, number + 1);
    };
    utterance.onerror = () => {
      if (utterance !== spoken) return;
      hush();
      onFault();
    };
    spoken = utterance;
    onSpoken({ sentence });
    speechSynthesis.speak(utterance);
  };
  // Not the browser's own pause: on Android that ends the speech, and elsewhere it outlives the page.
  const hush = () => {
    if (spoken === undefined) return;
    spoken = undefined;
    speechSynthesis.cancel();
  };
  return {
    read: (passage, index) => {
      hush();
      say(passage, sentenceAt(sentencesOf(passages[passage] ?? '', language), index));
    },
    hush,
    goOn: () => say(place.passage, place.number),
    tune: (tuning) => {
      ({ speed, volume } = tuning);
    },
  };
}
