import type { Story } from '@sagolykta/contract/stories';
import { nightSounds } from '@sagolykta/domain/night-sounds';
import { useEffect, useRef } from 'react';
import type { ListeningState } from './listening-session.ts';
import { useListeningSettings } from './listening-settings.ts';
import { NightSpeaker } from './night-sounds/night-speaker.ts';

/** Under a voice the night is a whisper, of what it is alone. */
const underVoice = 0.4;

/** The night outside, under the reading and on after it, for as long as somebody listens. */
export function useNight(story: Story, { phase, loudness }: ListeningState): void {
  const { sound: chosen } = useListeningSettings();
  const speaker = useRef<NightSpeaker>(undefined);
  const isHeard = phase === 'reading' || phase === 'resting';
  const sound = !isHeard || chosen === 'none' ? null : chosen === 'place' ? soundOfPlace(story) : chosen;
  const level = loudness * (phase === 'reading' ? underVoice : 1);
  useEffect(() => {
    if (sound === null && speaker.current === undefined) return;
    speaker.current ??= new NightSpeaker();
    void speaker.current.order({ sound, loudness: level });
  }, [sound, level]);
  useEffect(() => {
    return () => {
      void speaker.current?.close();
      speaker.current = undefined;
    };
  }, []);
}

/** Told with the story; one that was kept for offline before there were nights tells none. */
export function soundOfPlace({ nightSound }: Story) {
  return nightSounds.find((known) => known === nightSound) ?? 'rain-on-the-roof';
}
