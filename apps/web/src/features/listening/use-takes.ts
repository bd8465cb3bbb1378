import type { Story } from '@sagolykta/contract/stories';
import { trimmedVoice } from '@sagolykta/domain/recorded-voice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { decodeRoughly, loudnessOf } from './hear-sound.ts';
import { record, type Take } from './microphone.ts';
import { type HeardTake, keepTake, recordingsQuery } from './recordings.ts';

/** 'quiet': nobody was heard. 'refused': no microphone. 'lost': it could not be kept, and may be sent again. */
type TakeState = 'ready' | 'recording' | 'keeping' | 'quiet' | 'refused' | 'lost';

/** Takes of one reader, one passage at a time; the microphone is let go with each. */
export function useTakes(story: Story, reader: string) {
  const [state, setState] = useState<TakeState>('ready');
  const take = useRef<Take>(undefined);
  const unsent = useRef<HeardTake>(undefined);
  const queries = useQueryClient();
  useEffect(() => () => take.current?.cancel(), []);

  const send = async () => {
    if (unsent.current === undefined) return;
    setState('keeping');
    try {
      await keepTake(unsent.current);
      unsent.current = undefined;
      await queries.invalidateQueries({ queryKey: recordingsQuery(story.id).queryKey });
      setState('ready');
    } catch {
      setState('lost');
    }
  };
  return {
    state,
    /** Another passage is begun: what was told of the last one is told no more. */
    forget: () => {
      unsent.current = undefined;
      setState('ready');
    },
    loudness: () => take.current?.loudness() ?? 0,
    begin: async () => {
      try {
        take.current = await record();
        setState('recording');
      } catch {
        setState('refused');
      }
    },
    finish: async (passage: number) => {
      const sound = await take.current?.stop();
      take.current = undefined;
      if (sound === undefined) return;
      setState('keeping');
      const heard = await decodeRoughly(await sound.arrayBuffer()).then(loudnessOf, () => undefined);
      const trimmed = heard && trimmedVoice(heard);
      if (trimmed === undefined || trimmed.isTooQuiet) return setState('quiet');
      unsent.current = { storyId: story.id, passage, reader, sound, trimmed };
      await send();
    },
    send,
  };
}
