/** A little slower than speech: for somebody who is falling asleep. */
const calmRate = 0.9;

export interface Reading {
  readonly pause: () => void;
  /** Goes on from the beginning of the sentence that was cut short. */
  readonly resume: () => void;
  readonly stop: () => void;
}

interface ReadAloud {
  readonly passages: readonly string[];
  /** Where to begin: the first passage is 0. */
  readonly from: number;
  readonly voice: SpeechSynthesisVoice;
  readonly onPassage: (passage: number) => void;
  readonly onEnd: () => void;
  /** The voice failed. Nothing more will be read. */
  readonly onFault: () => void;
}

/** Has the device read passages aloud, one after the other. Throws nothing; after `stop` nothing more is told. */
export function readAloud({ passages, from, voice, onPassage, onEnd, onFault }: ReadAloud): Reading {
  let passage = from;
  /** How far into the passage the voice has come, in characters, on devices that tell. */
  let heard = 0;
  // Held for as long as it speaks: Chrome forgets to tell the end of one that nobody holds.
  let spoken: SpeechSynthesisUtterance | undefined;

  const speak = () => {
    const text = passages[passage];
    if (text === undefined) return onEnd();
    onPassage(passage);
    const start = sentenceStart(text, heard, voice.lang);
    const utterance = new SpeechSynthesisUtterance(text.slice(start));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = calmRate;
    utterance.onboundary = ({ charIndex }) => {
      if (utterance === spoken) heard = start + charIndex;
    };
    utterance.onend = () => {
      if (utterance !== spoken) return;
      passage += 1;
      heard = 0;
      speak();
    };
    utterance.onerror = () => {
      if (utterance !== spoken) return;
      hush();
      onFault();
    };
    spoken = utterance;
    speechSynthesis.speak(utterance);
  };
  // Not the browser's own pause: on Android that ends the speech, and elsewhere it outlives the page.
  const hush = () => {
    if (spoken === undefined) return;
    spoken = undefined;
    speechSynthesis.cancel();
  };

  speak();
  return { pause: hush, resume: speak, stop: hush };
}

/** Where the sentence begins that holds the character at `index`. */
function sentenceStart(text: string, index: number, language: string): number {
  const locale = language.replace('_', '-');
  return new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text).containing(index)?.index ?? 0;
}
