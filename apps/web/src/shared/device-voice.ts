import type { Story } from '@sagolykta/contract/stories';
import { useEffect, useState } from 'react';

type Language = Story['language'];

/** Voices that sing, whisper or croak for fun; on an Apple device they come first in the list. */
const unfitForBedtime =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|fred|good news|jester|junior|kathy|organ|ralph|superstar|trinoids|whisper|wobble|zarvox|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i;
const naturalSounding = /natural|neural|premium|enhanced|förbättrad/i;

function inLanguage({ lang }: SpeechSynthesisVoice, language: Language): boolean {
  // Android writes sv_SE.
  return lang.toLowerCase().split(/[-_]/)[0] === language;
}

/**
 * The calmest voice of a language that speaks on the device itself; undefined when there is none. A voice that is not
 * the device's own would be sent the story, and with it the family's names.
 */
function bedtimeVoice(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | undefined {
  const fit = voices.filter(
    (voice) => voice.localService && inLanguage(voice, language) && !unfitForBedtime.test(voice.name),
  );
  return fit.find(({ name }) => naturalSounding.test(name)) ?? fit.find((voice) => voice.default) ?? fit[0];
}

/** The device's voice for a language, once the device has said which ones it has. */
export function useDeviceVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState(() => bedtimeVoice(deviceVoices(), language));
  useEffect(() => {
    const choose = () => setVoice(bedtimeVoice(deviceVoices(), language));
    choose();
    if (!('speechSynthesis' in window)) return;
    speechSynthesis.addEventListener('voiceschanged', choose);
    return () => speechSynthesis.removeEventListener('voiceschanged', choose);
  }, [language]);
  return voice;
}

function deviceVoices(): readonly SpeechSynthesisVoice[] {
  // A web view inside another app may have no speech at all.
  return 'speechSynthesis' in window ? speechSynthesis.getVoices() : [];
}
