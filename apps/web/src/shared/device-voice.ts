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
 * The voices of a language that speak on the device itself, the calmest first. A voice that is not the device's own
 * would be sent the story, and with it the family's names.
 */
function bedtimeVoices(voices: readonly SpeechSynthesisVoice[], language: Language): readonly SpeechSynthesisVoice[] {
  const fit = voices.filter(
    (voice) => voice.localService && inLanguage(voice, language) && !unfitForBedtime.test(voice.name),
  );
  const rank = ({ name, default: isDefault }: SpeechSynthesisVoice) =>
    naturalSounding.test(name) ? 0 : isDefault ? 1 : 2;
  return fit.sort((one, other) => rank(one) - rank(other));
}

/** The device's voices for a language, the best first, once the device has said which ones it has. */
export function useDeviceVoices(language: Language): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => bedtimeVoices(deviceVoices(), language));
  useEffect(() => {
    const choose = () => setVoices(bedtimeVoices(deviceVoices(), language));
    choose();
    if (!('speechSynthesis' in window)) return;
    speechSynthesis.addEventListener('voiceschanged', choose);
    return () => speechSynthesis.removeEventListener('voiceschanged', choose);
  }, [language]);
  return voices;
}

function deviceVoices(): readonly SpeechSynthesisVoice[] {
  // A web view inside another app may have no speech at all.
  return 'speechSynthesis' in window ? speechSynthesis.getVoices() : [];
}
